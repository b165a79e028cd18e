import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MIA, startAs } from 'shared-auth/testing'
import { fillField } from 'shared-ui/testing'
import { FAVORITES, LISTINGS, open, RAINY, rows, saved, sentBody } from '../testing/testData'

const NOTED = { activity_id: 'a1', note: 'Bring hats' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startAs(MIA)
})

test('a note is shown under its activity and nowhere else', async () => {
  open({ ...rows, 'GET lists': [RAINY], 'GET list_activities': [{ ...NOTED, activity_id: 'a3' }] })

  const grid = await screen.findByRole('list', { name: 'Activities in Rainy days' })
  const note = await within(grid).findByText('Bring hats')
  expect(within(note.closest('li') ?? grid).getByRole('link', { name: 'Place a3' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add a note for Place a2' })).toBeVisible()
})

test('a note is written, and the focus returns to its button', async () => {
  const requests = open({
    ...rows,
    'GET lists': [FAVORITES],
    'PATCH list_activities': [{ id: 'saved-a1' }],
  })

  await userEvent.click(await screen.findByRole('button', { name: 'Add a note for Place a1' }))
  const field = screen.getByLabelText('Note for Place a1')
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription('Only you can see it. 280 characters left.')
  await fillField(field, '  Bring hats ')
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))

  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit note for Place a1' })).toHaveFocus())
  expect(await sentBody(requests, 'PATCH')).toEqual({ note: 'Bring hats' })
  expect(requests.find(({ method }) => method === 'PATCH')?.url).toContain(
    'list_id=eq.l1&activity_id=eq.a1&user_id=eq.mia',
  )
})

test('an emptied note is removed', async () => {
  const requests = open({
    ...rows,
    'GET lists': [FAVORITES],
    'GET list_activities': [NOTED],
    'PATCH list_activities': [{ id: 'saved-a1' }],
  })

  await userEvent.click(await screen.findByRole('button', { name: 'Edit note for Place a1' }))
  await userEvent.clear(screen.getByLabelText('Note for Place a1'))
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))

  expect(await screen.findByRole('button', { name: 'Add a note for Place a1' })).toBeVisible()
  expect(await sentBody(requests, 'PATCH')).toEqual({ note: null })
})

test.each([
  ['is refused', () => Response.json({}, { status: 400 })],
  [
    'is lost on the way',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('what was typed stays when the note %s', async (_name, answer) => {
  open({ ...rows, 'GET lists': [FAVORITES], 'PATCH list_activities': answer })

  await userEvent.click(await screen.findByRole('button', { name: 'Add a note for Place a1' }))
  await fillField(screen.getByLabelText('Note for Place a1'), 'Bring hats')
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))

  expect(await screen.findByText('Failed to save note', { exact: false })).toBeVisible()
  expect(screen.getByLabelText('Note for Place a1')).toHaveValue('Bring hats')
  expect(await screen.findByRole('button', { name: 'Save note' })).toBeEnabled()
})

test('a sign that the database cannot keep is left out of what is pasted', async () => {
  open({ ...rows, 'GET lists': [FAVORITES] })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note for Place a1' }))
  await userEvent.paste('Bring\u0000 hats')
  expect(screen.getByLabelText('Note for Place a1')).toHaveValue('Bring hats')
})

test('a note that another device has changed is shown, and not written over unseen', async () => {
  let kept = 'Bring hats'
  const requests = open({
    ...rows,
    'GET lists': [FAVORITES],
    'GET list_activities': () => [{ activity_id: 'a1', note: kept }],
    'PATCH list_activities': ({ url }) =>
      new URL(url).searchParams.get('note') === `eq.${kept}` ? [{ id: 'saved-a1' }] : [],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit note for Place a1' }))
  const field = screen.getByLabelText('Note for Place a1')
  await userEvent.clear(field)
  await fillField(field, 'Bring hats and water')
  kept = 'Tickets are in my bag'
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))

  expect(await screen.findByText(/The note was changed elsewhere meanwhile/)).toBeVisible()
  expect(
    await screen.findByText('Changed elsewhere meanwhile: \u201cTickets are in my bag\u201d'),
  ).toBeVisible()
  expect(field).toHaveValue('Bring hats and water')
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit note for Place a1' })).toHaveFocus())
  expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2)
})

