import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App, preparePage } from '../App'
import { listing, pagesOf } from '../testing/testData'

const places = Array.from({ length: 30 }, (_, index) => listing(index + 1))

beforeAll(async () => preparePage('/activities'))

beforeEach(() => startAs(null))

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

test('an event without dates says so, another place without hours says nothing', async () => {
  const event = listing(1, { listing_type: 'event' })
  stubApi({ 'GET Listings': pagesOf([event, listing(2)]) })
  renderAt('/activities', <App />)
  expect(await screen.findByText('Dates not confirmed')).toBeVisible()
  expect(screen.getAllByText('Dates not confirmed')).toHaveLength(1)
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
