import { isPlainClick } from 'federation/isPlainClick'
import { RotateCw } from 'lucide-react'
import { type MouseEvent, useCallback, useEffect, useRef } from 'react'
import { ActivityCardSkeleton, ButtonLink, CardGrid, paths, theme } from 'shared-ui'
import styled, { css } from 'styled-components'
import { SummaryCard } from '../cards/SummaryCard'
import { type Filters, writeFilters } from '../filters/filters'
import type { Origin } from '../near/points'
import type { ActivitySummary } from '../queries/cards'
import { PAGE_SIZE } from '../queries/listings'
import { useOnVisible } from './useOnVisible'

/** The number of cards on a phone's first screen, whose pictures are loaded eagerly: the scripts wait for them. */
const FIRST_SEEN = 1

/** From this card on the browser may skip the layout of cards that are out of sight. */
const FAR = 2 * PAGE_SIZE

type ResultGridProps = {
  activities: ActivitySummary[]
  filters: Filters
  /** Where the distances on the cards are counted from. */
  origin: Origin | null
  firstPage: number
  lastPage: number
  hasMore: boolean
  isLoadingMore: boolean
  /** Whether the last attempt to load more has failed. Then only the visitor starts the next one. */
  hasFailed: boolean
  onMore: () => unknown
  /** Called when the page before these is opened: then its link is replaced or removed. */
  onEarlier: () => void
}

/**
 * The cards of all loaded pages. The next page loads when the last card is visible, or by a link, which without scripts
 * opens that page.
 */
export function ResultGrid(props: ResultGridProps) {
  const {
    activities,
    filters,
    origin,
    firstPage,
    lastPage,
    hasMore,
    isLoadingMore,
    hasFailed,
    onMore,
    onEarlier,
  } = props
  const column = useRef<HTMLDivElement>(null)
  const more = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  const loadSeen = useCallback(() => {
    // new cards would push what has the focus out of the window
    if (!isFocusBelow(column.current)) onMore()
  }, [onMore])
  const canLoad = hasMore && !isLoadingMore && !hasFailed
  const lastCard = useOnVisible(canLoad ? loadSeen : undefined)

  // where the link was is the first new card: the focus would leave the window with the link, behind all of them
  const before = useRef(activities)
  useEffect(() => {
    const { length, 0: first } = before.current
    before.current = activities
    if (!isAsked.current || activities.length <= length || activities[0]?.id !== first?.id) return
    isAsked.current = false
    const { activeElement } = document
    // the link may be gone, and Safari gives a clicked one no focus. Who has gone on meanwhile stays there
    if (!more.current?.contains(activeElement) && !activeElement?.matches('body, #main')) return
    const card = column.current?.querySelectorAll('article')[length]
    card?.querySelector('a')?.focus({ preventScroll: true })
  }, [activities])

  function handleMore(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    isAsked.current = true
    if (!isLoadingMore) onMore()
  }

  const slots = activities.map((activity, index) => (
    <Slot
      key={activity.id}
      ref={index === activities.length - 1 ? lastCard : undefined}
      $isFar={index >= FAR}
    >
      <SummaryCard
        activity={activity}
        date={filters.date}
        from={origin?.point}
        priority={index < FIRST_SEEN}
      />
    </Slot>
  ))
  // those without a point come last
  const firstUnknown = origin ? activities.findIndex(({ point }) => point === null) : -1
  const known = firstUnknown < 0 ? slots.length : firstUnknown

  return (
    <Column ref={column}>
      {firstPage > 1 && (
        <More>
          <ButtonLink
            variant="secondary"
            to={paths.activities + writeFilters(filters, firstPage - 1)}
            onClick={(event) => isPlainClick(event) && onEarlier()}
          >
            Earlier activities
          </ButtonLink>
        </More>
      )}
      {known > 0 && (
        <CardGrid label="Activities" isWide>
          {slots.slice(0, known)}
        </CardGrid>
      )}
      {known < slots.length && (
        <>
          <h3>Distance unknown</h3>
          <CardGrid label="Distance unknown" isWide>
            {slots.slice(known)}
          </CardGrid>
        </>
      )}
      {hasMore && (
        <More ref={more} data-screen>
          {hasFailed && !isLoadingMore && <p role="alert">More activities could not be loaded.</p>}
          <ButtonLink
            variant="secondary"
            to={paths.activities + writeFilters(filters, lastPage + 1)}
            icon={hasFailed && <RotateCw />}
            busy={isLoadingMore}
            busyLabel="Loading more..."
            onClick={handleMore}
          >
            {hasFailed ? 'Retry' : 'Load more'}
          </ButtonLink>
        </More>
      )}
    </Column>
  )
}

/** Whether somebody who uses the keyboard is past the cards, at the link to more or at the footer. */
function isFocusBelow(column: Element | null): boolean {
  const focused = document.activeElement?.closest(':focus-visible')
  const last = [...(column?.querySelectorAll('article') ?? [])].at(-1)
  // what is in the card follows it too, and is contained
  return focused != null && last?.compareDocumentPosition(focused) === Node.DOCUMENT_POSITION_FOLLOWING
}

/** Placeholders for the first page. */
export function ResultGridSkeleton() {
  return (
    <div aria-hidden="true">
      <CardGrid isWide>
        {Array.from({ length: PAGE_SIZE }, (_, index) => `card ${index}`).map((key) => (
          <ActivityCardSkeleton key={key} />
        ))}
      </CardGrid>
    </div>
  )
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
`

const More = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
`

/*
 * Cards far down are laid out only near the window (content-visibility). This also clips them at their edge: the
 * padding, with an equal negative margin, makes room for focus rings and shadows.
 */
const Slot = styled.div<{ $isFar: boolean }>`
  ${({ $isFar }) =>
    $isFar &&
    css`
      margin: calc(-1 * ${theme.space[3]});
      padding: ${theme.space[3]};
      content-visibility: auto;
      contain-intrinsic-size: auto 380px;
    `}
`
