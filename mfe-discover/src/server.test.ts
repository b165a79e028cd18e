/** @jest-environment node */
import { createQueryClient } from 'federation/queryClient'
import type { ServerRemote } from 'federation/server'
import { startAs } from 'shared-auth/testing'
import { sydneyToday } from 'shared-ui'
import { stubApi } from 'shared-ui/testing'
import { parameters } from '../package.json'
import { type Filters, NO_FILTERS, writeFilters } from './filters/filters'
import { isDetail, path, zoo } from './testing/testActivity'
import { idOf, listing, pagesOf, searchStubs } from './testing/testData'
import { pagesOfBondi } from './testing/testPages'

const origin = 'https://sprouts.test'
const failure = () => Response.json({ message: 'no' }, { status: 400 })

beforeEach(() => startAs(null))

/** Prepares the page of a URL, and returns the kinds of queries that are in the client then. */
async function prepareAt(url: string) {
  // only the bundler defines it; server.ts sets it before all else
  Object.assign(globalThis, { __webpack_public_path__: '' })
  const remote: ServerRemote = await import('./server')
  const queryClient = createQueryClient()
  const { pathname, search } = new URL(url, origin)
  const { signal } = new AbortController()
  const prepared = await remote.prepare({
    pathname,
    search,
    today: sydneyToday(new Date('2026-11-21T02:00:00Z')),
    queryClient,
    signal,
    origin,
  })
  const queries = queryClient.getQueryCache().getAll()
  return { prepared, kinds: queries.map(({ queryKey }) => queryKey[1]).toSorted() }
}

test('the home page has its activities', async () => {
  stubApi({ 'GET Listings': [zoo] })
  const { prepared, kinds } = await prepareAt('/')
  expect(prepared).toMatchObject({ kind: 'page', status: 200 })
  expect(kinds).toEqual(['named'])
})

test('the home page needs no activities', async () => {
  stubApi({ 'GET Listings': failure })
  const { prepared, kinds } = await prepareAt('/')
  expect(prepared).toMatchObject({ kind: 'page', status: 200 })
  // a failure does not travel to the browser, so it must not be rendered either
  expect(kinds).toEqual([])
})

test('the list has its results, with the events of a weekend', async () => {
  const rows = [listing(1), listing(2)]
  stubApi({ 'GET Listings': pagesOf(rows) })
  expect((await prepareAt('/activities')).kinds).toEqual(['search'])
  const { prepared, kinds } = await prepareAt('/activities?date=weekend')
  expect(kinds).toEqual(['search', 'unconfirmed', 'weekend events'])
  expect((await prepareAt('/activities?date=today')).kinds).toEqual(['search', 'unconfirmed'])
  const data = prepared.kind === 'page' ? JSON.stringify(prepared.structuredData) : ''
  expect(data).toContain(`${origin}/activities/${idOf(2)}/place-2`)
})

test('the words of a search are read on a server as in the box', async () => {
  const requests = stubApi({ ...searchStubs(pagesOf([listing(1)])), 'GET Listings': [] })
  const { kinds } = await prepareAt('/activities?search=pool+inner+west+today')
  expect(kinds).toEqual(['search', 'unconfirmed', 'words'])
  for (const { url } of requests) {
    const asked = new URL(url).searchParams
    expect(asked.get('query')).toBe('pool')
    expect(asked.get('or')).toContain('Inner West')
  }
})

test('with a place a server asks for the nearest, also beside the list; where a visitor is it never knows', async () => {
  const requests = stubApi({
    'GET Postcodes': [{ latitude: -33.9, longitude: 151 }],
    'GET rpc/nearest_listings': pagesOf([listing(1)]),
    'GET Listings': pagesOf([listing(1)]),
  })
  const nearest = () => requests.filter(({ url }) => url.includes('/rpc/nearest_listings'))
  const { kinds } = await prepareAt('/activities?date=weekend&location=Bondi&sort=nearest')
  expect(kinds).toEqual(['Bondi', 'search', 'unconfirmed', 'weekend events'])
  expect(nearest()).toHaveLength(3)
  await prepareAt('/activities?date=weekend&sort=nearest')
  expect(nearest()).toHaveLength(3)
})

test('a page of the list has its results, and no offers after the last one', async () => {
  const rows = Array.from({ length: 13 }, (_, index) => listing(index + 1))
  const requests = stubApi({ 'GET Listings': pagesOf(rows) })
  const { prepared, kinds } = await prepareAt('/activities?page=2')
  expect(requests.map(({ url }) => new URL(url).searchParams.get('offset'))).toEqual(['12'])
  expect(JSON.stringify(prepared)).toContain(`${origin}/activities/${idOf(13)}/place-13`)
  expect(JSON.stringify(prepared)).not.toContain('place-12')
  expect(kinds).toEqual(['search'])
  expect((await prepareAt('/activities?features=free&page=3')).kinds).toEqual(['search'])
})

