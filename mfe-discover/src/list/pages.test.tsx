import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { configureSite } from 'shared-ui'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App, preparePage } from '../App'
import { Steps } from '../testing/Steps'
import { listing, pagesOf, searchStubs } from '../testing/testData'
import { forgetPage, stubObserver } from '../testing/testPage'

/** The pages of the list: `page` in its address, the link to more and the one to earlier activities. */

const ORIGIN = 'https://sprouts.test'
const places = Array.from({ length: 30 }, (_, index) => listing(index + 1, { suburb: 'Manly' }))

beforeAll(async () => preparePage('/activities'))

beforeEach(() => {
  configureSite({ origin: ORIGIN })
  startAs(null)
})

afterEach(forgetPage)

const cards = () => screen.queryAllByText(/^Place \d+$/).map(({ textContent }) => textContent)
const url = () => screen.getByLabelText('current url').textContent
const offsets = (requests: Request[]) =>
  requests.map(({ url: asked }) => new URL(asked).searchParams.get('offset'))
const more = () => screen.findByRole('link', { name: 'Load more' })
const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href')
const isKeptOut = () => document.querySelector('meta[name=robots][content=noindex]') !== null

function open(address: string) {
  const requests = stubApi({ 'GET Listings': pagesOf(places), ...searchStubs(pagesOf(places)) })
  renderAt(
    address,
    <>
      <App />
      <Steps />
    </>,
  )
  return requests
}

test('Load more is a link to the next page, loads it in place, and leads to the first new card', async () => {
  const requests = open('/activities?location=Manly')
  const link = await more()
  expect(link).toHaveAttribute('href', '/activities?location=Manly&page=2')
  link.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByText('Place 24')
  expect(cards()).toHaveLength(24)
  expect(url()).toBe('/activities?location=Manly')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Place 13' })).toHaveFocus())
  expect(link).toHaveAttribute('href', '/activities?location=Manly&page=3')

  link.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByText('Place 30')
  expect(link).not.toBeInTheDocument()
  // the first of the new cards
  expect(screen.getByRole('link', { name: 'Place 25' })).toHaveFocus()
  expect(offsets(requests)).toEqual(['0', '12', '24'])
})

test('what a search finds is counted once, apart from its pages', async () => {
  const requests = open('/activities?search=place')
  await userEvent.click(await more())
  await screen.findByText('Place 24')
  const counted = (name: string) =>
    requests
      .filter(({ url: asked }) => asked.includes(`/rpc/${name}?`))
      .map(({ headers }) => headers.get('prefer')?.includes('count=exact') ?? false)
  expect(counted('found_listings')).toEqual([true])
  expect(counted('search_listings')).toEqual([false, false])
})

test('nothing loads by itself while the keyboard is at the link to more', async () => {
  const observer = stubObserver()
  const requests = open('/activities?location=Manly')
  const link = await more()
  link.focus()
  act(() => observer.see('Place 12'))
  link.blur()
  act(() => observer.see('Place 12'))
  await screen.findByText('Place 24')
  expect(offsets(requests)).toEqual(['0', '12'])
  expect(document.body).toHaveFocus()
})

test('who has gone on after a click on Load more stays where they are', async () => {
  open('/activities?location=Manly')
  // as in Safari, without the focus
  fireEvent.click(await more())
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await screen.findByText('Place 24')
  expect(field).toHaveFocus()
  field.remove()
})

