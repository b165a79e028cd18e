import { History, X } from 'lucide-react'
import { IconButton, media, theme } from 'shared-ui'
import styled from 'styled-components'
import type { Filters } from '../filters/filters'
import { filterChips } from './filterChips'

/** More names do not fit next to the heading. */
const MAX_NAMES = 3

type ContinueWithProps = {
  last: Filters
  today: string
  onContinue: (filters: Filters) => void
  onForget: () => void
}

/** Offers the filters of the last visit: one tap uses them, one forgets them. */
export function ContinueWith({ last, today, onContinue, onForget }: ContinueWithProps) {
  const names = [
    last.search && `\u201c${last.search}\u201d`,
    ...filterChips({ ...last, location: '' }, today).map(({ label }) => label),
  ]
  const shown = [...names, last.location].filter(Boolean)
  const rest = shown.length - MAX_NAMES
  return (
    <Offer>
      <Use type="button" onClick={() => onContinue(last)}>
        <History />
        Continue with: {shown.slice(0, MAX_NAMES).join(', ')}
        {rest > 0 && ` and ${rest} more`}
      </Use>
      <IconButton label="Forget this search" icon={<X />} onClick={onForget} />
    </Offer>
  )
}

const Offer = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  border-radius: ${theme.radius.pill};
  outline: 1px solid transparent; /* seen where colours are forced */
  outline-offset: -1px;
  background: ${theme.color.brandTint};
  color: ${theme.color.brandStrong};

  /* beside the heading; below that width it stands in a row that scrolls */
  ${media.desktop} {
    flex: 0 1 auto;
    min-width: 0;
  }
`

const Use = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.target};
  padding-left: ${theme.space[3]};
  font-size: 0.9375rem;
  font-weight: ${theme.weight.semibold};
  text-align: left;
  min-width: 0;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    width: 18px;
    height: 18px;
  }

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`
