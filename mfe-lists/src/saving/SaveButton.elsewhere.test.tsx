import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readIntent, resumeIntent, takeResumedSave } from 'shared-auth'
import { expireSession, MIA, startAs } from 'shared-auth/testing'
import { fillField } from 'shared-ui/testing'
import { beginAsMia, done, draw, link, openAndSave, RAINY, RAINY_WITH_ZOO } from '../testing/testSaveButton'

/* Changes in another tab, and of the session, during a save. */

beginAsMia()

test('a list that was deleted in another tab shows no internal message and cannot be chosen any more', async () => {
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

test('a save in another tab is shown here', async () => {
  // the hearts are there before the lists, but for one that is filled
  let lists: object[] = [{ ...RAINY, list_activities: link('museum') }]
  draw({ 'GET lists': () => lists })
  await screen.findByRole('button', { name: 'Saved Australian Museum' })
  expect(screen.getByRole('button', { name: 'Save Taronga Zoo' })).toBeVisible()
  lists = [RAINY_WITH_ZOO]

  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'lists-changed' })))

  expect(await screen.findByRole('button', { name: 'Saved Taronga Zoo' })).toBeVisible()
})

test('a save here notifies the other tabs', async () => {
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

    await act(async () => startAs(null))

    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(readIntent()).toEqual({
      path: '/activities/zoo/taronga-zoo',
      saving: { id: 'zoo', name: 'Taronga Zoo' },
    })
  },
)

test('an expired session shows no second message, and the intent to save is kept', async () => {
  draw({ 'GET lists': [RAINY], 'POST auth/v1/logout': () => new Response(null, { status: 204 }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByRole('radio', { name: 'Rainy days' })

  await act(async () => expireSession())

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.queryByText('Login required')).not.toBeInTheDocument()
  expect(readIntent()).not.toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Login required')).toBeVisible()
})

test('a save that is resumed after the login opens the dialog, once, on the page of the activity', async () => {
  resumeIntent({ path: '/activities/zoo/x', saving: { id: 'zoo', name: 'Taronga Zoo' } })
  draw({ 'GET lists': [RAINY] })

  const dialog = await screen.findByRole('dialog', { name: 'Save activity' })
  expect(await within(dialog).findByText('Taronga Zoo')).toBeVisible()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('a card on the page that is left does not take that save away', async () => {
  resumeIntent({ path: '/activities/museum/x', saving: { id: 'museum', name: 'Australian Museum' } })
  draw({ 'GET lists': [RAINY] })

  await screen.findByRole('button', { name: 'Save Australian Museum' })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(takeResumedSave('museum')).toBe(true)
})

test('a half-made list is restored in the dialog after an expired session', async () => {
  draw({ 'GET lists': [RAINY], 'POST auth/v1/logout': () => new Response(null, { status: 204 }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Create New List' }))
  await fillField(screen.getByLabelText('List name'), 'Zoo days')
  // awaited: the emoji grid may still be loading
  await act(async () => expireSession())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await act(async () => startAs(MIA))
  await userEvent.click(screen.getByRole('button', { name: 'Save Australian Museum' }))
  expect(await screen.findByRole('radio', { name: 'Rainy days' })).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByLabelText('List name')).toHaveValue('Zoo days')

  await userEvent.click(screen.getByRole('button', { name: 'Back to Lists' }))
  await userEvent.click(screen.getByRole('button', { name: 'Create New List' }))
  expect(screen.getByLabelText('List name')).toHaveValue('')
})
