import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expireSession, MIA, startAs } from 'shared-auth/testing'
import { fillField } from 'shared-ui/testing'
import { FAVORITES, open, RAINY, rows, saved, sentBody } from '../testing/testData'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startAs(MIA)
})
afterEach(() => jest.useRealTimers())

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))

test('a new list is created and becomes active', async () => {
  let lists: object[] = [FAVORITES]
  const requests = open({
    ...rows,
    'GET lists': () => lists,
    'POST lists': () => {
      lists = [{ id: 'l9', name: 'Swim spots', emoji: '🦆', list_activities: [] }, FAVORITES]
      return { id: 'l9', name: 'Swim spots' }
    },
  })

  await userEvent.click(await screen.findByRole('button', { name: 'Create New List' }))
  const dialog = screen.getByRole('dialog', { name: 'Create New List' })
  await fillField(within(dialog).getByLabelText('List name'), ' Swim spots ')
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Duck' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create List' }))

  expect(await screen.findByText('List "Swim spots" created successfully')).toBeVisible()
  expect(await screen.findByRole('link', { name: /Swim spots/ })).toHaveAttribute('aria-current', 'true')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await sentBody(requests, 'POST', 'lists')).toEqual({
    name: 'Swim spots',
    emoji: '🦆',
    user_id: 'mia',
  })
})

test('after the first list the focus is in it: the button that made it is gone', async () => {
  sessionStorage.setItem('default-list', 'yes')
  let lists: object[] = []
  open({
    ...rows,
    'GET lists': () => lists,
    'POST lists': () => {
      lists = [{ id: 'l9', name: 'Swim spots', emoji: '🦆', list_activities: [] }]
      return { id: 'l9', name: 'Swim spots' }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Create Your First List' }))
  await fillField(screen.getByLabelText('List name'), 'Swim spots')
  await userEvent.click(screen.getByRole('button', { name: 'Create List' }))
  await waitFor(() => expect(screen.getByRole('link', { name: /Swim spots/ })).toHaveFocus())
})

test('another new list starts with an unused emoji', async () => {
  open({ ...rows, 'GET lists': [FAVORITES, { ...FAVORITES, id: 'l8', name: 'Stars', emoji: 'star' }] })

  await userEvent.click(await screen.findByRole('button', { name: 'Create New List' }))
  expect(screen.getByRole('radio', { name: 'Smile' })).toBeChecked()
})

describe('a half-made list when the session expires', () => {
  beforeEach(async () => {
    open({
      ...rows,
      'GET lists': [FAVORITES],
      'POST auth/v1/logout': () => new Response(null, { status: 204 }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Create New List' }))
    await fillField(screen.getByLabelText('List name'), 'Swim spots')
    await userEvent.click(screen.getByRole('radio', { name: 'Duck' }))
    await act(async () => expireSession())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('is restored after the login, until its dialog is closed', async () => {
    await act(async () => startAs(MIA))

    const dialog = await screen.findByRole('dialog', { name: 'Create New List' })
    expect(within(dialog).getByLabelText('List name')).toHaveValue('Swim spots')
    expect(within(dialog).getByRole('radio', { name: 'Duck' })).toBeChecked()

    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await userEvent.click(screen.getByRole('button', { name: 'Create New List' }))
    expect(screen.getByLabelText('List name')).toHaveValue('')
  })

  test('is not shown to another user', async () => {
    await act(async () => startAs({ ...MIA, id: 'sam' }))

    await userEvent.click(await screen.findByRole('button', { name: 'Create New List' }))
    expect(screen.getByLabelText('List name')).toHaveValue('')
  })
})

test('a list without a name is not created', async () => {
  open({ ...rows, 'GET lists': [FAVORITES] })

  await userEvent.click(await screen.findByRole('button', { name: 'Create New List' }))
  await userEvent.type(screen.getByLabelText('List name'), '   ')
  await userEvent.click(screen.getByRole('button', { name: 'Create List' }))

  expect(screen.getByLabelText('List name')).toHaveAccessibleDescription('List name cannot be empty')
})

test.each([
  [{ message: 'You can keep up to 100 lists.', code: 'P0001' }, 'You can keep up to 100 lists.'],
  [{}, 'Failed to create list'],
])('a refused list answers %j and the parent reads "%s"', async (answer, message) => {
  open({
    ...rows,
    'GET lists': [FAVORITES],
    'POST lists': () => Response.json(answer, { status: 400 }),
  })

  await userEvent.click(await screen.findByRole('button', { name: 'Create New List' }))
  await fillField(screen.getByLabelText('List name'), 'One more')
  await userEvent.click(screen.getByRole('button', { name: 'Create List' }))

  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('List name')).toHaveValue('One more')
})

test('a list is renamed', async () => {
  const requests = open({
    ...rows,
    'GET lists': [FAVORITES],
    'PATCH lists': [{ id: 'l1', share_token: null }],
  })

  await openMenu('Favorites', 'Rename')
  const name = screen.getByLabelText('List name')
  await userEvent.clear(name)
  await fillField(name, 'Best of Sydney')
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))

  expect(await screen.findByText('List renamed successfully')).toBeVisible()
  expect(await sentBody(requests, 'PATCH')).toEqual({ name: 'Best of Sydney', emoji: '❤️' })
  expect(requests.find(({ method }) => method === 'PATCH')?.url).toContain('id=eq.l1&user_id=eq.mia')
})

test('a list is deleted after a confirmation, and the next one becomes active', async () => {
  let lists = [RAINY, FAVORITES]
  const requests = open({
    ...rows,
    'GET lists': () => lists,
    'DELETE lists': () => {
      lists = [FAVORITES]
      return new Response(null, { status: 204 })
    },
  })

  await openMenu('Rainy days', 'Delete')
  const dialog = screen.getByRole('dialog', { name: 'Delete List' })
  expect(dialog).toHaveTextContent('Delete Rainy days and the 2 activities saved in it?')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))

  expect(await screen.findByText('List deleted successfully')).toBeVisible()
  const next = await screen.findByRole('link', { name: /Favorites/ })
  await waitFor(() => expect(next).toHaveFocus())
  expect(requests.find(({ method }) => method === 'DELETE')?.url).toContain('id=eq.l2&user_id=eq.mia')
})

describe('another tab', () => {
  const changeElsewhere = () =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'lists-changed' })))

  test('is followed, also by an empty list, which has no hearts', async () => {
    let lists: object[] = [{ ...FAVORITES, list_activities: [] }]
    open({ ...rows, 'GET lists': () => lists })
    expect(await screen.findByText('No saved activities')).toBeVisible()
    lists = [FAVORITES, RAINY]
    await changeElsewhere()
    expect(await screen.findByRole('link', { name: /Rainy days/ })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Place a1' })).toBeVisible()
  })

  test('that deletes a list closes its dialog: the next list is not shared in its place', async () => {
    let lists: object[] = [FAVORITES, RAINY]
    open({ ...rows, 'GET lists': () => lists })
    await userEvent.click(await screen.findByRole('button', { name: 'Share list' }))
    expect(screen.getByRole('dialog')).toBeVisible()
    lists = [RAINY]
    await changeElsewhere()
    expect(await screen.findByRole('heading', { name: /Rainy days/ })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Rainy days/ })).toHaveFocus()
  })

  test('that saves into a list is counted in the question whether to delete it', async () => {
    let lists: object[] = [{ ...FAVORITES, list_activities: [] }]
    open({ ...rows, 'GET lists': () => lists })
    const options = await screen.findAllByRole('button', { name: 'Options for Favorites' })
    await userEvent.click(options[0] as HTMLElement)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    expect(screen.getByRole('dialog')).toHaveTextContent('Nothing is saved in it.')
    lists = [FAVORITES]
    await changeElsewhere()
    await waitFor(() => expect(screen.getByRole('dialog')).not.toHaveTextContent('Nothing is saved in it.'))
  })
})

