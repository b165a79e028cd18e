import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, beforeEach, describe, mock, test } from 'node:test'
import type { OpenDatabase } from '../../local/database/database.ts'
import { catalogue } from '../../seed/catalogue/catalogue.ts'
import { runFactsImport } from '../../seed/facts/importFacts.ts'
import { readFacts } from '../../seed/facts/readFacts.ts'
import { rowsOf } from '../../seed/rows.ts'
import { seed } from '../../seed/seed.ts'
import { localKeys, startTestBackend, type TestBackend } from '../backend.ts'
import { sampleCatalogue } from '../sampleCatalogue.ts'
import { BY_WHOM, POINTS, TODAY } from './factsColumns.ts'

describe('the facts of a fresh copy', () => {
  const names = new Set(catalogue.map(({ name }) => name))
  for (const file of ['hours', 'coordinates', 'facilities', 'events']) {
    test(`${file}.csv names listings of the catalogue, and is understood`, async () => {
      const csv = await readFile(new URL(`../../seed/facts/${file}.csv`, import.meta.url), 'utf8')
      const { facts, refused } = readFacts(csv, TODAY)
      assert.ok(facts.length > 30)
      const unknown = [...facts, ...refused].filter(({ name }) => !names.has(name))
      assert.deepEqual(unknown, [])
      const reasons =
        /^(its confidence is weak|no point of its own is known|an earlier row has the next dates|it has no dates)$/
      assert.deepEqual(
        refused.filter(({ reason }) => !reasons.test(reason)),
        [],
      )
    })
  }

  test('events of which it is not certain that they are still held have no dates, not even sample ones', () => {
    const doubtful =
      /Biennale|Newtown Festival|Winter Magic|Orange Blossom|Thirlmere Festival|Rhododendron Festival|Science Festival/
    const entries = catalogue.filter(({ name, event }) => event && doubtful.test(name))
    assert.equal(entries.length, 7)
    for (const entry of entries) assert.equal(rowsOf(entry, TODAY).hours, null, entry.name)
  })

  test('hours are checked only where each page is on the website of the venue', async () => {
    const csv = await readFile(new URL('../../seed/facts/hours.csv', import.meta.url), 'utf8')
    const hostOf = (page: string | undefined) => page && new URL(page).host.replace('www.', '')
    const pages = readFacts(csv, TODAY).facts.flatMap(({ name, columns }) => {
      const website = catalogue.find((entry) => entry.name === name)?.website
      const sources = columns.hours_verified_at ? String(columns.hours_source).split(/ *; */) : []
      return sources.map((source) => [name, hostOf(source), hostOf(website)])
    })
    assert.ok(pages.length > 0)
    assert.deepEqual(
      pages.filter(([, source, website]) => source !== website),
      [],
    )
  })

  test('weak hours, and those of places that may not trade, are not seeded', () => {
    for (const name of ['Sydney Tower Eye', 'Canterbury Olympic Ice Rink', 'Sydney Observatory']) {
      const entry = catalogue.find((known) => known.name === name)
      assert.ok(entry)
      assert.equal(rowsOf(entry, TODAY).hours, null)
    }
  })
})

