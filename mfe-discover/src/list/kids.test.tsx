import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App, preparePage } from '../App'
import { listing, pagesOf } from '../testing/testData'
import { forgetPage, setWide } from '../testing/testPage'

/* What the list remembers in this browser: the ages of the children, and the last filters. */

const places = [
  listing(1, { name: 'For toddlers', all_ages: false, toddlers: true }),
  listing(2, { name: 'For everybody' }),
]

beforeAll(async () => preparePage('/activities'))

beforeEach(() => {
  localStorage.clear()
  startAs(null)
  setWide(true)
})

afterEach(forgetPage)

const url = () => screen.getByLabelText('current url').textContent
const cardOf = (name: string) => screen.getByRole('link', { name }).closest('article')

async function open(address: string) {
  const requests = stubApi({ 'GET Listings': pagesOf(places) })
  renderAt(address, <App />)
  await screen.findAllByRole('link', { name: 'For toddlers' })
  return requests
}

test('the ages of the children are asked once, stay here, and filter only when they are used', async () => {
  const requests = await open('/activities')
  expect(cardOf('For toddlers')).not.toHaveTextContent('Fits')

  await userEvent.click(screen.getByRole('button', { name: 'My kids' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'My kids' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Toddlers (1-3)' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Primary (5-8)' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))

  expect(screen.getByRole('button', { name: "Use my kids' ages" })).toHaveFocus()
  expect(cardOf('For toddlers')).toHaveTextContent('Fits 1 of 2')
  expect(cardOf('For everybody')).toHaveTextContent('Fits all your kids')
  expect(url()).toBe('/activities')
  expect(requests).toHaveLength(1)
  expect(requests[0]?.url).not.toMatch(/toddlers\.eq|primary\.eq/)

  await userEvent.click(screen.getByRole('button', { name: "Use my kids' ages" }))
  expect(url()).toBe('/activities?ageRanges=toddlers,primary')
  await userEvent.click(screen.getByRole('button', { name: "Change my kids' ages" }))
  await userEvent.click(screen.getByRole('button', { name: 'Forget' }))
  expect(localStorage.getItem('sprouts-kids')).toBeNull()
  expect(screen.getByRole('button', { name: 'My kids' })).toHaveFocus()
  expect(cardOf('For everybody')).not.toHaveTextContent('Fits')
})

/** The heading of the results. */
const results = () => screen.getByRole('heading', { level: 2, name: /^(Search Results|All Activities)$/ })

test('the filters of the last visit are offered, used with one click and forgotten with one', async () => {
  localStorage.setItem('sprouts-filters', '?location=Manly&ageRanges=toddlers&features=free,indoor')
  await open('/activities')
  const offer = screen.getByRole('button', { name: 'Continue with: Toddlers (1-3), Free, Indoor and 1 more' })
  await userEvent.click(offer)
  expect(url()).toBe('/activities?location=Manly&ageRanges=toddlers&features=free,indoor')
  expect(offer).not.toBeInTheDocument()
  expect(results()).toHaveFocus()
})

test('another tab takes the offer away only where it forgets the filters, as a log-out does', async () => {
  localStorage.setItem('sprouts-filters', '?features=free')
  await open('/activities')
  const otherTab = () => act(() => void window.dispatchEvent(new StorageEvent('storage')))
  otherTab()
  expect(screen.getByText(/Continue with/)).toBeVisible()
  localStorage.clear()
  otherTab()
  expect(screen.queryByText(/Continue with/)).not.toBeInTheDocument()
})

test('forgotten filters are not offered again', async () => {
  localStorage.setItem('sprouts-filters', '?features=free')
  await open('/activities')
  await userEvent.click(screen.getByRole('button', { name: 'Forget this search' }))
  expect(screen.queryByText(/Continue with/)).not.toBeInTheDocument()
  expect(results()).toHaveFocus()
  expect(localStorage.getItem('sprouts-filters')).toBeNull()
})

test('an order alone is not kept in the place of filters', async () => {
  localStorage.setItem('sprouts-filters', '?features=free')
  await open('/activities?sort=name')
  expect(localStorage.getItem('sprouts-filters')).toBe('?features=free')
})

test('an order alone, which earlier versions kept, is not offered: it has no name here', async () => {
  localStorage.setItem('sprouts-filters', '?sort=name')
  await open('/activities')
  expect(screen.queryByText(/Continue with/)).not.toBeInTheDocument()
})

test('filters are kept for the next visit, without the date', async () => {
  await open('/activities?date=2026-11-21&features=free')
  expect(localStorage.getItem('sprouts-filters')).toBe('?features=free')
})
