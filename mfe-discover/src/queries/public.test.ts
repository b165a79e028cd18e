import { NO_FILTERS } from '../filters/filters'
import { activityQueries } from './activity'
import { chosenQueries } from './chosen'
import { featuredQueries } from './featured'
import { listingQueries } from './listings'
import { originQueries } from './origin'
import { pinQueries } from './pins'

const point = { latitude: -33.9, longitude: 151.2 }
const weekend = { kind: 'weekend', from: '2099-01-03', to: '2099-01-04' } as const

// the shell removes all others, and a part that waits for one would wait for ever
test.each([
  ['an activity', activityQueries.detail('7')],
  ['related activities', activityQueries.related('7', 'Playgrounds')],
  ['activities nearby', activityQueries.nearby('7', point)],
  ['chosen activities', chosenQueries.byIds(['7'])],
  ['the activities of the home page', featuredQueries.named(['Luna Park'])],
  ['the list', listingQueries.search(NO_FILTERS)],
  ['close matches', listingQueries.close(NO_FILTERS)],
  ['counts', listingQueries.counts([NO_FILTERS])],
  ['the events of a weekend', listingQueries.weekendEvents(NO_FILTERS, weekend)],
  ['activities without hours', listingQueries.unconfirmed(NO_FILTERS)],
  ['a suburb', listingQueries.suburb('Bondi')],
  ['the middle of a place', originQueries.place('Bondi')],
  ['the pins of a map', pinQueries.found(NO_FILTERS, null)],
])('%s stay on screen when a session ends while they are read', (_, { meta }) => {
  expect(meta).toMatchObject({ isPublic: true })
})
