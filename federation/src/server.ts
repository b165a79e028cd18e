import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** The request for a page, as a remote gets it on the server. It has nothing personal: everybody gets the same document. */
export type ServerRequest = {
  pathname: string
  /** "" or the query with its question mark. */
  search: string
  /** The calendar day in Sydney. */
  today: string
  queryClient: QueryClient
  signal: AbortSignal
  /** The public origin. */
  origin: string
}

export type Prepared =
  | { kind: 'page'; status: 200 | 404; structuredData?: object }
  /** The page has another, permanent address. */
  | { kind: 'moved'; to: string }

/** The server door of a remote. Its build has none of the shared packages: the shell's server build lends them. */
export type ServerRemote = {
  contract: number
  App: ComponentType
  /**
   * Fetches the data of a page into the query client. Rejects if the page cannot be rendered; the failure of something
   * that the page can do without is ignored.
   */
  prepare(request: ServerRequest): Promise<Prepared>
}

/** A page that the shell's server build has rendered, in the parts of its document. */
export type RenderedPage =
  | { kind: 'moved'; to: string }
  | {
      kind: 'page'
      status: 200 | 404
      /** Title, meta, link and preload elements. */
      head: string
      /** The content of #shell. */
      body: string
      css: string
      /** JSON that is safe inside a script element. */
      state: string
      /** The same; null if the page has none. */
      structuredData: string | null
    }
