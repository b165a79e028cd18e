import { type AgeFlags, ageGroups, ageLabel } from './ages'

test.each<[flags: AgeFlags, label: string, groups: string]>([
  [{}, 'All', 'All Ages'],
  [{ all_ages: true, toddlers: true }, 'All', 'All Ages'],
  [{ babies: true }, '0-1 years', 'Babies (0-12mths)'],
  [{ toddlers: true, preschoolers: true }, '1-5 years', 'Toddlers (1-3), Preschoolers (3-5)'],
  [{ babies: true, teens: true }, '0-18 years', 'Babies (0-12mths), Teens (13+)'],
  [{ preteens: true, primary: null }, '9-12 years', 'Preteens (9-12)'],
])('%j is shown as %s', (flags, label, groups) => {
  expect(ageLabel(flags)).toBe(label)
  expect(ageGroups(flags)).toBe(groups)
})
