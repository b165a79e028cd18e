import { screen, within } from '@testing-library/react'
import { startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App, preparePage } from '../App'
import { isDetail, path, zoo } from '../testing/testActivity'
import { listing } from '../testing/testData'

beforeAll(() => preparePage(path))
beforeEach(() => startAs(null))

const at = (km: number, isOwn = true) => ({
  near_latitude: -33.8 + km / 111.2,
  near_longitude: 151,
  latitude: isOwn ? -33.8 + km / 111.2 : null,
})
const near = (id: number, km: number, primary_type: string, isOwn = true) =>
  listing(id, { name: `Place ${id}`, suburb: 'Mosman', primary_type, ...at(km, isOwn) })

function open(nearest: Parameters<typeof stubApi>[0][string], point: object = at(0), related = listing(30)) {
  const requests = stubApi({
    'GET Listings': (request) => Response.json(isDetail(request) ? [{ ...zoo, ...point }] : [related]),
    'GET rpc/nearest_listings': nearest,
  })
  renderAt(path, <App />)
  return () =>
    requests.filter(({ url }) => url.includes('nearest_listings')).map(({ url }) => new URL(url).searchParams)
}

test('up to four within 10 km, of several kinds, the nearest first, before the related ones', async () => {
  const asked = open([
    near(2, 0.5, 'playground'),
    near(3, 1, 'playground'),
    near(4, 2, 'museum', false),
    near(5, 3, 'playground'),
    near(6, 4, 'park'),
    near(7, 9.9, 'pool'),
    near(8, 10.1, 'show'),
  ])
  const row = within(await screen.findByRole('region', { name: 'Nearby' }))
  expect(row.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Place 2',
    'Place 4',
    'Place 6',
    'Place 7',
  ])
  expect(row.getByText('Mosman \u00b7 500 m')).toBeVisible()
  expect(row.getByText('Mosman \u00b7 about 2 km')).toBeVisible()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings.slice(-2)).toEqual(['Nearby', 'Related Activities'])
  expect(
    asked().map((query) => [query.get('from_latitude'), query.get('id'), query.get('publish_status')]),
  ).toEqual([['-33.8', `neq.${zoo.id}`, 'eq.Published']])
})

test('what the related ones show does not stand there twice', async () => {
  open([near(2, 0.5, 'playground'), near(3, 1, 'museum')], at(0), near(3, 1, 'museum'))
  const related = within(await screen.findByRole('region', { name: 'Related Activities' }))
  expect(related.getByRole('heading', { name: 'Place 3' })).toBeVisible()
  const row = within(await screen.findByRole('region', { name: 'Nearby' }))
  expect(row.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Place 2'])
})

test('of events only those of the next two weeks are asked for', async () => {
  jest.useFakeTimers({ now: new Date('2026-12-24T14:00:00Z'), advanceTimers: true })
  const asked = open([near(2, 0.5, 'playground')])
  await screen.findByRole('region', { name: 'Nearby' })
  jest.useRealTimers()
  expect(asked().map((query) => query.get('or'))).toEqual([
    '(event_dates.is.null,event_dates.ov."[2026-12-25,2027-01-08]")',
  ])
})

test.each([
  ['a failure', () => Response.json({ message: 'no' }, { status: 400 })],
  ['an answer without any within 10 km', [near(8, 10.1, 'show')]],
])('%s leaves the row out, and nothing else', async (_, nearest) => {
  open(nearest)
  expect(await screen.findByRole('region', { name: 'Related Activities' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Nearby' })).toBeNull()
  expect(screen.queryByText(/Error/)).toBeNull()
})

test('an activity without a point asks nothing', async () => {
  const asked = open([], { near_latitude: null, near_longitude: null })
  expect(await screen.findByRole('region', { name: 'Related Activities' })).toBeVisible()
  expect(asked()).toEqual([])
})
