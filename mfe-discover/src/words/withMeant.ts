import type { Filters } from '../filters/filters'

/** What the words of a search mean besides what is looked for. */
export type Meant = Pick<Filters, 'search'> &
  Partial<Pick<Filters, 'location' | 'date' | 'features' | 'sort'>>

/** The filters, with what their words mean added. */
export function withMeant(filters: Filters, { features = [], ...meant }: Meant): Filters {
  return { ...filters, ...meant, features: [...new Set([...filters.features, ...features])] }
}
