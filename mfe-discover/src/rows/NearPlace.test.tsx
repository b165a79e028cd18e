import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App, preparePage } from '../App'
import { listing, pagesOf, searchStubs } from '../testing/testData'

beforeAll(() => preparePage('/activities'))
beforeEach(() => startAs(null))

const BONDI = [{ locality: 'BONDI', postcode: '2026', state: 'NSW', latitude: -33.9, longitude: 151 }]
const pool = (number: number, near_latitude: number | null) =>
  listing(number, {
    name: `Pool ${number}`,
    suburb: 'Elsewhere',
    latitude: near_latitude,
    near_latitude,
    near_longitude: 151,
  })
// the last two are 61 km away and without a point
const POOLS = [-34, -34.1, -34.12, -34.2, -34.3, -34.34, -34.345, -34.45, null].map((latitude, index) =>
  pool(index + 1, latitude),
)

type Network = Parameters<typeof stubApi>[0]

/** Opens the pools of a place that has this many. */
function open(here: number, network: Network = {}, query = 'location=2026&features=free') {
  const ofPlace = pagesOf(Array.from({ length: here }, (_, index) => pool(20 + index, -33.9)))
  const ofAll = pagesOf(POOLS)
  const requests = stubApi({
    'GET Listings': (request) => (new URL(request.url).searchParams.has('or') ? ofPlace : ofAll)(request),
    'GET rpc/nearest_listings': pagesOf(POOLS),
    'GET rpc/close_localities': [],
    'GET Postcodes': BONDI,
    ...network,
  })
  renderAt(`/activities?${query}`, <App />)
  return (part: string) => requests.filter(({ url }) => url.includes(part))
}

const NOTHING = 'No activities found matching your search criteria.'
const nearest = () => screen.findByRole('region', { name: 'Nearest to postcode 2026' })

test('where a place has nothing, the nearest with the same filters are shown with their distances', async () => {
  const asked = open(0)
  const cards = within(await nearest()).getAllByRole('article')
  expect(cards.map((card) => within(card).getByText(/^Elsewhere/).textContent)).toEqual(
    ['11 km', '22 km', '24 km', '33 km', '44 km', '49 km'].map((distance) => `Elsewhere · ${distance}`),
  )
  expect(screen.getByText(NOTHING)).toBeVisible()
  expect(screen.getByText('0 activities match your filters')).toBeVisible()
  const [request] = asked('nearest_listings').map(({ url }) => new URL(url).searchParams)
  expect(request?.get('free')).toBe('eq.true')
  expect(request?.has('or')).toBe(false)
  const all = screen.getByRole('link', { name: 'All 9 by distance from postcode 2026' })
  expect(all).toHaveAttribute('href', '/activities?location=2026&features=free&sort=nearest')
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  await waitFor(() => expect(said()).toContain('Nearest to postcode 2026'))
})

test('a search that finds nothing and is the name of a place has the nearest to it, with the same filters', async () => {
  const asked = open(
    0,
    { ...searchStubs(pagesOf([])), 'GET rpc/close_listings': [] },
    'search=Bondi&features=free',
  )
  const cards = within(await screen.findByRole('region', { name: 'Nearest to Bondi' })).getAllByRole(
    'article',
  )
  expect(cards).toHaveLength(6)
  expect(screen.getByText(NOTHING)).toBeVisible()
  expect(asked('/Postcodes').map(({ url }) => new URL(url).searchParams.get('locality'))).toEqual([
    'ilike.Bondi',
  ])
  const [request] = asked('nearest_listings').map(({ url }) => new URL(url).searchParams)
  expect(request?.get('free')).toBe('eq.true')
  expect(request?.get('query')).not.toBe('Bondi')
  const all = screen.getByRole('link', { name: 'All 9 by distance from Bondi' })
  expect(all).toHaveAttribute('href', '/activities?location=Bondi&features=free&sort=nearest')
})

test('its link shows all of them, and the heading of the results has the focus', async () => {
  open(0)
  await userEvent.click(await screen.findByRole('link', { name: /^All 9 by distance/ }))
  expect(await screen.findByText('9 activities match your filters')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Search Results' })).toHaveFocus()
  expect(screen.queryByRole('region', { name: /^Nearest to/ })).not.toBeInTheDocument()
})

test.each<[string, Network]>([
  ['nobody knows the place', { 'GET Postcodes': [] }],
  ['the place has no point', { 'GET Postcodes': [{ locality: 'BONDI' }] }],
  ['the place cannot be looked up', { 'GET Postcodes': () => Response.json({}, { status: 400 }) }],
  ['the nearest fail', { 'GET rpc/nearest_listings': () => Response.json({}, { status: 400 }) }],
  ['nothing is within 50 km', { 'GET rpc/nearest_listings': pagesOf(POOLS.slice(7)) }],
])('when %s, the ways out stand alone', async (_, network) => {
  const asked = open(0, network)
  expect(await screen.findByText(NOTHING)).toBeVisible()
  await waitFor(() => {
    expect(asked('/Postcodes')).toHaveLength(1)
    if (!('GET Postcodes' in network)) expect(asked('nearest_listings')).not.toHaveLength(0)
  })
  expect(screen.queryByRole('region', { name: /^Nearest to/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /by distance/ })).not.toBeInTheDocument()
})

test('nothing is shown that only the filters of before have found', async () => {
  const answer = Promise.withResolvers<Response>()
  const asked = open(0, {
    'GET rpc/nearest_listings': (request) =>
      new URL(request.url).searchParams.has('indoor') ? pagesOf(POOLS)(request) : answer.promise,
  })
  await waitFor(() => expect(asked('nearest_listings')).not.toHaveLength(0))
  const indoor = () => screen.getByRole('checkbox', { name: 'Indoor' })
  await userEvent.click(indoor())
  expect(await nearest()).toBeVisible()
  await userEvent.click(indoor())
  await waitFor(() => expect(indoor()).not.toBeChecked())
  expect(screen.getByText(NOTHING)).toBeVisible()
  expect(screen.queryByRole('region', { name: /^Nearest to/ })).not.toBeInTheDocument()
})

const FURTHER = 'See what is nearest to postcode 2026'

test('a place with one to three has a link to what is near it, and asks for nothing more', async () => {
  const asked = open(3)
  expect(await screen.findByRole('link', { name: FURTHER })).toHaveAttribute(
    'href',
    '/activities?location=2026&features=free&sort=nearest',
  )
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(asked('/Postcodes')).toEqual([])
})

test.each([
  ['elsewhere', ['See what is nearest to elsewhere']],
  ['Elsewhere NSW 2026', ['See what is nearest to Elsewhere']],
  ['Inner West', ['See what is nearest to the Inner West']],
  ['Elsew', []],
  ['NSW', []],
])('what is found at "%s" tells whether it is a place', async (location, links) => {
  open(1, {}, `location=${location}`)
  await screen.findAllByRole('article')
  expect(screen.queryAllByRole('link', { name: /^See what/ }).map(({ textContent }) => textContent)).toEqual(
    links,
  )
})

test.each([
  ['more than three', 4, 'location=2026'],
  ['the list by distance', 1, 'location=2026&sort=nearest'],
])('%s has no such link', async (_, here, query) => {
  open(here, { 'GET rpc/nearest_listings': pagesOf([pool(20, -33.9)]) }, query)
  await screen.findAllByRole('article')
  expect(screen.queryByRole('link', { name: FURTHER })).not.toBeInTheDocument()
})
