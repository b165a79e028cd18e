import { addDays, isIsoDate, sydneyToday, sydneyWeekday, weekendOf } from 'shared-ui'
import { cleanText, type Filters } from '../filters/filters'
import { readDate } from '../filters/readDate'
import { EASTER_DAY, EASTER_WEEKEND, easterDate, easterWeekend } from './easter'
import { holidaysNamed, LONG_WEEKEND, longWeekend, SCHOOL_HOLIDAYS } from './holidayWords'
import { readNeedsBeside, readPlainNeeds } from './readNeeds'
import { readPlace } from './readPlace'
import { findSuburb } from './suburbs'
import { dayOf, SATURDAY, SUNDAY, TOMORROW, WEEKDAY } from './weekdayWords'
import { type Meant, withMeant } from './withMeant'
import { words } from './words'
import { WRITTEN_DATE, writtenDate } from './writtenDate'

/** There is no filter for a part of a day, and few texts name one: with the day it goes. A night market stays. */
const PART = '(?:morning|afternoon|arvo|evening|night)s?(?! market| tea)'
const WHICH = '(?:this|next|coming|every)'
/** "Sun" is a day alone, behind such words and before a part of a day; elsewhere it shines. */
const SUN = `(?:${WHICH}|on|open) sun|sun(?= ${PART})|(?<=^|^open )sun(?=$)`
const DAY = `(?:(?:${WHICH} )?${WEEKDAY}|${SUN}|today|${TOMORROW})(?: ${PART})?|this ${PART}|toni(?:ght|te)|(?:right )?now`
const OR = '(?:(?:,| and| &| or) | ?[/&+] ?)'
/** Of "today and tomorrow" the first is meant. */
const OTHERS = `(?:${OR}(?:${EASTER_DAY}|${DAY}))*`
const THE = '(?:(?:the|this|next|coming) )?'
/** What comes before the words of a date: "open on Sunday", "on this weekend". */
const BEFORE = "(?:(?:on|open|for|over|is|what is|what['’]?s)\\s+)*"
const DATES = (
  [
    [
      `(?:the )?weekend of (?:the )?${WRITTEN_DATE}`,
      (words, today) => weekendWith(writtenDate(words, today)),
    ],
    [WRITTEN_DATE, writtenDate],
    // before the weekdays: "Good Friday" is not the coming Friday
    [`${THE}(${EASTER_DAY})(?: ${PART})?${OTHERS}`, easterDate],
    [`${THE}(${EASTER_WEEKEND})`, easterWeekend],
    [`(?:in |during )?${THE}(${SCHOOL_HOLIDAYS})`, holidaysNamed],
    [`${THE}(${LONG_WEEKEND})`, longWeekend],
    ['next weekend(?! away)', (_, today) => nextWeekend(today)],
    ['(?:(?:the |this |coming )?(?<!long )weekend)(?! away)', () => 'weekend'],
    [`(?:(?:${SATURDAY})(?:${OR}| )(?:${SUNDAY})|(?:${SUNDAY})(?:${OR}| )(?:${SATURDAY}))`, () => 'weekend'],
    [`(${DAY})${OTHERS}`, dayOf],
  ] satisfies [pattern: string, read: (words: string, today: string) => string][]
).map(([pattern, read]) => ({ words: first(`${BEFORE}${pattern}(?: ${PART})?`), read }))
const FREE = first('(?<!(?:gluten|smoke|nut|dairy|car|not)[- ])(?:for free|free entry|free|cheap|no cost)')
/** The order of the list that asks where the visitor is. */
const NEAR = first('(?:close(?:st)? to|near(?:est)?(?: to)?|around) (?:me|us|here)')
/** The one frequent slip that has too little of its word for a close match. */
const MUSUEM = words('musuems?')
const EVENTS =
  /^(?:(?:kids|children['’]?s|family|fun|local) )*events?(?: (?:for (?:kids|children|families)|(?:in )?sydney))*$/i

/**
 * What says nothing once the rest has become filters: "something free and indoor", "what's on in Parramatta". "Hands on" and
 * "Pokemon Go" are names.
 */
const NOTHING =
  "(?:(?:somewhere|something|anything|things?|stuff|what|what['’]?s|where|is|are|there)(?: on)?|that|to|to (?:do|go|see)|and|or|with|for|in|the|an?|[^\\p{L}\\p{N}\\s]+)"
const FIRST = new RegExp(`^\\s*(?:${NOTHING}|go(?! (?:kart|ape))|see(?! saw)|do)(?=\\s|$)`, 'iu')
const LAST = new RegExp(`(?:^|\\s)${NOTHING}\\s*$`, 'iu')

/**
 * What the words of a search mean besides what is looked for: "museum open on Sunday" is a museum and a date, "cheap" and "free"
 * are the feature Free, "inner west" is a place, "for a 2 year old" an age. Each becomes a filter, which has a chip.
 * @param today the calendar day in Sydney (ISO)
 * @param hasPlace there is a place already: one among the words stays there
 */
export function readWords(typed: string, today: string, hasPlace = false): Meant {
  const text = cleanText(typed).replace(MUSUEM, 'museum')
  let search = text.replace(NEAR, ' ')
  const meant: Omit<Meant, 'search'> = {}
  if (search !== text) meant.sort = 'nearest'
  for (const { words, read } of DATES) {
    const found = words.exec(search)
    const date = found && readDate(read((found[1] ?? '').toLowerCase(), today), today)
    if (!date || meant.date) continue
    meant.date = date
    search = search.replace(words, ' ')
  }
  // before "free": free parking is no free place
  const plain = readPlainNeeds(search)
  search = plain.search
  const isFree = FREE.test(search)
  search = cleanText(search.replace(FREE, ' '))
  const { search: words, ...place } = hasPlace ? { search } : readPlace(search, search !== text)
  const beside = readNeedsBeside(words, words !== text)
  return withNeeds(
    {
      ...meant,
      ...place,
      ...kindOf(beside.search === text ? text : withoutFiller(beside.search), text),
      ...(!hasPlace && !place.location && named(beside.search)),
    },
    {
      ageRanges: [...plain.ageRanges, ...beside.ageRanges],
      features: [...(isFree ? (['free'] as const) : []), ...beside.features],
      more: [...plain.more, ...beside.more],
    },
  )
}

/** The filters with what the words of their search mean on this Sydney day, beside those that are there. */
export function asMeant(filters: Filters): Filters {
  return withMeant(filters, readWords(filters.search, sydneyToday(), filters.location !== ''))
}

/** Leaves out the lists without a value. */
function withNeeds(meant: Meant, needs: Required<Pick<Meant, 'ageRanges' | 'features' | 'more'>>): Meant {
  const known = Object.entries(needs).filter(([, values]) => values.length > 0)
  return { ...meant, ...Object.fromEntries(known.map(([name, values]) => [name, [...new Set(values)]])) }
}

/** Beside a filter "events" are the kind: a festival need not have the word, and a stadium for big events is none. */
const kindOf = (search: string, text: string): Pick<Meant, 'search' | 'categories'> =>
  search !== text && EVENTS.test(search) ? { search: '', categories: ['shows & events'] } : { search }

/** What stays a search although it is the name of a place: what is near that place is shown if the search finds nothing. */
function named(search: string): Pick<Meant, 'named'> {
  const place = /^2\d{3}$/.test(search) ? search : findSuburb(search)
  return place ? { named: place } : {}
}

function withoutFiller(search: string): string {
  for (const filler of [FIRST, LAST]) while (filler.test(search)) search = search.replace(filler, '')
  return cleanText(search)
}

/** The weekend of a day, or the coming one, as readDate reads it. A day that is none of the calendar stays. */
function weekendWith(day: string): string {
  if (!isIsoDate(day)) return day
  return weekendOf(sydneyWeekday(day) === 'sunday' ? addDays(day, -1) : day).join()
}

/** The weekend after this one, or after the coming one, as readDate reads it. */
function nextWeekend(today: string): string {
  const [, sunday] = weekendOf(today)
  return weekendOf(addDays(sunday, 1)).join()
}

/** Finds the first of these words only: "Sunday market on Monday" is one date. */
function first(pattern: string): RegExp {
  return words(pattern, 'iu')
}
