import { AGE_RANGES, type AgeFlag } from '../filters/ages'
import type { HandyName } from '../filters/handy'
import type { Meant } from './withMeant'
import { words } from './words'

type Needs = Required<Pick<Meant, 'ageRanges' | 'features' | 'more'>>

/** What the words say of a group of ages, from youngest to oldest. */
const AGE_NAMES: readonly [flag: AgeFlag, names: string][] = [
  ['babies', 'bab(?:y|ies)|newborns?|infants?'],
  ['toddlers', 'toddlers?'],
  ['preschoolers', 'pre-?schoolers?'],
  ['preteens', 'pre-?teens?|tweens?'],
  ['teens', 'teens?|teenagers?'],
]
/** The first and the last year of each group. */
const YEARS: Record<AgeFlag, [from: number, to: number]> = {
  babies: [0, 0],
  toddlers: [1, 3],
  preschoolers: [3, 5],
  primary: [5, 8],
  preteens: [9, 12],
  teens: [13, 17],
}
const MONTHS_OF_A_BABY = 12

const AND = '(?:,| and| &| or) (?:an? |my |our )?'
const FOR = '(?:(?:for|with) )?(?:an? |my |our )?'
const NUMBER_NAMES = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const NUMBER = `(?:\\d{1,2}|${NUMBER_NAMES.join('|')})`
const NUMBERS = `${NUMBER}(?:[- ]*(?:and|&|or|to|,|-|–|/)[ ]*(?:an? )?${NUMBER}){0,3}`
const RANGE = new RegExp(`${NUMBER} ?(?:to|-|–) ?${NUMBER}`, 'i')
const YEARS_OLD = '(?:[- ]*(?:(?:years?|yrs?)(?:[- ]*olds?)?|yo))?'
/** "6 months membership" and "open 12 months" are no age. */
const MONTHS = '[- ]*(?:(?:month|mth)s?[- ]*olds?|months|mths|mos?)(?! (?:pass|member|pregnan))'
/** "baby change" and "toddler pool" are no children. */
const A_THING = '(?! (?:chang|swing|pool|animal|room|swim|class))'
const AGE = `(?:${AGE_NAMES.map(([, names]) => names).join('|')})${A_THING}`

const OF_YEARS = words(
  `${FOR}(?:(under|up to|over|from) )?(${NUMBERS})[- ]*(?:(?:years?|yrs?)[- ]*olds?|yo|y\\.o\\.?)`,
)
/** Years alone are an age behind "for" or between two numbers: "2 years of trains" are none. */
const YEARS_ALONE = words(
  `((?<!open )(?:for|with) (?:an? |my |our )?${NUMBERS}|${NUMBER} ?(?:-|–|to) ?${NUMBER})[- ]*(?:years?|yrs?)(?! of)`,
)
const KIDS = '(?:(?:kids|children) )?'
/** "under 5 km", "under 20 dollars" and "10+ people" are no children. */
const NO_MEASURE =
  '(?! ?(?:[$%]|dollars?|bucks|k?ms?|kilomet|met(?:re|er)|min|hours?|hrs?|days?|people|rides|slides|acres|hectares))'
const UNDER = words(`${FOR}${KIDS}under (\\d|1[0-7])s?${NO_MEASURE}${YEARS_OLD}`)
const AND_UNDER = words(`${FOR}${KIDS}(\\d|1[0-7])s?${YEARS_OLD} (?:and|&|or) (?:under|younger)`)
const AND_OVER = words(
  `${FOR}${KIDS}(?:age[ds]? )?(?:(\\d|1[0-7])${YEARS_OLD}(?: ?\\+| plus| (?:and|&|or) (?:up|over|above|older))${YEARS_OLD}|over (\\d|1[0-7])s)${NO_MEASURE}`,
)
const OF_AGES = words(`${FOR}${KIDS}age[ds]? (${NUMBERS})`)
const UNDER_MONTHS = words(`${FOR}${KIDS}under (\\d{1,2})${MONTHS}`)
const OF_MONTHS = words(
  `(?<!(?:every|last|next|past|in|open) )${FOR}((?:\\d{1,2} ?(?:to|-|–|and|or) ?)?\\d{1,2})${MONTHS}`,
)
const FOR_AGES = words(`(?:for|with) (?:an? |my |our )?${AGE}(?:${AND}${AGE}){0,5}`)
const AGES_TOGETHER = words(`${AGE}(?:${AND}${AGE}){1,5}`)
const ONE_AGE = words(AGE)
const PARKING = words('parking')
/** What is handy by the words that parents use for it; the search would find "turn screws and gates". */
const HANDY: readonly [name: HandyName, RegExp][] = [
  ['parking', words('(?:(?:with|has) (?:easy |good |free )?|(?:easy|free) )parking')],
  [
    'fenced',
    words('(?<!not )(?:(?:fully|with) )?(?:fenced|gated|enclosed)(?: in)?(?! dog)|with (?:a )?fence'),
  ],
  ['change', words('(?:with )?(?:an? )?(?:baby|nappy)[- ]chang(?:e|ing)(?: (?:room|table)s?)?')],
  ['transport', words('(?:(?:close to|near|by|with) )?public transport')],
]
/** "Indoor play" is a kind of place, which the search knows. */
const INDOOR = words('indoors?(?! play)')

