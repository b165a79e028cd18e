import { isPlainClick } from 'federation/isPlainClick'
import { LocateFixed } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, ErrorNotice, media, paths, theme } from 'shared-ui'
import styled from 'styled-components'
import { type Filters, writeFilters } from '../filters/filters'
import { SORTS, type Sort } from '../filters/sort'
import type { Origin } from '../near/points'
import { position } from '../near/position'
import { ViewLink } from './ViewLink'

const LABELS: Record<Sort, string> = { recommended: 'Recommended', nearest: 'Nearest', name: 'Name' }

const PROBLEMS = {
  denied: 'Your device did not share your location. Enter a suburb to see what is near it.',
  unavailable: 'Your location could not be found. Enter a suburb to see what is near it.',
}

type SortBarProps = {
  filters: Filters
  /** Where `nearest` counts from; null if that is not known. */
  origin: Origin | null
  isLoading: boolean
  /** Looks the place up again, after a failure. */
  onLocateAgain?: () => void
  onChange: (filters: Filters) => void
  /** Called if there is no position, to move the focus to the location box. */
  onNoPosition: () => void
}

/**
 * The order of the list, as links, so that it works without scripts, and what is near the visitor. The browser asks for
 * permission only after a click here.
 */
export function SortBar(props: SortBarProps) {
  const { filters, origin, isLoading, onLocateAgain } = props
  const [failure, setFailure] = useState<{ reason: keyof typeof PROBLEMS; filters: string }>()
  const [isAsking, setAsking] = useState(false)
  const { sort, location } = filters
  // another list is not the one for which it failed
  const problem = failure?.filters === writeFilters(filters) && failure.reason

  // what is chosen while the browser asks for permission counts; after the page was left nothing does
  const latest = useRef<SortBarProps>(null)
  useEffect(() => {
    latest.current = props
    return () => {
      latest.current = null
    }
  })

  async function showNearMe() {
    setFailure(undefined)
    setAsking(true)
    const reason = await position.ask()
    const now = latest.current
    if (!now) return
    setAsking(false)
    // without a position a suburb that is entered next is where distances are counted from
    const next: Filters = { ...now.filters, location: reason ? now.filters.location : '', sort: 'nearest' }
    now.onChange(next)
    if (!reason) return
    setFailure({ reason, filters: writeFilters(next) })
    now.onNoPosition()
  }

  function handleSort(event: MouseEvent, chosen: Sort) {
    if (!isPlainClick(event)) return
    setFailure(undefined)
    if (chosen !== 'nearest' || location || position.get()) return
    event.preventDefault()
    void showNearMe()
  }

  return (
    <Bar data-screen>
      <Orders aria-label="Sort by">
        {SORTS.map((each) => (
          <li key={each}>
            <Link
              to={paths.activities + writeFilters({ ...filters, sort: each })}
              aria-current={each === sort || undefined}
              onClick={(event) => handleSort(event, each)}
            >
              {LABELS[each]}
            </Link>
          </li>
        ))}
      </Orders>
      <NearMe>
        <Button
          variant="secondary"
          aria-label="Near me"
          icon={<LocateFixed />}
          busy={isAsking}
          onClick={() => void showNearMe()}
        >
          <Words>Near me</Words>
        </Button>
      </NearMe>
      <ViewLink filters={filters} />
      {problem && <p role="alert">{PROBLEMS[problem]}</p>}
      {onLocateAgain && (
        <ErrorNotice
          look="row"
          title={`We couldn't look up \u201c${location}\u201d.`}
          message="These are not in order of distance."
          onRetry={onLocateAgain}
        />
      )}
      {sort === 'nearest' && !isLoading && !problem && !onLocateAgain && (
        <p role="status">{fromInWords(origin, location)}</p>
      )}
    </Bar>
  )
}

function fromInWords(origin: Origin | null, location: string): string {
  if (origin) return `Nearest first, from ${origin.name}.`
  return location
    ? `We do not know where \u201c${location}\u201d is. Try a suburb, a postcode or a region.`
    : 'Nearest to where? Choose Near me, or enter a suburb.'
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};

  > p {
    flex-basis: 100%;
    min-width: 0;
    color: ${theme.color.inkSoft};
    overflow-wrap: anywhere;
  }

  ${media.phone} {
    column-gap: ${theme.space[2]};
  }
`

/* One bar of three; a target of 44 px each. */
const Orders = styled.ul`
  display: flex;
  flex-wrap: wrap;
  border: 1.5px solid ${theme.color.lineStrong};
  /* that of one row; large text has two */
  border-radius: calc(${theme.target} / 2 + 1.5px);

  > li {
    max-width: 100%;
  }

  a {
    display: flex;
    align-items: center;
    min-height: ${theme.target};
    padding-inline: ${theme.space[3]};
    border-radius: calc(${theme.target} / 2);
    color: ${theme.color.ink};
    font-size: 0.9375rem;
    font-weight: ${theme.weight.semibold};
    text-decoration: none;
  }

  ${media.phone} {
    a {
      padding-inline: 8px;
    }
  }

  a[aria-current] {
    background: ${theme.color.brandTint};
    color: ${theme.color.brand};
  }

  ${media.forcedColors} {
    a[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`

/* On a phone the orders and this are one row, with its icon only. */
const Words = styled.span`
  ${media.phone} {
    display: none;
  }
`

/* The browser can only be asked by a script. */
const NearMe = styled.div`
  > button {
    min-height: calc(${theme.target} + 3px);
  }

  ${media.phone} {
    > button {
      padding-inline: 11px;
    }
  }

  @media (scripting: none) {
    display: none;
  }
`
