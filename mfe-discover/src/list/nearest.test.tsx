import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App, preparePage } from '../App'
import { listing, pagesOf } from '../testing/testData'

/* The order of the list: nearest to a place or to the visitor, and by name. */

const point = (near_latitude: number | null, isOwn = true) => ({
  near_latitude,
  near_longitude: near_latitude === null ? null : 151,
  latitude: isOwn ? near_latitude : null,
})
const found = [
  listing(1, { name: 'Close', suburb: 'Bondi', ...point(-33.9) }),
  listing(2, { name: 'Farther', suburb: 'Manly', ...point(-33.8, false) }),
  listing(3, { name: 'Nowhere', suburb: null, ...point(null) }),
]
// whole rows: who types slowly is offered them too
const bondi = { locality: 'BONDI', postcode: '2026', state: 'NSW' }
const BONDI = [
  { ...bondi, latitude: -33.9, longitude: 150.9 },
  { ...bondi, latitude: -33.9, longitude: 151.1 },
]

let answerPosition: (accept: PositionCallback, refuse: PositionErrorCallback) => void

beforeAll(() => preparePage('/activities'))
beforeEach(() => {
  startAs(null)
  answerPosition = () => {
    throw new Error('The position was asked for')
  }
  Object.assign(navigator, {
    geolocation: {
      getCurrentPosition(accept: PositionCallback, refuse: PositionErrorCallback, options?: PositionOptions) {
        // without it a browser may wait for ever
        expect(options?.timeout).toBe(10_000)
        answerPosition(accept, refuse)
      },
    },
  })
})
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'))

function open(address: string, network: Parameters<typeof stubApi>[0] = {}) {
  const requests = stubApi({
    'GET Listings': pagesOf([listing(9, { name: 'Recommended one' })]),
    'GET rpc/nearest_listings': pagesOf(found),
    'POST rpc/nearest_listings': pagesOf(found),
    'GET rpc/close_localities': [],
    'GET Postcodes': BONDI,
    ...network,
  })
  renderAt(address, <App />)
  const asked = (part: string) => requests.filter(({ url }) => url.includes(part))
  return { asked, user: userEvent.setup() }
}

const url = () => screen.getByLabelText('current url').textContent
const card = async (name: string) => {
  const article = (await screen.findByText(name)).closest('article')
  return within(article as HTMLElement)
}
const order = (name: string) =>
  within(screen.getByRole('list', { name: 'Sort by' })).getByRole('link', { name })

test('nearest to a place: all activities by their distance from its middle, those without a point last', async () => {
  const { asked } = open('/activities?location=2026&sort=nearest')
  expect((await card('Close')).getByText('Bondi \u00b7 50 m')).toBeVisible()
  expect((await card('Farther')).getByText('Manly \u00b7 about 11 km')).toBeVisible()
  expect(await screen.findByText('Nearest first, from postcode 2026.')).toBeVisible()
  const unknown = within(screen.getByRole('list', { name: 'Distance unknown' }))
  expect(unknown.getAllByRole('article')).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Distance unknown' })).toBeVisible()

  expect(asked('/Postcodes').map(({ url }) => new URL(url).searchParams.get('postcode'))).toEqual(['eq.2026'])
  const [request] = asked('nearest_listings').map(({ url }) => new URL(url).searchParams)
  expect(Number(request?.get('from_latitude'))).toBe(-33.9)
  expect(Number(request?.get('from_longitude'))).toBe(151)
  // the place is where it counts from, and leaves nothing out
  expect(request?.has('or')).toBe(false)
  expect(order('Nearest')).toHaveAttribute('aria-current', 'true')
})

test.each([
  ['Inner West', 'region', 'eq.Inner West'],
  ['Bondi NSW 2026', 'locality', 'ilike.Bondi'],
  ['100%_', 'locality', 'ilike.100\\%\\_'],
])('the point of "%s" is that of its %s', async (location, column, value) => {
  const { asked } = open(`/activities?location=${encodeURIComponent(location)}&sort=nearest`)
  await card('Close')
  expect(asked('/Postcodes').map(({ url }) => new URL(url).searchParams.get(column))).toEqual([value])
})

test('a place that nobody knows is said to be unknown, with those that are written like it', async () => {
  const { asked } = open('/activities?location=Bondy&sort=nearest', {
    'GET Postcodes': [],
    'GET rpc/close_localities': [{ locality: 'BONDI', postcode: '2026', state: 'NSW' }],
  })
  expect(await screen.findByText(/^We do not know where \u201cBondy\u201d is/)).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Bondi' })).toHaveAttribute(
    'href',
    '/activities?location=Bondi&sort=nearest',
  )
  expect(await card('Recommended one')).toBeTruthy()
  expect(asked('nearest_listings')).toEqual([])
})

