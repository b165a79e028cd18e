import { findAgeWord } from './ages'
import { findCategory } from './categories'
import { findFeature } from './features'
import { cleanText, type Filters, firstValue } from './filters'
import { findHandy } from './handy'
import { isNearMe } from './place'
import { readDate, readPeriod } from './readDate'
import { readSort } from './sort'
import { readView } from './view'

const MOST_WORDS = 20

/**
 * URL -> Filters. Ignores unknown parameters and values, and never throws. A date wins over a period. If a parameter is
 * repeated, the first value that is not blank is used; of a list all values are, because a form without scripts sends one for
 * each box. The URL itself is not changed (product.md 1.1). "Near me" as a location asks for the visitor's position and is no
 * place. A separate file, because the home page only writes URLs and does not load it.
 * @param today the calendar day in Sydney, for the words today, tomorrow and weekend
 */
export function readFilters(params: URLSearchParams, today: string): Filters {
  const first = (name: string) => firstValue(params, name)
  const location = cleanText(first('location'))
  return {
    search: cleanText(first('search')),
    location: isNearMe(location) ? '' : location,
    date: readDate(first('date'), today) ?? readPeriod(first('period'), today),
    categories: readWords(params.getAll('categories'), (word) => findCategory(word)?.name ?? word),
    ageRanges: readWords(params.getAll('ageRanges'), findAgeWord),
    features: readWords(params.getAll('features'), (word) => findFeature(word)?.name),
    sort: isNearMe(location) ? 'nearest' : readSort(first('sort')),
    more: readWords(params.getAll('more'), findHandy),
    view: readView(first('view')),
  }
}

function readWords<Word extends string>(values: string[], find: (word: string) => Word | undefined): Word[] {
  const words = values
    .join(',')
    .split(',', 10 * MOST_WORDS)
    .map(cleanText)
    .filter(Boolean)
  const known = words.map(find).filter((word) => word !== undefined)
  return [...new Set(known)].slice(0, MOST_WORDS)
}
