import { List, Map as MapIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { media, paths, theme } from 'shared-ui'
import styled from 'styled-components'
import { type Filters, writeFilters } from '../filters/filters'

/** From the list to its map, and back. Without scripts there is only the list. */
export function ViewLink({ filters }: { filters: Filters }) {
  const isMap = filters.view === 'map'
  const label = isMap ? 'List' : 'Map'
  return (
    <Pill
      to={paths.activities + writeFilters({ ...filters, view: isMap ? 'list' : 'map' })}
      aria-label={label}
      preventScrollReset
    >
      {isMap ? <List /> : <MapIcon />}
      <span>{label}</span>
    </Pill>
  )
}

/* On a phone the orders, Near me and this are one row. */
const Pill = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: calc(${theme.target} + 3px);
  padding-inline: 20px;
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.ink};
  font-weight: ${theme.weight.semibold};
  text-decoration: none;

  > svg {
    width: 20px;
    height: 20px;
  }

  ${media.hover} {
    &:hover {
      background: ${theme.color.surfaceSunk};
    }
  }

  ${media.phone} {
    padding-inline: 11px;

    > span {
      display: none;
    }
  }

  @media (scripting: none) {
    display: none;
  }
`
