import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App, preparePage } from '../App'
import { pagesOf, searchStubs } from '../testing/testData'

beforeAll(async () => preparePage('/activities'))

beforeEach(() => startAs(null))

const params = (request: Request) => new URL(request.url).searchParams

/** A stub that finds nothing with all filters, and the given counts without one of them. */
const nothing = (without: Record<string, number>) => (request: Request) => {
  const asked = params(request)
  const left = ['free', 'indoor'].filter((feature) => asked.has(feature)).join()
  return pagesOf([], without[left] ?? 0)(request)
}

test('the text of the spec, and which filters to remove for how many results, the most first', async () => {
  const answer = nothing({ free: 3, indoor: 14 })
  const requests = stubApi({
    ...searchStubs(answer),
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
  // the list and its count, its close matches, and one count for each of the three
  expect(requests).toHaveLength(6)
  // the link goes, and takes no focus with it
  await userEvent.click(screen.getByRole('link', { name: 'Show every activity' }))
  expect(screen.getByRole('heading', { level: 2, name: 'All Activities' })).toHaveFocus()
})

test('where one is not enough, all filters go', async () => {
  stubApi({
    ...searchStubs(pagesOf([])),
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

test('of a search of several words, which word to leave out', async () => {
  const found: Record<string, number> = { bmx: 1, track: 37 }
  stubApi({
    ...searchStubs((request: Request) =>
      pagesOf([], found[params(request).get('query') ?? ''] ?? 0)(request),
    ),
    'GET rpc/close_listings': [],
  })
  renderAt('/activities?search=bmx+track', <App />)

  expect(await screen.findByRole('link', { name: 'Remove \u201cbmx\u201d - 37 activities' })).toHaveAttribute(
    'href',
    '/activities?search=track',
  )
  expect(screen.getByRole('link', { name: 'Remove \u201ctrack\u201d - 1 activity' })).toHaveAttribute(
    'href',
    '/activities?search=bmx',
  )
})
