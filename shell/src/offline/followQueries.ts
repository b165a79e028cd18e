import type { QueryClient } from '@tanstack/react-query'
import type { RemoteModule } from 'federation/contract'
import { isOffline } from 'federation/isOffline'
import type { Registry } from 'federation/registry'
import { getSession, subscribeSession } from 'shared-auth'
import { dropKept } from '../kept/dropKept'
import { type Kind, keepQuery, readKept } from '../kept/keptQueries'
import { LISTS } from '../kept/names'
import { noteAnswer } from '../kept/noteAnswer'

/** The remote whose queries a kind is made of. */
const REMOTE_OF: Record<Kind, string> = { lists: 'lists', places: 'discover' }
/** How long to wait after a change of the lists before the rest is fetched, in milliseconds. */
const PAUSE = 1_000

type Query = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number]

/**
 * Keeps the answers of all queries that say so (`meta.keep`), and returns them to the page while there is no network.
 * What belongs to a user is only kept and given back while that user is signed in. Resolves when the page has what was kept.
 */
export async function followQueries(
  queryClient: QueryClient,
  registry: Registry,
  loadRemote: (name: string) => Promise<RemoteModule>,
): Promise<void> {
  const cache = queryClient.getQueryCache()
  let writing = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined

  /** The user who may read a kind now, with the version; undefined if no user may. */
  function holderOf(kind: Kind) {
    const session = getSession()
    // the registry of a document has one version of each name
    const version = registry.microFrontends[REMOTE_OF[kind]]?.[0]?.metadata.version
    const owner = kind === 'places' ? null : session.status === 'signedIn' ? session.user.id : undefined
    return version === undefined || owner === undefined ? undefined : { version, owner }
  }

  function keep(query: Query) {
    const { meta, queryKey, queryHash } = query
    const { data, dataUpdatedAt } = query.state
    const kind = meta?.keep
    const holder = kind && holderOf(kind)
    if (!kind || !holder || data == null || isOffline()) return
    writing = writing
      .then(() => keepQuery(kind, { queryKey, queryHash, data, dataUpdatedAt, ...holder }))
      .then(
        // the session may have ended meanwhile
        () => (holderOf(kind)?.owner === holder.owner ? undefined : dropKept(getSession())),
        tell,
      )
    // only what a page shows leads to the rest: if the rest led to itself, it would never end on a slow line
    if (kind === 'lists' && query.getObserversCount() > 0) askForRest()
  }

  /** The lists name activities that no page has shown yet. */
  function askForRest() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (isOffline() || !holderOf('lists')) return
      loadRemote(REMOTE_OF.lists)
        .then((remote) => remote.keep?.(queryClient))
        .catch(() => {})
    }, PAUSE)
  }

  async function giveBack() {
    for (const kind of ['places', 'lists'] as const) {
      const holder = holderOf(kind)
      for (const { queryKey, data, dataUpdatedAt } of holder ? await readKept(kind, holder) : []) {
        // it stays for as long as the page
        const query = cache.build(
          queryClient,
          queryClient.defaultQueryOptions({ queryKey, gcTime: Number.POSITIVE_INFINITY }),
        )
        if (query.state.dataUpdatedAt < dataUpdatedAt)
          query.setData(data, { updatedAt: dataUpdatedAt, manual: true })
      }
    }
  }

  const tryToGiveBack = () => giveBack().catch(tell)

  let last = getSession()
  subscribeSession(() => {
    const session = getSession()
    if (session === last) return
    last = session
    if (session.status !== 'signedIn') return
    if (isOffline()) void tryToGiveBack()
    else askForRest()
  })
  cache.subscribe((event) => {
    // a page that is opened again is the newest; a further heart on it changes nothing
    if (event.type === 'observerAdded' && event.query.getObserversCount() === 1) keep(event.query)
    if (event.type !== 'updated' || event.action.type !== 'success') return
    // what the page has written itself, like a note, says nothing of the network
    if (!event.query.meta?.isLocal && !event.action.manual) noteAnswer()
    keep(event.query)
  })
  window.addEventListener('offline', tryToGiveBack)
  window.addEventListener('online', () => noteAnswer())

  // a session that has ended while no page was open; who never had one keeps the pictures of places
  if (last.status === 'signedOut' && (await window.caches?.has(LISTS)))
    dropKept({ status: 'signedOut', hasExpired: true })
  if (isOffline()) return giveBack()
  for (const query of cache.getAll()) if (query.getObserversCount() > 0) keep(query)
  const holder = holderOf('lists')
  if (holder && (await readKept('lists', holder)).length === 0) askForRest()
}

/** The page goes on without what could not be kept or read. */
const tell = (error: unknown) =>
  console.info('It could not be kept or read for the time without a network:', error)
