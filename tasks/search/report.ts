import './siteSources.ts'
import { addDays, sydneyToday, sydneyWeekday } from 'shared-ui/dates'
import { catalogue } from 'supabase/catalogue'
import { startTestBackend } from 'supabase/testing'
import { localKeys } from 'supabase/testing/keys'
import type { Filters } from '../../mfe-discover/src/filters/filters.ts'
import { SITE } from './engines.ts'
import { FIRST_FIVES } from './firstFive.ts'

/**
 * Prints the first five results of each search of firstFive.ts with the site's own queries and words: `node
 * tasks/search/report.ts`. A search is sensible if each of them is right, or all right ones are first. Below: how much of what is
 * indoors a date leaves in the list, and how many stand beside it because nobody has confirmed their hours.
 */
const site = await import('../../shared-auth/src/backend.ts')
const { createQueryClient } = await import('../../federation/src/queryClient.ts')
const { NO_FILTERS } = await import('../../mfe-discover/src/filters/filters.ts')
const { readWords } = await import('../../mfe-discover/src/words/readWords.ts')
const { listingQueries } = await import('../../mfe-discover/src/queries/listings.ts')

const backend = await startTestBackend({ catalogue })
site.startBackend({ url: backend.origin, key: localKeys.publishable, siteUrl: SITE })
const client = createQueryClient()
for (const isKept of [false, true]) {
  const searches = FIRST_FIVES.filter((search) => search.isKept === isKept)
  let sensible = 0
  for (const { typed, is } of searches) {
    const filters = { ...NO_FILTERS, ...readWords(typed, sydneyToday()) }
    const { pages } = await client.fetchInfiniteQuery(listingQueries.search(filters))
    const found = (pages[0]?.activities ?? []).slice(0, 5).map(({ name }) => name)
    const right = new Set(catalogue.filter(is).map(({ name }) => name))
    const isSensible = found.length > 0 && found.slice(0, right.size).every((name) => right.has(name))
    if (isSensible) sensible++
    console.info(
      `${isSensible ? 'ok ' : 'NO '} ${typed}: ${found.map((name) => (right.has(name) ? name : `[${name}]`)).join(', ')}`,
    )
  }
  console.info(`${isKept ? 'Kept' : 'Open'}: ${sensible} of ${searches.length} sensible\n`)
}

/** How many the list counts, and how many it shows apart. */
async function countsOf(filters: Filters): Promise<string> {
  const [{ pages }, unconfirmed] = await Promise.all([
    client.fetchInfiniteQuery(listingQueries.search(filters)),
    client.fetchQuery(listingQueries.unconfirmed(filters)),
  ])
  return `${pages[0]?.total} in the list, ${unconfirmed.total} with hours not confirmed`
}
const indoor: Filters = { ...NO_FILTERS, features: ['indoor'] }
const { pages } = await client.fetchInfiniteQuery(listingQueries.search(indoor))
console.info(`Indoor: ${pages[0]?.total} in all`)
for (const ahead of [0, 1, 2, 3, 4, 5, 6]) {
  const day = addDays(sydneyToday(), ahead)
  const counts = await countsOf({ ...indoor, date: { kind: 'day', day } })
  console.info(`Indoor on ${sydneyWeekday(day)}, ${day}: ${counts}`)
}
client.clear()
await backend.close()
process.exit(0)
