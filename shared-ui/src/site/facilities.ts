/** Whether to show a facility: it is not empty, not false, and not one of the texts None, Null and False (spec.md section 5). */
export function hasValue(value: unknown): boolean {
  if (typeof value !== 'string') return value !== null && value !== undefined && value !== false
  return !['', 'none', 'null', 'false'].includes(value.trim().toLowerCase())
}

/** Where only a part has shade or a fence, the flag is null and the details say so. */
export const isPartly = (flag: unknown, details: unknown) => flag === null && hasValue(details)

const FREE = ['free_street_parking', 'free_parking_lot', 'free_garage_parking'] as const
const PAID = ['paid_street_parking', 'paid_parking_lot', 'paid_garage_parking'] as const

/** The columns that say whether one can park. */
export const PARKING_COLUMNS =
  'parking, free_street_parking, free_parking_lot, free_garage_parking, paid_street_parking, paid_parking_lot, paid_garage_parking'

export type ParkingColumns = { parking: string | null } & Partial<
  Record<(typeof FREE | typeof PAID)[number], unknown>
>

export type Parking = 'free' | 'paid' | 'yes' | 'no'

/** Whether there is parking; `yes` if it is both free and paid, or if the price is not known. Null if nothing is known. */
export function parkingOf(row: ParkingColumns): Parking | null {
  const [isFree, isPaid] = [FREE, PAID].map((columns) => columns.some((column) => row[column] === true))
  if (isFree && isPaid) return 'yes'
  if (isFree) return 'free'
  if (isPaid) return 'paid'
  const { parking } = row
  if (parking === 'yes' || parking === 'no' || parking === 'free' || parking === 'paid') return parking
  return [...FREE, ...PAID].every((column) => row[column] === false) ? 'no' : null
}
