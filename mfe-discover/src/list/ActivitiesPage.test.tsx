import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startBackend } from 'shared-auth'
import { fillField, renderAt, stubApi } from 'shared-ui/testing'
import { App } from '../App'
import { prepareList } from '../testing/prepareList'
import { listing, pagesOf } from '../testing/testData'
import { forgetPage, setWide, stubObserver } from '../testing/testPage'

const TOTAL = 30
const places = Array.from({ length: TOTAL }, (_, index) => listing(index + 1))

beforeAll(async () => prepareList())

beforeEach(() => {
  startBackend({ url: 'https://backend.test', key: 'key', siteUrl: 'https://sprouts.test' })
})

afterEach(forgetPage)

const cards = () => screen.queryAllByText(/^Place \d+$/).map(({ textContent }) => textContent)
const params = (request: Request | undefined) => new URL(request?.url ?? '').searchParams

test('the list is one request for twelve published cards, counted, in a total order', async () => {
  const requests = stubApi({ 'GET Listings': pagesOf(places) })
  renderAt('/activities', <App />)

  expect(await screen.findByText('30 activities')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Explore Activities' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'All Activities' })).toBeVisible()
  expect(cards()).toHaveLength(12)
  expect(requests).toHaveLength(1)
  const [request] = requests
  expect(request?.headers.get('prefer')).toContain('count=exact')
  expect(params(request).get('publish_status')).toBe('eq.Published')
  expect(params(request).get('offset')).toBe('0')
  expect(params(request).get('limit')).toBe('12')
  expect(params(request).get('order')).toBe(
    'recommended.asc,external_rating_user_count.desc.nullslast,name.asc,id.asc',
  )
})

test('a card shows the first picture, place, ages, hours and tags, and links to the activity', async () => {
  const zoo = listing(1, {
    name: 'Parks & Gardens Zoo',
    all_ages: false,
    toddlers: true,
    tags: ['Animals'],
    image_metadata: [{ image_url: 'zoo/1-960.webp', alt_text: 'Giraffes', caption: null }],
    opening_hours: [{ always_open: true, start_date: null, end_date: null }],
  })
  stubApi({ 'GET Listings': pagesOf([zoo]) })
  renderAt('/activities', <App />)

  const card = within(await screen.findByRole('article'))
  expect(card.getByRole('link', { name: 'Parks & Gardens Zoo' })).toHaveAttribute(
    'href',
    `/activities/${zoo.id}/parks-and-gardens-zoo`,
  )
  const picture = card.getByRole('img', { name: 'Giraffes' })
  expect(picture).toHaveAttribute('src', expect.stringContaining('/listing_images/zoo/1-960.webp'))
  expect(picture).toHaveAttribute('srcset', expect.stringContaining('zoo/1-480.webp 480w'))
  for (const text of ['Mosman', '1-3 years', 'Open 24 hours', 'Animals']) {
    expect(card.getByText(text)).toBeVisible()
  }
})

test('Load more brings the next page, without repeating an activity, and ends at the total', async () => {
  const moved = [...places.slice(0, 12), ...places.slice(11, 29)]
  const requests = stubApi({ 'GET Listings': pagesOf(moved, TOTAL) })
  renderAt('/activities', <App />)
  const user = userEvent.setup()

  await user.click(await screen.findByRole('link', { name: 'Load more' }))
  await screen.findByText('Place 23')
  expect(cards()).toHaveLength(23)
  await user.click(screen.getByText('Load more'))
  await screen.findByText('Place 29')
  expect(new Set(cards()).size).toBe(cards().length)
  expect(screen.queryByText('Load more')).not.toBeInTheDocument()
  expect(requests.map((request) => params(request).get('offset'))).toEqual(['0', '12', '24'])
})

test('the next page is also loaded when the last card is seen', async () => {
  const observer = stubObserver()
  const requests = stubApi({ 'GET Listings': pagesOf(places) })
  renderAt('/activities', <App />)

  await screen.findByRole('heading', { name: 'Place 12' })
  expect(observer.texts().filter((text) => text?.startsWith('Place'))).toEqual([
    expect.stringContaining('Place 12'),
  ])
  await act(async () => observer.see('Place 12'))
  expect(await screen.findByRole('heading', { name: 'Place 24' })).toBeVisible()
  expect(observer.texts().filter((text) => text?.startsWith('Place'))).toEqual([
    expect.stringContaining('Place 24'),
  ])
  expect(requests).toHaveLength(2)
})

test('an empty page ends the list, even if the count is higher', async () => {
  const requests = stubApi({ 'GET Listings': pagesOf(places.slice(0, 12), TOTAL) })
  renderAt('/activities', <App />)

  await userEvent.click(await screen.findByRole('link', { name: 'Load more' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Load more' })).not.toBeInTheDocument())
  expect(cards()).toHaveLength(12)
  expect(requests).toHaveLength(2)
})

describe('nothing found', () => {
  /** A stub that finds nothing with all filters, and the given counts without one of them. */
  const nothing = (without: Record<string, number>) => (request: Request) => {
    const asked = params(request)
    const left = ['free', 'indoor'].filter((feature) => asked.has(feature)).join()
    return pagesOf([], without[left] ?? 0)(request)
  }

  test('the text of the spec, and which filters to remove for how many results, the most first', async () => {
    const answer = nothing({ free: 3, indoor: 14 })
    const requests = stubApi({
      'GET rpc/search_listings': answer,
      'GET Listings': pagesOf([]),
      'GET rpc/close_listings': [],
    })
    renderAt('/activities?features=free,indoor&search=submarine', <App />)

    expect(await screen.findByText('No activities found matching your search criteria.')).toBeVisible()
    expect(screen.getByText('0 activities match your filters')).toBeVisible()
    await screen.findByText('Remove Free - 14 activities')
    const ways = screen.getAllByRole('link', { name: /^(Remove|Clear|Show every)/ })
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['Remove Free - 14 activities', '/activities?search=submarine&features=indoor'],
      ['Remove Indoor - 3 activities', '/activities?search=submarine&features=free'],
      ['Show every activity', '/activities'],
    ])
    // the list, its close matches, and one count for each of the three
    expect(requests).toHaveLength(5)
  })

  test('where one is not enough, all filters go', async () => {
    stubApi({
      'GET rpc/search_listings': pagesOf([]),
      'GET Listings': pagesOf([]),
      'GET rpc/close_listings': [],
    })
    renderAt('/activities?features=free,indoor&search=submarine', <App />)
    expect(await screen.findByRole('link', { name: 'Clear all' })).toHaveAttribute(
      'href',
      '/activities?search=submarine',
    )
    expect(screen.queryByText(/^Remove .* activit/)).not.toBeInTheDocument()
  })
})

test('the address bar fills the boxes, the chips and the request', async () => {
  const requests = stubApi({ 'GET rpc/search_listings': pagesOf(places.slice(0, 1)) })
  renderAt('/activities?search=splash%20pad&location=Bondi&categories=museums&features=free', <App />)

  expect(await screen.findByText('1 activity matches your filters')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Search Results' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Activity' })).toHaveValue('splash pad')
  expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('Bondi')
  const asked = params(requests[0])
  expect(asked.get('query')).toBe('splash pad')
  expect(asked.get('order')).toBeNull()
  expect(asked.get('primary_type')).toBe('in.("museum","museums")')
  expect(asked.get('or')).toBe('(suburb.ilike."%Bondi%",state.ilike."%Bondi%")')
  expect(asked.get('free')).toBe('eq.true')
})

