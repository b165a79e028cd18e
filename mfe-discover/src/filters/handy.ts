const isTrue = (column: string) => ({ column, operator: 'eq', value: 'true' })

const PARKING_FLAGS = [
  'free_street_parking',
  'free_parking_lot',
  'free_garage_parking',
  'paid_street_parking',
  'paid_parking_lot',
  'paid_garage_parking',
]

/**
 * "Handy for parents" in the order of the panel (product.md part 3, item 3): the value in the URL, the label, and what it asks of
 * the database. Only what is known to be there matches.
 */
export const HANDY = [
  { name: 'toilets', label: 'Toilets', condition: isTrue('toilets') },
  {
    name: 'shaded',
    label: 'Shade',
    // the facts say of some places that a part of them has shade
    condition: { anyOf: ['shaded.eq.true', 'shaded_details.eq.Partly'] },
  },
  { name: 'fenced', label: 'Fenced', condition: isTrue('fenced') },
  {
    name: 'parking',
    label: 'Parking',
    condition: {
      anyOf: ['parking.in.(yes,free,paid)', ...PARKING_FLAGS.map((flag) => `${flag}.eq.true`)],
    },
  },
  { name: 'transport', label: 'Close to transport', condition: isTrue('close_to_transport') },
  { name: 'prams', label: 'Pram paths', condition: isTrue('pram_paths') },
  { name: 'change', label: 'Baby change', condition: isTrue('baby_change') },
  { name: 'water', label: 'Water play', condition: isTrue('water_play') },
  { name: 'bbq', label: 'BBQ', condition: isTrue('bbq_available') },
  { name: 'dogs', label: 'Dogs allowed', condition: isTrue('allows_dogs') },
  { name: 'parties', label: 'Birthday parties', condition: isTrue('birthday_parties') },
] as const

export type HandyName = (typeof HANDY)[number]['name']

/** Returns the value of the URL parameter `more`, from itself in any case. */
export function findHandy(word: string): HandyName | undefined {
  return HANDY.find(({ name }) => name === word.toLowerCase())?.name
}