test('a place whose look-up fails is not said to be unknown, and can be looked up again', async () => {
  let isDown = true
  const { user } = open('/activities?location=Bondi&sort=nearest', {
    'GET Postcodes': () => (isDown ? Response.json({}, { status: 500 }) : BONDI),
  })
  expect(await screen.findByText("We couldn't look up \u201cBondi\u201d.")).toBeVisible()
  expect(screen.queryByText(/^We do not know where/)).not.toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nearest first, from Bondi.')).toBeVisible()
  expect(screen.queryByText(/^We couldn't look up/)).not.toBeInTheDocument()
})

test('nearest to Sydney leaves nothing out, and does not speak of suburbs of that name', async () => {
  open('/activities?location=Sydney&sort=nearest')
  expect(await screen.findByText('Nearest first, from Sydney.')).toBeVisible()
  expect(screen.queryByText(/^These are the places in suburbs called Sydney/)).not.toBeInTheDocument()
})

test('without a place and a position the recommended order stays, and nothing is asked of the visitor', async () => {
  open('/activities?location=near+me')
  expect(await screen.findByText('Nearest to where? Choose Near me, or enter a suburb.')).toBeVisible()
  expect(await card('Recommended one')).toBeTruthy()
})

test('a refused position is said at once, and the focus goes to the location box', async () => {
  const { user } = open('/activities')
  await card('Recommended one')
  answerPosition = (_, refuse) => refuse({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
  await user.click(order('Nearest'))
  expect(await screen.findByText(/^Your device did not share your location/)).toHaveAttribute('role', 'alert')
  const box = screen.getByRole('combobox', { name: 'Location' })
  expect(box).toHaveFocus()
  await user.paste('Bondi')
  await user.keyboard('{Enter}')
  expect(url()).toBe('/activities?location=Bondi&sort=nearest')
  expect(screen.queryByText(/^Your device did not share your location/)).toBeNull()

  answerPosition = (_, refuse) => refuse({ code: 3, PERMISSION_DENIED: 1 } as GeolocationPositionError)
  await user.click(screen.getByRole('button', { name: 'Near me' }))
  expect(await screen.findByText(/^Your location could not be found/)).toHaveAttribute('role', 'alert')
})

test('by name: one more parameter, and the order of the request', async () => {
  const { asked, user } = open('/activities?features=free')
  await card('Recommended one')
  await user.click(order('Name'))
  expect(url()).toBe('/activities?features=free&sort=name')
  await waitFor(() =>
    expect(new URL(asked('/Listings').at(-1)?.url ?? '').searchParams.get('order')).toBe('name.asc,id.asc'),
  )
})

test('a page that cannot ask for the position says so', async () => {
  Reflect.deleteProperty(navigator, 'geolocation')
  const { user } = open('/activities')
  await card('Recommended one')
  await user.click(screen.getByRole('button', { name: 'Near me' }))
  expect(await screen.findByText(/^Your location could not be found/)).toHaveAttribute('role', 'alert')
})

test('nearest opens in a new tab as any link does, without a question here', async () => {
  open('/activities')
  await card('Recommended one')
  const wasAsked = jest.fn()
  answerPosition = wasAsked
  let isStopped: boolean | undefined
  const look = (event: MouseEvent) => {
    isStopped = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  fireEvent.click(order('Nearest'), { ctrlKey: true })
  expect(isStopped).toBe(false)
  expect(wasAsked).not.toHaveBeenCalled()
})

describe('while the browser asks for permission', () => {
  async function ask(address: string) {
    let refuse = () => {}
    const page = open(address)
    answerPosition = (_, no) => {
      refuse = () => no({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
    }
    await card('Recommended one')
    await page.user.click(screen.getByRole('button', { name: 'Near me' }))
    return { ...page, answer: () => act(async () => refuse()) }
  }

  test('filters can be changed, and stay so', async () => {
    const { user, answer } = await ask('/activities?features=free')
    await user.click(screen.getByRole('button', { name: 'Remove Free' }))
    await answer()
    expect(url()).toBe('/activities?sort=nearest')
    expect(screen.getByText(/^Your device did not share your location/)).toBeVisible()
  })

  test('the page can be left, and does not come back', async () => {
    const { user, answer } = await ask('/activities')
    await user.click(screen.getByRole('link', { name: 'Recommended one' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Near me' })).not.toBeInTheDocument())
    const left = url()
    await answer()
    expect(url()).toBe(left)
  })
})
