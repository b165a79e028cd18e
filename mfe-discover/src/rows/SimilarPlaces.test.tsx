import { act, screen, waitFor } from '@testing-library/react'
import { startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App, preparePage } from '../App'

beforeAll(async () => preparePage('/activities'))
beforeEach(() => startAs(null))

const place = (locality: string) => ({ locality, postcode: '2000', state: 'NSW' })

/** Opens a list that finds nothing at this location, with what is written like it. */
async function open(location: string, like: string[]) {
  const requests = stubApi({
    'GET Listings': [],
    'GET rpc/close_localities': like.map(place),
    'GET Postcodes': [],
  })
  renderAt(`/activities?features=free&location=${location}`, <App />)
  await screen.findByText(/^No activities found/)
  await waitFor(() => expect(requests.some(({ url }) => url.includes('close_localities'))).toBe(true))
  // the answer is read, then drawn
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise((resolve) => setTimeout(resolve)))
}

test('a location with a mistake is offered as it is written', async () => {
  await open('Mossman', ['MOSMAN', 'MOAMA'])
  expect(await screen.findByRole('link', { name: 'Mosman' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Moama' })).toBeVisible()
})

test.each(['Mosman', 'mosman', 'Mosman NSW'])('%s is right: nothing else is offered', async (location) => {
  await open(location, ['MOSMAN', 'MOAMA'])
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument()
})
