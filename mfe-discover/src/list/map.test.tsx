import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { consoleErrors, renderAt, stubApi } from 'shared-ui/testing'
import { App, preparePage } from '../App'
import { listing, pagesOf, searchStubs } from '../testing/testData'

/* The map of the list where no map can be drawn: jsdom has no WebGL. e2e/specs/discover/map.spec.ts opens the map itself. */

const point = (latitude: number, isOwn = true) => ({
  near_latitude: latitude,
  near_longitude: 151.2,
  latitude: isOwn ? latitude : null,
})
const zoo = listing(1, { name: 'Taronga Zoo', suburb: 'Mosman', ...point(-33.84) })
const pool = listing(2, { name: 'Harbour Pool', suburb: 'Manly', ...point(-33.8, false) })
const nowhere = listing(3, {
  name: 'Puppets on Tour',
  suburb: null,
  near_latitude: null,
  near_longitude: null,
})

beforeAll(() => preparePage('/activities'))
beforeEach(() => startAs(null))

const params = ({ url }: Request) => new URL(url).searchParams
const isForPins = (request: Request) => params(request).get('select')?.includes('tags') === false

type Answer = (request: Request) => Response
function open(
  address: string,
  { rows = [zoo, pool, nowhere], pins }: { rows?: (typeof zoo)[]; pins?: Answer } = {},
) {
  const requests = stubApi({
    'GET Listings': (request) => {
      const ids = params(request).get('id')
      if (ids) return Response.json(rows.filter(({ id }) => ids.includes(id)))
      return isForPins(request) && pins ? pins(request) : pagesOf(rows)(request)
    },
    ...searchStubs(pagesOf(rows)),
  })
  renderAt(address, <App />)
  return { user: userEvent.setup(), asked: () => requests.filter(isForPins) }
}
const names = () =>
  within(screen.getByRole('list', { name: 'On the map' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const url = () => screen.getByLabelText('current url').textContent

test('a link leads to the map and back, with the same filters, and nothing is asked for before', async () => {
  const { user, asked } = open('/activities?features=free&sort=name')
  await screen.findByText('Taronga Zoo')
  expect(asked()).toEqual([])
  await user.click(screen.getByRole('link', { name: 'Map' }))
  expect(url()).toBe('/activities?features=free&sort=name&view=map')
  expect(await screen.findByText(/^This browser cannot draw the map/)).toHaveAttribute('role', 'alert')
  expect(names()).toEqual(['Taronga ZooMosman', 'Harbour Poolabout Manly'])
  expect(
    screen.getByText(
      '2 activities on this part of the map. 1 more is only in the list: nobody has noted where.',
    ),
  ).toHaveAttribute('role', 'status')

  const [request] = asked().map(params)
  expect(request?.get('free')).toBe('eq.true')
  expect(request?.get('order')).toBe('name.asc,id.asc')
  expect(request?.get('limit')).toBe('100')
  expect(request?.get('select')).toBe('id,name,suburb,latitude,near_latitude,near_longitude')

  await user.click(screen.getByRole('link', { name: 'List' }))
  expect(url()).toBe('/activities?features=free&sort=name')
  expect(await screen.findByRole('list', { name: 'Activities' })).toBeVisible()
})

test('another order keeps the map, and asks for the places of its results', async () => {
  const { user, asked } = open('/activities?view=map')
  await screen.findByRole('list', { name: 'On the map' })
  await user.click(screen.getByRole('link', { name: 'Name' }))
  expect(url()).toBe('/activities?sort=name&view=map')
  await waitFor(() =>
    expect(asked().map((request) => params(request).get('order')?.split(',')[0])).toEqual([
      'recommended.asc',
      'name.asc',
    ]),
  )
})

test('a name opens the card, and Escape closes it and goes back to the name', async () => {
  const { user } = open('/activities?view=map')
  const name = await screen.findByRole('button', { name: /^Harbour Pool/ })
  await user.click(name)
  const card = within(await screen.findByRole('region', { name: 'Chosen on the map' }))
  expect(await card.findByRole('link', { name: 'Harbour Pool' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Chosen on the map' })).toHaveFocus()
  expect(name).toHaveAttribute('aria-pressed', 'true')

  // what a dialog of the card has taken for itself closes no card
  const taken = createEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' })
  taken.preventDefault()
  fireEvent(screen.getByRole('button', { name: 'Close' }), taken)
  expect(screen.getByRole('region', { name: 'Chosen on the map' })).toBeVisible()

  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Chosen on the map' })).not.toBeInTheDocument()
  expect(name).toHaveFocus()

  await user.click(name)
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(name).toHaveFocus()
})

test('of a long list the first 400 stand there, a hundred in each request', async () => {
  const many = Array.from({ length: 430 }, (_, index) => listing(index + 1, point(-33.8)))
  const { asked } = open('/activities?view=map', {
    rows: many,
    pins: (request) => {
      const offset = Number(params(request).get('offset'))
      const page = many.slice(offset, offset + 100)
      return Response.json(page, { headers: { 'content-range': `${offset}-${offset + 99}/430` } })
    },
  })
  expect(await screen.findByText(/^400 activities .* The map shows the first 400 of 430\.$/)).toBeVisible()
  expect(asked().map((request) => params(request).get('offset'))).toEqual(['0', '100', '200', '300'])
})

test('a map of the nearest is asked for in that order, and counted apart from it', async () => {
  const requests = stubApi({
    'GET Postcodes': [{ latitude: -33.8, longitude: 151.2 }],
    'GET rpc/nearest_listings': pagesOf([pool, zoo]),
    'GET Listings': (request) => {
      const ids = params(request).get('id')
      // the request of the card has no point
      return ids ? Response.json([{ ...pool, near_latitude: undefined }]) : pagesOf([pool, zoo], 430)(request)
    },
  })
  renderAt('/activities?location=Manly&sort=nearest&view=map', <App />)
  expect(await screen.findByText(/^2 activities .* The map shows the first 2 of 430\.$/)).toBeVisible()

  const asked = requests.filter((request) => isForPins(request) && /nearest_listings/.test(request.url))
  expect(asked.map((request) => params(request).get('offset'))).toEqual(['0', '100', '200', '300'])
  expect(asked.map(({ headers }) => headers.get('prefer') ?? '').join()).not.toContain('count')

  // the card says how far it is, as the list does
  await userEvent.click(screen.getByRole('button', { name: /^Harbour Pool/ }))
  const card = within(await screen.findByRole('region', { name: 'Chosen on the map' }))
  expect(await card.findByText('Manly \u00b7 under 1 km')).toBeVisible()
})

test('where nobody knows a place, that is said beside the list', async () => {
  open('/activities?view=map', { rows: [nowhere] })
  expect(await screen.findByText(/^Nobody has noted yet where these are/)).toBeVisible()
  expect(screen.getByRole('list', { name: 'Activities' })).toBeVisible()
})

test('without the places there is a sentence, the list, and another try', async () => {
  let isDown = true
  const { user } = open('/activities?view=map', {
    pins: (request) => (isDown ? new Response('', { status: 400 }) : pagesOf([zoo])(request)),
  })
  expect(await screen.findByText('The map could not be loaded')).toBeVisible()
  expect(consoleErrors()).toEqual([expect.stringContaining('The places of the map could not be loaded: ')])
  expect(screen.getByRole('list', { name: 'Activities' })).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: 'On the map' })).toBeVisible()
})

test('an empty list says so in place of the map, with the places without hours below', async () => {
  stubApi({
    ...searchStubs((request) =>
      pagesOf(params(request).get('event_dates') === 'is.null' ? [zoo] : [])(request),
    ),
    'GET rpc/close_listings': [],
    'GET Listings': pagesOf([]),
  })
  renderAt('/activities?search=xyz&date=2026-11-28&view=map', <App />)
  expect(await screen.findByText('No activities found matching your search criteria.')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Map' })).not.toBeInTheDocument()
  expect(await screen.findByText('1 more below, hours not confirmed')).toBeVisible()
  expect(screen.getByRole('region', { name: /^Hours not confirmed/ })).toBeVisible()
})

test('a map has what a date leaves out below it, as the list has', async () => {
  open('/activities?date=2026-11-28,2026-11-29&view=map')
  const map = await screen.findByRole('region', { name: 'Map' })
  expect(await screen.findByText('3 more below, hours not confirmed')).toBeVisible()
  for (const name of ['Events on this weekend', 'Hours not confirmed (3): check before you go']) {
    const row = screen.getByRole('region', { name })
    expect(map.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
})
