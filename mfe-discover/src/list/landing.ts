import { findCategory } from '../filters/categories'
import { countFilters, type Filters } from '../filters/filters'
import { localityOf } from '../filters/locality'
import { placeInWords, placeOf } from '../filters/place'

type Landing = { title: string; description: string; filters: Filters }

/**
 * What the list says of itself to search engines where it has exactly one category or one suburb, with the filters in
 * the one spelling that they are listed by. Undefined for every other list.
 * @param suburb the suburb that the location names; any other text can stand there too
 */
export function landingOf(filters: Filters, suburb: string | null): Landing | undefined {
  const { search, location, categories } = filters
  if (isOnlyLocation(filters)) {
    const place = placeOf(location)
    const name = place.kind === 'region' ? place.region.name : suburb
    return name
      ? about(`Things to do with kids in ${placeInWords(name)}`, { ...filters, location: name })
      : undefined
  }
  if (search || location || categories.length !== 1 || countFilters(filters) !== 1) return undefined
  const category = findCategory(categories[0] ?? '')
  return category && about(`${category.label} for kids in Sydney`, filters)
}

type Found = { activities: readonly { suburb: string | null }[]; total: number }

/** The suburb that a location names, if one of the activities is there. */
export function suburbIn({ activities }: Found, location: string): string | null {
  const wanted = localityOf(location).toLowerCase()
  return activities.find(({ suburb }) => suburb?.toLowerCase() === wanted)?.suburb ?? null
}

/**
 * The name to ask the database for, or null. A location also finds suburbs that only contain its name: those that have
 * exactly its name can all be on other pages.
 */
export function suburbToFind(filters: Filters, found: Found): string | null {
  const { location } = filters
  const isComplete = found.activities.length === found.total
  return isOnlyLocation(filters) &&
    placeOf(location).kind === 'name' &&
    !isComplete &&
    !suburbIn(found, location)
    ? localityOf(location)
    : null
}

const isOnlyLocation = (filters: Filters) =>
  filters.location !== '' && filters.search === '' && countFilters(filters) === 0

const about = (title: string, filters: Filters): Landing => ({
  title,
  description: `${title}: opening hours, ages, what is free or indoors, and what is nearby. Save what you like to your own lists.`,
  filters: { ...filters, sort: 'recommended', view: 'list' },
})
