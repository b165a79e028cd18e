import { borrow } from 'federation/borrow'
import { Heart } from 'lucide-react'
import { Button, theme } from 'shared-ui'
import styled from 'styled-components'

/** The heart on a card, lent by mfe-lists. Without it a quiet heart of the same size stands there. */
export const CardSaveButton = borrow('lists/SaveButton', { fallback: <HeartShape /> })

/** "Save" beside the title of an activity's page, lent by mfe-lists. */
export const PageSaveButton = borrow('lists/SaveButton', {
  fallback: (
    <Button variant="secondary" size="compact" icon={<Heart />} disabled>
      Save
    </Button>
  ),
})

function HeartShape() {
  return (
    <Disc aria-hidden="true">
      <Heart size={20} />
    </Disc>
  )
}

/* White with ink in both themes, as everything on pictures. */
const Disc = styled.span`
  display: grid;
  place-items: center;
  width: ${theme.target};
  height: ${theme.target};
  border-radius: 50%;
  background: #fff;
  color: #12302f;
`
