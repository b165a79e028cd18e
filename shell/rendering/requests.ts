import { whyNot } from 'federation/choice'
import { liveRelease, SHELL } from 'federation/registry'
import type { RenderRequest } from 'federation/server'
import type { LiveSite } from '../server/site.ts'
import { OWN_PAGES, type RouteEntry } from '../src/composition/applications.ts'
import { normalQuery } from './addresses.ts'
import { keyOf } from './documentKeys.ts'

/** The remote whose renderer draws the shell's own pages, and the frame of all others. */
export const RENDERED = 'discover'

/** The path under which the 404 page is rendered: one for all addresses without a route. */
export const NO_PAGE = '/404'

/** What a renderer is asked for, and the key under which its document is kept. */
type Asked = { key: string; request: RenderRequest & { application: string } }

/**
 * What draws the page of an address on a day in Sydney, an ISO date. Returns undefined for a page that the browser draws: its
 * remote renders none, or the shell refuses it, or the query is too long.
 */
export function requestOf(
  live: LiveSite,
  route: RouteEntry | undefined,
  { pathname, search }: { pathname: string; search: string },
  day: string,
): Asked | undefined {
  const keyed = (request: Asked['request']) => ({
    key: `${keyOf(live)} ${day} ${request.pathname}${request.search}`,
    request,
  })
  const own = ownRequest(live, route)
  if (own || !route) return own && keyed(own)
  const release = liveRelease(live.registry, route.application)
  const parameters = release?.extras.server?.parameters[route.path] ?? []
  const query = normalQuery(new URLSearchParams(search), parameters)
  // the shell refuses a remote that does not fit
  const misfit = whyNot(liveRelease(live.registry, SHELL)?.extras, release?.extras ?? {})
  if (!release?.extras.server || misfit || query === undefined) return undefined
  return keyed({
    application: route.application,
    version: release.metadata.version,
    pathname: pathname.replace(/(?<!\/)\/+$/, '') || '/',
    search: query,
    now: Date.now(),
  })
}

/**
 * What draws one of the shell's own pages. Returns undefined for the pages of remotes, and where the shell's release does not
 * say that it renders this one: the style guide is left to the browser, because its examples have styles of their own, which
 * the policy of a document forbids.
 */
export function ownRequest(
  { registry }: LiveSite,
  route: RouteEntry | undefined,
): Asked['request'] | undefined {
  if (route && route.application !== OWN_PAGES) return undefined
  const pathname = route?.path ?? NO_PAGE
  const shell = liveRelease(registry, SHELL)
  if (!shell?.extras.server?.parameters[pathname]) return undefined
  if (!liveRelease(registry, RENDERED)?.extras.server) return undefined
  return { application: OWN_PAGES, version: shell.metadata.version, pathname, search: '', now: Date.now() }
}

/** Whether a server draws the page of this route, and not only the frame around it. */
export const isDrawn = (live: LiveSite, route: RouteEntry | undefined): boolean =>
  route?.application === RENDERED || ownRequest(live, route) !== undefined

/** What draws the frame of a page that the browser draws. */
export const frameRequest = (route: RouteEntry | undefined): RenderRequest => ({
  pathname: route?.path ?? NO_PAGE,
  search: '',
  now: Date.now(),
})
