import { screen, within } from '@testing-library/react'
import { startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App, preparePage } from '../App'
import { listing, pagesOf } from '../testing/testData'

const ADDRESS = '/activities?date=2026-11-28,2026-11-29&features=free'
const places = [1, 2, 3].map((number) =>
  listing(number, {
    opening_hours: [
      { always_open: false, start_date: null, end_date: null, saturday: '9 am - 5 pm', sunday: 'CLOSED' },
    ],
  }),
)
const festival = listing(9, {
  name: 'Festival of the Winds',
  event_dates: '[2099-11-28,2099-11-30)',
  sample_dates: true,
})

beforeAll(async () => preparePage('/activities'))

beforeEach(() => startAs(null))

const isForEvents = (request: Request) =>
  new URL(request.url).searchParams.get('event_dates')?.startsWith('ov.') ?? false

test('events of the weekend stand in a row of their own, outside the count', async () => {
  const requests = stubApi({
    'GET Listings': (request) =>
      isForEvents(request) ? Response.json([festival]) : pagesOf(places)(request),
  })
  renderAt(ADDRESS, <App />)

  const row = within(await screen.findByRole('region', { name: 'Events on this weekend' }))
  expect(row.getByRole('link', { name: 'Festival of the Winds' })).toBeVisible()
  expect(row.getByText('28 - 29 November 2099 · Sample date')).toBeVisible()
  expect(await screen.findByText('3 activities match your filters')).toBeVisible()
  const grid = within(screen.getByRole('list', { name: 'Activities' }))
  expect(grid.getAllByRole('article')).toHaveLength(3)
  expect(grid.getAllByText('Sat 9 am - 5 pm · Sun closed')).toHaveLength(3)

  const asked = new URL(requests.find(isForEvents)?.url ?? '').searchParams
  expect(asked.get('event_dates')).toBe('ov.[2026-11-28,2026-11-29]')
  expect(asked.get('open_days')).toBe('not.ov.{saturday,sunday}')
  expect(asked.get('free')).toBe('eq.true')
  expect(asked.get('publish_status')).toBe('eq.Published')
})

test.each([
  ['there are none', () => Response.json([])],
  ['they cannot be loaded', () => Response.json({ message: 'no' }, { status: 400 })],
])('there is no row when %s', async (_, answer) => {
  stubApi({
    'GET Listings': (request) => (isForEvents(request) ? answer() : pagesOf(places)(request)),
  })
  renderAt(ADDRESS, <App />)
  await screen.findByText('3 activities match your filters')
  expect(screen.queryByText('Events on this weekend')).not.toBeInTheDocument()
})

test('two other days of an address are called days', async () => {
  stubApi({
    'GET Listings': (request) =>
      isForEvents(request) ? Response.json([festival]) : pagesOf(places)(request),
  })
  renderAt('/activities?date=2026-11-28,2026-12-06', <App />)
  expect(await screen.findByRole('region', { name: 'Events on these days' })).toBeVisible()
})

test('a single day makes no request for them', async () => {
  const requests = stubApi({ 'GET Listings': pagesOf(places) })
  renderAt('/activities?date=2026-11-28', <App />)
  await screen.findByText('3 activities match your filters')
  expect(requests.filter(isForEvents)).toEqual([])
})

test('beside a list of the nearest they are counted from the same place', async () => {
  const near = { near_latitude: -33.9, near_longitude: 151, latitude: null }
  const requests = stubApi({
    'GET Postcodes': [{ latitude: -33.9, longitude: 151 }],
    'GET rpc/nearest_listings': (request) =>
      pagesOf(isForEvents(request) ? [{ ...festival, ...near }] : places)(request),
    'GET Listings': pagesOf(places),
  })
  renderAt(`${ADDRESS}&location=Bondi&sort=nearest`, <App />)

  const row = within(await screen.findByRole('region', { name: 'Events on this weekend' }))
  expect(row.getByText(/ \u00b7 under 1 km$/)).toBeVisible()
  const asked = requests.filter(isForEvents).map(({ url }) => new URL(url))
  expect(asked.map(({ pathname }) => pathname)).toEqual([expect.stringContaining('/rpc/nearest_listings')])
  expect(asked[0]?.searchParams.get('from_latitude')).toBe('-33.9')
  expect(asked[0]?.searchParams.has('or')).toBe(false)
})
