import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestBackend, type TestBackend } from '../backend.ts'
import { type Asker, askOf } from '../client.ts'

/* What is near, over HTTP: pages that do not overlap, filters, and a position in a body. */

let backend: TestBackend
let ask: Asker['ask']

before(async () => {
  backend = await startTestBackend()
  ask = askOf(backend).ask
  // rings around a point, four places on each, and some without a point of their own
  await backend.query(`
    insert into public."Listings" (name, primary_type, publish_status, suburb, state, free, latitude, longitude)
    select 'Park ' || number, 'park', 'Published', case when number % 2 = 0 then 'Penrith' else 'Nowhere' end, 'NSW',
      number % 3 = 0,
      case when number % 5 > 0 then -33.891 + number / 4 * 0.01 end, case when number % 5 > 0 then 151.275 end
    from generate_series(1, 40) as number`)
})
after(() => backend.close())

type Row = { id: string; name: string; near_latitude: number | null; near_longitude: number | null }

const BONDI = { from_latitude: -33.891, from_longitude: 151.275 }
const SELECT = 'select=id,name,near_latitude,near_longitude,opening_hours(monday)&publish_status=eq.Published'
const nearest = async (more = '', query = ''): Promise<Row[]> => {
  const from = `from_latitude=${BONDI.from_latitude}&from_longitude=${BONDI.from_longitude}&query=${query}`
  const { status, json } = await ask(`/rest/v1/rpc/nearest_listings?${from}&${SELECT}${more}`)
  assert.equal(status, 200)
  return json as Row[]
}

const distance = ({ near_latitude, near_longitude }: Row) =>
  near_latitude === null || near_longitude === null
    ? Number.POSITIVE_INFINITY
    : Math.hypot(near_latitude - BONDI.from_latitude, (near_longitude - BONDI.from_longitude) * 0.83)

test('the nearest listings come first, and pages join without a gap or a repetition', async () => {
  const all = await nearest()
  assert.ok(all.length > 20)
  const distances = all.map(distance)
  assert.deepEqual(
    distances,
    distances.toSorted((one, other) => one - other),
  )

  const pages: Row[] = []
  for (let offset = 0; offset < all.length; offset += 12) {
    pages.push(...(await nearest(`&limit=12&offset=${offset}`)))
  }
  assert.deepEqual(
    pages.map(({ id }) => id),
    all.map(({ id }) => id),
  )
})

test('filters and a search leave out, and keep the order', async () => {
  const all = await nearest()
  const free = await nearest('&free=eq.true')
  assert.ok(free.length > 0 && free.length < all.length)
  const kept = new Set(free.map(({ id }) => id))
  assert.deepEqual(
    free,
    all.filter(({ id }) => kept.has(id)),
  )

  const found = (await nearest('', 'penrith')).map(({ id }) => id)
  assert.ok(found.length > 0 && found.length < all.length)
  assert.deepEqual(
    found,
    all.map(({ id }) => id).filter((id) => found.includes(id)),
  )
})

test('a position in a body gives the same, with filters that are alternatives', async () => {
  const or = encodeURIComponent('(free.eq.true,suburb.ilike."%e%")')
  const { status, json } = await ask(`/rest/v1/rpc/nearest_listings?${SELECT}&or=${or}&limit=5`, {
    method: 'POST',
    body: { ...BONDI, query: '' },
  })
  assert.equal(status, 200)
  assert.deepEqual(json, await nearest(`&or=${or}&limit=5`))
  assert.equal((json as Row[]).length, 5)
})

for (const bad of [
  'from_latitude=x&from_longitude=1',
  'from_latitude=1',
  'from_latitude=1;drop&from_longitude=2',
]) {
  test(`${bad} is refused`, async () => {
    const { status } = await ask(`/rest/v1/rpc/nearest_listings?${bad}&select=id`)
    assert.ok(status >= 400 && status < 500, String(status))
  })
}

test('misspelt suburbs are found, and hostile text finds none', async () => {
  const close = async (typed: string) => {
    const { status, json } = await ask(
      `/rest/v1/rpc/close_localities?select=locality&query=${encodeURIComponent(typed)}`,
    )
    assert.equal(status, 200)
    return (json as { locality: string }[]).map(({ locality }) => locality)
  }
  for (const [typed, suburb] of [
    ['sydeny', 'Sydney'],
    ['paramatta', 'Parramatta'],
    ['cronula', 'Cronulla'],
    ['wooloomooloo', 'Woolloomooloo'],
    ['kiribilli', 'Kirribilli'],
    ['bondi juntion', 'Bondi Junction'],
    ['marikville', 'Marrickville'],
    ['Penrth', 'Penrith'],
    ['mosmn', 'Mosman'],
    ['gosferd', 'Gosford'],
  ] as const) {
    assert.equal((await close(typed))[0], suburb, typed)
  }
  for (const typed of ["'; drop table x --", '%%%%%%', '\\\\\\\\', '(((((', '\u{1F980}'.repeat(120)]) {
    assert.deepEqual(await close(typed), [], typed)
  }
})
