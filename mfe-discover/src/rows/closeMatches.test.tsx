import { screen, waitFor, within } from '@testing-library/react'
import { startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App } from '../App'
import { listing, pagesOf, searchStubs } from '../testing/testData'

beforeEach(() => startAs(null))

const HEADING = 'No exact matches. Showing close matches for “playgruond”'

test('a search that finds nothing shows what is close, below the words of the spec and a count of 0', async () => {
  const close = [listing(1, { name: 'Steel Park Playground' }), listing(2, { name: 'Wiley Park Playground' })]
  const requests = stubApi({
    ...searchStubs(pagesOf([])),
    'GET rpc/close_listings': close,
    // which of the three is in the way
    'GET Listings': pagesOf([]),
    'GET rpc/close_localities': [],
    'GET Postcodes': [],
  })
  renderAt('/activities?search=playgruond&location=Manly&features=free', <App />)

  const section = within(await screen.findByRole('region', { name: HEADING }))
  expect(section.getAllByRole('article')).toHaveLength(2)
  expect(section.getByRole('link', { name: 'Steel Park Playground' })).toBeVisible()
  expect(screen.getByText('No activities found matching your search criteria.')).toBeVisible()
  expect(screen.getByText('0 activities match your filters')).toBeVisible()

  const request = requests.find(({ url }) => url.includes('/close_listings'))
  const asked = new URL(request?.url ?? '').searchParams
  expect(asked.get('query')).toBe('playgruond')
  expect(asked.get('free')).toBe('eq.true')
  expect(asked.get('or')).toContain('suburb.ilike')
  expect(asked.get('publish_status')).toBe('eq.Published')
})

test.each([
  ['nothing is close', () => []],
  ['close matches fail', () => Response.json({ message: 'no' }, { status: 400 })],
])('when %s, the words of the spec stand alone', async (_, answer) => {
  const requests = stubApi({ ...searchStubs(pagesOf([])), 'GET rpc/close_listings': answer })
  renderAt('/activities?search=playgruond', <App />)

  expect(await screen.findByText('No activities found matching your search criteria.')).toBeVisible()
  // the list, its count and what is close
  await waitFor(() => expect(requests).toHaveLength(3))
  expect(screen.queryByText(/close matches/)).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('filters alone that match nothing have no close matches', async () => {
  const requests = stubApi({ 'GET Listings': pagesOf([]) })
  renderAt('/activities?categories=zoos', <App />)

  expect(await screen.findByText('No activities found matching your search criteria.')).toBeVisible()
  expect(requests).toHaveLength(1)
})