/**
 * Takes out of a search what a family needs and says so plainly: "for a 2 and a 5 year old", "toddler and preschooler", "with
 * parking", "fenced". Ages and parking alone are searched for.
 */
export function readPlainNeeds(search: string): Needs & { search: string } {
  const needs: Needs = { ageRanges: [], features: [], more: [] }
  const plain = search
    .replace(AND_OVER, (phrase, year: string | undefined, overs: string) =>
      take(needs.ageRanges, groupsOfYears(year ?? overs, 'from'), phrase),
    )
    .replace(AND_UNDER, (phrase, year: string) => take(needs.ageRanges, groupsOfYears(year, 'up to'), phrase))
    .replace(OF_YEARS, (phrase, bound: string | undefined, numbers: string) =>
      take(needs.ageRanges, groupsOfYears(numbers, bound?.toLowerCase()), phrase),
    )
    .replace(UNDER_MONTHS, (phrase, months: string) =>
      take(needs.ageRanges, groupsBelow(Number(months)), phrase),
    )
    .replace(OF_MONTHS, (phrase, months: string) => take(needs.ageRanges, groupsOfMonths(months), phrase))
    .replace(UNDER, (phrase, year: string) => take(needs.ageRanges, groupsOfYears(year, 'under'), phrase))
    .replace(YEARS_ALONE, (phrase, numbers: string) => take(needs.ageRanges, groupsOfYears(numbers), phrase))
    .replace(OF_AGES, (phrase, numbers: string) => take(needs.ageRanges, groupsOfYears(numbers), phrase))
    .replace(FOR_AGES, (phrase) => take(needs.ageRanges, groupsNamed(phrase), phrase))
    .replace(AGES_TOGETHER, (phrase) => take(needs.ageRanges, groupsNamed(phrase), phrase))
  const rest = HANDY.reduce(
    (text, [name, said]) => text.replace(said, (phrase) => take(needs.more, [name], phrase)),
    plain,
  )
  return { ...needs, search: rest }
}

/**
 * Takes out the words that mean a filter only beside others that do: "free indoor Parramatta" is a feature, "indoor" alone and
 * "indoor pool" are searched for.
 * @param isBeside something else of the search has become a filter
 */
export function readNeedsBeside(search: string, isBeside: boolean): Needs & { search: string } {
  const needs: Needs = { ageRanges: [], features: [], more: [] }
  const rest = search
    .replace(INDOOR, (phrase) => take(needs.features, ['indoor'], phrase))
    .replace(ONE_AGE, (phrase) => take(needs.ageRanges, groupsNamed(phrase), phrase))
    .replace(PARKING, (phrase) => take(needs.more, ['parking'], phrase))
  const kinds = Object.values(needs).filter((values) => values.length > 0).length
  return isBeside || kinds > 1
    ? { ...needs, search: rest }
    : { ageRanges: [], features: [], more: [], search }
}

/** Notes what a phrase means. Returns what stays in its place: a space, or the phrase if it means nothing. */
function take<Value>(values: Value[], found: readonly Value[], phrase: string): string {
  values.push(...found.filter((value) => !values.includes(value)))
  return found.length > 0 ? ' ' : phrase
}

const groupsNamed = (phrase: string) =>
  AGE_NAMES.filter(([, names]) => words(names).test(phrase)).map(([flag]) => flag)

const numbersIn = (text: string) =>
  (text.toLowerCase().match(new RegExp(`\\d+|${NUMBER_NAMES.join('|')}`, 'g')) ?? []).map(
    (number) => Number(number) || NUMBER_NAMES.indexOf(number) + 1,
  )

const groupsOfMonths = (months: string): AgeFlag[] =>
  numbersIn(months).map((month) => (month > MONTHS_OF_A_BABY ? 'toddlers' : 'babies'))

const groupsBelow = (months: number): AgeFlag[] =>
  months > MONTHS_OF_A_BABY ? ['babies', 'toddlers'] : ['babies']

/** "2 and 5" are two children, "2 to 5" and "2-5" all between; "under", "up to", "over" and "from" are before the first. */
function groupsOfYears(numbers: string, bound?: string): AgeFlag[] {
  const years = numbersIn(numbers)
  const [from, to] = [Math.min(...years), Math.max(...years)]
  const isRange = RANGE.test(numbers)
  let spans = isRange ? [[from, to] as const] : years.map((year) => [year, year] as const)
  if (bound === 'under') spans = [[0, to - 1]]
  if (bound === 'up to') spans = [[0, to]]
  if (bound === 'over' || bound === 'from') spans = [[from, YEARS.teens[1]]]
  return AGE_RANGES.map(({ flag }) => flag).filter((flag) => {
    const [first, last] = YEARS[flag]
    return spans.some(([from, to]) => from <= last && first <= to)
  })
}
