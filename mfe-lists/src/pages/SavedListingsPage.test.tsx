import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from 'federation/queryClient'
import { MIA, startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App } from '../App'

const FAVORITES = { id: 'l1', name: 'Favorites', emoji: '❤️', list_activities: saved('a1') }
const RAINY = { id: 'l2', name: 'Rainy days', emoji: '🎨', list_activities: saved('a2', 'a3') }
const LISTINGS = ['a1', 'a2', 'a3'].map((id) => ({
  id,
  name: `Place ${id}`,
  suburb: 'Manly',
  tags: ['Beach'],
}))

const rows = { 'GET Listings': ofIds(LISTINGS), 'GET image_metadata': [] }

function saved(...ids: string[]) {
  return ids.map((id) => ({ id: `saved-${id}`, activity_id: id, created_at: '2026-11-01T00:00:00Z' }))
}

/** Answers the rows whose id the request asks for. */
function ofIds(all: { id: string }[]) {
  return ({ url }: Request) => {
    const asked = new URL(url).searchParams.get('id') ?? ''
    return all.filter(({ id }) => asked.includes(id))
  }
}

function open(stubs: Parameters<typeof stubApi>[0], url = '/saved-listings') {
  const requests = stubApi(stubs)
  renderAt(url, <App />, createQueryClient())
  return requests
}

const sentBody = (requests: Request[], method: string) =>
  requests.find((request) => request.method === method)?.json()

beforeEach(() => {
  localStorage.clear()
  startAs(MIA)
})

test('the newest list is active and its activities are shown', async () => {
  open({ ...rows, 'GET lists': [FAVORITES, RAINY] })

  expect(await screen.findByRole('link', { name: 'Place a1' })).toHaveAttribute(
    'href',
    '/activities/a1/place-a1',
  )
  const nav = screen.getByRole('navigation', { name: 'My Lists' })
  expect(within(nav).getByRole('link', { name: /Favorites.*1/ })).toHaveAttribute('aria-current', 'true')
  expect(within(nav).getByRole('link', { name: /Rainy days.*2/ })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'My Lists' })).toBeVisible()
  expect(document.title).toBe('Saved Lists | Sydney Sprouts')
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('another list is chosen at the side, and the address remembers it', async () => {
  open({ ...rows, 'GET lists': [FAVORITES, RAINY] })

  await userEvent.click(await screen.findByRole('link', { name: /Rainy days/ }))

  expect(await screen.findByRole('link', { name: 'Place a3' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Place a1' })).not.toBeInTheDocument()
  expect(screen.getByLabelText('current url')).toHaveTextContent('/saved-listings?list=l2')
})

test('a saved activity that is no longer published is counted, not shown', async () => {
  open({ ...rows, 'GET Listings': ofIds(LISTINGS.slice(0, 2)), 'GET lists': [RAINY] })

  expect(await screen.findByText('1 saved activity is no longer available')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Place a2' })).toBeVisible()
})

test('more than 100 saved activities are asked for in parts', async () => {
  const ids = Array.from({ length: 130 }, (_, index) => `id-${String(index).padStart(3, '0')}`)
  const all = ids.map((id) => ({ id, name: `Place ${id}`, suburb: null, tags: [] }))
  const firstPage = { ...FAVORITES, list_activities: saved(...ids.slice(0, 100)) }
  const requests = open({
    ...rows,
    'GET lists': [firstPage],
    'GET list_activities': saved(...ids.slice(100)),
    'GET Listings': ofIds(all),
  })

  expect(await screen.findByRole('link', { name: 'Place id-129' })).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(130)
  expect(requests.filter(({ url }) => url.includes('/Listings'))).toHaveLength(2)
})

test('the first visit without lists makes Favorites, once', async () => {
  let lists: object[] = []
  const requests = open({
    ...rows,
    'GET lists': () => lists,
    'POST lists': () => {
      lists = [{ ...FAVORITES, list_activities: [] }]
      return { id: 'l1', name: 'Favorites' }
    },
  })

  expect(await screen.findByRole('link', { name: /Favorites/ })).toBeVisible()
  expect(screen.getByText('No saved activities')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Explore Activities' })).toHaveAttribute('href', '/activities')
  expect(await sentBody(requests, 'POST')).toEqual({ name: 'Favorites', emoji: '❤️', user_id: 'mia' })
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('a parent who had lists here and has none now is not given another one', async () => {
  localStorage.setItem('default-list:mia', 'yes')
  open({ 'GET lists': [] })

  expect(await screen.findByText('No lists created yet')).toBeVisible()
  expect(screen.getByText('Please create a list to get started')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Create Your First List' })).toBeVisible()
})

test('when Favorites cannot be made the page says that there are no lists', async () => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => {})
  open({ 'GET lists': [], 'POST lists': () => Response.json({ message: 'no' }, { status: 400 }) })

  expect(await screen.findByText('No lists created yet')).toBeVisible()
  warning.mockRestore()
})

test('lists that cannot be loaded say so and can be asked for again', async () => {
  let isDown = true
  open({
    ...rows,
    'GET lists': () => (isDown ? Response.json({ message: 'down' }, { status: 400 }) : [FAVORITES]),
  })

  const notice = await screen.findByRole('heading', { name: 'Failed to load your lists' })
  expect(notice).toBeVisible()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('link', { name: 'Place a1' })).toBeVisible()
})

test('a new list is made and becomes active', async () => {
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
  await userEvent.type(within(dialog).getByLabelText('List name'), ' Swim spots ')
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Duck' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create List' }))

  expect(await screen.findByText('List "Swim spots" created successfully')).toBeVisible()
  expect(await screen.findByRole('link', { name: /Swim spots/ })).toHaveAttribute('aria-current', 'true')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await sentBody(requests, 'POST')).toEqual({ name: 'Swim spots', emoji: '🦆', user_id: 'mia' })
})

test('a list without a name is not made', async () => {
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
  await userEvent.type(screen.getByLabelText('List name'), 'One more')
  await userEvent.click(screen.getByRole('button', { name: 'Create List' }))

  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('List name')).toHaveValue('One more')
})

