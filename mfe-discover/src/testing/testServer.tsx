import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from 'federation/queryClient'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { keepRenderTime, keepServerSanitiser, sydneyToday } from 'shared-ui'

/* For the tests of pages that a server renders: in plain Node, and over their markup in a browser. */

const origin = 'https://sprouts.test'

/** Prepares a page at a moment and returns its data and its markup. */
export async function renderOnServer(url: string, moment: Date) {
  // only the bundler defines it; server.ts sets it before all else
  Object.assign(globalThis, { __webpack_public_path__: '' })
  const { App, prepare } = await import('../server')
  const queryClient = createQueryClient()
  const { pathname, search } = new URL(url, origin)
  const { signal } = new AbortController()
  const today = sydneyToday(moment)
  const prepared = await prepare({ pathname, search, today, queryClient, signal, origin })
  keepRenderTime(moment)
  const html = renderToString(page(url, queryClient, <App />))
  // what follows is the browser
  keepServerSanitiser(undefined)
  return { prepared, queryClient, html }
}

/** A page with the data of a server, as the shell mounts it. */
export function page(url: string, queryClient: QueryClient, app: ReactNode) {
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[url]} useTransitions={false}>
        {app}
      </MemoryRouter>
    </QueryClientProvider>
  )
}
