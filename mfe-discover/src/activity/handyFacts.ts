import { hasValue, isPartly, type ParkingColumns, parkingOf } from 'shared-ui/facilities'

const FLAGS = [
  ['close_to_transport', 'Close to transport'],
  ['pram_paths', 'Pram paths'],
  ['baby_change', 'Baby change'],
  ['water_play', 'Water play'],
  ['bbq_available', 'BBQ'],
  ['seating_available', 'Seats'],
] as const

type Column =
  | (typeof FLAGS)[number][0]
  | 'toilets'
  | 'shaded'
  | 'shaded_details'
  | 'fenced'
  | 'fenced_details'
  | 'dining_options'

/** The columns of "Handy for parents": flags or texts, as the venue or the import wrote them. */
export type HandyColumns = ParkingColumns & Record<Column, unknown>

type HandyFacts = { there: string[]; notThere: string[]; unknown: string[] }

const PARKING = { yes: 'Parking', free: 'Free parking', paid: 'Paid parking', no: false } as const

/**
 * Sorts what parents ask of a place by the answer (product.md part 3, item 3). Null and an empty text are not known; only a false
 * is a "no".
 */
export function handyFacts(row: HandyColumns): HandyFacts {
  const parking = parkingOf(row)
  const answers: [label: string, answer: string | false | null][] = [
    ['Parking', parking && PARKING[parking]],
    ['Toilets', answerOf(row.toilets, 'Toilets')],
    ['Shade', partly(row.shaded, row.shaded_details, 'Shade')],
    ['Fence', partly(row.fenced, row.fenced_details, 'Fenced')],
    ['Cafe', answerOf(row.dining_options, 'Cafe')],
    ...FLAGS.map(([column, label]): [string, string | false | null] => [label, answerOf(row[column], label)]),
  ]
  return {
    there: answers.flatMap(([, answer]) => answer || []),
    notThere: answers.flatMap(([label, answer]) => (answer === false ? label : [])),
    unknown: answers.flatMap(([label, answer]) => (answer === null ? label : [])),
  }
}

/** "Shade: partly", where the details say more than the flag. */
function partly(flag: unknown, details: unknown, label: string): string | false | null {
  const answer = isPartly(flag, details) ? label : answerOf(flag, label)
  return answer && hasValue(details) ? `${label}: ${String(details).toLowerCase()}` : answer
}

/** The label with the text of the column, if it has one; false for a "no", null for what is not known. */
function answerOf(value: unknown, label: string): string | false | null {
  if (value === false || (typeof value === 'string' && value.trim().toLowerCase() === 'false')) return false
  return hasValue(value) ? label : null
}