test('a list that has all of the one before, and more, is not shown in part', async () => {
  const asked: string[] = []
  const both = { ...RAINY, list_activities: saved('a1', 'a2') }
  open({
    ...rows,
    'GET lists': [FAVORITES, both],
    'GET Listings': (request) => {
      asked.push(request.url)
      return asked.length > 1 ? new Promise(() => {}) : rows['GET Listings'](request)
    },
  })
  await screen.findByRole('heading', { name: 'Place a1' })
  await userEvent.click(screen.getByRole('link', { name: /Rainy days/ }))
  expect(await screen.findByText('Loading activities...')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Place a1' })).not.toBeInTheDocument()
})

test('when the last list is deleted the dialog for a new one opens, half a second later', async () => {
  let lists: object[] = [FAVORITES]
  open({
    ...rows,
    'GET lists': () => lists,
    'DELETE lists': () => {
      lists = []
      return new Response(null, { status: 204 })
    },
  })

  await openMenu('Favorites', 'Delete')
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await pass(0)

  await pass(499)
  expect(screen.getByText('List deleted successfully')).toBeVisible()
  expect(screen.getByText('No lists created yet')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await pass(1)
  expect(screen.getByRole('dialog', { name: 'Create New List' })).toBeVisible()

  await user.keyboard('{Escape}')
  await pass(0)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Create Your First List' })).toHaveFocus()
})

test.each([
  ['Rename', 'Save Changes', 'PATCH lists', 'Failed to rename list'],
  ['Delete', 'Delete', 'DELETE lists', 'Failed to delete list'],
])(
  '%s that fails says so, and shows what has changed elsewhere meanwhile',
  async (action, button, call, message) => {
    let lists = [FAVORITES]
    const refuse = () => {
      lists = [RAINY]
      return Response.json({}, { status: 400 })
    }
    open({ ...rows, 'GET lists': () => lists, [call]: refuse })

    await openMenu('Favorites', action)
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: button }))

    expect(await screen.findByText(message)).toBeVisible()
    expect(await screen.findAllByText('Rainy days')).not.toHaveLength(0)
  },
)

async function openMenu(list: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Options for ${list}` }))
  await userEvent.click(screen.getByRole('menuitem', { name: action }))
}
