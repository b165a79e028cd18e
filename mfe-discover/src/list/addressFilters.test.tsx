import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { fillField, renderAt, stubApi } from 'shared-ui/testing'
import { App, preparePage } from '../App'
import { listing, pagesOf, searchStubs } from '../testing/testData'
import { forgetPage, setWide } from '../testing/testPage'

/** The filters of the address: in the boxes, as chips, in the request. */

const places = Array.from({ length: 30 }, (_, index) => listing(index + 1))

beforeAll(async () => preparePage('/activities'))

beforeEach(() => startAs(null))

afterEach(forgetPage)

const params = (request: Request | undefined) => new URL(request?.url ?? '').searchParams

test('the address bar fills the boxes, the chips and the request', async () => {
  const requests = stubApi({ ...searchStubs(pagesOf(places.slice(0, 1))) })
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
  stubApi({ ...searchStubs(pagesOf(places)) })
  renderAt('/activities?search=zoo&location=Sydney,%20NSW', <App />)

  expect(await screen.findByRole('link', { name: 'All of Sydney' })).toHaveAttribute(
    'href',
    '/activities?search=zoo',
  )
})

test('the words of an address mean what they mean in the box, and their chips can be taken away', async () => {
  const requests = stubApi({ 'GET Listings': pagesOf(places), ...searchStubs(pagesOf(places)) })
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

test('a date of the address is not changed by a day that is left in its words', async () => {
  const requests = stubApi({ ...searchStubs(pagesOf(places)), 'GET Listings': [] })
  renderAt('/activities?search=market+on+saturday&date=2099-03-15', <App />)
  await waitFor(() => expect(requests.map((request) => params(request).get('query'))).toContain('market'))
  expect(await screen.findByRole('button', { name: /^Remove .*15 Mar/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Remove .*Sat/ })).not.toBeInTheDocument()
})

test('a chip removes its filter and moves the focus to the next chip, or to the heading after the last', async () => {
  stubApi({ ...searchStubs(pagesOf(places)) })
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
  stubApi({ ...searchStubs(pagesOf(places)) })
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

test('a search keeps the filters and is a new address', async () => {
  stubApi({
    'GET Listings': pagesOf(places),
    ...searchStubs(pagesOf(places)),
    // who types slowly is offered it; of no place one that is written like it would be asked for
    'GET Postcodes': [{ locality: 'MANLY', postcode: '2095', state: 'NSW' }],
  })
  renderAt('/activities?features=free', <App />)
  const user = userEvent.setup()

  await fillField(screen.getByRole('combobox', { name: 'Activity' }), ' dogs & cats ')
  await user.type(screen.getByRole('combobox', { name: 'Location' }), 'Manly{Enter}')
  expect(screen.getByLabelText('current url')).toHaveTextContent(
    '/activities?search=dogs%20%26%20cats&location=Manly&features=free',
  )
})

test.each([
  ['/activities?search=free', 'Search Results'],
  ['/activities?location=Manly', 'Search Results'],
  ['/activities?features=free', 'All Activities'],
])('the heading looks at the address, whatever its words mean: %s', async (address, name) => {
  stubApi({ 'GET Listings': pagesOf(places), ...searchStubs(pagesOf(places)) })
  renderAt(address, <App />)
  await screen.findByRole('button', { name: /^Remove / })
  expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
})
