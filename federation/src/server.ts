import type { DehydratedState, QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** What a remote gets to render a page on the server. It holds no personal data: the document is the same for all visitors. */
export type ServerRequest = {
  pathname: string
  /** Empty, or with its question mark. */
  search: string
  /** The calendar day in Sydney, an ISO date. */
  today: string
  queryClient: QueryClient
  /** Aborted when no request waits for the page any more. */
  signal: AbortSignal
  /** The public origin of the site. */
  origin: string
}

export type Prepared =
  | { kind: 'page'; status: 200 | 404; structuredData?: object }
  /** Another path is the right one, for good. The gateway adds the query that was asked for. */
  | { kind: 'moved'; to: string }

/** What a remote's server door exports. The build has none of the shared packages in it: the shell lends them. */
export type ServerRemote = {
  contract: number
  App: ComponentType
  /**
   * Fetches what the page of an address needs into the query client. Rejects if the page cannot do without something
   * that could not be fetched.
   */
  prepare(request: ServerRequest): Promise<Prepared>
}

/** What the gateway asks a renderer for. */
export type RenderRequest = {
  /** The remote that owns the page, or `pages` for the shell's own. Without it only the frame is rendered. */
  application?: string
  /** The version of that remote, or of the shell. */
  version?: string
  pathname: string
  /** Empty, or with its question mark. */
  search: string
  /** The moment of the document, in milliseconds since 1970. */
  now: number
}

/** What travels in the document, so that the browser can take the page over. */
export type RenderedState = Omit<RenderRequest, 'search'> & { queries: DehydratedState }

export type RenderedPage =
  | { kind: 'moved'; to: string }
  | {
      kind: 'page'
      status: 200 | 404
      title: string
      /** meta, link and preloads, as HTML. */
      head: string
      /** The content of #shell, as HTML. */
      body: string
      /** The style element with the rules of the page, as styled-components reads it in the browser. */
      styles: string
      state: RenderedState
      structuredData?: object
    }
