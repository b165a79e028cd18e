import type { remoteNames } from 'federation/packages'

/**
 * Which application serves which URL, and who may open it (spec.md section 2). The browser and the gateway use the
 * same table. A pattern is a path whose segments may be `:name`; the first match wins.
 *
 * - public: everybody
 * - member: signed-in users; a visitor is redirected to /login
 * - guest: visitors; a signed-in user is redirected to /
 */
export type Access = 'public' | 'member' | 'guest'
export type Application = (typeof remoteNames)[number] | 'pages'
export type RouteEntry = { path: string; application: Application; access: Access }

/** The shell's own pages: not a remote, but mounted in the same way. */
export const OWN_PAGES: Application = 'pages'

export const routes: RouteEntry[] = [
  { path: '/', application: 'discover', access: 'public' },
  { path: '/activities', application: 'discover', access: 'public' },
  { path: '/activities/:id', application: 'discover', access: 'public' },
  { path: '/activities/:id/:slug', application: 'discover', access: 'public' },
  { path: '/active-play', application: 'discover', access: 'public' },
  { path: '/indoor-activities', application: 'discover', access: 'public' },
  { path: '/museums-and-learning', application: 'discover', access: 'public' },
  { path: '/outdoor-activities', application: 'discover', access: 'public' },

  { path: '/signup', application: 'account', access: 'guest' },
  { path: '/login', application: 'account', access: 'guest' },
  { path: '/forgot-password', application: 'account', access: 'public' },
  { path: '/reset-password', application: 'account', access: 'public' },
  { path: '/email-verification', application: 'account', access: 'public' },
  { path: '/email-verified', application: 'account', access: 'public' },
  { path: '/profile', application: 'account', access: 'member' },

  { path: '/saved-listings', application: 'lists', access: 'member' },
  { path: '/shared/:token', application: 'lists', access: 'public' },

  { path: '/submit-listing', application: 'submissions', access: 'public' },
  { path: '/contact', application: 'submissions', access: 'public' },
  { path: '/add-listing', application: 'submissions', access: 'member' },

  { path: '/privacy-policy', application: 'pages', access: 'public' },
  { path: '/terms-of-use', application: 'pages', access: 'public' },
  { path: '/style-guide', application: 'pages', access: 'public' },
]

const patterns = routes.map((route) => ({ route, segments: route.path.split('/') }))

/** Returns the entry for a path, or undefined if there is none. A trailing slash makes no difference. */
export function matchRoute(pathname: string): RouteEntry | undefined {
  const segments = (pathname.replace(/\/+$/, '') || '/').split('/')
  return patterns.find(
    (pattern) =>
      pattern.segments.length === segments.length &&
      pattern.segments.every((part, index) =>
        part.startsWith(':') ? segments[index] !== '' : part === segments[index],
      ),
  )?.route
}

/** The application that renders a path. A path without a route is the shell's 404 page. */
export function applicationOf(pathname: string): Application {
  return matchRoute(pathname)?.application ?? OWN_PAGES
}
