import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { addDays, sydneyWeekday, weekdays } from 'shared-ui/dates'
import type { Database } from '../../../shared-auth/src/database.types.ts'
import { createApp } from '../../local/app.ts'
import { readConfig } from '../../local/config.ts'
import type { OpenDatabase } from '../../local/database/database.ts'
import { mendFilters } from '../../local/mends/filterMends.ts'
import { catalogue } from '../../seed/catalogue/catalogue.ts'
import { seed } from '../../seed/seed.ts'
import { openTestDatabase } from '../backend.ts'
import { localKeys } from '../keys.ts'

const SITE = 'http://localhost:3000'
const ORIGIN = 'http://backend.test'

let database: OpenDatabase
let visitor: SupabaseClient<Database>
let folder: string

before(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'sprouts-home-'))
  const app = await createApp({
    database,
    config: await readConfig(SITE),
    keys: localKeys,
    origin: ORIGIN,
    storageFolder: folder,
  })
  visitor = createClient<Database>(ORIGIN, localKeys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: async (input, init) => app.fetch(mendFilters(new Request(input, init))) },
  })
  await seedOn('2027-03-01')
})
after(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const seedOn = (today: string) => seed({ database, catalogue, today, report: () => {} })

const published = () =>
  visitor.from('Listings').select('id', { count: 'exact', head: true }).eq('publish_status', 'Published')

type Listings = ReturnType<typeof published>

async function countOf(request: Listings): Promise<number> {
  const { count, error } = await request
  assert.equal(error, null)
  return count ?? 0
}

describe('the whole catalogue over REST, with the queries of the home page', () => {
  const DINING = ['Cafe/ dining onsite', 'Cafes and dining nearby', 'Dining onsite']
  const tiles: [name: string, narrow: (request: Listings) => Listings][] = [
    ['the tile search=outdoors', (request) => request.filter('fts', 'wfts(english)', 'outdoors')],
    ['the tile search=active', (request) => request.filter('fts', 'wfts(english)', 'active')],
    ['the tile categories=museums', (request) => request.in('primary_type', ['museum', 'museums'])],
    ['the tile features=indoor', (request) => request.eq('indoor', true)],
    ['the card features=free', (request) => request.eq('free', true)],
    ['the card features=cafe/ dining nearby', (request) => request.in('dining_options', DINING)],
  ]
  for (const [name, narrow] of tiles) {
    test(`${name} finds at least 12`, async () => assert.ok((await countOf(narrow(published()))) >= 12))
  }

  for (const name of ['Taronga Zoo Sydney', 'Sydney Opera House - Kids at the House']) {
    test(`the card of ${name} has its activity`, async () =>
      assert.equal(await countOf(published().eq('name', name)), 1))
  }

  test('no query returns a draft', async () => {
    const drafts = catalogue.filter(({ publishStatus }) => publishStatus === 'Draft')
    const { data } = await visitor.from('Listings').select('name, publish_status').ilike('name', '%draft%')
    assert.deepEqual(data, [])
    const all = await countOf(visitor.from('Listings').select('id', { count: 'exact', head: true }))
    assert.equal(all, catalogue.length - drafts.length)
  })
})

describe('events over REST, for each weekday of seeding', () => {
  for (const offset of weekdays.keys()) {
    const today = addDays('2027-03-01', offset)
    test(`seeded on a ${sydneyWeekday(today)}`, async () => {
      await seedOn(today)
      const events = () => published().in('primary_type', ['event', 'festival', 'show'])
      // "This Weekend" as the site defines it (product.md 1.3): on a Sunday it is six days later.
      const daysToSaturday = weekdays.indexOf('saturday') - weekdays.indexOf(sydneyWeekday(today))
      const saturday = addDays(today, daysToSaturday < 0 ? 6 : daysToSaturday)
      const dates = `[${saturday},${addDays(saturday, 1)}]`
      assert.ok((await countOf(events().filter('event_dates', 'ov', dates))) >= 6, 'events of the weekend')
      assert.ok((await countOf(published().filter('open_days', 'ov', '{saturday,sunday}'))) >= 12, 'open')
    })
  }
})
