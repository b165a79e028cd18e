import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App, preparePage } from '../App'
import { searchStubs } from './testData'

/* For the tests of the search bar: its two boxes, their suggestions and their requests. */

/** Sets up both pages and a fake clock for each test. */
export function beginWithFakeTime() {
  beforeAll(async () => {
    await preparePage('/')
    await preparePage('/activities')
  })

  beforeEach(() => {
    jest.useFakeTimers()
    startAs(null)
  })

  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })
}

export const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))
export const box = (name: 'Activity' | 'Location') => screen.getByRole('combobox', { name })
export const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
export const url = () => screen.getByLabelText('current url').textContent
export const search = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Search' }))

/** Opens a page with these localities, and those that are written like a text. Returns the requests for localities. */
export async function open(
  address: string,
  postcodes: Parameters<typeof stubApi>[0][string] = [],
  similar: Parameters<typeof stubApi>[0][string] = [],
) {
  const requests = stubApi({
    'GET Listings': [],
    ...searchStubs([]),
    'GET rpc/close_listings': [],
    'GET Postcodes': postcodes,
    'GET rpc/close_localities': similar,
  })
  renderAt(address, <App />)
  // the month of the calendar is a script of its own, which comes after the first list of a file is drawn
  await act(async () => {})
  await screen.findByRole('search', { name: 'Activities' })
  return {
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    /** What the box has asked for. An empty list asks for the point of its place, too. */
    asked: () =>
      requests
        .filter(({ url }) => url.includes('/Postcodes') && !url.includes('select=latitude'))
        .map(({ url }) => new URL(url).searchParams),
  }
}
