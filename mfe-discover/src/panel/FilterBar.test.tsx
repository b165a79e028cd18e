import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App, preparePage } from '../App'
import { listing, pagesOf, searchStubs } from '../testing/testData'
import { forgetPage, setWide, stubObserver } from '../testing/testPage'

/** Two cards, because these tests only check the count. */
const places = [listing(1), listing(2)]

beforeAll(async () => preparePage('/activities'))

beforeEach(() => {
  startAs(null)
  setWide(false)
})

afterEach(() => {
  forgetPage()
  jest.useRealTimers()
})

const url = () => screen.getByLabelText('current url').textContent
const filtersButton = () => screen.getByRole('button', { name: 'Filters' })
const sheet = () => within(screen.getByRole('dialog', { name: 'Filters' }))
const box = (name: string) => screen.getByLabelText(name)
const params = (request: Request | undefined) => new URL(request?.url ?? '').searchParams

/** Fewer places with every filter, so that each count identifies its request. */
const answers = (request: Request) => {
  const { length } = [...params(request).keys()].filter((name) => ['free', 'indoor'].includes(name))
  return pagesOf(places, 30 - 10 * length)(request)
}

async function openSheet(address: string) {
  const requests = stubApi({ 'GET Listings': answers, ...searchStubs(answers) })
  renderAt(address, <App />)
  await screen.findByText(/^\d+ activities/)
  await userEvent.click(filtersButton())
  await sheet().findByText(/activities$/)
  return requests
}

