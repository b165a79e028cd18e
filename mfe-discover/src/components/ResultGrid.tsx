import { type ReactNode, useCallback } from 'react'
import { ActivityCardSkeleton, Button, CardGrid, media, theme } from 'shared-ui'
import styled, { keyframes } from 'styled-components'
import type { DateFilter } from '../dateFilter'
import { type ActivitySummary, PAGE_SIZE } from '../queries/listings'
import { useOnVisible } from '../useOnVisible'
import { SummaryCard } from './SummaryCard'

/** The cards that a screen shows before anything is scrolled: their pictures are fetched at once. */
const FIRST_SEEN = 2

type ResultGridProps = {
  activities: ActivitySummary[]
  date: DateFilter | null
  hasMore: boolean
  isLoadingMore: boolean
  /** The last attempt to load more failed. Then only the visitor starts another one. */
  hasFailed: boolean
  onMore: () => unknown
}

/** The cards of all pages so far. More come when the last one is seen, or by the button. */
export function ResultGrid(props: ResultGridProps) {
  const { activities, date, hasMore, isLoadingMore, hasFailed, onMore } = props
  const loadMore = useCallback(() => void onMore(), [onMore])
  const canLoad = hasMore && !isLoadingMore && !hasFailed
  const lastCard = useOnVisible(canLoad ? loadMore : undefined)

  return (
    <Column>
      <CardGrid label="Activities" columns={4}>
        {activities.map((activity, index) => (
          <div key={activity.id} ref={index === activities.length - 1 ? lastCard : undefined}>
            <SummaryCard activity={activity} date={date} priority={index < FIRST_SEEN} />
          </div>
        ))}
      </CardGrid>
      {hasMore && (
        <More>
          {hasFailed && !isLoadingMore && <p role="alert">More activities could not be loaded.</p>}
          <Button variant="secondary" busy={isLoadingMore} busyLabel="Loading more..." onClick={loadMore}>
            {hasFailed ? 'Try again' : 'Load more'}
          </Button>
        </More>
      )}
    </Column>
  )
}

/** The boxes of the first page. They take their place at once and are seen when loading takes a while. */
export function ResultGridSkeleton() {
  const cards: ReactNode[] = Array.from({ length: PAGE_SIZE }, (_, index) => `card ${index}`).map((key) => (
    <ActivityCardSkeleton key={key} />
  ))
  return (
    <Late aria-hidden="true">
      <CardGrid columns={4}>{cards}</CardGrid>
    </Late>
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

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`

const Late = styled.div`
  animation: ${appear} 1ms 200ms both;

  ${media.reducedMotion} {
    animation: none;
  }
`
