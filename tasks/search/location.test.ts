import './siteSources.ts'
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import type { Backend } from 'supabase/local'
import { localKeys } from 'supabase/testing/keys'
import { NO_POSTGRES } from '../../supabase/tests/postgresServer.ts'
import { engines } from './engines.ts'

/** Tests the location filter with the site's own query, for suburbs with all special characters in their names. */
const site = await import('../../shared-auth/src/backend.ts')
const { createQueryClient } = await import('../../federation/src/queryClient.ts')
const { readFilters } = await import('../../mfe-discover/src/filters/readFilters.ts')
const { localityOf } = await import('../../mfe-discover/src/filters/locality.ts')
const { listingQueries } = await import('../../mfe-discover/src/queries/listings.ts')

const SIGNS = fc.string({ unit: fc.constantFrom(...'aB,()"\\%_*.:{}[]^$|+?&\' '), maxLength: 6 })
const SUBURBS = [...fc.sample(SIGNS, { seed: 7, numRuns: 40 }), 'a,b', '(x)', '"', '100% a_b', '*', 'Bondi']

for (const [engine, start] of Object.entries(engines)) {
  describe(`the location on ${engine}`, { skip: start ? false : NO_POSTGRES }, () => {
    const client = createQueryClient()
    let backend: Pick<Backend, 'origin' | 'query' | 'close'>
    let suburbs: string[] = []

    before(async () => {
      if (!start) return
      backend = await start()
      site.startBackend({ url: backend.origin, key: localKeys.publishable, siteUrl: backend.origin })
      const rows = await backend.query<{ suburb: string }>(
        `with numbered as (select id, row_number() over (order by id) as number from public."Listings")
         update public."Listings" listing set suburb = ($1::text[])[1 + number % $2], state = 'NSW', accessible_entrance = true
         from numbered where numbered.id = listing.id
         returning case when publish_status = 'Published' then suburb end as suburb`,
        [SUBURBS, SUBURBS.length],
      )
      suburbs = rows.flatMap(({ suburb }) => suburb ?? [])
    })
    after(async () => {
      client.clear()
      await backend?.close()
    })

    /** Returns the number of listings that a location finds, and the expected number. */
    async function counted(typed: string, features = '') {
      const filters = readFilters(new URLSearchParams({ location: typed, features }), '2026-11-22')
      const { pages } = await client.fetchInfiniteQuery(listingQueries.search(filters))
      const wanted = localityOf(filters.location).toLowerCase()
      const holds = (text: string) => text.toLowerCase().includes(wanted)
      return {
        found: pages[0]?.total,
        wanted: suburbs.filter((suburb) => holds(suburb) || holds('NSW')).length,
      }
    }

    for (const typed of [
      'a,b',
      '(x)',
      '"',
      '*',
      '%',
      '_',
      '\\',
      '{',
      '}',
      ')',
      'a* "b"',
      'Bondi',
      'x.ilike."y"',
    ]) {
      test(`${typed} is what a suburb contains`, async () => {
        const { found, wanted } = await counted(typed)
        assert.equal(found, wanted)
      })
    }

    test('beside another list of alternatives it is the same', async () => {
      for (const typed of ['a,b', '(x)', '"', '*']) {
        const { found, wanted } = await counted(typed, 'accessible')
        assert.equal(found, wanted, typed)
      }
    })

    test('a location finds exactly the suburbs that contain its text', async () => {
      const piece = fc.tuple(fc.constantFrom(...SUBURBS), fc.nat(6), fc.nat(6))
      const part = piece.map(([suburb, from, length]) => suburb.slice(from, from + length))
      await fc.assert(
        fc.asyncProperty(fc.oneof(SIGNS, part), async (typed) => {
          const { found, wanted } = await counted(typed)
          assert.equal(found, wanted, JSON.stringify(typed))
        }),
        { numRuns: 200 },
      )
    })
  })
}
