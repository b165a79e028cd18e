import { addDays, sydneyToday, sydneyWeekday, weekdays } from 'shared-ui'
import { cleanText, type Filters } from '../filters/filters'
import { readDate } from '../filters/readDate'
import { readPlace } from './readPlace'
import { type Meant, withMeant } from './withMeant'

const DAYS = `(?:(?:this|next|coming) )?(${weekdays.join('|')})s?`
/** The words of a date, with what comes before them: "open on Sunday", "on this weekend". */
const BEFORE = "(?:(?:on|open|for|over|is|what is|what's)\\s+)*"
const DATES: [RegExp, (word: string, today: string) => string][] = [
  [words(`${BEFORE}(?:(?:the |this |coming )?weekend)(?! away)`), () => 'weekend'],
  [words(`${BEFORE}tomorrow`), () => 'tomorrow'],
  [words(`${BEFORE}(?:today|(?:right )?now)`), () => 'today'],
  [words(`${BEFORE}${DAYS}`), nextOf],
]
const FREE = words('(?<!(?:gluten|smoke|nut|dairy|car)[- ])(?:for free|free entry|free|cheap|no cost)')
/** The order of the list that asks where the visitor is. */
const NEAR = words('(?:close to|near) me')

/**
 * What the words of a search mean besides what is looked for: "museum open on Sunday" is a museum and a date, "cheap" and "free"
 * are the feature Free, "inner west" is a place. Each becomes a filter, which has a chip.
 * @param today the calendar day in Sydney (ISO)
 * @param hasPlace there is a place already: one among the words stays there
 */
export function readWords(typed: string, today: string, hasPlace = false): Meant {
  let search = typed.replace(NEAR, ' ')
  const meant: Omit<Meant, 'search'> = {}
  if (search !== typed) meant.sort = 'nearest'
  for (const [words, value] of DATES) {
    const found = words.exec(search)
    if (!found || meant.date) continue
    meant.date = readDate(value((found[1] ?? '').toLowerCase(), today), today)
    search = search.replace(words, ' ')
  }
  if (FREE.test(search)) {
    meant.features = ['free']
    search = search.replace(FREE, ' ')
  }
  search = cleanText(search)
  return { ...meant, ...(hasPlace ? { search } : readPlace(search, search !== cleanText(typed))) }
}

/** The filters with what the words of their search mean on this Sydney day, added to the given ones. */
export function asMeant(filters: Filters): Filters {
  return withMeant(filters, readWords(filters.search, sydneyToday(), filters.location !== ''))
}

/** The next day with this name, today included. */
function nextOf(weekday: string, today: string): string {
  let day = today
  while (sydneyWeekday(day) !== weekday) day = addDays(day, 1)
  return day
}

function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}'’-])${pattern}(?![\\p{L}\\p{N}'’-])`, 'iu')
}
