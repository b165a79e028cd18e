import { findCategory } from '../filters/categories'
import { countFilters, type Filters } from '../filters/filters'
import { localityOf } from '../filters/locality'

export type Landing = { title: string; description: string; filters: Filters }

/**
 * What the list says of itself to search engines where it has exactly one category or one suburb, with the filters in
 * the one spelling that they are listed by. Undefined for every other list. A text is a suburb if a result is there.
 */
export function landingOf(
  filters: Filters,
  shown: readonly { suburb: string | null }[] = [],
): Landing | undefined {
  const { search, location, categories } = filters
  const count = countFilters(filters)
  if (search) return undefined
  if (!location && count === 1 && categories.length === 1) {
    const category = findCategory(categories[0] ?? '')
    return category && about(`${category.label} for kids in Sydney`, filters)
  }
  if (!location || count > 0) return undefined
  const wanted = localityOf(location).toLowerCase()
  const suburb = shown.find((activity) => activity.suburb?.toLowerCase() === wanted)?.suburb
  return suburb ? about(`Things to do with kids in ${suburb}`, { ...filters, location: suburb }) : undefined
}

const about = (title: string, filters: Filters): Landing => ({
  title,
  description: `${title}: opening hours, ages, what is free or indoors, and what is nearby. Save what you like to your own lists.`,
  filters,
})
