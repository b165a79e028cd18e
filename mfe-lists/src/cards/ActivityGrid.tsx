import type { ReactNode } from 'react'
import {
  ActivityCard,
  ActivityCardSkeleton,
  ageLabel,
  CardGrid,
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
import { datesOf } from '../calendar/calendarEntries'
import placeholder from '../images/placeholder-activity.svg?url'
import type { SavedActivity } from '../queries/savedActivities'

/** The maximum number of placeholders while cards load. */
const MAX_SKELETONS = 6
/** The number of pictures on the first screen, which are loaded eagerly. */
const FIRST_SCREEN = 3

type ActivityGridProps = {
  label: string
  /** The expected number of cards. */
  count: number
  /** undefined while loading. */
  activities: SavedActivity[] | undefined
  error: Error | null
  onRetry: () => void
  action: (activity: SavedActivity) => ReactNode
  /** The content under a card. */
  below?: (activity: SavedActivity) => ReactNode
}

/** The cards of a list, in 1, 2 or 3 columns, depending on the width. */
export function ActivityGrid({ label, count, activities, error, onRetry, action, below }: ActivityGridProps) {
  const now = useSydneyTime()
  if (!activities && error) {
    return <ErrorNotice title="We couldn't load your saved activities" onRetry={onRetry} />
  }
  if (!activities) {
    return (
      <>
        <VisuallyHidden role="status">Loading activities...</VisuallyHidden>
        <CardGrid>
          {Array.from({ length: Math.min(count, MAX_SKELETONS) }, (_, place) => (
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
              eventDates: datesOf(activity),
              now,
            })}
            tags={activity.tags}
            action={action(activity)}
            priority={place < FIRST_SCREEN}
          />
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
