import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MIA, startAs } from 'shared-auth/testing'
import { fillField } from 'shared-ui/testing'
import { FAVORITES, open, RAINY, rows } from '../testing/testData'

/* Notes that change, or are answered, while the parent is somewhere else. */

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startAs(MIA)
})

const ANOTHER = 'Changed elsewhere meanwhile: \u201cTickets are in my bag\u201d'
const elsewhere = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'lists-changed' })))
const goTo = (name: RegExp) => userEvent.click(screen.getByRole('link', { name }))

test('a text that is restored does not write over the note of another phone unseen', async () => {
  let kept = 'Bring hats'
  open({
    ...rows,
    'GET lists': [FAVORITES, RAINY],
    'GET list_activities': ({ url }) => (url.includes('eq.l1') ? [{ activity_id: 'a1', note: kept }] : []),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit note for Place a1' }))
  await userEvent.paste(' and water')
  await goTo(/Rainy days/)
  await screen.findByRole('button', { name: 'Add a note for Place a2' })
  kept = 'Tickets are in my bag'
  await elsewhere()
  await goTo(/Favorites/)
  expect(await screen.findByLabelText('Note for Place a1')).toHaveValue('Bring hats and water')
  expect(await screen.findByText(ANOTHER)).toBeVisible()
})

test.each([
  ['with what it began with', { text: 'Bring hats and water', seen: 'Bring hats' }],
  ['of the version before, which kept only the text', 'Bring hats and water'],
])('the same after a reload, for a text %s', async (_name, draft) => {
  sessionStorage.setItem('note-drafts', JSON.stringify({ 'l1 a1': draft }))
  open({
    ...rows,
    'GET lists': [FAVORITES],
    'GET list_activities': [{ activity_id: 'a1', note: 'Tickets are in my bag' }],
  })
  expect(await screen.findByLabelText('Note for Place a1')).toHaveValue('Bring hats and water')
  expect(screen.getByText(ANOTHER)).toBeVisible()
})

test('a note whose answer comes while the parent is at another list is not said to be of another phone', async () => {
  const answer = Promise.withResolvers<object[]>()
  open({ ...rows, 'GET lists': [FAVORITES, RAINY], 'PATCH list_activities': () => answer.promise })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note for Place a1' }))
  await fillField(screen.getByLabelText('Note for Place a1'), 'Bring hats')
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  await goTo(/Rainy days/)
  await screen.findByRole('button', { name: 'Add a note for Place a2' })
  await goTo(/Favorites/)
  expect(await screen.findByLabelText('Note for Place a1')).toHaveValue('Bring hats')

  answer.resolve([{ id: 'saved-a1' }])
  expect(await screen.findByRole('button', { name: 'Edit note for Place a1' })).toBeVisible()
  expect(screen.getByText('Bring hats')).toBeVisible()
  expect(screen.queryByText(/^Changed elsewhere/)).not.toBeInTheDocument()
})

test('what another phone has changed is there when the parent comes back to the window', async () => {
  let [kept, lists]: [string, object[]] = ['Bring hats', [FAVORITES]]
  open({
    ...rows,
    'GET lists': () => lists,
    'GET list_activities': () => [{ activity_id: 'a1', note: kept }],
  })
  await screen.findByText('Bring hats')
  ;[kept, lists] = ['Tickets are in my bag', [FAVORITES, RAINY]]
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000)
  await act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('Tickets are in my bag')).toBeVisible()
  expect(await screen.findByRole('link', { name: /Rainy days/ })).toBeVisible()
  clock.mockRestore()
})

test('a late answer does not take the focus out of another note', async () => {
  const answer = Promise.withResolvers<object[]>()
  open({ ...rows, 'GET lists': [RAINY], 'PATCH list_activities': () => answer.promise })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note for Place a2' }))
  await fillField(screen.getByLabelText('Note for Place a2'), 'Bring hats')
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add a note for Place a3' }))
  await userEvent.keyboard('Tick')
  answer.resolve([{ id: 'saved-a2' }])
  await screen.findByRole('button', { name: 'Edit note for Place a2' })
  await userEvent.keyboard('ets in bag')
  expect(screen.getByLabelText('Note for Place a3')).toHaveValue('Tickets in bag')
})

test('notes that were being fetched when one was saved are fetched again', async () => {
  const late = Promise.withResolvers<object[]>()
  const answers: unknown[] = [[], late.promise, [{ activity_id: 'a3', note: 'Of the other phone' }]]
  open({
    ...rows,
    'GET lists': [RAINY],
    'GET list_activities': () => answers.shift(),
    'PATCH list_activities': [{ id: 'saved-a2' }],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note for Place a2' }))
  await fillField(screen.getByLabelText('Note for Place a2'), 'Bring hats')
  await elsewhere()
  await waitFor(() => expect(answers).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  expect(await screen.findByText('Of the other phone')).toBeVisible()
})
