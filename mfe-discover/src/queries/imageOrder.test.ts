import { QueryClient } from '@tanstack/react-query'
import { startAs } from 'shared-auth/testing'
import { stubApi } from 'shared-ui/testing'
import { activityQueries } from './activity'
import { cards } from './cards'
import { featuredQueries } from './featured'

beforeEach(() => startAs(null))

// two images of one listing may have the same time: the card, the page and the grid of saved activities show the same first one

test.each([
  ['a card', (signal: AbortSignal) => cards({ conditions: [], signal })],
  ['the page of an activity', () => new QueryClient().fetchQuery(activityQueries.detail('zoo'))],
  ['the home page', () => new QueryClient().fetchQuery(featuredQueries.named(['Zoo']))],
])('the images of %s stand in the order of their time and id', async (_name, ask) => {
  const requests = stubApi({ 'GET Listings': [] })
  await ask(new AbortController().signal)
  const asked = requests.map(({ url }) => new URL(url).searchParams.get('image_metadata.order'))
  expect(new Set(asked)).toEqual(new Set(['created_at.asc,id.asc']))
})
