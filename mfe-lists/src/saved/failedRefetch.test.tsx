import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MIA, startAs } from 'shared-auth/testing'
import { fillField } from 'shared-ui/testing'
import { cardOf, FAVORITES, open, RAINY, rows, saved } from '../testing/testData'

/* What a page shows stays on screen while something beside it fails and is asked for again. */

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startAs(MIA)
})

const elsewhere = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'lists-changed' })))
const failure = () => Response.json({}, { status: 400 })
const never = () => new Promise<never>(() => {})

test('pictures that cannot be fetched take no cards away', async () => {
  open({ ...rows, 'GET lists': [FAVORITES], 'GET image_metadata': failure })
  expect(await screen.findByRole('link', { name: 'Place a1' })).toBeVisible()
})

test('pictures that cannot be fetched again stay', async () => {
  let list: object = FAVORITES
  const answers = [[{ listing_id: 'a1', image_url: 'https://example.com/a1.jpg' }]]
  open({
    ...rows,
    'GET lists': () => [list],
    'GET image_metadata': () => answers.shift() ?? failure(),
  })
  const picture = async (name: string) => (await cardOf(name))?.querySelector('img')?.getAttribute('src')
  expect(await picture('Place a1')).toBe('https://example.com/a1.jpg')
  list = { ...FAVORITES, list_activities: saved('a1', 'a2') }
  await elsewhere()
  await cardOf('Place a2')
  expect(await picture('Place a1')).toBe('https://example.com/a1.jpg')
})

test('while notes that have failed are asked for again, cards and an open dialog stay', async () => {
  let asked = 0
  open({
    ...rows,
    'GET lists': [FAVORITES],
    'GET list_activities': () => (asked++ === 0 ? failure() : never()),
  })
  await screen.findByRole('link', { name: 'Place a1' })
  await userEvent.click(screen.getByRole('button', { name: 'Saved Place a1' }))
  await elsewhere()
  await waitFor(() => expect(asked).toBe(2))
  expect(screen.getByRole('link', { name: 'Place a1' })).toBeVisible()
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('after a plan for rain that has failed, a change of the list leaves the cards and the focus', async () => {
  let list: object = FAVORITES
  let plans = 0
  open({
    ...rows,
    'GET lists': () => [list],
    'POST rpc/plan_b': () => (plans++ === 0 ? failure() : never()),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note for Place a1' }))
  await fillField(screen.getByLabelText('Note for Place a1'), 'Bring hats')
  list = { ...FAVORITES, list_activities: saved('a1', 'a2') }
  await elsewhere()
  await screen.findByRole('link', { name: /Favorites\s*2 saved/ })
  await waitFor(() => expect(plans).toBe(2))
  expect(screen.getByLabelText('Note for Place a1')).toHaveFocus()
})

test('cards wait three seconds for their plans for rain, and then come without', async () => {
  const limit = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const asked = jest.fn(
    ({ signal }: Request) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  open({ ...rows, 'GET lists': [FAVORITES], 'POST rpc/plan_b': asked })
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(timeout.mock.calls).toEqual([[3_000]])
  expect(screen.queryByRole('link', { name: 'Place a1' })).not.toBeInTheDocument()
  limit.abort()
  // not only at the end of the ten seconds that each request has
  expect(asked.mock.calls[0]?.[0].signal.aborted).toBe(true)
  expect(await screen.findByRole('link', { name: 'Place a1' })).toBeVisible()
})

test('an activity that another phone has added and that cannot be fetched is said to be lacking', async () => {
  let list: object = FAVORITES
  let isDown = false
  open({
    ...rows,
    'GET lists': () => [list],
    'GET Listings': (request) => (isDown ? failure() : rows['GET Listings'](request)),
  })
  await screen.findByRole('link', { name: 'Place a1' })
  list = { ...FAVORITES, list_activities: saved('a1', 'a2') }
  isDown = true
  await elsewhere()
  expect(await screen.findByText("We couldn't load all of your saved activities.")).toBeVisible()
  expect(screen.getByRole('link', { name: 'Place a1' })).toBeVisible()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Place a2' })).toBeVisible()
  expect(screen.queryByText(/^We couldn't load all/)).not.toBeInTheDocument()
})

test('after a removal the others stay, also if they cannot be fetched again', async () => {
  let lists: object[] = [RAINY]
  const requests = open({
    ...rows,
    'GET lists': () => lists,
    'GET Listings': (request) => (lists[0] === RAINY ? rows['GET Listings'](request) : failure()),
    'DELETE list_activities': () => {
      lists = [{ ...RAINY, list_activities: saved('a3') }]
      return new Response(null, { status: 204 })
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Saved Place a2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Place a2' })).not.toBeInTheDocument())
  const isForRest = ({ url }: Request) => /Listings.*in\.\(a3\)/.test(decodeURIComponent(url))
  await waitFor(() => expect(requests.some(isForRest)).toBe(true))
  // its answer, too
  await act(async () => {})
  expect(screen.getByRole('link', { name: 'Place a3' })).toBeVisible()
  expect(screen.queryByText(/couldn't load your saved/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled()
})

test('a dialog of a list that is gone meanwhile leaves the focus to the active list', async () => {
  let lists = [FAVORITES, RAINY]
  open({ ...rows, 'GET lists': () => lists })
  const favorites = await screen.findByRole('link', { name: /Favorites/ })
  await userEvent.click(screen.getByRole('button', { name: 'Options for Favorites' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }))
  lists = [RAINY]
  await elsewhere()
  await waitFor(() => expect(favorites).not.toBeInTheDocument())
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Rainy days/ })).toHaveFocus()
})