test('a narrow window has a button instead of the panel, with the number of active filters', async () => {
  stubApi({ 'GET Listings': answers, ...searchStubs(answers) })
  renderAt('/activities?features=free,indoor&date=2026-12-24', <App />)

  expect(await screen.findByRole('button', { name: 'Filters' })).toHaveAccessibleDescription('3 active')
  expect(screen.queryByRole('complementary', { name: 'Filters' })).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('the days of a quick filter do not run into its name', async () => {
  stubApi({ 'GET Listings': answers, ...searchStubs(answers) })
  renderAt('/activities', <App />)
  const quick = within(await screen.findByRole('group', { name: 'Quick filters' }))
  const weekend = quick.getByRole('button', { name: /^This Weekend/ })

  // jsdom reads a space that is a text node of its own, Chromium does not
  expect(weekend.firstChild).toHaveTextContent('This Weekend ', { normalizeWhitespace: false })
})

test('a quick filter applies at once, each time as a new address, and is turned off again', async () => {
  stubApi({ 'GET Listings': answers, ...searchStubs(answers) })
  renderAt('/activities?search=zoo', <App />)
  const quick = within(screen.getByRole('group', { name: 'Quick filters' }))
  const free = quick.getByRole('button', { name: 'Free', pressed: false })
  await userEvent.click(free)
  expect(url()).toBe('/activities?search=zoo&features=free')
  expect(free).toHaveAttribute('aria-pressed', 'true')
  expect(free).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Remove Free' })).toBeVisible()
  expect(await screen.findByText('20 activities match your filters')).toBeVisible()

  await userEvent.click(quick.getByRole('button', { name: 'Indoor', pressed: false }))
  expect(url()).toBe('/activities?search=zoo&features=free,indoor')
  await userEvent.click(free)
  expect(url()).toBe('/activities?search=zoo&features=indoor')
  expect(free).toHaveAttribute('aria-pressed', 'false')
})

test('a quick filter that receives the focus by key is scrolled into sight', async () => {
  const user = userEvent.setup()
  stubApi({ 'GET Listings': answers })
  renderAt('/activities', <App />)
  const quick = within(screen.getByRole('group', { name: 'Quick filters' }))
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
  quick.getByRole('button', { name: 'Free' }).focus()
  scroll.mockClear()
  await user.tab()
  expect(scroll.mock.contexts).toEqual([quick.getByRole('button', { name: 'Indoor' })])
  scroll.mockRestore()
})

test('in a wide window the panel is all there is', async () => {
  setWide(true)
  stubApi({ 'GET Listings': answers, ...searchStubs(answers) })
  renderAt('/activities', <App />)
  expect(await screen.findByRole('complementary', { name: 'Filters' })).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Quick filters' })).not.toBeInTheDocument()
})

test('nothing applies before Apply Filters, which is one new address and goes to the results', async () => {
  await openSheet('/activities?search=zoo')
  await userEvent.click(box('Free'))
  await userEvent.click(box('Indoor'))
  expect(box('Free')).toBeChecked()
  expect(url()).toBe('/activities?search=zoo')

  await userEvent.click(sheet().getByRole('button', { name: 'Apply Filters' }))
  expect(url()).toBe('/activities?search=zoo&features=free,indoor')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Search Results' })).toHaveFocus())
  expect(filtersButton()).toHaveAccessibleDescription('2 active')
  expect(await screen.findByText('10 activities match your filters')).toBeVisible()
})

test.each(['{Escape}', 'the close button'])(
  '%s drops what was changed, and the sheet opens as applied',
  async (way) => {
    await openSheet('/activities?features=free')
    await userEvent.click(box('Indoor'))
    if (way === '{Escape}') await userEvent.keyboard(way)
    else await userEvent.click(sheet().getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(url()).toBe('/activities?features=free')
    expect(filtersButton()).toHaveFocus()

    await userEvent.click(filtersButton())
    expect(box('Free')).toBeChecked()
    expect(box('Indoor')).not.toBeChecked()
  },
)

test('Clear all empties the boxes and the date, and applies like the rest', async () => {
  await openSheet('/activities?search=zoo&date=2026-12-24&features=free')
  await userEvent.click(sheet().getByRole('button', { name: 'Clear all' }))
  expect(box('Free')).not.toBeChecked()
  expect(url()).toContain('features=free')
  await userEvent.click(sheet().getByRole('button', { name: 'Apply Filters' }))
  expect(url()).toBe('/activities?search=zoo')
})

test('the count follows the boxes 300 ms later, and its results are there when they apply', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const requests = stubApi({ 'GET Listings': answers, ...searchStubs(answers) })
  renderAt('/activities', <App />)
  await screen.findByText('30 activities')
  await user.click(filtersButton())
  expect(sheet().getByText('30 activities')).toBeVisible()

  await user.click(box('Free'))
  await act(() => jest.advanceTimersByTimeAsync(200))
  await user.click(box('Indoor'))
  await act(() => jest.advanceTimersByTimeAsync(299))
  expect(requests).toHaveLength(1)
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(await sheet().findByText('10 activities')).toBeVisible()
  expect(requests).toHaveLength(2)

  await user.click(sheet().getByRole('button', { name: 'Apply Filters' }))
  expect(screen.getByText('10 activities match your filters')).toBeVisible()
  expect(requests).toHaveLength(2)
})

test('a count that comes late for boxes of before is dropped', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  stubApi({
    'GET Listings': async (request) => {
      const asked = params(request)
      if (asked.has('free') && !asked.has('indoor')) await held
      return answers(request)
    },
  })
  renderAt('/activities', <App />)
  await screen.findByText('30 activities')
  await user.click(filtersButton())
  await user.click(box('Free'))
  await act(() => jest.advanceTimersByTimeAsync(300))
  await user.click(box('Indoor'))
  await act(() => jest.advanceTimersByTimeAsync(300))
  expect(await sheet().findByText('10 activities')).toBeVisible()
  release()
  await act(() => jest.advanceTimersByTimeAsync(50))
  expect(sheet().getByText('10 activities')).toBeVisible()
})

test('once the button has been scrolled past a bar takes its place, with the count', async () => {
  const observer = stubObserver()
  stubApi({ 'GET Listings': answers, ...searchStubs(answers) })
  renderAt('/activities?features=free', <App />)
  await screen.findByText('20 activities match your filters')
  expect(screen.getAllByRole('button', { name: 'Filters' })).toHaveLength(1)

  await act(async () => observer.pass('Filters'))
  expect(screen.getAllByRole('button', { name: 'Filters' })).toHaveLength(2)
  expect(screen.getByText('20 activities')).toBeVisible()
  await act(async () => observer.see('Filters'))
  expect(screen.getAllByRole('button', { name: 'Filters' })).toHaveLength(1)
})
