import { addDays, sydneyToday, sydneyWeekday, weekdays } from 'shared-ui'
import { cleanText, type Filters } from './filters'
import { readDate } from './readDate'

type Meant = Pick<Filters, 'search'> & Partial<Pick<Filters, 'date' | 'features'>>

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
/** What the place box and "near me" of the list are for; the search has no place of its own. */
const NEAR = words('(?:close to|near) me')

/**
 * What the words of a search mean beside what is looked for: "museum open on Sunday" is a museum and a date, "cheap" and "free"
 * are the feature Free. Each becomes a filter, which has a chip.
 * @param today the calendar day in Sydney (ISO)
 */
export function readWords(typed: string, today: string): Meant {
  let search = typed.replace(NEAR, ' ')
  const meant: Omit<Meant, 'search'> = {}
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
  return { search: cleanText(search), ...meant }
}

/** The filters with what the words of their search mean on this Sydney day, beside those that are there. */
export function asMeant(filters: Filters): Filters {
  const { features = [], ...meant } = readWords(filters.search, sydneyToday())
  return { ...filters, ...meant, features: [...new Set([...filters.features, ...features])] }
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
