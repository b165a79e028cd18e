import { useQuery } from '@tanstack/react-query'
import { mapStyle } from 'federation/services'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, ErrorNotice, media, theme } from 'shared-ui'
import styled from 'styled-components'
import type { Filters } from '../filters/filters'
import type { Origin } from '../near/points'
import { pinQueries } from '../queries/pins'
import { Attribution } from './Attribution'
import { type Area, isIn } from './area'
import { ChosenCard } from './ChosenCard'
import { canDrawMaps } from './libre'
import { MapCanvas } from './MapCanvas'
import { PinList } from './PinList'
import { shownInWords } from './shownInWords'

export type MapViewProps = {
  filters: Filters
  /** Where distances are counted from. */
  origin: Origin | null
  /** The results as a list, for those that no map can show. */
  list: ReactNode
}

/** The list on a map: pins, beside them the same activities by name, and the card of the chosen one. */
export function MapView({ filters, origin, list }: MapViewProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery(pinQueries.found(filters, origin))
  const [area, setArea] = useState<Area | null>(null)
  const [together, setTogether] = useState<readonly string[] | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [credits, setCredits] = useState<string[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [canDraw] = useState(canDrawMaps)
  const part = useRef<HTMLElement>(null)
  const count = useRef<HTMLParagraphElement>(null)
  const isFromList = useRef(false)
  const pins = data?.pins

  // other results: what was chosen among the ones before is not there any more
  const [shown, setShown] = useState(pins)
  if (pins !== shown) {
    setShown(pins)
    setTogether(null)
    if (chosen && !pins?.some(({ id }) => id === chosen)) setChosen(null)
  }

  useEffect(() => {
    if (error) console.error('The places of the map could not be loaded:', error)
  }, [error])

  if (!data && error)
    return (
      <>
        <ErrorNotice
          title="The map could not be loaded"
          message="Check your connection, then try again. Here is the list."
          onRetry={() => void refetch()}
        />
        {list}
      </>
    )
  if (!data || !pins) return <Waiting role="status">Loading the map...</Waiting>
  if (pins.length === 0)
    return (
      <>
        <p role="status">Nobody has noted yet where these are, so no map can show them. Here is the list.</p>
        {list}
      </>
    )

  const pin = pins.find(({ id }) => id === chosen)
  const here = pins.filter(({ id, point }) => (together ? together.includes(id) : !area || isIn(area, point)))

  function choose(id: string, fromList: boolean) {
    isFromList.current = fromList
    setChosen(id)
  }

  /** Back to what opened the card: a pin, or a name in the list. To what is shown now, where the map was moved away from it. */
  function close() {
    // at once: the pin of a chosen one among several at one place goes with the card
    flushSync(() => setChosen(null))
    const opener = part.current?.querySelector<HTMLElement>(
      `${isFromList.current ? 'ul ' : ''}[data-pin="${chosen}"]`,
    )
    const next = opener ?? count.current
    next?.focus({ preventScroll: true })
  }

  return (
    <Part
      ref={part}
      aria-label="Map"
      aria-busy={isPlaceholderData}
      onKeyDown={(event) => {
        // a dialog of the card has taken it for itself, also while it is busy
        if (event.key === 'Escape' && !event.defaultPrevented && chosen) close()
      }}
    >
      {!canDraw ? (
        <p role="alert">This browser cannot draw the map. These are the places that it would show.</p>
      ) : hasFailed ? (
        <ErrorNotice
          look="row"
          title="The map could not be loaded. These are the places that it would show."
          onRetry={() => setFailed(false)}
        />
      ) : (
        <Sheet>
          <MapCanvas
            pins={pins}
            chosen={chosen}
            style={mapStyle()}
            below={<Attribution credits={credits} />}
            onChoose={(id) => choose(id, false)}
            onTogether={setTogether}
            onMove={setArea}
            onCredits={setCredits}
            onFailure={(reason) => {
              console.error('The map could not be loaded:', reason)
              setFailed(true)
            }}
          />
        </Sheet>
      )}
      <Side>
        {pin && <ChosenCard key={pin.id} pin={pin} filters={filters} origin={origin} onClose={close} />}
        <p role="status" ref={count} tabIndex={-1}>
          {shownInWords(here.length, data, together !== null)}
        </p>
        {together && (
          <Button
            variant="secondary"
            size="compact"
            onClick={() => {
              setTogether(null)
              count.current?.focus({ preventScroll: true })
            }}
          >
            All on the map
          </Button>
        )}
        <PinList pins={here} chosen={chosen} onChoose={(id) => choose(id, true)} />
      </Side>
    </Part>
  )
}

/* As high as the map that comes. */
const Waiting = styled.p`
  min-height: min(60vh, 620px);
`

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  align-items: start;

  &[aria-busy='true'] {
    opacity: 0.6;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 272px;

    > p {
      grid-column: 1 / -1;
    }
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`

const Sheet = styled.div`
  ${media.tablet} {
    position: sticky;
    top: ${theme.space[4]};
  }
`

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`
