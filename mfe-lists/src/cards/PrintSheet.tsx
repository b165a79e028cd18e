import {
  datesOf,
  Emoji,
  formatLongDate,
  hoursThatDay,
  openingLine,
  paths,
  regularHours,
  siteOrigin,
  slugify,
  useSydneyToday,
} from 'shared-ui'
import styled from 'styled-components'
import { placeOf } from '../calendar/calendarEntries'
import type { SavedActivity } from '../queries/savedActivities'
import { Printed } from './Printed'

type PrintSheetProps = {
  name: string
  emoji: string
  activities: SavedActivity[]
  /** Notes by activity id; only for the parent's own list. */
  notes?: Record<string, string>
}

/** The list for print: place, time, phone number and URL. It is hidden on screen. */
export function PrintSheet({ name, emoji, activities, notes = {} }: PrintSheetProps) {
  const today = useSydneyToday()
  const origin = siteOrigin() || window.location.origin
  return (
    <Printed>
      <Title>
        <Emoji stored={emoji} /> {name}
      </Title>
      <p>Printed on {formatLongDate(today)}. Check with the venue before you go.</p>
      <Rows>
        {activities.map((activity) => (
          <Row key={activity.id}>
            <Name>{activity.name}</Name>
            <p>{factsOf(activity, today).join(' · ')}</p>
            {notes[activity.id] && <p>Note: {notes[activity.id]}</p>}
            <p>{origin + paths.activity(activity.id, slugify(activity.name))}</p>
          </Row>
        ))}
      </Rows>
    </Printed>
  )
}

function factsOf(activity: SavedActivity, today: string): string[] {
  const dates = datesOf(activity, today)
  const hours = hoursThatDay(today, activity.hours)
  return [
    placeOf(activity),
    dates,
    hours ? `Today: ${hours}` : !dates && openingLine(regularHours(activity.hours), null, today),
    activity.phone_number && `Phone: ${activity.phone_number}`,
  ].filter((fact): fact is string => Boolean(fact))
}

const Title = styled.p`
  font-size: 20pt;
  font-weight: 700;
  line-height: 1.2;
  padding-bottom: 4pt;
`

const Rows = styled.ol`
  margin-top: 10pt;
`

const Row = styled.li`
  padding-block: 7pt;
  border-top: 0.75pt solid #999;
  overflow-wrap: anywhere;
  break-inside: avoid;
`

const Name = styled.p`
  font-size: 12.5pt;
  font-weight: 700;
`
