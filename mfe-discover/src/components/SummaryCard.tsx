import { ActivityCard, paths, slugify, sydneyToday } from 'shared-ui'
import type { DateFilter } from '../dateFilter'
import { openingLine } from '../openingHours'
import type { ActivitySummary } from '../queries/listings'
import { SaveButton } from './SaveButton'

type SummaryCardProps = {
  activity: ActivitySummary
  /** The chosen date, whose hours the card shows; null shows those of today. */
  date?: DateFilter | null
  /** For the first cards of a page: the picture is fetched at once. */
  priority?: boolean
}

/** An activity in a grid, with the heart that saves it. */
export function SummaryCard({ activity, date = null, priority }: SummaryCardProps) {
  const { id, name, suburb, image, ageLabel, hours, eventDates, tags } = activity
  return (
    <ActivityCard
      to={paths.activity(id, slugify(name))}
      name={name}
      location={suburb}
      image={image}
      ageLabel={ageLabel}
      opening={openingLine(hours, date, sydneyToday()) ?? eventDates}
      tags={tags}
      action={<SaveButton activityId={id} activityName={name} place="card" />}
      priority={priority}
    />
  )
}
