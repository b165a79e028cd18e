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