test('a list is renamed', async () => {
  const requests = open({
    ...rows,
    'GET lists': [FAVORITES],
    'PATCH lists': () => new Response(null, { status: 204 }),
  })

  await openMenu('Favorites', 'Rename')
  const name = screen.getByLabelText('List name')
  await userEvent.clear(name)
  await userEvent.type(name, 'Best of Sydney')
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))

  expect(await screen.findByText('List renamed successfully')).toBeVisible()
  expect(await sentBody(requests, 'PATCH')).toEqual({ name: 'Best of Sydney', emoji: '❤️' })
  expect(requests.find(({ method }) => method === 'PATCH')?.url).toContain('id=eq.l1&user_id=eq.mia')
})

test('a list is deleted once its loss is confirmed, and the next one becomes active', async () => {
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

test('when the last list is deleted the dialog for a new one opens', async () => {
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
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))

  expect(await screen.findByText('No lists created yet')).toBeVisible()
  expect(await screen.findByRole('dialog', { name: 'Create New List' })).toBeVisible()
})

test.each([
  ['Rename', 'Save Changes', 'PATCH lists', 'Failed to rename list'],
  ['Delete', 'Delete', 'DELETE lists', 'Failed to delete list'],
])('%s that fails says so', async (action, button, call, message) => {
  open({ ...rows, 'GET lists': [FAVORITES], [call]: () => Response.json({}, { status: 400 }) })

  await openMenu('Favorites', action)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: button }))

  expect(await screen.findByText(message)).toBeVisible()
})

async function openMenu(list: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Options for ${list}` }))
  await userEvent.click(screen.getByRole('button', { name: `${action} ${list}` }))
}