test('nothing loads by itself while the keyboard is at the footer', async () => {
  const observer = stubObserver()
  const requests = open('/activities?location=Manly')
  await more()
  // the page of the test has none
  const below = document.body.appendChild(document.createElement('a'))
  below.href = '/contact'
  below.focus()
  act(() => observer.see('Place 12'))
  below.remove()
  act(() => observer.see('Place 12'))
  await screen.findByText('Place 24')
  expect(offsets(requests)).toEqual(['0', '12'])
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  async (click) => {
    const requests = open('/activities')
    const link = await more()
    const left: boolean[] = []
    const listen = (event: Event) => {
      left.push(!event.defaultPrevented)
      event.preventDefault()
    }
    window.addEventListener('click', listen)
    fireEvent.click(link, click)
    window.removeEventListener('click', listen)
    expect(left).toEqual([true])
    expect(offsets(requests)).toEqual(['0'])
    expect(url()).toBe('/activities')
  },
)

test('page 2 shows its activities, a link to the earlier ones, and goes on from there', async () => {
  const requests = open('/activities?features=free&page=2')
  expect(await screen.findByText('30 activities match your filters')).toBeVisible()
  expect(cards()).toEqual(places.slice(12, 24).map(({ name }) => name))
  expect(screen.getByRole('link', { name: 'Earlier activities' })).toHaveAttribute(
    'href',
    '/activities?features=free',
  )
  await userEvent.click(await more())
  await screen.findByText('Place 30')
  expect(cards()).toHaveLength(18)
  expect(offsets(requests)).toEqual(['12', '24'])
})

test('the earlier page opens with the focus on its heading, and Back and Forward change the pages', async () => {
  open('/activities?page=2')
  await userEvent.click(await screen.findByRole('link', { name: 'Earlier activities' }))
  await screen.findByText('Place 1')
  expect(url()).toBe('/activities')
  expect(cards()).toHaveLength(12)
  expect(screen.getByRole('heading', { name: 'All Activities' })).toHaveFocus()
  expect(screen.queryByRole('link', { name: 'Earlier activities' })).not.toBeInTheDocument()

  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByText('Place 13')
  expect(url()).toBe('/activities?page=2')
  await userEvent.click(screen.getByRole('button', { name: 'Forward' }))
  await screen.findByText('Place 1')
  expect(cards()).toHaveLength(12)
})

test.each([
  ['an empty page', () => pagesOf([], 30)],
  ['416', () => () => Response.json({ code: 'PGRST103', message: 'no such range' }, { status: 416 })],
])('past the end (%s) is a link to the first page, kept out of search engines', async (_, answer) => {
  stubApi({ 'GET Listings': answer() })
  renderAt('/activities?features=free&page=9', <App />)
  expect(await screen.findByText('There is no page 9 of these activities.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show the first page' })).toHaveAttribute(
    'href',
    '/activities?features=free',
  )
  expect(isKeptOut()).toBe(true)
  expect(screen.queryByText(/^\d+ activit/)).not.toBeInTheDocument()
  expect(screen.queryByText('Loading activities...')).not.toBeInTheDocument()
  expect(screen.queryByText(/No activities found/)).not.toBeInTheDocument()
})

test('the end of the plain list is kept out of search engines too', async () => {
  stubApi({ 'GET Listings': pagesOf([], 30) })
  renderAt('/activities?page=4', <App />)
  await screen.findByText('There is no page 4 of these activities.')
  expect(isKeptOut()).toBe(true)
})

test.each([
  ['?page=2', '?page=2', 'Explore Activities, page 2', false],
  ['?page=02', '', 'Explore Activities', false],
  ['?location=manly&page=2', '?location=Manly&page=2', 'Things to do with kids in Manly, page 2', false],
  ['?categories=museums&page=3', '?categories=museum&page=3', 'Museums for kids in Sydney, page 3', false],
  ['?features=free&page=2', '', 'Explore Activities, page 2', true],
])('the list with %s has the canonical URL with "%s"', async (query, own, title, isOut) => {
  open(`/activities${query}`)
  await screen.findByText(/^30 activities/)
  expect(canonical()).toBe(`${ORIGIN}/activities${own}`)
  expect(document.title).toBe(`${title} | Sydney Sprouts`)
  expect(isKeptOut()).toBe(isOut)
})

test('a filter and a search lead to the first page', async () => {
  open('/activities?search=zoo&page=2')
  const panel = within(await screen.findByRole('complementary', { name: 'Filters' }))
  await userEvent.click(panel.getByRole('checkbox', { name: 'Free' }))
  expect(url()).toBe('/activities?search=zoo&features=free')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(url()).toBe('/activities?search=zoo&page=2')
  // the same search again
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(url()).toBe('/activities?search=zoo')
})

test('Load more brings the next page, without repeating an activity, and ends at the total', async () => {
  const moved = [...places.slice(0, 12), ...places.slice(11, 29)]
  const requests = stubApi({ 'GET Listings': pagesOf(moved, 30) })
  renderAt('/activities', <App />)
  const user = userEvent.setup()

  await user.click(await screen.findByRole('link', { name: 'Load more' }))
  await screen.findByText('Place 23')
  expect(cards()).toHaveLength(23)
  await user.click(screen.getByText('Load more'))
  await screen.findByText('Place 29')
  expect(new Set(cards()).size).toBe(cards().length)
  expect(screen.queryByText('Load more')).not.toBeInTheDocument()
  expect(offsets(requests)).toEqual(['0', '12', '24'])
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
  const requests = stubApi({ 'GET Listings': pagesOf(places.slice(0, 12), 30) })
  renderAt('/activities', <App />)

  await userEvent.click(await screen.findByRole('link', { name: 'Load more' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Load more' })).not.toBeInTheDocument())
  expect(cards()).toHaveLength(12)
  expect(requests).toHaveLength(2)
})
