import { layCaches } from '../testing/testCaches'
import { type KeptQuery, type Kind, keepQuery, picturesIn, readKept } from './keptQueries'
import { LISTS, PICTURES } from './names'

afterEach(() => Reflect.deleteProperty(window, 'caches'))

const query = (name: string, fields: Partial<KeptQuery> = {}): KeptQuery => ({
  queryKey: [name],
  queryHash: name,
  data: name,
  dataUpdatedAt: 1,
  version: 'a',
  owner: null,
  ...fields,
})
const keepAll = async (kind: Kind, names: string[]) => {
  for (const name of names) await keepQuery(kind, query(name))
}
const keptOf = async (kind: Kind, fields: Partial<KeptQuery> = {}) =>
  (await readKept(kind, query('', fields))).map(({ data }) => data)
const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}`)

test('of places the last 30 are kept; one that comes again is the newest', async () => {
  layCaches()
  await keepAll('places', [...names(30), '0', 'x'])
  expect(await keptOf('places')).toEqual([...names(30).slice(2), '0', 'x'])
})

test('of lists all 100 are kept, with what is in them and with the list of them, which comes first', async () => {
  layCaches()
  await keepAll('lists', ['lists', ...names(200)])
  expect(await keptOf('lists')).toHaveLength(201)
  expect(await keptOf('lists')).toContain('lists')
})

test('an answer is for the version that asked, and for its user', async () => {
  const stored = layCaches()
  await keepQuery('lists', query('mine', { owner: 'mia' }))
  expect(await keptOf('lists', { owner: 'mia' })).toEqual(['mine'])
  expect(await keptOf('lists', { owner: 'zoe' })).toEqual([])
  expect(await keptOf('lists', { owner: 'mia', version: 'b' })).toEqual([])
  expect(await keptOf('places')).toEqual([])
  expect([...stored.keys()]).not.toContain('sprouts-places')
})

test('of what is kept, only what cannot be read is missing', async () => {
  const stored = layCaches()
  await keepAll('places', ['zoo', 'park'])
  const [first = ''] = stored.get('sprouts-places')?.keys() ?? []
  stored.get('sprouts-places')?.set(first, new Response('half {'))
  expect(await keptOf('places')).toEqual(['park'])
})

test('small pictures come with it: two of a place, all of a list, 200 together', async () => {
  const stored = layCaches()
  const pictures = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => `https://a.example/${from + index}-480.webp`)
  await keepQuery('places', query('zoo', { data: pictures(0, 5) }))
  expect([...(stored.get(PICTURES)?.keys() ?? [])]).toEqual(pictures(0, 2))

  for (const from of [100, 200, 300]) await keepQuery('lists', query(`${from}`, { data: pictures(from, 80) }))
  const kept = [...(stored.get(PICTURES)?.keys() ?? [])]
  expect(kept).toHaveLength(200)
  expect(kept.at(-1)).toBe('https://a.example/379-480.webp')
  expect(stored.get(LISTS)?.size).toBe(3)
})

test.each([
  ['"https://a.example/x-480.webp","https://a.example/x-480.webp"', ['https://a.example/x-480.webp']],
  ['"https://a.example/x-960.webp","/y-480.webp"', []],
])('in %s the pictures are %j', (text, expected) => {
  expect(picturesIn(text)).toEqual(expected)
})
