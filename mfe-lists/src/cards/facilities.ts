import type { SavedActivity } from '../queries/savedActivities'

type Answer = 'Yes' | 'Partly' | 'Free' | 'Paid' | 'No'
type Facility = {
  label: string
  /** Null: not known, which is never a "no". */
  answer: (activity: SavedActivity) => Answer | null
}

/** What parents ask of a place, as cards and the comparison say it. */
export const FACILITIES = [
  { label: 'Toilets', answer: ({ toilets }) => yesOrNo(toilets) },
  { label: 'Parking', answer: parking },
  {
    label: 'Fence',
    answer: ({ fenced, fenced_details }) => yesOrNo(fenced) ?? (fenced_details ? 'Partly' : null),
  },
  {
    label: 'Shade',
    answer: ({ shaded, shaded_details }) => yesOrNo(shaded) ?? (shaded_details ? 'Partly' : null),
  },
  { label: 'Cafe', answer: ({ dining_options }) => (dining_options ? 'Yes' : null) },
  { label: 'BBQ', answer: ({ bbq_available }) => yesOrNo(bbq_available) },
  { label: 'Seats', answer: ({ seating_available }) => yesOrNo(seating_available) },
] as const satisfies readonly Facility[]

export type FacilityLabel = (typeof FACILITIES)[number]['label']

/** Whether one can park, by the flags of the venue before the fact of a source. */
function parking(activity: SavedActivity): Answer | null {
  const free = [activity.free_street_parking, activity.free_parking_lot, activity.free_garage_parking]
  const paid = [activity.paid_street_parking, activity.paid_parking_lot, activity.paid_garage_parking]
  if (free.includes(true)) return paid.includes(true) ? 'Yes' : 'Free'
  if (paid.includes(true)) return 'Paid'
  const told = ({ yes: 'Yes', no: 'No', free: 'Free', paid: 'Paid' } as const)[activity.parking ?? '']
  return told ?? ([...free, ...paid].every((flag) => flag === false) ? 'No' : null)
}

function yesOrNo(flag: boolean | null): Answer | null {
  if (flag === true) return 'Yes'
  return flag === false ? 'No' : null
}
