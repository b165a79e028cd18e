import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { configureSite } from 'shared-ui'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App, preparePage } from '../App'
import { listing, pagesOf, searchStubs } from '../testing/testData'
import { forgetPage, setWide } from '../testing/testPage'
import { pagesOfBondi } from '../testing/testPages'

const ORIGIN = 'https://sprouts.test'
const places = [
  listing(1, { suburb: 'Bondi Beach' }),
  listing(2, { suburb: 'Bondi' }),
  listing(3, { suburb: null }),
  listing(4, { suburb: 'Bondi' }),
]

beforeAll(async () => preparePage('/activities'))

beforeEach(() => {
  configureSite({ origin: ORIGIN })
  startAs(null)
  stubApi({ 'GET Listings': pagesOf(places), ...searchStubs(pagesOf(places)) })
})

afterEach(forgetPage)

const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.getAttribute('href')
const isKeptOut = () => document.querySelector('meta[name=robots][content=noindex]') !== null

test.each([
  ['?categories=museums', 'Museums for kids in Sydney', '?categories=museum'],
  [
    '?categories=Parks_Gardens&utm_source=x',
    'Parks & Gardens for kids in Sydney',
    '?categories=parks%20%26%20gardens',
  ],
  ['?location=bondi', 'Things to do with kids in Bondi', '?location=Bondi'],
  [
    '?location=Bondi%20Beach%20NSW%202026',
    'Things to do with kids in Bondi Beach',
    '?location=Bondi%20Beach',
  ],
])('the list with %s is called "%s" and has its own canonical URL', async (query, title, own) => {
  renderAt(`/activities${query}`, <App />)
  await waitFor(() => expect(document.title).toBe(`${title} | Sydney Sprouts`))
  expect(canonical()).toBe(`${ORIGIN}/activities${own}`)
  expect(document.querySelector('meta[name=description]')).toHaveAttribute(
    'content',
    expect.stringMatching(new RegExp(`^${title}: .{20,120}$`)),
  )
  expect(isKeptOut()).toBe(false)
  expect(screen.getByRole('heading', { level: 1, name: 'Explore Activities' })).toBeVisible()
})

test.each([
  ['?categories=museum,sports', true],
  ['?categories=museum&features=free', true],
  ['?categories=museum&location=Bondi', true],
  ['?search=zoo', true],
  ['?location=Buy%20things', true],
  ['?categories=no-such-kind', true],
  ['', false],
])('the list with "%s" is a form of the plain list, and kept out: %s', async (query, isOut) => {
  renderAt(`/activities${query}`, <App />)
  await screen.findByText(/^4 activities/)
  expect(document.title).toBe('Explore Activities | Sydney Sprouts')
  expect(canonical()).toBe(`${ORIGIN}/activities`)
  expect(isKeptOut()).toBe(isOut)
})

test('a suburb that is only on a later page has its own title and canonical URL', async () => {
  const requests = stubApi({ 'GET Listings': pagesOfBondi })
  renderAt('/activities?location=bondi', <App />)
  await waitFor(() => expect(document.title).toBe('Things to do with kids in Bondi | Sydney Sprouts'))
  expect(canonical()).toBe(`${ORIGIN}/activities?location=Bondi`)
  expect(isKeptOut()).toBe(false)
  expect(requests).toHaveLength(2)
  const asked = new URL(requests[1]?.url ?? '').searchParams
  expect([asked.get('suburb'), asked.get('publish_status')]).toEqual(['ilike.bondi', 'eq.Published'])
})

test('a text that no suburb is called is kept out, however many activities contain it', async () => {
  const many = Array.from({ length: 13 }, (_, index) => listing(index + 1, { suburb: 'Bondi Beach' }))
  stubApi({
    'GET Listings': (request) =>
      new URL(request.url).searchParams.has('suburb') ? Response.json([]) : pagesOf(many)(request),
  })
  renderAt('/activities?location=ondi', <App />)
  await waitFor(() => expect(isKeptOut()).toBe(true))
  expect(canonical()).toBe(`${ORIGIN}/activities`)
})

test('below the results are links to each category, and to each suburb that is shown', async () => {
  renderAt('/activities', <App />)
  const browse = within(await screen.findByRole('navigation', { name: 'Browse activities' }))
  const targets = browse.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(targets).toHaveLength(12)
  expect(targets).toContainEqual(['Parks & Gardens', '/activities?categories=parks%20%26%20gardens'])
  expect(targets.slice(-2)).toEqual([
    ['Bondi', '/activities?location=Bondi'],
    ['Bondi Beach', '/activities?location=Bondi%20Beach'],
  ])
})

test('in a narrow window the links are folded', async () => {
  setWide(false)
  renderAt('/activities', <App />)
  const category = await screen.findByText('Browse by category', { selector: 'summary' })
  for (const link of screen.getAllByText('Museums')) expect(link).not.toBeVisible()
  await userEvent.click(category)
  expect(screen.getByRole('link', { name: 'Museums' })).toBeVisible()
})
