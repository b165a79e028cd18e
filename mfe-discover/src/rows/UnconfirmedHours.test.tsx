import { screen, within } from '@testing-library/react'
import { startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App, preparePage } from '../App'
import { listing, pagesOf } from '../testing/testData'

const open = [1, 2, 3].map((number) => listing(number))
const unknown = Array.from({ length: 30 }, (_, index) =>
  listing(index + 10, { name: `Unknown ${index + 1}` }),
)

beforeAll(async () => preparePage('/activities'))

beforeEach(() => startAs(null))

const params = (request: Request | undefined) => new URL(request?.url ?? '').searchParams
const isForUnknown = (request: Request) => params(request).get('event_dates') === 'is.null'

test.each(['2026-11-28', '2026-11-28,2026-11-29'])(
  'with the date %s, places without hours stand in a row of their own, outside the count',
  async (date) => {
    const requests = stubApi({
      'GET Listings': (request) => {
        if (isForUnknown(request)) return pagesOf(unknown)(request)
        return params(request).get('event_dates') ? Response.json([]) : pagesOf(open)(request)
      },
    })
    renderAt(`/activities?date=${date}&features=indoor`, <App />)

    const name = 'Hours not confirmed (30): check before you go'
    const row = within(await screen.findByRole('region', { name }))
    expect(row.getAllByRole('article')).toHaveLength(12)
    expect(await screen.findByText('3 activities match your filters')).toBeVisible()
    expect(screen.getByText('30 more below, hours not confirmed')).toBeVisible()
    const grid = within(screen.getByRole('list', { name: 'Activities' }))
    expect(grid.getAllByRole('article')).toHaveLength(3)

    const asked = requests.filter(isForUnknown)
    expect(asked).toHaveLength(1)
    expect(params(asked[0]).get('open_days')).toBe(
      'not.ov.{monday,tuesday,wednesday,thursday,friday,saturday,sunday}',
    )
    expect(params(asked[0]).get('indoor')).toBe('eq.true')
    expect(params(asked[0]).get('publish_status')).toBe('eq.Published')
    expect(params(asked[0]).get('or')).toBeNull()
  },
)

test.each([
  ['there are none', () => pagesOf([])],
  ['they cannot be loaded', () => () => Response.json({ message: 'no' }, { status: 400 })],
])('there is no row when %s', async (_, answer) => {
  stubApi({
    'GET Listings': (request) => (isForUnknown(request) ? answer()(request) : pagesOf(open)(request)),
  })
  renderAt('/activities?date=2026-11-28', <App />)
  await screen.findByText('3 activities match your filters')
  expect(screen.queryByText(/not confirmed/)).not.toBeInTheDocument()
})

test('where nothing else fits they stand before what is offered instead', async () => {
  stubApi({
    'GET Listings': (request) => pagesOf(isForUnknown(request) ? unknown : [])(request),
  })
  renderAt('/activities?date=2026-11-28', <App />)
  const row = await screen.findByRole('region', { name: /^Hours not confirmed/ })
  const offer = await screen.findByRole('heading', { name: 'Nothing fits just yet' })
  expect(row.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('by name, the rows beside the list have its order too', async () => {
  const requests = stubApi({
    'GET Listings': (request) => pagesOf(isForUnknown(request) ? unknown : open)(request),
  })
  renderAt('/activities?date=2026-11-28,2026-11-29&sort=name', <App />)
  await screen.findByRole('region', { name: /^Hours not confirmed/ })
  await screen.findByRole('region', { name: 'Events on this weekend' })
  const orders = requests.map((request) => params(request).get('order'))
  expect(orders).toEqual(['name.asc,id.asc', 'name.asc,id.asc', 'name.asc,id.asc'])
})

test('another day asks for them no more', async () => {
  const requests = stubApi({
    'GET Listings': (request) => pagesOf(isForUnknown(request) ? unknown : open)(request),
  })
  const { queryClient, unmount } = renderAt('/activities?date=2026-11-28', <App />)
  await screen.findByRole('region', { name: /^Hours not confirmed/ })
  unmount()
  renderAt('/activities?date=2026-11-29', <App />, queryClient)
  await screen.findByText('3 activities match your filters')
  expect(screen.getByRole('region', { name: /^Hours not confirmed/ })).toBeVisible()
  expect(requests.filter(isForUnknown)).toHaveLength(1)
})

test('without a date nothing is asked', async () => {
  const requests = stubApi({ 'GET Listings': pagesOf(open) })
  renderAt('/activities?features=indoor', <App />)
  await screen.findByText('3 activities match your filters')
  expect(requests.filter(isForUnknown)).toEqual([])
})

const nearest = unknown.map((row) => ({ ...row, near_latitude: -33.9, near_longitude: 151, latitude: -33.9 }))
const isCount = (request: Request) => params(request).get('limit') === '1'

test('beside a list of the nearest the row counts from the same place, and is counted apart', async () => {
  const requests = stubApi({
    'GET Postcodes': [{ latitude: -33.9, longitude: 151 }],
    'GET rpc/nearest_listings': (request) => pagesOf(isForUnknown(request) ? nearest : open)(request),
    'GET Listings': (request) => pagesOf(isForUnknown(request) ? unknown : open)(request),
  })
  renderAt('/activities?date=2026-11-28&location=Bondi&sort=nearest', <App />)

  const name = 'Hours not confirmed (30): check before you go'
  const row = within(await screen.findByRole('region', { name }))
  expect(row.getAllByText(/ \u00b7 50 m$/)).toHaveLength(12)

  const [asked, ...others] = requests.filter((request) => isForUnknown(request) && !isCount(request))
  expect(others).toEqual([])
  expect(new URL(asked?.url ?? '').pathname).toContain('/rpc/nearest_listings')
  expect(params(asked).get('from_latitude')).toBe('-33.9')
  expect(params(asked).has('or')).toBe(false)
  expect(asked?.headers.get('prefer') ?? '').not.toContain('count')
  const counts = requests.filter((request) => isForUnknown(request) && isCount(request))
  expect(counts.map(({ url }) => new URL(url).pathname)).toEqual([expect.stringContaining('/Listings')])
})
