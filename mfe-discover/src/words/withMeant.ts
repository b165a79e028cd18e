import type { Filters } from '../filters/filters'

/** The lists of filters that words add to. */
const LISTS = ['categories', 'ageRanges', 'features', 'more'] as const

/** What the words of a search mean besides what is looked for. */
export type Meant = Pick<Filters, 'search'> & Partial<Omit<Filters, 'search'>>

/** The filters of an address, with what its words mean added. Its date counts more than a word that is left. */
export const withMeantOf = (asked: Filters, meant: Meant): Filters =>
  withMeant(asked, asked.date ? { ...meant, date: asked.date } : meant)

/** The filters, with what their words mean added. */
export function withMeant(filters: Filters, meant: Meant): Filters {
  const lists = LISTS.map((name) => [name, [...new Set([...filters[name], ...(meant[name] ?? [])])]])
  return { ...filters, ...meant, ...Object.fromEntries(lists) }
}
