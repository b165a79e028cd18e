import type { AgeFlags } from 'shared-ui'

/** The columns of Listings that are flags of one age group each. */
export type AgeFlag = Exclude<keyof AgeFlags, 'all_ages'>

type AgeRange = {
  flag: AgeFlag
  label: string
}

/** The six groups in the order of the filter panel, from youngest to oldest. */
export const AGE_RANGES: readonly AgeRange[] = [
  { flag: 'babies', label: 'Babies (0-12mths)' },
  { flag: 'toddlers', label: 'Toddlers (1-3)' },
  { flag: 'preschoolers', label: 'Preschoolers (3-5)' },
  { flag: 'primary', label: 'Primary (5-8)' },
  { flag: 'preteens', label: 'Preteens (9-12)' },
  { flag: 'teens', label: 'Teens (13+)' },
]

/** The URL value for all_ages. It has no checkbox in the panel (product.md 1.5). */
export const ALL_AGES = 'all ages'

export type AgeWord = AgeFlag | typeof ALL_AGES

/** Returns the URL value of an age group, from the value itself or its label, or undefined. */
export function findAgeWord(word: string): AgeWord | undefined {
  const wanted = word.toLowerCase().replaceAll('_', ' ')
  if (wanted === ALL_AGES) return ALL_AGES
  return AGE_RANGES.find(({ flag, label }) => wanted === flag || wanted === label.toLowerCase())?.flag
}

/** Returns the names of the groups for the Highlights; "All Ages" if no flag is set (spec.md section 5). */
export function ageGroups(flags: AgeFlags): string {
  const suited = suitedGroups(flags)
  if (!suited) return 'All Ages'
  return AGE_RANGES.filter(({ flag }) => suited.includes(flag))
    .map(({ label }) => label)
    .join(', ')
}

/** Returns the groups that an activity suits; null for all ages, also if no flag is set. */
export function suitedGroups(flags: AgeFlags): AgeFlag[] | null {
  const suited = AGE_RANGES.map(({ flag }) => flag).filter((flag) => flags[flag])
  return flags.all_ages || suited.length === 0 ? null : suited
}
