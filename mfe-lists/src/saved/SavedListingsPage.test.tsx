import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MIA, startAs } from 'shared-auth/testing'
import {
  cardOf,
  FAVORITES,
  LISTINGS,
  listing,
  listingsWithHours,
  ofIds,
  open,
  RAINY,
  rows,
  saved,
  sentBody,
} from '../testing/testData'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
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

test('a list is selected in the sidebar, and the URL contains it', async () => {
  open({ ...rows, 'GET lists': [FAVORITES, RAINY] })

  await userEvent.click(await screen.findByRole('link', { name: /Rainy days/ }))

  expect(await screen.findByRole('link', { name: 'Place a3' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Place a1' })).not.toBeInTheDocument()
  expect(screen.getByLabelText('current url')).toHaveTextContent('/saved-listings?list=l2')
})

test('of rows that lack hours and tags, the cards show the rest', async () => {
  const [{ id, name, suburb }] = LISTINGS as [(typeof LISTINGS)[0]]
  open({ ...rows, 'GET Listings': [{ id, name, suburb, opening_hours: null }], 'GET lists': [FAVORITES] })
  expect(await screen.findByRole('link', { name })).toBeVisible()
  expect(screen.getAllByText(suburb)[0]).toBeVisible()
})

test('a saved activity that is no longer published is counted, not shown', async () => {
  open({ ...rows, 'GET Listings': ofIds(LISTINGS.slice(0, 2)), 'GET lists': [RAINY] })

  expect(await screen.findByText('1 saved activity is no longer available')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Place a2' })).toBeVisible()
})

test('more than 100 saved activities are fetched in parts', async () => {
  const ids = Array.from({ length: 130 }, (_, index) => `id-${String(index).padStart(3, '0')}`)
  const firstPage = { ...FAVORITES, list_activities: saved(...ids.slice(0, 100)) }
  const requests = open({
    ...rows,
    'GET lists': [firstPage],
    'GET list_activities': ({ url }) => (url.includes('note') ? [] : saved(...ids.slice(100))),
    'GET Listings': ofIds(ids.map(listing)),
  })

  expect(await screen.findByRole('link', { name: 'Place id-129' })).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(130)
  expect(requests.filter(({ url }) => url.includes('/Listings'))).toHaveLength(2)
})

test('a card shows its hours: open 24 hours, the dates of an event, or nothing', async () => {
  open({
    ...rows,
    'GET lists': [{ ...FAVORITES, list_activities: saved('a1', 'a2', 'a3') }],
    'GET Listings': listingsWithHours(),
  })

  expect(await cardOf('Place a1')).toHaveTextContent('Open 24 hours')
  expect(await cardOf('Place a2')).toHaveTextContent('20 November - 6 December 2026 · Sample date')
  expect(await cardOf('Place a3')).not.toHaveTextContent(/Open|Closed|2026/)
})

test('the first visit without lists creates Favorites, once', async () => {
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
  expect(await sentBody(requests, 'POST', 'lists')).toEqual({ name: 'Favorites', emoji: '❤️', user_id: 'mia' })
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('no list is created for a parent who had lists in this tab and has none now', async () => {
  sessionStorage.setItem('default-list', 'yes')
  open({ 'GET lists': [] })

  expect(await screen.findByText('No lists created yet')).toBeVisible()
  expect(screen.getByText('Please create a list to get started')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Create Your First List' })).toBeVisible()
})

test('if Favorites cannot be created, the page says that there are no lists', async () => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => {})
  open({ 'GET lists': [], 'POST lists': () => Response.json({ message: 'no' }, { status: 400 }) })

  expect(await screen.findByText('No lists created yet')).toBeVisible()
  warning.mockRestore()
})

test('if the lists cannot be loaded, an error with a retry button is shown', async () => {
  let isDown = true
  open({
    ...rows,
    'GET lists': () => (isDown ? Response.json({ message: 'down' }, { status: 400 }) : [FAVORITES]),
  })

  const notice = await screen.findByRole('heading', { name: "We couldn't load your lists" })
  expect(notice).toBeVisible()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('link', { name: 'Place a1' })).toBeVisible()
})

test('an activity is removed from the selected list, and the focus stays close to it', async () => {
  let lists: object[] = [FAVORITES, RAINY]
  open(
    {
      ...rows,
      'GET lists': () => lists,
      'DELETE list_activities': () => {
        lists = [FAVORITES, { ...RAINY, list_activities: saved('a3') }]
        return new Response(null, { status: 204 })
      },
    },
    '/saved-listings?list=l2',
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Saved Place a2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))

  expect(await screen.findByText('Removed from "Rainy days" list', { exact: false })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Place a2' })).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'Place a3' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Rainy days' })).toHaveFocus()
})

test('a list that another phone has deleted cannot be renamed, and the reason is said', async () => {
  open({ ...rows, 'GET lists': [FAVORITES, RAINY], 'PATCH lists': [] })
  const [options] = await screen.findAllByRole('button', { name: 'Options for Favorites' })
  await userEvent.click(options ?? document.body)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('This list no longer exists.')).toBeVisible()
})
