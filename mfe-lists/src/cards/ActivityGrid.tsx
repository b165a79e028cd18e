import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import {
  ActivityCard,
  ActivityCardSkeleton,
  ageLabel,
  CardGrid,
  datesOf,
  ErrorNotice,
  openingOnCard,
  paths,
  regularHours,
  slugify,
  theme,
  useSydneyTime,
  VisuallyHidden,
} from 'shared-ui'
import styled from 'styled-components'
import placeholder from '../images/placeholder-activity.svg?url'
import { type IndoorPlace, planBQueries } from '../queries/planB'
import type { SavedActivity } from '../queries/savedActivities'
import { cardFacts } from './cardFacts'
import { IfItRains } from './IfItRains'

/** The maximum number of placeholders while cards load. */
const MAX_SKELETONS = 6
/** The number of pictures on the first screen, which are loaded eagerly. */
const FIRST_SCREEN = 3
const NO_PLANS = new Map<string, IndoorPlace[]>()

type ActivityGridProps = {
  label: string
  /** The expected activities. */
  ids: string[]
  /** undefined while loading. */
  activities: SavedActivity[] | undefined
  error: Error | null
  onRetry: () => void
  action: (activity: SavedActivity) => ReactNode
  /** The content under a card. */
  below?: (activity: SavedActivity) => ReactNode
}

/** The cards of a list, in 1, 2 or 3 columns, depending on the width; what is outdoors has a plan for rain below it. */
export function ActivityGrid({ label, ids, activities, error, onRetry, action, below }: ActivityGridProps) {
  const now = useSydneyTime()
  // fetched and shown together with the activities, so that no row moves later. A list works without them: no error is shown
  const { data: plans = NO_PLANS, isPending } = useQuery({
    ...planBQueries.of(ids),
    placeholderData: keepPreviousData,
  })
  // after a failure there is no plan of before to keep
  const isShown = useRef(false)
  if (activities && !isPending) isShown.current = true
  if (!activities && error) {
    return <ErrorNotice title="We couldn't load your saved activities" onRetry={onRetry} />
  }
  if (!activities || !isShown.current) {
    return (
      <>
        <VisuallyHidden role="status">Loading activities...</VisuallyHidden>
        <CardGrid>
          {Array.from({ length: Math.min(ids.length, MAX_SKELETONS) }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are the same
            <ActivityCardSkeleton key={place} />
          ))}
        </CardGrid>
      </>
    )
  }
  return (
    <CardGrid label={label}>
      {activities.map((activity, place) => (
        <Saved key={activity.id}>
          <ActivityCard
            to={paths.activity(activity.id, slugify(activity.name))}
            name={activity.name}
            location={activity.suburb}
            image={{ ...(activity.image ?? { src: placeholder }), alt: '' }}
            ageLabel={ageLabel(activity)}
            opening={openingOnCard({
              hours: regularHours(activity.hours),
              eventDates: datesOf(activity, now.day),
              now,
            })}
            facts={cardFacts(activity)}
            tags={activity.tags}
            action={action(activity)}
            priority={place < FIRST_SCREEN}
          />
          {plans.has(activity.id) && (
            <IfItRains activityName={activity.name} places={plans.get(activity.id) ?? []} today={now.day} />
          )}
          {below?.(activity)}
        </Saved>
      ))}
    </CardGrid>
  )
}

const Saved = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`
