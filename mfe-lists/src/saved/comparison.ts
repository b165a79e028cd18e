import { ageLabel, datesOf, hoursOn, openingLine, openState, type SydneyTime } from 'shared-ui'
import { priceLine } from 'shared-ui/price'
import { FACILITIES } from '../cards/facilities'
import type { SavedActivity } from '../queries/savedActivities'

const COMPARED = ['Toilets', 'Shade', 'Fence', 'Parking', 'Cafe'] as const
const UNKNOWN = 'Not confirmed'

const ACCESS = [
  ['accessible_entrance', 'entrance'],
  ['accessible_parking', 'parking'],
  ['accessible_seating', 'seating'],
  ['accessible_restroom', 'restroom'],
] as const

/** The rows of the comparison (product.md part 3, item 15): a heading, and a text for each activity. */
export function comparison(activities: readonly SavedActivity[], now: SydneyTime) {
  const rows: [heading: string, text: (activity: SavedActivity) => string][] = [
    ['Hours today', (activity) => hoursText(activity, now)],
    ['Ages', (activity) => agesText(ageLabel(activity))],
    ['Price', priceLine],
    ['Indoor', ({ indoor }) => (indoor ? 'Yes' : 'No, outdoor')],
    ...COMPARED.map((label): [string, (activity: SavedActivity) => string] => {
      const facility = FACILITIES.find((other) => other.label === label)
      return [label, (activity) => facility?.answer(activity) ?? UNKNOWN]
    }),
    ['Accessible', accessText],
  ]
  return rows.map(([heading, text]) => ({ heading, texts: activities.map(text) }))
}

function hoursText(activity: SavedActivity, now: SydneyTime): string {
  const row = hoursOn(now.day, activity.hours)
  return datesOf(activity, now.day) ?? openState(row, now)?.text ?? openingLine(row, null, now.day) ?? UNKNOWN
}

const agesText = (label: string) => (label === 'All' ? 'All ages' : label)

function accessText(activity: SavedActivity): string {
  const parts = ACCESS.filter(([column]) => activity[column] === true).map(([, part]) => part)
  if (parts.length > 0) return parts.join(', ')
  return ACCESS.every(([column]) => activity[column] === false) ? 'No' : UNKNOWN
}
