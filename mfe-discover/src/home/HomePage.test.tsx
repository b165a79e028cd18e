import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App, preparePage } from '../App'
import { idOf, type ListingRow, listing, searchStubs } from '../testing/testData'

const zoo = listing(1, { name: 'Taronga Zoo Sydney' })
const opera = listing(2, { name: 'Sydney Opera House - Kids at the House', suburb: 'Sydney' })

beforeAll(async () => preparePage('/'))

beforeEach(() => startAs(null))

/** Returns a stub with the listings of the requested names, otherwise all in order. */
const catalogue = (rows: ListingRow[]) => (request: Request) => {
  const names = new URL(request.url).searchParams.get('name')
  return Response.json(rows.filter(({ name }) => !names || names.includes(`"${name}"`)))
}

const hrefs = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('home shows the headline and the four shortcuts', async () => {
  stubApi({ 'GET Listings': catalogue([zoo, opera]) })
  renderAt('/', <App />)

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your go-to guide for family fun in Sydney.' }),
  ).toBeVisible()
  expect(screen.getByText('Growing memories one adventure at a time.')).toBeVisible()
  const tiles = within(screen.getByRole('region', { name: 'We want to...' })).getAllByRole('link')
  expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
    ['Burn Some Energy', '/active-play'],
    ['Escape the Rain', '/indoor-activities'],
    ['Discover & Learn', '/museums-and-learning'],
    ['Get Close to Nature', '/outdoor-activities'],
  ])
})

test('what was opened last stands below, until it is cleared', async () => {
  localStorage.setItem('sprouts-viewed', JSON.stringify([opera.id, zoo.id]))
  stubApi({
    'GET Listings': (request) =>
      new URL(request.url).searchParams.has('id') ? [zoo, opera] : catalogue([zoo, opera])(request),
  })
  renderAt('/', <App />)

  const row = await screen.findByRole('region', { name: 'Recently viewed' })
  const links = within(row).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([opera.name, zoo.name])
  await userEvent.click(within(row).getByRole('button', { name: 'Clear' }))
  expect(row).not.toBeInTheDocument()
  expect(localStorage.getItem('sprouts-viewed')).toBeNull()
})

test('what was opened last goes where another tab forgets it, as a log-out does', async () => {
  localStorage.setItem('sprouts-viewed', JSON.stringify([zoo.id]))
  stubApi({ 'GET Listings': catalogue([zoo]) })
  renderAt('/', <App />)
  const row = await screen.findByRole('region', { name: 'Recently viewed' })
  const otherTab = () => act(() => void window.dispatchEvent(new StorageEvent('storage')))
  otherTab()
  expect(row).toBeInTheDocument()
  localStorage.clear()
  otherTab()
  expect(row).not.toBeInTheDocument()
})

test('the inspiration cards lead to two activities and two lists', async () => {
  stubApi({ 'GET Listings': catalogue([opera, zoo]) })
  renderAt('/', <App />)

  await waitFor(() =>
    expect(hrefs('Need Some Inspiration?')).toEqual([
      `/activities/${zoo.id}/taronga-zoo-sydney`,
      '/activities?features=free',
      '/activities?features=cafe%2F%20dining%20nearby',
      `/activities/${opera.id}/sydney-opera-house-kids-at-the-house`,
    ]),
  )
})

test('the first other activity replaces one that is not published', async () => {
  const park = listing(3, { name: 'Luna Park', suburb: 'Milsons Point' })
  stubApi({ 'GET Listings': catalogue([zoo, park]) })
  renderAt('/', <App />)

  const card = await screen.findByRole('link', { name: 'Luna Park Milsons Point' })
  expect(card).toHaveAttribute('href', `/activities/${idOf(3)}/luna-park`)
})

test('when activities cannot be looked up the cards lead to a search', async () => {
  stubApi({ 'GET Listings': () => Response.json({ message: 'no' }, { status: 400 }) })
  renderAt('/', <App />)

  await screen.findByRole('heading', { name: 'Need Some Inspiration?' })
  expect(hrefs('Need Some Inspiration?')[0]).toBe('/activities?search=Taronga%20Zoo%20Sydney')
})

test.each([
  ['', '', '/activities'],
  ['  ', ' ', '/activities'],
  ['museums', '', '/activities?search=museums'],
  ['splash pad', 'Dee Why', '/activities?search=splash%20pad&location=Dee%20Why'],
])('searching for "%s" near "%s" goes to %s', async (search, location, address) => {
  stubApi({
    'GET Listings': [],
    ...searchStubs([]),
    'GET rpc/close_listings': [],
    'GET rpc/close_localities': [],
    'GET Postcodes': [],
  })
  renderAt('/', <App />)
  const user = userEvent.setup()

  expect(screen.getByRole('combobox', { name: 'Location' })).toHaveAttribute('placeholder', 'Sydney, NSW')
  if (search) await user.type(screen.getByRole('combobox', { name: 'Activity' }), search)
  if (location) await user.type(screen.getByRole('combobox', { name: 'Location' }), location)
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(screen.getByLabelText('current url')).toHaveTextContent(new RegExp(`^${literal(address)}$`))
})

test.each([
  ['/active-play', '/activities?search=active'],
  ['/indoor-activities?features=free', '/activities?features=free,indoor'],
  ['/museums-and-learning', '/activities?categories=museums'],
  ['/outdoor-activities', '/activities?search=outdoors'],
])('the shortcut %s shows %s', async (shortcut, address) => {
  stubApi({ 'GET Listings': [], ...searchStubs([]) })
  renderAt(shortcut, <App />)

  expect(await screen.findByRole('heading', { name: 'Explore Activities' })).toBeVisible()
  expect(screen.getByLabelText('current url')).toHaveTextContent(address)
})

function literal(text: string): string {
  return text.replace(/[.?+%]/g, '\\$&')
}
