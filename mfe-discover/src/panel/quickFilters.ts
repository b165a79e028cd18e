import { AGE_RANGES } from '../filters/ages'
import { FEATURES } from '../filters/features'
import { chooseWords, type Filters } from '../filters/filters'
import { quickDateOf, quickDates } from '../filters/quickDates'
import { readDate } from '../filters/readDate'

type QuickFilter = {
  label: string
  /** What the label means today: the days of the weekend. */
  note?: string
  isOn: boolean
  /** The filters after it is toggled. */
  turned: Filters
}

const DATES = ['today', 'weekend']
const FEATURE_NAMES = FEATURES.map(({ name }) => name)
const QUICK_FEATURES = FEATURES.filter(({ name }) => name === 'free' || name === 'indoor')
const AGE_FLAGS = AGE_RANGES.map(({ flag }) => flag)

/**
 * The most common filters, as toggles outside the sheet. They work like those of the panel: a date replaces another
 * date, a feature or age is added. The shortest labels are first: a phone shows them without scrolling.
 */
export function quickFilters(filters: Filters, today: string): QuickFilter[] {
  const { date, features, ageRanges } = filters
  const chosen = quickDateOf(date, today)?.value
  return [
    ...QUICK_FEATURES.map(({ name, label }) => ({
      label,
      isOn: features.includes(name),
      turned: { ...filters, features: chooseWords(FEATURE_NAMES, features, turn(features, name)) },
    })),
    ...quickDates(today)
      .filter(({ value }) => DATES.includes(value))
      .map(({ value, ...words }) => {
        const isOn = value === chosen
        return { ...words, isOn, turned: { ...filters, date: isOn ? null : readDate(value, today) } }
      }),
    ...AGE_RANGES.map(({ flag, label }) => ({
      label,
      isOn: ageRanges.includes(flag),
      turned: { ...filters, ageRanges: chooseWords(AGE_FLAGS, ageRanges, turn(ageRanges, flag)) },
    })),
  ]
}

/** Adds a value, or removes it if it is there. */
function turn<Word extends string>(words: readonly Word[], word: Word): Word[] {
  return words.includes(word) ? words.filter((other) => other !== word) : [...words, word]
}
