import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App } from '../App'
import { listing, pagesOf } from '../testing/testData'

/* In a file of its own: the position stays in memory until the page is left. */

test('near me sends a rounded position in a body, and nowhere else', async () => {
  startAs(null)
  let coords = { latitude: -33.898_76, longitude: 151.001_23 }
  const getCurrentPosition = (accept: PositionCallback) => accept({ coords } as GeolocationPosition)
  Object.assign(navigator, { geolocation: { getCurrentPosition } })
  const point = { latitude: -33.9, near_latitude: -33.9, near_longitude: 151 }
  const all = stubApi({
    'GET Listings': pagesOf([listing(9, { name: 'Recommended one' })]),
    'POST rpc/nearest_listings': pagesOf([listing(1, { suburb: 'Bondi', ...point })]),
    'GET rpc/close_localities': [],
    'GET Postcodes': [],
  })
  const asked = (part: string) => all.filter(({ url }) => url.includes(part))
  renderAt('/activities?location=Bondi&features=free&date=2026-11-28,2026-11-29', <App />)
  await screen.findAllByText('Recommended one')
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }))
  expect(await screen.findByText('Nearest first, from where you are.')).toBeVisible()
  // the list, the events of the weekend, and those without hours
  await waitFor(() => expect(screen.getAllByText('Bondi \u00b7 150 m')).toHaveLength(3))
  expect(screen.getByLabelText('current url').textContent).toBe(
    '/activities?date=2026-11-28,2026-11-29&features=free&sort=nearest',
  )

  const requests = asked('nearest_listings')
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST'])
  for (const request of requests) {
    expect(await request.clone().json()).toEqual({
      from_latitude: -33.899,
      from_longitude: 151.001,
      query: '',
    })
  }
  expect(asked('33.89')).toEqual([])

  // the visitor has moved
  coords = { latitude: -33.8, longitude: 151 }
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }))
  await waitFor(() => expect(asked('nearest_listings')).toHaveLength(6))
  expect(await asked('nearest_listings').at(-1)?.clone().json()).toMatchObject({ from_latitude: -33.8 })
  await act(async () => {})
})
