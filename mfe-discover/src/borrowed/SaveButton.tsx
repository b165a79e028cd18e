import { borrow } from 'federation/borrow'
import type { Fragments } from 'federation/contract'
import { Heart } from 'lucide-react'
import { useEffect, useReducer } from 'react'
import { Button, IconButton, Tooltip, toast } from 'shared-ui'
import styled from 'styled-components'

/**
 * The heart on a card (place "card"), or the Save button on an activity's page ("page"), lent by mfe-lists. The
 * fallback is a heart of the same size that does nothing and whose tooltip says why, as a toast does after a press.
 */
export const SaveButton = borrow('lists/SaveButton', { fallback: InertHeart })

function InertHeart({ activityName, place }: Fragments['lists/SaveButton']) {
  const [presses, press] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    if (presses === 0) return
    // not at once: one that is loading takes the press over and replaces this
    const show = () => toast.error('Saving is not available yet', 'Load the page again in a moment.')
    const timer = setTimeout(show, 2_000)
    return () => clearTimeout(timer)
  }, [presses])

  return (
    <Tooltip text="Saving is unavailable right now">
      {place === 'card' ? (
        <IconButton
          label={`Save ${activityName}`}
          icon={<Heart />}
          look="picture"
          aria-disabled
          onClick={press}
        />
      ) : (
        <Button variant="secondary" size="compact" icon={<Heart />} aria-disabled onClick={press}>
          <AsWideAsSaved>Save</AsWideAsSaved>
        </Button>
      )}
    </Tooltip>
  )
}

/* As wide as the lent button, so that nothing moves when it is loaded or its label changes to Saved. */
const AsWideAsSaved = styled.span`
  &::after {
    content: 'Saved';
    display: block;
    height: 0;
    visibility: hidden;
  }
`
