import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from 'federation/queryClient'
import { MIA, startAs } from 'shared-auth/testing'
import { fillField, renderAt, stubApi } from 'shared-ui/testing'
import { SaveButton } from './SaveButton'

const RAINY = { id: 'l2', name: 'Rainy days', emoji: '🎨', list_activities: [] }
const FAVORITES = { id: 'l1', name: 'Favorites', emoji: '❤️', list_activities: [] }
const IN_FAVORITES = {
  ...FAVORITES,
  list_activities: [{ id: 's1', activity_id: 'zoo', created_at: '2026-11-01T00:00:00Z' }],
}

function draw(stubs: Parameters<typeof stubApi>[0], place: 'card' | 'page' = 'page') {
  const requests = stubApi(stubs)
  renderAt(
    place === 'page' ? '/activities/zoo/taronga-zoo' : '/activities',
    <>
      <SaveButton activityId="zoo" activityName="Taronga Zoo" place={place} />
      <SaveButton activityId="museum" activityName="Australian Museum" place="card" />
    </>,
    createQueryClient(),
  )
  return requests
}

const created = () => new Response(null, { status: 201 })
const bodyOf = (requests: Request[], method: string, table: string) =>
  requests.find((request) => request.method === method && request.url.includes(`/${table}`))?.json()

beforeEach(() => {
  localStorage.clear()
  startAs(MIA)
})

test.each([
  ['card', 'Save Taronga Zoo', 'Authentication required', 'Please sign in to save activities to your lists'],
  ['page', 'Save', 'Login required', 'Please log in to save activities to your lists'],
] as const)('a visitor who saves from a %s is asked to log in', async (place, name, title, text) => {
  startAs(null)
  const requests = draw({}, place)

  await userEvent.click(screen.getByRole('button', { name }))

  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(text, { exact: false })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(requests).toHaveLength(0)
})

test('all hearts of a page share one request', async () => {
  const requests = draw({ 'GET lists': [IN_FAVORITES] })

  expect(await screen.findByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: 'Save Australian Museum' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  expect(requests).toHaveLength(1)
})

test('the newest list is chosen at first, and the activity is saved in the chosen list', async () => {
  let lists: object[] = [RAINY, FAVORITES]
  const requests = draw({
    'GET lists': () => lists,
    'POST list_activities': () => {
      lists = [RAINY, IN_FAVORITES]
      return created()
    },
  })

  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = screen.getByRole('dialog', { name: 'Save activity' })
  expect(await within(dialog).findByRole('radio', { name: 'Rainy days' })).toBeChecked()
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Favorites' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save to "Favorites"' }))

  expect(await screen.findByText('Added to "Favorites" list', { exact: false })).toBeVisible()
  expect(screen.getByText('Success')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Saved' })).toBeVisible()
  expect(await bodyOf(requests, 'POST', 'list_activities')).toEqual({
    list_id: 'l1',
    activity_id: 'zoo',
    user_id: 'mia',
    activity_type: 'external',
  })
})

test('while saving, the button says so and all controls are disabled', async () => {
  draw({ 'GET lists': [RAINY], 'POST list_activities': () => new Promise<Response>(() => {}) })

  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save to "Rainy days"' }))

  expect(screen.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('radio', { name: 'Rainy days' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Create New List' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled()
})

test('an activity that is already in the list is not added again', async () => {
  draw({
    'GET lists': [RAINY],
    'POST list_activities': () => Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 }),
  })

  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save to "Rainy days"' }))

  expect(await screen.findByText('This activity is already in this list.', { exact: false })).toBeVisible()
  expect(screen.getByText('Info')).toBeVisible()
})

test('without lists a new one is created with the activity in it', async () => {
  const requests = draw({
    'GET lists': [],
    'POST lists': { id: 'l7', name: 'Weekend' },
    'POST list_activities': created,
  })

  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = screen.getByRole('dialog')
  const name = await within(dialog).findByLabelText('List name')
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled()
  expect(within(dialog).queryByRole('button', { name: 'Back to Lists' })).not.toBeInTheDocument()
  await fillField(name, '  Weekend')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('Added to your new "Weekend" list', { exact: false })).toBeVisible()
  expect(await bodyOf(requests, 'POST', 'lists')).toEqual({ name: 'Weekend', emoji: '❤️', user_id: 'mia' })
  expect(await bodyOf(requests, 'POST', 'list_activities')).toMatchObject({ list_id: 'l7' })
})

