import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  beginAsMia,
  done,
  draw,
  heart,
  link,
  lost,
  openAndSave,
  pending,
  RAINY,
  RAINY_WITH_ZOO,
  refused,
} from '../testing/testSaveButton'

/* Saving with slow and lost responses, and with double clicks. */

beginAsMia()
afterEach(() => {
  jest.useRealTimers()
})

test('all hearts of the activity fill at once, before the response, and no others', async () => {
  const save = pending()
  draw({ 'GET lists': [RAINY], 'POST list_activities': () => save.promise })

  await openAndSave()

  expect(heart('Saved')).toHaveAttribute('aria-pressed', 'true')
  expect(heart('Saved Taronga Zoo')).toHaveAttribute('aria-pressed', 'true')
  expect(heart('Save Australian Museum')).toHaveAttribute('aria-pressed', 'false')
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('they stay filled after the response, before the lists are fetched again', async () => {
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

test('a refused save empties them again and shows an error', async () => {
  const save = pending()
  draw({ 'GET lists': [RAINY], 'POST list_activities': () => save.promise })
  await openAndSave()

  await act(async () => save.answer(refused()))

  expect(await screen.findByText('Failed to save activity', { exact: false })).toBeVisible()
  // once the lists are fetched again
  expect(await screen.findByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'false')
  expect(heart('Save Taronga Zoo')).toHaveAttribute('aria-pressed', 'false')
})

test('a removal empties the heart at once, and fills it again if it is refused', async () => {
  const removal = pending()
  draw({ 'GET lists': [RAINY_WITH_ZOO], 'DELETE list_activities': () => removal.promise })

  await userEvent.click(await screen.findByRole('button', { name: 'Saved' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(heart('Save Taronga Zoo')).toBeVisible()
  await act(async () => removal.answer(refused()))

  expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible()
  expect(await screen.findByText('Failed to save activity', { exact: false })).toBeVisible()
})

test.each([
  ['that succeeds', done, 2],
  ['that is refused', refused, 0],
])('the leaves of the heart follow a save %s', async (_outcome, answer, count) => {
  const save = pending()
  const other = { ...RAINY, id: 'l3', name: 'Sunny days' }
  draw({ 'GET lists': [RAINY_WITH_ZOO, other], 'POST list_activities': () => save.promise })
  await userEvent.click(await screen.findByRole('button', { name: 'Saved' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save to another list' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Sunny days' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save to "Sunny days"' }))
  // they are there for a moment, which a busy machine can miss
  const leaves = new Set<Element>()
  const observer = new MutationObserver(() => {
    for (const svg of document.querySelectorAll('svg[viewBox="0 0 44 44"]')) leaves.add(svg)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await act(async () => save.answer(answer()))

  expect(await screen.findByText(/^Added to "Sunny days" list|^Failed to save activity/)).toBeVisible()
  await waitFor(() => expect(leaves.size).toBe(count))
  observer.disconnect()
})

test('a double click followed by Enter saves once', async () => {
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

test('a save whose response is lost is searched for, and is a success if it is found', async () => {
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

test('if it is not found, the save has failed, and the dialog allows another attempt', async () => {
  draw({ 'GET lists': [RAINY], 'POST list_activities': lost, 'GET list_activities': [] })

  await openAndSave()

  expect(await screen.findByText('Failed to save activity', { exact: false })).toBeVisible()
  expect(screen.getByText('Error')).toBeVisible()
  // once the lists are fetched again
  expect(await screen.findByRole('button', { name: 'Save to "Rainy days"' })).toBeEnabled()
})

test('offline the save fails with the same message, and the dialog keeps its state', async () => {
  draw({ 'GET lists': [RAINY], 'POST list_activities': lost, 'GET list_activities': lost })
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  const save = await screen.findByRole('button', { name: 'Save to "Rainy days"' })

  // a request that fails is sent again after a pause, twice
  jest.useFakeTimers()
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(save)

  expect(await screen.findByText('Failed to save activity', { exact: false })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Rainy days' })).toBeChecked()
})

test('a removal whose response is lost is a success if the activity is gone', async () => {
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
  ['came without its row', () => new Response(null, { status: 201 })],
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

test('an older list with the same name is not treated as the new one whose response is lost', async () => {
  draw({ 'GET lists': [RAINY], 'POST lists': lost })

  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Create New List' }))
  await userEvent.type(screen.getByLabelText('List name'), 'Rainy days{Enter}')

  expect(await screen.findByText('Failed to create list')).toBeVisible()
  expect(screen.getByLabelText('List name')).toHaveValue('Rainy days')
})
