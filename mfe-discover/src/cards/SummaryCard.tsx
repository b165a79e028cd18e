import { Baby } from 'lucide-react'
import { memo, Suspense } from 'react'
import {
  ActivityCard,
  datesNow,
  type HoursRow,
  openingOnCard,
  openState,
  paths,
  type SydneyTime,
  slugify,
  useSydneyTime,
} from 'shared-ui'
import { publicHolidayNote } from 'shared-ui/publicHolidays'
import { SaveButton } from '../borrowed/SaveButton'
import type { DateFilter } from '../filters/dateFilter'
import { weekLine } from '../hours/weekLine'
import { fitLine } from '../kids/kids'
import { useKids } from '../kids/useKids'
import { distanceInWords, type Point } from '../near/points'
import type { ActivitySummary } from '../queries/cards'
import { drawnFacts } from './factLooks'

type SummaryCardProps = {
  activity: ActivitySummary
  /**
   * The chosen date, whose hours the card shows. For null, today and holidays that have begun it shows whether the place is
   * open now.
   */
  date?: DateFilter | null
  /** Where its distance is counted from. */
  from?: Point
  /** Loads the picture eagerly, for the first cards of a page. */
  priority?: boolean
}

/**
 * A card of an activity with its save button. It is memoised: without that, a list of 240 would render all its cards
 * twice for every twelve that are added. In a page from the server React takes over each card by itself, after the rest of
 * the page, so that a filter answers sooner.
 */
export const SummaryCard = memo(function SummaryCard(props: SummaryCardProps) {
  return (
    <Suspense>
      <Card {...props} />
    </Suspense>
  )
})

function Card({ activity, date = null, from, priority }: SummaryCardProps) {
  const { id, name, suburb, image, ageLabel, suits, hours, facts, tags, point } = activity
  const distance = from && point && distanceInWords(from, point)
  const now = useSydneyTime()
  const fit = fitLine(useKids(), suits)
  const isPeriod = date?.kind === 'holidays'
  const eventDates = datesNow(activity.eventDates, activity.lastDay, now.day)
  // of a period that is to come the usual week is shown, or that the place has none, and nothing of today
  const isToCome = isPeriod && date.from > now.day
  const told = isToCome && !hours?.pattern ? undefined : hours
  const opening =
    (isToCome ? weekLine(hours) : null) ??
    openingOnCard({ hours: told, eventDates, now, date: isPeriod ? null : date })
  const note = isToCome ? null : publicHolidayNote(hours, shownDays(date, now, hours))
  return (
    <ActivityCard
      to={paths.activity(id, slugify(name))}
      name={name}
      location={[suburb, distance].filter(Boolean).join(' \u00b7 ') || null}
      image={image}
      ageLabel={ageLabel}
      opening={opening && note ? `${opening}. ${note}` : opening}
      facts={[...(fit ? [{ label: fit, icon: <Baby /> }] : []), ...drawnFacts(facts)]}
      tags={tags}
      action={<SaveButton activityId={id} activityName={name} place="card" image={image} location={suburb} />}
      priority={priority}
    />
  )
}

/** The days whose hours a card shows. */
function shownDays(date: DateFilter | null, now: SydneyTime, hours: HoursRow | undefined): string[] {
  if (date?.kind === 'weekend') return [date.from, date.to]
  if (date?.kind === 'day' && date.day !== now.day) return [date.day]
  return [now.day, openState(hours, now)?.opensOn ?? now.day]
}
