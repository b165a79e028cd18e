import '../search/siteSources.ts'

/** A request of the site. */
type SentRequest = { url: string; init: RequestInit }

/** One query of a page, with the requests that the site sends for it. */
export type SiteQuery = { name: string; requests: SentRequest[] }

export type Visitor = { origin: string; key: string }

/** A signed-in user with a token. */
export type Parent = {
  id: string
  token: string
  /** The share token of one of their lists. */
  shareToken: string
}

/** URL queries of lists that make the database use different plans. */
const LIST_PAGES = {
  'list: all': '',
  'list: category': 'categories=museum',
  'list: two ages': 'ageRanges=toddlers,primary',
  'list: feature': 'features=accessible',
  'list: handy': 'more=toilets',
  'list: today': 'date=today',
  'list: weekend': 'date=weekend',
  'list: search': 'search=playground',
  'list: search, few found': 'search=drifting aquarium',
  'list: search, words for the same thing': 'search=rainy day soft play parramatta 2150',
  'list: broad search with filters': 'search=playground&features=free&ageRanges=toddlers',
  'list: location': 'location=Bondi NSW 2026',
  'list: region': 'location=Inner West&features=free',
  'list: by name': 'sort=name',
  'list: combined': 'search=park&location=park&date=weekend&categories=parks %26 gardens&ageRanges=toddlers',
} as const

/** URL queries of lists by distance. */
const NEAREST = {
  nearest: '',
  'nearest: free and indoors': 'features=free,indoor',
  'nearest: category': 'categories=museum',
  'nearest: broad search': 'search=playground',
  'nearest: search, few found': 'search=drifting aquarium',
} as const

/** The two activities of the home page. */
const FEATURED = ['Taronga Zoo Sydney', 'Sydney Opera House - Kids at the House']

/**
 * Runs every read of the site once on a running backend, with the site's own code, and records the requests. Rejects if
 * one fails or the backend has no listings.
 */
export async function siteQueries({ origin, key }: Visitor, parent: Parent): Promise<SiteQuery[]> {
  const { startBackend } = await import('../../shared-auth/src/backend.ts')
  const { createQueryClient } = await import('../../federation/src/queryClient.ts')
  const { readFilters } = await import('../../mfe-discover/src/filters/readFilters.ts')
  const { activityQueries } = await import('../../mfe-discover/src/queries/activity.ts')
  const { featuredQueries } = await import('../../mfe-discover/src/queries/featured.ts')
  const { listingQueries } = await import('../../mfe-discover/src/queries/listings.ts')
  const { originQueries } = await import('../../mfe-discover/src/queries/origin.ts')
  const { placeQueries } = await import('../../mfe-discover/src/queries/places.ts')
  const { profileQueries } = await import('../../mfe-account/src/queries/profile.ts')
  const { listQueries } = await import('../../mfe-lists/src/queries/lists.ts')
  const { planBQueries } = await import('../../mfe-lists/src/queries/planB.ts')
  const { noteQueries } = await import('../../mfe-lists/src/queries/notes.ts')
  const { savedActivityQueries } = await import('../../mfe-lists/src/queries/savedActivities.ts')
  const { sharingQueries } = await import('../../mfe-lists/src/queries/sharing.ts')
  const { sydneyToday } = await import('../../shared-ui/src/site/dates.ts')

  startBackend({ url: origin, key, siteUrl: origin })
  const client = createQueryClient()
  const filters = (address: string) => readFilters(new URLSearchParams(address), sydneyToday())
  const queries: SiteQuery[] = []
  const add = async <Answer>(name: string, ask: () => Promise<Answer>, token?: string) => {
    const { requests, answer } = await record(ask, token)
    queries.push({ name, requests })
    return answer
  }

  for (const [name, address] of Object.entries(LIST_PAGES)) {
    await add(name, () => client.fetchInfiniteQuery(listingQueries.search(filters(address))))
  }
  const misspelt = filters('search=playgruond moffit')
  await add('list: close matches', () => client.fetchQuery(listingQueries.close(misspelt)))
  const weekend = filters('date=weekend')
  if (weekend.date?.kind !== 'weekend') throw new Error('A weekend is no weekend.')
  const { date } = weekend
  await add('list: events of a weekend', () => client.fetchQuery(listingQueries.weekendEvents(weekend, date)))
  await add('list: hours not confirmed', () => client.fetchQuery(listingQueries.unconfirmed(weekend)))
  await add('list: a suburb by its name', () => client.fetchQuery(listingQueries.suburb('Bondi Beach')))
  const from = await client.fetchQuery(originQueries.place('Parramatta'))
  if (!from) throw new Error('The backend has no points of suburbs.')
  for (const [name, address] of Object.entries(NEAREST)) {
    const asked = filters(`sort=nearest&location=Parramatta&${address}`)
    await add(name, () => client.fetchInfiniteQuery(listingQueries.search(asked, 1, from)))
  }
  const allPages = { ...listingQueries.search(filters('location=a')), pages: 10 }
  const { requests } = await record(() => client.fetchInfiniteQuery(allPages))
  queries.push({ name: 'list: location, tenth page', requests: requests.slice(-1) })

  const [featured] = await add('home: featured', () => client.fetchQuery(featuredQueries.named(FEATURED)))
  if (!featured) throw new Error('The backend has no listings.')
  await add('detail', () => client.fetchQuery(activityQueries.detail(featured.id)))
  await add('detail: related', () => client.fetchQuery(activityQueries.related(featured.id, 'zoo')))
  await add('detail: nearby', () => client.fetchQuery(activityQueries.nearby(featured.id, from.point)))
  await add('home: location box', () => client.fetchQuery(placeQueries.suggested('pa')))

  const { id, token } = parent
  await add('account: profile', () => client.fetchQuery(profileQueries.username(id)), token)
  const lists = await add('lists of a parent', () => client.fetchQuery(listQueries.ofUser(id)), token)
  const saved = lists.flatMap((list) => list.saved)
  const activities = await add(
    'saved activities',
    () => client.fetchQuery(savedActivityQueries.byIds(saved)),
    token,
  )
  const outdoors = activities.filter(({ indoor }) => !indoor).map(({ id }) => id)
  await add('plan B of one activity', () => client.fetchQuery(planBQueries.of(outdoors.slice(0, 1))))
  await add('plan B of fifty', () => client.fetchQuery(planBQueries.of(outdoors.slice(0, 50))))
  const listId = lists[0]?.id ?? ''
  await add('notes of a list', () => client.fetchQuery(noteQueries.ofList(id, listId)), token)
  await add('shared list', () => client.fetchQuery(sharingQueries.byToken(parent.shareToken)))
  client.clear()
  return queries
}

/** Records the requests of a query. The parent's token is added as with a stored session. */
async function record<Answer>(ask: () => Promise<Answer>, token?: string) {
  const send = globalThis.fetch
  const requests: SentRequest[] = []
  globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers)
    if (token) headers.set('authorization', `Bearer ${token}`)
    const { method, body } = init ?? {}
    requests.push({ url: String(input), init: { method, body, headers } })
    return send(input, { ...init, headers })
  }
  try {
    return { answer: await ask(), requests }
  } finally {
    globalThis.fetch = send
  }
}
