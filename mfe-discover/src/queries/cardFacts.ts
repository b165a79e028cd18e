import {
  hasValue,
  isPartly,
  PARKING_COLUMNS,
  type Parking,
  type ParkingColumns,
  parkingOf,
} from 'shared-ui/facilities'

/** What a card says with an icon. What is not known is not said. */
export type CardFactName =
  | 'free'
  | 'indoor'
  | 'outdoor'
  | 'toilets'
  | 'shade'
  | 'some shade'
  | 'fenced'
  | 'partly fenced'
  | 'parking'
  | 'free parking'
  | 'paid parking'
  | 'cafe'
  | 'bbq'
  | 'seats'

/** The columns that cardFacts reads. */
export const FACT_COLUMNS =
  `free, indoor, toilets, shaded, shaded_details, fenced, fenced_details, dining_options, bbq_available, seating_available, ${PARKING_COLUMNS}` as const

type FactColumns = ParkingColumns &
  Record<'free' | 'indoor', boolean> &
  Record<
    | 'toilets'
    | 'shaded'
    | 'shaded_details'
    | 'fenced'
    | 'fenced_details'
    | 'dining_options'
    | 'bbq_available'
    | 'seating_available',
    unknown
  >

/** product.md part 3, item 3. */
const MAX_FACILITIES = 4

const PARKING: Record<Parking, CardFactName | false> = {
  yes: 'parking',
  free: 'free parking',
  paid: 'paid parking',
  no: false,
}

/** Returns what decides about an outing: whether it is free, indoors or outdoors, and the first four known facilities. */
export function cardFacts(row: FactColumns): CardFactName[] {
  const parking = parkingOf(row)
  const facilities = known([
    hasValue(row.toilets) && 'toilets',
    parking !== null && PARKING[parking],
    hasValue(row.fenced) ? 'fenced' : isPartly(row.fenced, row.fenced_details) && 'partly fenced',
    hasValue(row.shaded) ? 'shade' : isPartly(row.shaded, row.shaded_details) && 'some shade',
    hasValue(row.dining_options) && 'cafe',
    hasValue(row.bbq_available) && 'bbq',
    hasValue(row.seating_available) && 'seats',
  ])
  return [
    ...known([row.free && 'free', row.indoor != null && (row.indoor ? 'indoor' : 'outdoor')]),
    ...facilities.slice(0, MAX_FACILITIES),
  ]
}

const known = (facts: (CardFactName | false | undefined)[]) =>
  facts.filter((fact) => fact !== false && fact !== undefined)