test('a note whose answer was lost is not taken for one of another device', async () => {
  const answers = [[{ activity_id: 'a1', note: 'Bring water' }], []]
  open({
    ...rows,
    'GET lists': [FAVORITES],
    'GET list_activities': () => answers.pop() ?? [],
    'PATCH list_activities': [],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note for Place a1' }))
  await fillField(screen.getByLabelText('Note for Place a1'), 'Bring water')
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  expect(await screen.findByRole('button', { name: 'Edit note for Place a1' })).toBeVisible()
})

test('a note for an activity that another device has removed says so, and the list is fetched again', async () => {
  let list: object = FAVORITES
  open({ ...rows, 'GET lists': () => [list], 'PATCH list_activities': [] })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note for Place a1' }))
  await fillField(screen.getByLabelText('Note for Place a1'), 'Bring hats')
  list = { ...FAVORITES, list_activities: [] }
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  expect(await screen.findByText('This activity is no longer in the list.')).toBeVisible()
  expect(await screen.findByText('No saved activities')).toBeVisible()
})

describe('a note that is typed and not saved', () => {
  const type = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a note for Place a1' }))
    await fillField(screen.getByLabelText('Note for Place a1'), 'Bring hats')
  }
  const expectTyped = async () =>
    expect(await screen.findByLabelText('Note for Place a1')).toHaveValue('Bring hats')

  test('stays when another tab saves into the same list', async () => {
    let list: object = FAVORITES
    const answers = [LISTINGS.slice(0, 1)]
    open({
      ...rows,
      'GET lists': () => [list],
      // the new activity is never answered
      'GET Listings': () => answers.pop() ?? new Promise(() => {}),
    })
    await type()
    const field = screen.getByLabelText('Note for Place a1')

    list = { ...FAVORITES, list_activities: saved('a1', 'a2') }
    await act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'lists-changed' })))
    expect(await screen.findByRole('link', { name: /Favorites\s*2 saved/ })).toBeVisible()
    expect(field).toBeVisible()
    expect(field).toHaveFocus()
    expect(screen.queryByText('no longer available', { exact: false })).not.toBeInTheDocument()
  })

  test('is there again after another list and after a reload, and does not take the focus', async () => {
    open({ ...rows, 'GET lists': [FAVORITES, RAINY] })
    await type()
    await userEvent.click(screen.getByRole('link', { name: /Rainy days/ }))
    expect(await screen.findByRole('button', { name: 'Add a note for Place a2' })).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: /Favorites/ }))
    await expectTyped()

    cleanup()
    open({ ...rows, 'GET lists': [FAVORITES] })
    await expectTyped()
    expect(document.body).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Add a note for Place a1' })).toHaveFocus()
    expect(sessionStorage.getItem('note-drafts')).toBeNull()
  })

  test('is forgotten once it is saved', async () => {
    open({ ...rows, 'GET lists': [FAVORITES], 'PATCH list_activities': [{ id: 'saved-a1' }] })
    await type()
    expect(sessionStorage.getItem('note-drafts')).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
    expect(await screen.findByRole('button', { name: 'Edit note for Place a1' })).toBeVisible()
    expect(sessionStorage.getItem('note-drafts')).toBeNull()
  })

  test('is forgotten also if the parent has gone to another list before it is saved', async () => {
    const answer = Promise.withResolvers<object[]>()
    open({ ...rows, 'GET lists': [FAVORITES, RAINY], 'PATCH list_activities': () => answer.promise })
    await type()
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
    await userEvent.click(screen.getByRole('link', { name: /Rainy days/ }))
    await screen.findByRole('button', { name: 'Add a note for Place a2' })
    answer.resolve([{ id: 'saved-a1' }])
    await waitFor(() => expect(sessionStorage.getItem('note-drafts')).toBeNull())
    await userEvent.click(screen.getByRole('link', { name: /Favorites/ }))
    expect(await screen.findByRole('button', { name: 'Edit note for Place a1' })).toBeVisible()
  })

  test('can be typed on without a network, and is saved when it is back', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get')
    open({ ...rows, 'GET lists': [FAVORITES] })
    await type()
    const field = screen.getByLabelText('Note for Place a1')
    isOnline.mockReturnValue(false)
    await act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByRole('button', { name: 'Save note' })).toBeDisabled()
    expect(field).toBeEnabled()
    expect(field).toHaveFocus()
    isOnline.mockRestore()
    await act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.getByRole('button', { name: 'Save note' })).toBeEnabled()
  })

  test('that is too long is not cut, and not sent', async () => {
    const requests = open({ ...rows, 'GET lists': [FAVORITES] })
    await userEvent.click(await screen.findByRole('button', { name: 'Add a note for Place a1' }))
    const field = screen.getByLabelText('Note for Place a1')
    await userEvent.paste('x'.repeat(300))
    expect(field).toHaveValue('x'.repeat(300))
    expect(field).toHaveAccessibleDescription('300 of 280 characters: please shorten it.')
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
    expect(field).toHaveFocus()
    expect(requests.some(({ method }) => method === 'PATCH')).toBe(false)
  })
})

test('if notes cannot be loaded, an error is shown and none can be overwritten', async () => {
  let isDown = true
  open({
    ...rows,
    'GET lists': [FAVORITES],
    'GET list_activities': () => (isDown ? Response.json({}, { status: 400 }) : [NOTED]),
  })

  expect(await screen.findByText("We couldn't load your notes.")).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Place a1' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /note for Place a1/ })).not.toBeInTheDocument()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Edit note for Place a1' })).toBeVisible()
})
