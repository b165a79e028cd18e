import { MutationCache, QueryClient } from '@tanstack/react-query'
import { BackendError, getSession, serviceMessage, waitNotice } from 'shared-auth'
import { toast } from 'shared-ui'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * The answer is kept for the time without a network: `lists` while its user is signed in, `places` also for visitors
       * (the last 30).
       */
      keep?: 'lists' | 'places'
      /** The answer is made in the page: it says nothing about the network. */
      isLocal?: boolean
      /** The answer is the same for everybody: it stays on screen when a session ends. */
      isPublic?: boolean
    }
    mutationMeta: {
      /** The toast when the mutation fails and the service gave no message of its own (spec.md section 8). */
      failure?: string
      /** The title above that message. */
      failureTitle?: string
    }
  }
}

/**
 * How long answers are kept that no page shows, in milliseconds: for Back from an activity to a list with all the pages
 * that were loaded, also after a long look. The default is five minutes; on a server, which clears them after each
 * document, no end.
 */
const KEPT = 60 * 60_000

/**
 * Creates the query client that the shell passes to every remote; a standalone remote and tests use it too.
 * shared-auth retries requests, so this client does not. A failed mutation shows a toast.
 */
export function createQueryClient(): QueryClient {
  // what was sent without a session: a refusal of it is not about one
  const ofVisitors = new WeakSet<object>()
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: globalThis.window ? KEPT : undefined,
        retry: false,
        refetchOnWindowFocus: false,
        // offline a call must fail, so that the page shows an error; the default pauses it, and the page never stops loading
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onMutate(_variables, mutation) {
        if (getSession().status === 'signedOut') ofVisitors.add(mutation)
      },
      onError(error, _variables, _result, mutation) {
        const { failure, failureTitle } = mutation.meta ?? {}
        if (!failure || (!ofVisitors.has(mutation) && isAfterSession(error))) return
        const message = serviceMessage(error) ?? failure
        const wait = waitNotice(error)
        if (failureTitle) toast.error(failureTitle, wait ? `${message} ${wait}` : message)
        else toast.error(message, wait)
      },
    }),
  })
  // The library takes every page for one that was opened with a network: of one that was not, it misses that it comes
  // back. It does not ask twice. A server has no such events.
  globalThis.addEventListener?.('online', () => queryClient.getQueryCache().onOnline())
  return queryClient
}

/** Whether the session ended during the call. That has its own message, so this error shows none. */
function isAfterSession(error: Error): boolean {
  return error instanceof BackendError && error.status === 401 && getSession().status === 'signedOut'
}
