import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MIA, startAs } from 'shared-auth/testing'
import { cardOf, LISTINGS, listingsWithHours, ofIds, open, rows } from '../testing/testData'

const TOKEN = '5a0c2b9e-7f0d-4c55-9a53-2f6f3f1d0c11'
const LINK = `/shared/${TOKEN}`
const CALL = 'POST rpc/shared_list'
const RAINY = { name: 'Rainy days', emoji: '🎨', activities: ['a2', 'a3'] }

beforeEach(() => {
  localStorage.clear()
  startAs(null)
})

test('a visitor with the link sees the name and the activities, and cannot change the list', async () => {
  const requests = open({ ...rows, [CALL]: [RAINY] }, LINK)

  expect(await screen.findByRole('heading', { level: 1, name: 'Rainy days' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Place a3' })).toHaveAttribute(
    'href',
    '/activities/a3/place-a3',
  )
  expect(screen.getByText('A shared list of 2 activities.')).toBeVisible()
  for (const name of [/note/, /Options/, /Share list/, /Create/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  expect(requests[0]?.headers.get('authorization')).toBeNull()
  expect(await requests[0]?.json()).toEqual({ token: TOKEN })
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(document.title).toBe('Rainy days | Sydney Sprouts')
})

test('the cards of a shared list show their hours, as on the list of activities', async () => {
  const activities = ['a1', 'a2', 'a3']
  open({ ...rows, [CALL]: [{ ...RAINY, activities }], 'GET Listings': listingsWithHours() }, LINK)

  expect(await cardOf('Place a1')).toHaveTextContent('Open 24 hours')
  expect(await cardOf('Place a2')).toHaveTextContent('20 November - 6 December 2026 · Sample date')
  expect(await cardOf('Place a3')).not.toHaveTextContent(/Open|Closed|2026/)
})

test('a removed link shows a message and a link to other pages', async () => {
  open({ [CALL]: [] }, LINK)

  expect(
    await screen.findByRole('heading', { level: 1, name: 'This list is not shared any more' }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Browse Activities' })).toHaveAttribute('href', '/activities')
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test.each(['x', `${TOKEN}0`, '..%2F..'])('an invalid link (%s) makes no request', async (token) => {
  const requests = open({}, `/shared/${token}`)
  expect(await screen.findByText('This list is not shared any more')).toBeVisible()
  expect(requests).toHaveLength(0)
})

test.each([
  ['cannot be loaded', () => Response.json({}, { status: 500 })],
  ['comes without its activities', () => [{ name: 'Rainy days', emoji: '🎨' }]],
])('if a list %s, the page shows an error with a retry button, and not that it is gone', async (_, fault) => {
  let isDown = true
  open({ ...rows, [CALL]: () => (isDown ? fault() : [RAINY]) }, LINK)

  expect(await screen.findByText("We couldn't load this list")).toBeVisible()
  expect(screen.queryByText('This list is not shared any more')).not.toBeInTheDocument()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Place a2' })).toBeVisible()
})

test('a list whose link is removed meanwhile is gone at the next visit', async () => {
  let answer: object[] = [RAINY]
  open({ ...rows, [CALL]: () => answer }, LINK)
  await screen.findByRole('link', { name: 'Place a2' })

  answer = []
  act(() => void window.dispatchEvent(new Event('visibilitychange')))

  expect(await screen.findByText('This list is not shared any more')).toBeVisible()
})

test('unpublished activities are not counted', async () => {
  open({ ...rows, [CALL]: [RAINY], 'GET Listings': ofIds(LISTINGS.slice(0, 2)) }, LINK)
  expect(await screen.findByText('A shared list of 1 activity.')).toBeVisible()
  expect(screen.queryByText(/no longer available/)).not.toBeInTheDocument()
})

test('an empty list shows a link to other pages', async () => {
  open({ [CALL]: [{ ...RAINY, activities: [] }] }, LINK)
  expect(await screen.findByText('Nothing is saved in this list yet')).toBeVisible()
})

test('a visitor who saves an activity there is asked to log in', async () => {
  open({ ...rows, [CALL]: [RAINY] }, LINK)
  await userEvent.click(await screen.findByRole('button', { name: 'Save Place a2' }))
  expect(await screen.findByText('Authentication required')).toBeVisible()
})

test('a signed-in parent saves an activity from it in their own list', async () => {
  startAs(MIA)
  open(
    { ...rows, [CALL]: [RAINY], 'GET lists': [{ id: 'l5', name: 'Mine', emoji: '⭐', list_activities: [] }] },
    LINK,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Save Place a2' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Mine' })).toBeChecked())
})
