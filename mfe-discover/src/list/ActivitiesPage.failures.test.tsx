import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { consoleErrors, renderAt, stubApi } from 'shared-ui/testing'
import { App, preparePage } from '../App'
import { listing, pagesOf, searchStubs } from '../testing/testData'

const places = Array.from({ length: 30 }, (_, index) => listing(index + 1))

beforeAll(async () => preparePage('/activities'))

beforeEach(() => startAs(null))

const refused = () => Response.json({ message: 'column does not exist' }, { status: 400 })
/** The page logs each failure to the console. */
const expectReason = () =>
  expect(consoleErrors()).toEqual([expect.stringContaining('Activities could not be loaded: ')])
const cards = () => screen.queryAllByRole('article')
const params = (request: Request) => new URL(request.url).searchParams

test('if the first page fails, an error with a retry button is shown, and not that nothing was found', async () => {
  let isDown = true
  stubApi({ 'GET Listings': (request) => (isDown ? refused() : pagesOf(places)(request)) })
  renderAt('/activities', <App />)

  expect(await screen.findByText("We couldn't load activities")).toBeVisible()
  expectReason()
  expect(screen.queryByText(/No activities found/)).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Explore Activities' })).toBeVisible()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('30 activities')).toBeVisible()
})

test('of rows that lack what was asked for, the cards show the rest', async () => {
  stubApi({
    'GET Listings': [{ id: places[0]?.id, name: 'Half a zoo', suburb: 'Mosman', opening_hours: null }],
  })
  renderAt('/activities', <App />)
  const card = within(await screen.findByRole('article'))
  expect(card.getByRole('heading', { name: 'Half a zoo' })).toBeVisible()
  expect(card.getByText('Mosman')).toBeVisible()
  expect(card.getByText('All')).toBeVisible()
})

test('when a further page fails the list stays and the visitor can retry', async () => {
  let isDown = true
  stubApi({
    'GET Listings': (request) =>
      isDown && params(request).get('offset') === '12' ? refused() : pagesOf(places)(request),
  })
  renderAt('/activities', <App />)

  await userEvent.click(await screen.findByRole('link', { name: 'Load more' }))
  const retry = await screen.findByRole('link', { name: 'Retry' })
  expect(cards()).toHaveLength(12)
  expectReason()
  isDown = false
  await userEvent.click(retry)
  await screen.findByRole('heading', { name: 'Place 24' })
  expect(screen.queryByText('More activities could not be loaded.')).not.toBeInTheDocument()
})

test('a list that is still loading is cancelled when the visitor leaves', async () => {
  const requests = stubApi({ 'GET Listings': () => new Promise<Response>(() => {}) })
  const { unmount } = renderAt('/activities', <App />)
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]?.signal.aborted).toBe(false)

  unmount()
  await waitFor(() => expect(requests[0]?.signal.aborted).toBe(true))
})

test.each([{ rows: 'many' }, [{ id: 7 }]])(
  'an answer that is nonsense (%j) is a failure, not a crash',
  async (answer) => {
    stubApi({ 'GET Listings': () => Response.json(answer) })
    renderAt('/activities', <App />)
    expect(await screen.findByText("We couldn't load activities")).toBeVisible()
    expectReason()
  },
)

test('Try again leaves the focus on the heading: its button goes', async () => {
  let isDown = true
  stubApi({ 'GET Listings': (request) => (isDown ? refused() : pagesOf(places.slice(0, 2))(request)) })
  renderAt('/activities', <App />)
  const button = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await userEvent.click(button)
  expect(await screen.findByText('Place 1')).toBeVisible()
  expect(button).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: 'All Activities' })).toHaveFocus()
  expectReason()
})

test('when the results of a new address cannot be loaded the old ones stay below the message', async () => {
  stubApi({
    'GET Listings': (request) =>
      params(request).has('free') ? pagesOf(places.slice(0, 2))(request) : refused(),
  })
  renderAt('/activities?features=free', <App />)

  await screen.findByText('Place 1')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Free' }))
  expect(await screen.findByText("We couldn't load activities")).toBeVisible()
  expect(
    await screen.findByText('Your change could not be loaded. These are the activities from before it:'),
  ).toBeVisible()
  // and can be used
  expect(screen.getByText('Place 1').closest('[inert], [aria-busy=true]')).toBeNull()
  expectReason()
})

test.each([
  ['of 8 kB', `search=${'x'.repeat(8000)}`],
  ['with broken escapes', '%E0%A4%A&search=%&features=%FF'],
  ['of inherited names', '__proto__=1&constructor=2&features=__proto__&categories=__proto__'],
  ['of wrong values', 'date=2026-02-31&ageRanges=,,,&features=,&categories=,'],
])('a query %s shows the list', async (_, query) => {
  stubApi({ 'GET Listings': pagesOf(places), ...searchStubs(pagesOf(places)) })
  renderAt(`/activities?${query}`, <App />)
  expect(await screen.findByText(/^30 activities/)).toBeVisible()
})