describe('an import', () => {
  let backend: TestBackend
  let folder: string
  let said: string[] = []
  const [zoo, other] = sampleCatalogue.map(({ name }) => name)

  before(async () => {
    backend = await startTestBackend()
    folder = await mkdtemp(join(tmpdir(), 'sprouts-facts-'))
  })
  after(async () => {
    await backend.close()
    await rm(folder, { recursive: true, force: true })
  })
  beforeEach(() => {
    said = []
  })

  async function run(rows: string[], key: string | undefined = localKeys.secret): Promise<number> {
    await writeFile(join(folder, 'facts.csv'), rows.join('\n'))
    const say = (line: string) => void said.push(line)
    for (const level of ['info', 'error'] as const) mock.method(console, level, say)
    // as a script that was called in that folder
    const script = { INIT_CWD: folder, npm_package_json: resolve('package.json') }
    const env = { ...script, SUPABASE_URL: backend.origin, SUPABASE_SECRET_KEY: key }
    const code = await runFactsImport(['facts.csv'], env)
    mock.restoreAll()
    return code
  }
  test('leaves the places of which no hours are known, as the list asks for them', async () => {
    const query =
      'select=name&open_days=not.ov.{monday,tuesday,wednesday,thursday,friday,saturday,sunday}&event_dates=is.null&listing_type=neq.event&publish_status=eq.Published&order=name'
    const answer = await fetch(`${backend.origin}/rest/v1/Listings?${query}`, {
      headers: { apikey: localKeys.publishable, prefer: 'count=exact' },
    })
    const unknown = sampleCatalogue.filter(
      ({ hours, event, listingType, publishStatus }) =>
        !hours && !event && listingType !== 'event' && publishStatus !== 'Draft',
    )
    assert.ok(unknown.length > 0)
    const names = unknown.map(({ name }) => ({ name })).sort((a, b) => (a.name < b.name ? -1 : 1))
    assert.deepEqual(await answer.json(), names)
    assert.match(answer.headers.get('content-range') ?? '', new RegExp(`/${unknown.length}$`))
  })

  for (const [name, settings, words] of [
    [
      'a folder without a backend',
      { DATA_DIR: '/nowhere/data' },
      /^There is no data folder of a backend at /,
    ],
    ['a port that is none', { BACKEND_PORT: 'abc' }, /^BACKEND_PORT=abc is no port\.$/],
    [
      'an address that is none',
      { SUPABASE_URL: 'foo', SUPABASE_SECRET_KEY: 'x' },
      /^SUPABASE_URL=foo is no address: write it like /,
    ],
  ] as const)
    test(`says what is wrong with ${name}, and makes nothing`, async () => {
      const file = join(folder, 'facts.csv')
      await writeFile(file, POINTS)
      mock.method(console, 'error', (line: string) => void said.push(line))
      assert.equal(await runFactsImport([file], { ...settings }), 1)
      mock.restoreAll()
      assert.equal(said.length, 1)
      assert.match(said[0] ?? '', words)
      assert.equal(existsSync('/nowhere'), false)
    })

  const point = async (name: string | undefined) => {
    const [row] = await backend.query(
      'select latitude, longitude, point_source from public."Listings" where name = $1',
      [name],
    )
    return row
  }
  const rows = [
    POINTS,
    `${zoo},Mosman,-33.8434,151.2413,source,Map,,,`,
    'Nowhere,Mosman,-33.8434,151.2413,source,Map,,,',
    `${other},Mosman,33.8434,151.2413,source,Map,,,`,
  ]

  test('writes what is sound and says of each other line why not', async () => {
    assert.equal(await run(rows), 0)
    assert.deepEqual(said, [
      `Line 4, ${other}: left out, the point is not in New South Wales.`,
      'Line 3, Nowhere: point left out, there is no listing of this name.',
      '1 facts written, 0 are there already, 1 left out; 1 rows left out.',
    ])
    assert.deepEqual(await point(zoo), { latitude: -33.8434, longitude: 151.2413, point_source: 'Map' })
  })

  test('a second time changes nothing', async () => {
    assert.equal(await run(rows), 0)
    assert.equal(said.pop(), '0 facts written, 1 are there already, 1 left out; 1 rows left out.')
  })

  test('keeps what an editor has entered since', async () => {
    await backend.query('update public."Listings" set latitude = -33.9 where name = $1', [zoo])
    assert.equal(await run([POINTS, `${zoo},Mosman,-33.85,151.25,source,Better map,,,`]), 0)
    assert.equal(said[0], `Line 2, ${zoo}: point left out, an editor has entered something else.`)
    assert.deepEqual(await point(zoo), { latitude: -33.9, longitude: 151.2413, point_source: 'Map' })
  })

  test('mends what was seeded, and a seed on another day leaves that alone', async () => {
    const open = sampleCatalogue.find(({ hours }) => hours && !('alwaysOpen' in hours))
    const week = Array(7).fill('10:00 am - 4:00 pm')
    assert.equal(await run([BY_WHOM, `${open?.name},,${week.join()},Their page,2026-10,source,,operator`]), 0)
    assert.match(said.pop() ?? '', /^1 facts written/)
    const reseeded = { query: backend.query } as OpenDatabase
    await seed({ database: reseeded, catalogue: sampleCatalogue, today: '2031-05-01', report: () => {} })
    const hours = await backend.query(
      `select monday, hours_source, hours_verified_at::text as checked from public.opening_hours hours
       join public."Listings" listing on listing.id = listing_id where name = $1 and start_date is null`,
      [open?.name],
    )
    assert.deepEqual(hours, [
      { monday: '10:00 am - 4:00 pm', hours_source: 'Their page', checked: '2026-10-01' },
    ])
    const [moved] = await backend.query(
      `select count(*)::int as events from public.opening_hours where start_date >= '2031-04-01'`,
    )
    assert.deepEqual(moved, { events: sampleCatalogue.filter(({ event }) => event).length })
  })

  test('loads every file of a fresh copy in requests that the backend takes', async () => {
    const csv = await readFile(new URL('../../seed/facts/coordinates.csv', import.meta.url), 'utf8')
    assert.equal(await run(csv.split('\n')), 0)
    assert.match(said.pop() ?? '', /282 left out; 61 rows left out\.$/)
  })

  test('without the secret key is refused, and changes nothing', async () => {
    assert.equal(await run(rows, localKeys.publishable), 1)
    assert.match(said.at(-1) ?? '', /has not taken line 2 .*permission denied/)
  })

  test('says what is missing', async () => {
    assert.equal(await run(rows, ''), 1)
    assert.match(said[0] ?? '', /SUPABASE_URL and SUPABASE_SECRET_KEY go together/)
    assert.equal(await run(['name', 'Zoo']), 1)
    assert.match(said[1] ?? '', /The header must have/)
  })
})