test('a further new list starts with an unused emoji', async () => {
  draw({ 'GET lists': [RAINY, FAVORITES] })

  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Create New List' }))
  expect(await screen.findByRole('radio', { name: 'Star' })).toBeChecked()
})

test('with lists, the step for a new list can be opened and left again', async () => {
  draw({ 'GET lists': [RAINY] })

  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Create New List' }))
  expect(screen.getByLabelText('List name')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Back to Lists' }))

  expect(screen.getByRole('radio', { name: 'Rainy days' })).toBeChecked()
})

test('if the new list is created but the save fails, a second attempt creates no second list', async () => {
  let lists: object[] = []
  const requests = draw({
    'GET lists': () => lists,
    'POST lists': () => {
      lists = [{ ...RAINY, id: 'l7', name: 'Weekend' }]
      return { id: 'l7', name: 'Weekend' }
    },
    'POST list_activities': () => Response.json({}, { status: 400 }),
  })

  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.type(await screen.findByLabelText('List name'), 'Weekend{Enter}')

  expect(await screen.findByText('Failed to save activity', { exact: false })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Weekend' })).toBeChecked()
  expect(
    requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/lists?select=id%2Cname')),
  ).toHaveLength(1)
})

test.each([
  [{}, 'Failed to save activity'],
  [{ code: 'P0001', message: 'You can save up to 2000 activities.' }, 'You can save up to 2000 activities.'],
])('a refusal %j is told as "%s", and the dialog stays', async (answer, message) => {
  draw({ 'GET lists': [RAINY], 'POST list_activities': () => Response.json(answer, { status: 400 }) })

  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save to "Rainy days"' }))

  expect(await screen.findByText(message, { exact: false })).toBeVisible()
  expect(screen.getByText('Error')).toBeVisible()
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('a saved activity is removed after a confirmation', async () => {
  let lists: object[] = [RAINY, IN_FAVORITES]
  const requests = draw({
    'GET lists': () => lists,
    'DELETE list_activities': () => {
      lists = [RAINY, FAVORITES]
      return new Response(null, { status: 204 })
    },
  })

  await userEvent.click(await screen.findByRole('button', { name: 'Saved' }))
  const dialog = screen.getByRole('dialog', { name: 'Remove from List' })
  expect(dialog).toHaveTextContent('Remove Taronga Zoo from your list Favorites?')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))

  expect(await screen.findByText('Removed from "Favorites" list', { exact: false })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeVisible())
  expect(requests.find(({ method }) => method === 'DELETE')?.url).toContain(
    'list_id=eq.l1&activity_id=eq.zoo&user_id=eq.mia',
  )
})

test('an activity in two lists stays saved after one removal, and a toast says where', async () => {
  const inRainy = {
    ...RAINY,
    list_activities: [{ id: 's2', activity_id: 'zoo', created_at: '2026-11-02T00:00:00Z' }],
  }
  let lists: object[] = [inRainy, IN_FAVORITES]
  draw({
    'GET lists': () => lists,
    'DELETE list_activities': () => {
      lists = [RAINY, IN_FAVORITES]
      return new Response(null, { status: 204 })
    },
  })

  await userEvent.click(await screen.findByRole('button', { name: 'Saved' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))

  expect(await screen.findByText('Still in Favorites')).toBeVisible()
  expect(screen.getByText('Removed from "Rainy days" list', { exact: false })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Saved' })).toBeVisible()
})

test('if the lists cannot be loaded, the dialog shows an error with a retry button', async () => {
  let isDown = true
  draw({ 'GET lists': () => (isDown ? Response.json({}, { status: 400 }) : [RAINY]) })

  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: "We couldn't load your lists" })).toBeVisible()
  expect(await screen.findByText('Failed to load your lists')).toBeVisible()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('radio', { name: 'Rainy days' })).toBeChecked()
})
