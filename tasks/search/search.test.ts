import './siteSources.ts'
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { catalogue } from 'supabase/catalogue'
import type { Backend } from 'supabase/local'
import { localKeys } from 'supabase/testing/keys'
import { NO_POSTGRES } from '../../supabase/tests/postgresServer.ts'
import { engines, SITE } from './engines.ts'
import { SEARCHES, type Search } from './searches.ts'

/** Tests the search on the whole catalogue with the site's own queries. */
const site = await import('../../shared-auth/src/backend.ts')
const { createQueryClient } = await import('../../federation/src/queryClient.ts')
const { NO_FILTERS } = await import('../../mfe-discover/src/filters/filters.ts')
const { listingQueries } = await import('../../mfe-discover/src/queries/listings.ts')

for (const [engine, start] of Object.entries(engines)) {
  describe(`searches of parents on ${engine}`, { skip: start ? false : NO_POSTGRES }, () => {
    const client = createQueryClient()
    let backend: Pick<Backend, 'origin' | 'query' | 'close'>

    before(async () => {
      if (!start) return
      backend = await start()
      site.startBackend({ url: backend.origin, key: localKeys.publishable, siteUrl: SITE })
    })
    after(async () => {
      client.clear()
      await backend?.close()
    })

    for (const search of SEARCHES) {
      test(`${search.typed}: the right one is among the first three`, async () => {
        const filters = { ...NO_FILTERS, search: search.typed }
        const { pages } = await client.fetchInfiniteQuery(listingQueries.search(filters))
        const [page] = pages
        assert.ok(page)
        if (search.isMisspelt) assert.equal(page.total, 0)
        const found =
          page.total > 0 ? page.activities : await client.fetchQuery(listingQueries.close(filters))
        judge(
          search,
          found.slice(0, 3).map(({ name }) => name),
        )
      })
    }

    test('page after page the best matches come first, each once', async () => {
      const filters = { ...NO_FILTERS, search: 'park' }
      const { pages } = await client.fetchInfiniteQuery({ ...listingQueries.search(filters), pages: 99 })
      const ranked = await backend.query<{ id: string }>(
        `select id from public.search_listings('park') where publish_status = 'Published'`,
      )
      assert.ok(ranked.length > 100)
      assert.equal(pages[0]?.total, ranked.length)
      assert.deepEqual(
        pages.flatMap(({ activities }) => activities.map(({ id }) => id)),
        ranked.map(({ id }) => id),
      )
    })

    test('filters narrow what a search finds, also what is close', async () => {
      const filters = { ...NO_FILTERS, features: ['indoor' as const] }
      const all = await client.fetchInfiniteQuery(listingQueries.search({ ...filters, search: 'swimming' }))
      const close = await client.fetchQuery(listingQueries.close({ ...filters, search: 'swiming' }))
      for (const found of [all.pages[0]?.activities ?? [], close]) {
        assert.ok(found.length > 2)
        for (const { name } of found) assert.ok(entryOf(name).indoor, name)
      }
    })

    for (const typed of [
      'eq.x',
      'not.is.null',
      'in.(a,b)',
      '{a,b}',
      "'; drop table x; --",
      '(',
      '&|!<->:*',
      '🦘',
      '%',
    ]) {
      test(`${typed} is text like any other`, async () => {
        const filters = { ...NO_FILTERS, search: typed }
        const { pages } = await client.fetchInfiniteQuery(listingQueries.search(filters))
        assert.ok(pages[0])
        assert.ok(Array.isArray(await client.fetchQuery(listingQueries.close(filters))))
      })
    }
  })
}

function judge({ typed, expected }: Search, first: string[]) {
  const shown = `${typed}: ${first.join(', ')}`
  if ('oneOf' in expected) {
    assert.ok(
      first.some((name) => expected.oneOf.includes(name)),
      shown,
    )
    return
  }
  const right = catalogue.filter((entry) => entry.publishStatus !== 'Draft' && expected.each(entry))
  const wanted = first.slice(0, right.length)
  assert.ok(wanted.length > 0, shown)
  for (const name of wanted) assert.ok(expected.each(entryOf(name)), shown)
}

function entryOf(name: string) {
  const entry = catalogue.find((candidate) => candidate.name === name)
  if (!entry) throw new Error(`${name} is not in the catalogue`)
  return entry
}
