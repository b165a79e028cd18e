import '../search/siteSources.ts'
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Call, matches, readCall } from 'spec/callRow'
import { calls } from 'spec/calls'
import { filterAddresses } from 'spec/filterAddresses'
import { record } from 'spec/record'
import { startTestBackend, type TestBackend } from 'supabase/testing'
import { localKeys } from 'supabase/testing/keys'

/*
 * The filter mappings of section 7: for each URL the queries of the list send the request of the table, and the backend
 * responds. What the page itself sends is compared in mfe-discover/src/list/filterCalls.test.tsx, the calls of journeys
 * while they run (e2e/specRun.ts).
 */
const { startBackend } = await import('../../shared-auth/src/backend.ts')
const { createQueryClient } = await import('../../federation/src/queryClient.ts')
const { readFilters } = await import('../../mfe-discover/src/filters/readFilters.ts')
const { listingQueries } = await import('../../mfe-discover/src/queries/listings.ts')
const { sydneyToday } = await import('../../shared-ui/src/site/dates.ts')

const client = createQueryClient()
const send = globalThis.fetch
let sent: (Call & { status: number })[] = []
let backend: TestBackend

before(async () => {
  backend = await startTestBackend()
  startBackend({ url: backend.origin, key: localKeys.publishable, siteUrl: 'http://localhost:3000' })
  globalThis.fetch = async (input, init) => {
    const call = await readCall('site', new Request(input, init))
    const answer = await send(input, init)
    sent.push({ ...call, status: answer.status })
    return answer
  }
})
after(async () => {
  globalThis.fetch = send
  client.clear()
  await backend.close()
})

for (const [name, query] of filterAddresses) {
  test(`/activities?${query} asks for: ${name}`, async () => {
    const row = calls.find((call) => call.name === `Listings: ${name}`)
    assert.ok(row)
    sent = []
    const filters = readFilters(new URLSearchParams(query), sydneyToday())
    await client.fetchInfiniteQuery(listingQueries.search(filters))
    const asked = sent.map((call) => `${call.method} ${call.path}?${decodeURIComponent(String(call.query))}`)
    assert.ok(
      sent.some((call) => call.status < 300 && matches(row, call)),
      `sent ${asked.join(', ')}`,
    )
    record('calls', row.name)
  })
}