test('a location of Sydney, which only matches suburbs of that name, offers all of Sydney', async () => {
  stubApi({ 'GET rpc/search_listings': pagesOf(places) })
  renderAt('/activities?search=zoo&location=Sydney,%20NSW', <App />)

  expect(await screen.findByRole('link', { name: 'All of Sydney' })).toHaveAttribute(
    'href',
    '/activities?search=zoo',
  )
})

test('the words of an address mean what they mean in the box, and their chips can be taken away', async () => {
  const requests = stubApi({ 'GET Listings': pagesOf(places), 'GET rpc/search_listings': pagesOf(places) })
  renderAt('/activities?search=free+trains+parramatta', <App />)
  const user = userEvent.setup()
  const url = screen.getByLabelText('current url')

  await screen.findByRole('button', { name: 'Remove Parramatta' })
  expect(url).toHaveTextContent('/activities?search=free+trains+parramatta')
  expect(screen.getByRole('combobox', { name: 'Activity' })).toHaveValue('free trains parramatta')
  const asked = params(requests.at(-1))
  expect(asked.get('query')).toBe('trains')
  expect(asked.get('free')).toBe('eq.true')
  expect(asked.get('or')).toContain('Parramatta')

  await user.click(await screen.findByRole('button', { name: 'Remove Free' }))
  expect(url).toHaveTextContent(/^\/activities\?search=trains&location=Parramatta$/)
  await user.click(screen.getByRole('button', { name: 'Remove Parramatta' }))
  expect(url).toHaveTextContent(/^\/activities\?search=trains$/)
})

