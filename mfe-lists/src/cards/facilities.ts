import { hasValue, isPartly, parkingOf } from 'shared-ui/facilities'
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
  { label: 'Fence', answer: ({ fenced, fenced_details }) => inPart(fenced, fenced_details) },
  { label: 'Shade', answer: ({ shaded, shaded_details }) => inPart(shaded, shaded_details) },
  { label: 'Cafe', answer: ({ dining_options }) => (hasValue(dining_options) ? 'Yes' : null) },
  { label: 'BBQ', answer: ({ bbq_available }) => yesOrNo(bbq_available) },
  { label: 'Seats', answer: ({ seating_available }) => yesOrNo(seating_available) },
] as const satisfies readonly Facility[]

export type FacilityLabel = (typeof FACILITIES)[number]['label']

const PARKING = { yes: 'Yes', no: 'No', free: 'Free', paid: 'Paid' } as const

function parking(activity: SavedActivity): Answer | null {
  const told = parkingOf(activity)
  return told && PARKING[told]
}

/** Yes, no, or that only a part of the place has it. */
function inPart(flag: boolean | null, details: string | null): Answer | null {
  return isPartly(flag, details) ? 'Partly' : yesOrNo(flag)
}

function yesOrNo(flag: boolean | null): Answer | null {
  if (flag === true) return 'Yes'
  return flag === false ? 'No' : null
}
