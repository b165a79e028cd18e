import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from 'federation/queryClient'
import { readIntent, resumeIntent } from 'shared-auth'
import { expireSession, MIA, startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { SaveButton } from './SaveButton'

/* What must hold while the network, the session, other tabs and hasty fingers do as they like. */

const link = (id: string) => [{ id: `s-${id}`, activity_id: id, created_at: '2026-11-01T00:00:00Z' }]
const RAINY = { id: 'l2', name: 'Rainy days', emoji: '🎨', list_activities: [] }
const RAINY_WITH_ZOO = { ...RAINY, list_activities: link('zoo') }

type Stubs = Parameters<typeof stubApi>[0]

/** The same activity twice, as on its page beside a card of it, and another one. */
function draw(stubs: Stubs) {
  const requests = stubApi(stubs)
  renderAt(
    '/activities',
    <>
      <SaveButton activityId="zoo" activityName="Taronga Zoo" place="page" />
      <SaveButton activityId="zoo" activityName="Taronga Zoo" place="card" />
      <SaveButton activityId="museum" activityName="Australian Museum" place="card" />
    </>,
    createQueryClient(),
  )
  return (method: string, table: string) =>
    requests.filter(
      (request) => request.method === method && new URL(request.url).pathname.endsWith(`/${table}`),
    )
}

/** An answer that comes when it is told to. */
function pending() {
  let answer: (response: Response) => void = () => {}
  const promise = new Promise<Response>((resolve) => {
    answer = resolve
  })
  return { promise, answer }
}

const done = () => new Response(null, { status: 201 })
const refused = () => Response.json({}, { status: 400 })
/** The backend did it, and then the connection broke. */
const lost = () => {
  throw new TypeError('Failed to fetch')
}
const heart = (name: string) => screen.getByRole('button', { name })

async function openAndSave() {
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save to "Rainy days"' }))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startAs(MIA)
})