test('a suburb is looked up only if its activities are on other pages', async () => {
  stubApi({ 'GET Listings': pagesOfBondi })
  expect((await prepareAt('/activities?location=Bondi')).kinds).toEqual(['search', 'suburb'])
  expect((await prepareAt('/activities?location=Bondi%20Beach')).kinds).toEqual(['search'])
  expect((await prepareAt('/activities?location=Bondi&features=free')).kinds).toEqual(['search'])
})

test('a list without results has what it offers instead', async () => {
  stubApi({
    'GET Listings': [],
    ...searchStubs(pagesOf([])),
    'GET rpc/close_listings': [listing(3)],
  })
  const { prepared, kinds } = await prepareAt('/activities?search=zooo&features=free')
  expect(prepared).toMatchObject({ kind: 'page', status: 200 })
  expect(kinds).toEqual(['close', 'counts', 'search', 'words'])
})

test('a place without results has what is near it', async () => {
  stubApi({
    'GET Postcodes': [{ latitude: -33.9, longitude: 151 }],
    'GET rpc/nearest_listings': pagesOf([listing(2)]),
    'GET rpc/close_localities': [],
    'GET Listings': pagesOf([]),
  })
  const { kinds } = await prepareAt('/activities?location=Manly&features=free')
  expect(kinds).toEqual(['Manly', 'counts', 'search', 'search', 'similar'])
})

test('a search without results that is the name of a place has what is near it', async () => {
  stubApi({
    'GET Postcodes': [{ latitude: -33.9, longitude: 151 }],
    'GET rpc/nearest_listings': pagesOf([listing(2)]),
    ...searchStubs(pagesOf([])),
    'GET Listings': pagesOf([]),
    'GET rpc/close_listings': [],
  })
  const { kinds } = await prepareAt('/activities?search=Manly')
  expect(kinds).toEqual(['Manly', 'close', 'counts', 'search', 'search', 'words'])
})

test('a list cannot be rendered without its results', async () => {
  stubApi({ 'GET Listings': failure })
  await expect(prepareAt('/activities')).rejects.toThrow()
})

test('an activity has its facts and the related ones', async () => {
  stubApi({ 'GET Listings': (request) => Response.json(isDetail(request) ? [zoo] : [listing(2)]) })
  const { prepared, kinds } = await prepareAt(path)
  expect(prepared).toMatchObject({ kind: 'page', status: 200 })
  expect(kinds).toEqual(['detail', 'related'])
})

test('an activity needs no related ones', async () => {
  stubApi({ 'GET Listings': (request) => (isDetail(request) ? Response.json([zoo]) : failure()) })
  const { prepared, kinds } = await prepareAt(path)
  expect(prepared).toMatchObject({ kind: 'page', status: 200 })
  expect(kinds).toEqual(['detail'])
})

const id = 'abcdef00-0000-4000-8000-000000000000'

test.each([
  [`/activities/${id}`, `/activities/${id}/taronga-zoo`],
  [`/activities/${id}/old-name?from=mail`, `/activities/${id}/taronga-zoo`],
  [`/activities/${id.toUpperCase()}/taronga-zoo`, `/activities/${id}/taronga-zoo`],
])('%s moves to %s', async (url, to) => {
  stubApi({ 'GET Listings': [{ ...zoo, id }] })
  expect((await prepareAt(url)).prepared).toEqual({ kind: 'moved', to })
})

test('an unknown activity is not found', async () => {
  stubApi({ 'GET Listings': [] })
  const { prepared, kinds } = await prepareAt(path)
  expect(prepared).toEqual({ kind: 'page', status: 404 })
  expect(kinds).toEqual(['detail'])
})

test('a text that is no id is not found, and not asked for', async () => {
  const requests = stubApi({})
  expect((await prepareAt('/activities/nowhere')).prepared).toEqual({ kind: 'page', status: 404 })
  expect(requests).toEqual([])
})

test('a path of another remote is refused', async () => {
  await expect(prepareAt('/login')).rejects.toThrow('No page at /login')
})

test('the gateway renders the list with every parameter that an address can have', () => {
  const date = { kind: 'day', day: '2026-11-21' } as const
  const filled: Filters = {
    search: 'zoo',
    location: 'Manly',
    date,
    categories: ['museum'],
    ageRanges: ['teens'],
    features: ['free'],
    sort: 'name',
    more: ['fenced'],
    view: 'map',
  }
  const holidays: Filters = {
    ...NO_FILTERS,
    date: { kind: 'holidays', from: '2026-12-18', to: '2027-01-27' },
  }
  const written = [
    ...new URLSearchParams(writeFilters(filled, 2) + writeFilters(holidays).replace('?', '&')).keys(),
  ]
  expect(written.toSorted()).toEqual(parameters['/activities'].toSorted())
})