test('a chip removes its filter and moves the focus to the next chip, or to the heading after the last', async () => {
  stubApi({ 'GET rpc/search_listings': pagesOf(places) })
  renderAt('/activities?search=zoo&categories=museums&features=free', <App />)
  const user = userEvent.setup()
  const url = screen.getByLabelText('current url')

  await user.click(await screen.findByRole('button', { name: 'Remove Museums' }))
  expect(url).toHaveTextContent('/activities?search=zoo&features=free')
  expect(screen.getByRole('button', { name: 'Remove Free' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(url).toHaveTextContent(/^\/activities\?search=zoo$/)
  expect(screen.getByRole('heading', { name: 'Search Results' })).toHaveFocus()
  expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument()
})

test.each([true, false])('Clear all keeps search and location (wide: %s)', async (isWide) => {
  setWide(isWide)
  stubApi({ 'GET rpc/search_listings': pagesOf(places) })
  renderAt('/activities?search=zoo&location=Manly&date=2026-12-24&categories=museums&features=free', <App />)

  await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }))
  expect(screen.getByLabelText('current url')).toHaveTextContent(/^\/activities\?search=zoo&location=Manly$/)
  expect(screen.getByRole('heading', { name: 'Search Results' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument()
})

test('a day that is over is said to be, another is not', async () => {
  stubApi({ 'GET Listings': pagesOf(places) })
  renderAt('/activities?date=2020-02-29', <App />)
  expect(await screen.findByText('This date has passed: Saturday 29 February 2020.')).toBeVisible()
})

test('a link after the heading skips the search and the filters', async () => {
  stubApi({ 'GET Listings': pagesOf(places) })
  renderAt('/activities', <App />)
  const skip = await screen.findByRole('link', { name: 'Skip to results' })
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('heading', { name: 'All Activities' }).id}`)
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toBe(skip)
})

test('the list has a skip link to the footer', async () => {
  stubApi({ 'GET Listings': pagesOf(places) })
  renderAt('/activities', <App />)
  expect(await screen.findByRole('link', { name: 'Skip to footer' })).toHaveAttribute('href', '#footer')
})

test.each([
  ['/activities', false],
  ['/activities?utm_source=mail', false],
  ['/activities?features=free', true],
])('%s is kept out of search engines: %s', async (address, isKeptOut) => {
  stubApi({ 'GET Listings': pagesOf(places) })
  renderAt(address, <App />)
  await screen.findByText(/^30 activities/)
  expect(Boolean(document.querySelector('meta[name=robots][content=noindex]'))).toBe(isKeptOut)
})

test('a search keeps the filters and is a new address', async () => {
  stubApi({ 'GET Listings': pagesOf(places), 'GET rpc/search_listings': pagesOf(places) })
  renderAt('/activities?features=free', <App />)
  const user = userEvent.setup()

  await fillField(screen.getByRole('combobox', { name: 'Activity' }), ' dogs & cats ')
  await user.type(screen.getByRole('combobox', { name: 'Location' }), 'Manly{Enter}')
  expect(screen.getByLabelText('current url')).toHaveTextContent(
    '/activities?search=dogs%20%26%20cats&location=Manly&features=free',
  )
})

test('results stay on screen, out of reach, until those of the new address have come', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  stubApi({
    'GET Listings': async (request) => {
      if (!params(request).has('free')) await held
      return pagesOf(places.slice(0, 2))(request)
    },
  })
  renderAt('/activities?features=free', <App />)

  await screen.findByText('2 activities match your filters')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Free' }))
  expect(screen.getByText('Loading activities...')).toBeVisible()
  expect(screen.getByText('Place 1')).toBeInTheDocument()
  release()
  expect(await screen.findByText('2 activities')).toBeVisible()
})
