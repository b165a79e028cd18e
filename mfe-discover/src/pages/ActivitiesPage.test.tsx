import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startBackend } from 'shared-auth'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App } from '../App'
import { listing, pagesOf } from '../testData'

const TOTAL = 30
const places = Array.from({ length: TOTAL }, (_, index) => listing(index + 1))

beforeEach(() => {
  startBackend({ url: 'https://backend.test', key: 'key', siteUrl: 'https://sprouts.test' })
})

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})

const cards = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
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
  expect(params(request).get('order')).toBe('external_rating_user_count.desc.nullslast,name.asc,id.asc')
})

test('a card shows the first picture, place, ages, hours and tags, and leads to the activity', async () => {
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

  await user.click(await screen.findByRole('button', { name: 'Load more' }))
  await screen.findByRole('heading', { name: 'Place 23' })
  expect(cards()).toHaveLength(23)
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  await screen.findByRole('heading', { name: 'Place 29' })
  expect(new Set(cards()).size).toBe(cards().length)
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
  expect(requests.map((request) => params(request).get('offset'))).toEqual(['0', '12', '24'])
})

test('the next page is also loaded when the last card is seen', async () => {
  const watched = stubObserver()
  stubApi({ 'GET Listings': pagesOf(places) })
  renderAt('/activities', <App />)

  await screen.findByRole('heading', { name: 'Place 12' })
  expect(watched.elements().map((element) => element.textContent)).toEqual([
    expect.stringContaining('Place 12'),
  ])
  await act(async () => watched.show())
  expect(await screen.findByRole('heading', { name: 'Place 24' })).toBeVisible()
  expect(watched.elements().map((element) => element.textContent)).toEqual([
    expect.stringContaining('Place 24'),
  ])
})

test('an empty page ends the list, whatever the count says', async () => {
  const requests = stubApi({ 'GET Listings': pagesOf(places.slice(0, 12), TOTAL) })
  renderAt('/activities', <App />)

  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument())
  expect(cards()).toHaveLength(12)
  expect(requests).toHaveLength(2)
})

test('nothing found: the words of the spec and a way out', async () => {
  stubApi({ 'GET rpc/search_listings': pagesOf([]), 'GET rpc/close_listings': [] })
  renderAt('/activities?features=indoor&search=submarine', <App />)

  expect(await screen.findByText('No activities found matching your search criteria.')).toBeVisible()
  expect(screen.getByText('0 activities match your filters')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Remove all filters' })).toHaveAttribute(
    'href',
    '/activities?search=submarine',
  )
  expect(screen.getByRole('link', { name: 'Show every activity' })).toHaveAttribute('href', '/activities')
})

test('the address bar fills the boxes, the chips and the request', async () => {
  const requests = stubApi({ 'GET rpc/search_listings': pagesOf(places.slice(0, 1)) })
  renderAt('/activities?search=splash%20pad&location=Bondi&categories=museums&features=free', <App />)

  expect(await screen.findByText('1 activity matches your filters')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Search Results' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Activity' })).toHaveValue('splash pad')
  expect(screen.getByRole('textbox', { name: 'Location' })).toHaveValue('Bondi')
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

test('a chip takes its filter away and hands the focus on; Clear all keeps search and location', async () => {
  stubApi({ 'GET rpc/search_listings': pagesOf(places) })
  renderAt('/activities?search=zoo&categories=museums&features=free,indoor', <App />)
  const user = userEvent.setup()
  const url = screen.getByLabelText('current url')

  await user.click(await screen.findByRole('button', { name: 'Remove Museums' }))
  expect(url).toHaveTextContent('/activities?search=zoo&features=free,indoor')
  expect(screen.getByRole('button', { name: 'Remove Free' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(url).toHaveTextContent(/^\/activities\?search=zoo$/)
  expect(screen.getByRole('heading', { name: 'Search Results' })).toHaveFocus()
  expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument()
})

test('a search keeps the filters and is a new address', async () => {
  stubApi({ 'GET Listings': pagesOf(places), 'GET rpc/search_listings': pagesOf(places) })
  renderAt('/activities?features=free', <App />)
  const user = userEvent.setup()

  await user.type(screen.getByRole('textbox', { name: 'Activity' }), ' dogs & cats ')
  await user.type(screen.getByRole('textbox', { name: 'Location' }), 'Manly{Enter}')
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

/** An IntersectionObserver that sees nothing until it is told to. */
function stubObserver() {
  const watched = new Map<Element, () => void>()
  class Observer {
    #elements: Element[] = []
    #callback: IntersectionObserverCallback
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback
    }
    observe(element: Element) {
      this.#elements.push(element)
      const entry = { isIntersecting: true, target: element } as unknown as IntersectionObserverEntry
      watched.set(element, () => this.#callback([entry], this as unknown as IntersectionObserver))
    }
    disconnect() {
      for (const element of this.#elements) watched.delete(element)
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer })
  return {
    elements: () => [...watched.keys()],
    show: () => {
      for (const callback of [...watched.values()]) callback()
    },
  }
}
