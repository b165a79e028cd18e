import { sydneyToday } from 'shared-ui/dates'
import { catalogue } from 'supabase/catalogue'
import { rowsOf } from 'supabase/rows'
import { CATEGORIES } from '../../supabase/seed/catalogue/categories.ts'
import type { CatalogueEntry } from '../../supabase/seed/catalogue/entry.ts'

/**
 * Prints how many published listings have hours (of an event: dates) and a point of their own, and how many of the seven
 * facilities of facilities.csv are known of them, by category, without the facts and with them: `node
 * tasks/search/coverage.ts`.
 */
const SIMPLE = ['toilets', 'pram_paths', 'water_play', 'baby_change']
const WITH_DETAILS = ['shaded', 'fenced']
const today = sydneyToday()

type Known = [hours: number, point: number, facilities: number]

const isTold = (value: unknown) => value !== undefined && value !== null
const count = (answers: boolean[]) => answers.filter(Boolean).length
const hasParking = ({ parking = {} }: CatalogueEntry) => Object.values(parking).some(isTold)

/** What the entry itself says. The dates of an event come from the facts. */
function withoutFacts(entry: CatalogueEntry): Known {
  const { shaded, fenced, toilets } = entry.facilities ?? {}
  return [
    Number(entry.hours !== undefined),
    0,
    count([...[shaded, fenced, toilets].map(isTold), hasParking(entry)]),
  ]
}

function withFacts(entry: CatalogueEntry): Known {
  const { listing, hours } = rowsOf(entry, today)
  const facilities = [
    ...SIMPLE.map((column) => isTold(listing[column])),
    ...WITH_DETAILS.map((column) => isTold(listing[column]) || isTold(listing[`${column}_details`])),
    isTold(listing.parking) || hasParking(entry),
  ]
  return [Number(hours !== null), Number(isTold(listing.latitude)), count(facilities)]
}

function line(name: string, entries: CatalogueEntry[]): string {
  const sum = (known: Known[], fact: 0 | 1 | 2) => known.reduce((total, row) => total + row[fact], 0)
  const [before, after] = [entries.map(withoutFacts), entries.map(withFacts)]
  const cells = ([0, 1, 2] as const).map((fact) => `${sum(before, fact)} -> ${sum(after, fact)}`)
  return `| ${[name, entries.length, ...cells].join(' | ')} |`
}

const published = catalogue.filter(({ publishStatus }) => publishStatus !== 'Draft')
console.info(
  '| category | listings | hours or dates | own point | known facilities |\n| --- | --: | --: | --: | --: |',
)
for (const [name, types] of Object.entries(CATEGORIES)) {
  const ofCategory = published.filter(({ primaryType }) => types.includes(primaryType))
  console.info(line(name, ofCategory))
}
console.info(line('all', published))
