/**
 * "Handy for parents" in the order of the panel (product.md part 3, item 3): the value in the URL, which the column
 * "Listings".handy has where it is known to be there, and the label.
 */
export const HANDY = [
  { name: 'toilets', label: 'Toilets' },
  { name: 'shaded', label: 'Shade' },
  { name: 'fenced', label: 'Fenced' },
  { name: 'parking', label: 'Parking' },
  { name: 'transport', label: 'Close to transport' },
  { name: 'prams', label: 'Pram paths' },
  { name: 'change', label: 'Baby change' },
  { name: 'water', label: 'Water play' },
  { name: 'bbq', label: 'BBQ' },
  { name: 'dogs', label: 'Dogs allowed' },
  { name: 'parties', label: 'Birthday parties' },
] as const

export type HandyName = (typeof HANDY)[number]['name']

/** Returns the value of the URL parameter `more`, from itself in any case. */
export function findHandy(word: string): HandyName | undefined {
  return HANDY.find(({ name }) => name === word.toLowerCase())?.name
}
