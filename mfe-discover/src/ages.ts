/** The age flags of a listing (spec.md section 3), as the backend names them. */
export type AgeFlag = 'babies' | 'toddlers' | 'preschoolers' | 'primary' | 'preteens' | 'teens'
export type AgeFlags = Partial<Record<AgeFlag | 'all_ages', boolean | null>>

export type AgeRange = {
  flag: AgeFlag
  label: string
  /** Both ends in years, for the label of a card. */
  from: number
  to: number
}

/** The six groups in the order of the filter panel, from youngest to oldest. */
export const AGE_RANGES: readonly AgeRange[] = [
  { flag: 'babies', label: 'Babies (0-12mths)', from: 0, to: 1 },
  { flag: 'toddlers', label: 'Toddlers (1-3)', from: 1, to: 3 },
  { flag: 'preschoolers', label: 'Preschoolers (3-5)', from: 3, to: 5 },
  { flag: 'primary', label: 'Primary (5-8)', from: 5, to: 8 },
  { flag: 'preteens', label: 'Preteens (9-12)', from: 9, to: 12 },
  { flag: 'teens', label: 'Teens (13+)', from: 13, to: 18 },
]

/** The word for all_ages in the address bar. It has no box in the panel (product.md 1.5). */
export const ALL_AGES = 'all ages'

export type AgeWord = AgeFlag | typeof ALL_AGES

/** The address-bar word of an age group, from the word itself or its label; undefined when it is neither. */
export function findAgeWord(word: string): AgeWord | undefined {
  const wanted = word.toLowerCase().replaceAll('_', ' ')
  if (wanted === ALL_AGES) return ALL_AGES
  return AGE_RANGES.find(({ flag, label }) => wanted === flag || wanted === label.toLowerCase())?.flag
}

/** "All", or the span of the groups in years ("2-12 years"): the label on a card. */
export function ageLabel(flags: AgeFlags): string {
  const ranges = chosenRanges(flags)
  const first = ranges[0]
  const last = ranges.at(-1)
  return first && last ? `${first.from}-${last.to} years` : 'All'
}

/** The names of the groups for the Highlights; "All Ages" when no flag is set (spec.md section 5). */
export function ageGroups(flags: AgeFlags): string {
  const ranges = chosenRanges(flags)
  return ranges.length > 0 ? ranges.map(({ label }) => label).join(', ') : 'All Ages'
}

function chosenRanges(flags: AgeFlags): AgeRange[] {
  return flags.all_ages ? [] : AGE_RANGES.filter(({ flag }) => flags[flag])
}