test('every heart of the activity fills at once, before the answer, and only those', async () => {
  const save = pending()
  draw({ 'GET lists': [RAINY], 'POST list_activities': () => save.promise })

  await openAndSave()

  expect(heart('Saved')).toHaveAttribute('aria-pressed', 'true')
  expect(heart('Saved Taronga Zoo')).toHaveAttribute('aria-pressed', 'true')
  expect(heart('Save Australian Museum')).toHaveAttribute('aria-pressed', 'false')
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('they stay filled when the answer comes, before the lists have been asked for again', async () => {
  const again = pending()
  let answers: (object | Promise<Response>)[] = [[RAINY], again.promise]
  draw({
    'GET lists': () => {
      const [first = again.promise, ...rest] = answers
      answers = rest
      return first
    },
    'POST list_activities': done,
  })

  await openAndSave()

  expect(await screen.findByText('Added to "Rainy days" list', { exact: false })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(heart('Saved')).toBeVisible()
})

test('a save that is refused empties them again, and says so', async () => {
  const save = pending()
  draw({ 'GET lists': [RAINY], 'POST list_activities': () => save.promise })
  await openAndSave()

  await act(async () => save.answer(refused()))

  expect(await screen.findByText('Failed to save activity', { exact: false })).toBeVisible()
  expect(heart('Save')).toHaveAttribute('aria-pressed', 'false')
  expect(heart('Save Taronga Zoo')).toHaveAttribute('aria-pressed', 'false')
})

test('a removal empties the heart at once, and fills it again when it is refused', async () => {
  const removal = pending()
  draw({ 'GET lists': [RAINY_WITH_ZOO], 'DELETE list_activities': () => removal.promise })

  await userEvent.click(await screen.findByRole('button', { name: 'Saved' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(heart('Save Taronga Zoo')).toBeVisible()
  await act(async () => removal.answer(refused()))

  expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible()
  expect(screen.getByText('Failed to save activity', { exact: false })).toBeVisible()
})

test('a double click and Enter on top of it save once', async () => {
  const save = pending()
  const sent = draw({ 'GET lists': [RAINY], 'POST list_activities': () => save.promise })
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))

  const button = await screen.findByRole('button', { name: 'Save to "Rainy days"' })
  await userEvent.dblClick(button)
  await userEvent.keyboard('{Enter}')
  await act(async () => save.answer(done()))

  expect(await screen.findByText('Added to "Rainy days" list', { exact: false })).toBeVisible()
  expect(sent('POST', 'list_activities')).toHaveLength(1)
})

test('a save whose answer was lost is looked for, and counts when it is there', async () => {
  const sent = draw({
    'GET lists': [RAINY],
    'POST list_activities': lost,
    'GET list_activities': link('zoo'),
  })

  await openAndSave()

  expect(await screen.findByText('Added to "Rainy days" list', { exact: false })).toBeVisible()
  expect(sent('POST', 'list_activities')).toHaveLength(1)
  expect(sent('GET', 'list_activities')[0]?.url).toContain('list_id=eq.l2&activity_id=eq.zoo&user_id=eq.mia')
})

test('one that is not there has failed, and the dialog is ready for another try', async () => {
  draw({ 'GET lists': [RAINY], 'POST list_activities': lost, 'GET list_activities': [] })

  await openAndSave()

  expect(await screen.findByText('Failed to save activity', { exact: false })).toBeVisible()
  expect(screen.getByText('Error')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save to "Rainy days"' })).toBeEnabled()
})

test('offline the save fails with the same words, and nothing is lost', async () => {
  draw({ 'GET lists': [RAINY], 'POST list_activities': lost, 'GET list_activities': lost })

  await openAndSave()

  expect(await screen.findByText('Failed to save activity', { exact: false })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Rainy days' })).toBeChecked()
})

test('a removal whose answer was lost counts when the activity is gone', async () => {
  let lists: object[] = [RAINY_WITH_ZOO]
  draw({
    'GET lists': () => lists,
    'DELETE list_activities': () => {
      lists = [RAINY]
      return lost()
    },
    'GET list_activities': [],
  })

  await userEvent.click(await screen.findByRole('button', { name: 'Saved' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))

  expect(await screen.findByText('Removed from "Rainy days" list', { exact: false })).toBeVisible()
})

test.each([
  ['was lost', lost],
  [
    'is that it was made a moment ago',
    () => Response.json({ code: '23505', message: 'You have just made this list.' }, { status: 409 }),
  ],
])('a new list whose answer %s is not made again: the activity goes into it', async (_name, answer) => {
  let lists: object[] = []
  const sent = draw({
    'GET lists': () => lists,
    'POST lists': () => {
      lists = [{ ...RAINY, id: 'l7', name: 'Weekend' }]
      return answer()
    },
    'POST list_activities': done,
  })

  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await userEvent.type(await screen.findByLabelText('List name'), 'Weekend{Enter}')

  expect(await screen.findByText('Added to your new "Weekend" list', { exact: false })).toBeVisible()
  expect(sent('POST', 'lists')).toHaveLength(1)
  expect(await sent('POST', 'list_activities')[0]?.json()).toMatchObject({ list_id: 'l7' })
})

test('an older list of the same name is not taken for the one whose answer was lost', async () => {
  draw({ 'GET lists': [RAINY], 'POST lists': lost })

  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Create New List' }))
  await userEvent.type(screen.getByLabelText('List name'), 'Rainy days{Enter}')

  expect(await screen.findByText('Failed to create list')).toBeVisible()
  expect(screen.getByLabelText('List name')).toHaveValue('Rainy days')
})

test('a list that was deleted in another tab says no inside words, and is no longer to be chosen', async () => {
  let lists: object[] = [RAINY, { ...RAINY, id: 'l1', name: 'Favorites' }]
  draw({
    'GET lists': () => lists,
    'POST list_activities': () => {
      lists = lists.slice(1)
      const message = 'new row violates row-level security policy for table "list_activities"'
      return Response.json({ code: '42501', message }, { status: 403 })
    },
  })

  await openAndSave()

  expect(await screen.findByText('Failed to save activity', { exact: false })).toBeVisible()
  expect(screen.queryByText('row-level', { exact: false })).not.toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Rainy days' })).not.toBeInTheDocument())
})

test('what another tab saves is seen here', async () => {
  let lists: object[] = [RAINY]
  draw({ 'GET lists': () => lists })
  await screen.findByRole('button', { name: 'Save Taronga Zoo' })
  lists = [RAINY_WITH_ZOO]

  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'lists-changed' })))

  expect(await screen.findByRole('button', { name: 'Saved Taronga Zoo' })).toBeVisible()
})

test('what is saved here is told to the other tabs', async () => {
  draw({ 'GET lists': [RAINY], 'POST list_activities': done })
  await openAndSave()
  await screen.findByText('Added to "Rainy days" list', { exact: false })
  const told = localStorage.getItem('lists-changed')
  expect(told).not.toBeNull()
})

test.each([
  ['page', 'Save', 'Login required'],
  ['card', 'Save Taronga Zoo', 'Authentication required'],
])(
  'a session that ends while a dialog of a %s is open says so and keeps the wish',
  async (_name, button, title) => {
    draw({ 'GET lists': [RAINY] })
    await userEvent.click(await screen.findByRole('button', { name: button }))
    await screen.findByRole('radio', { name: 'Rainy days' })

    act(() => startAs(null))

    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(readIntent()).toEqual({
      path: '/activities/zoo/taronga-zoo',
      saving: { id: 'zoo', name: 'Taronga Zoo' },
    })
  },
)

test('a session that has expired is told by who ended it, and the wish is kept all the same', async () => {
  draw({ 'GET lists': [RAINY] })
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByRole('radio', { name: 'Rainy days' })

  act(expireSession)

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.queryByText('Login required')).not.toBeInTheDocument()
  expect(readIntent()).not.toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Login required')).toBeVisible()
})

test('a wish that is taken up after the login opens the dialog by itself, once', async () => {
  resumeIntent({ path: '/activities/museum/x', saving: { id: 'museum', name: 'Australian Museum' } })
  draw({ 'GET lists': [RAINY] })

  const dialog = await screen.findByRole('dialog', { name: 'Save activity' })
  expect(await within(dialog).findByText('Australian Museum')).toBeVisible()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})
