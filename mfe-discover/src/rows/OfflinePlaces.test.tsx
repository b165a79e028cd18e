import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MIA, startAs } from 'shared-auth/testing'
import { consoleErrors, renderAt, stubApi } from 'shared-ui/testing'
import { App } from '../App'
import { isDetail, path, zoo } from '../testing/testActivity'
import { listing } from '../testing/testData'

let isOnline: boolean

beforeEach(() => {
  localStorage.clear()
  isOnline = true
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  stubApi({
    'GET Listings': (request) => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      return isDetail(request) ? [zoo] : [listing(2)]
    },
  })
})
afterEach(() => jest.restoreAllMocks())

/** The page logs each failure to the console. */
const expectReason = () =>
  expect(consoleErrors()).toEqual([expect.stringContaining('Activities could not be loaded: ')])
const way = () => screen.queryByRole('link', { name: 'Saved Lists' })

test('offline the list shows what was opened, and not what was only beside it', async () => {
  startAs(null)
  renderAt(path, <App />)
  expect(await screen.findByRole('heading', { name: 'Place 2' })).toBeVisible()

  isOnline = false
  await userEvent.click(screen.getByRole('link', { name: 'Activities' }))

  expect(await screen.findByText("You're offline - showing saved places")).toBeVisible()
  expect(screen.getByText(/^These are the places that you have opened\./)).toBeVisible()
  expect(screen.getByRole('list', { name: 'Places you have opened' })).toHaveTextContent('Taronga Zoo')
  expect(screen.getAllByRole('article')).toHaveLength(1)
  // a screen reader would read all cards out
  expect(screen.getByRole('article').closest('[role=status]')).toBeNull()
  // a visitor has no lists
  expect(way()).not.toBeInTheDocument()
  expectReason()
})

test('where nothing was opened it does not say that places are shown, and leads a parent to the lists', async () => {
  startAs(MIA)
  isOnline = false
  renderAt('/activities', <App />)

  expect(await screen.findByRole('heading', { name: "You're offline" })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'No places opened yet' })).toBeVisible()
  expect(way()).toHaveAttribute('href', '/saved-listings')
  expectReason()
})
