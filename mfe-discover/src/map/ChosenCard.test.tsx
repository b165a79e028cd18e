import { act, screen } from '@testing-library/react'
import { startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { NO_FILTERS } from '../filters/filters'
import { listing, pagesOf } from '../testing/testData'
import { ChosenCard } from './ChosenCard'

const ZOO = listing(1, { name: 'Taronga Zoo' })
const failure = () => Response.json({}, { status: 500 })
const LOST = 'This activity could not be loaded.'

beforeEach(() => startAs(null))

function open(found: Parameters<typeof stubApi>[0][string]) {
  stubApi({ 'GET Listings': found })
  const pin = {
    id: ZOO.id,
    name: 'Taronga Zoo',
    suburb: null,
    point: { latitude: -33.8, longitude: 151.2, isAbout: false },
  }
  return renderAt(
    '/activities?view=map',
    <ChosenCard pin={pin} filters={NO_FILTERS} origin={null} onClose={() => {}} />,
  )
}

test('a card that is shown stays when a later look fails, and nothing is said', async () => {
  const { queryClient } = open(pagesOf([ZOO]))
  expect(await screen.findByText('Taronga Zoo')).toBeVisible()
  stubApi({ 'GET Listings': failure })
  await act(() => queryClient.refetchQueries())
  // the page hears of it in the next turn
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.getByText('Taronga Zoo')).toBeVisible()
  expect(screen.queryByText(LOST)).not.toBeInTheDocument()
})

test.each([
  ['cannot be fetched', failure],
  ['is no longer there', pagesOf([])],
])('an activity that %s is told', async (_why, found) => {
  open(found)
  expect(await screen.findByText(LOST)).toBeVisible()
})
