/**
 * Every URL of the site, a contract between the remotes: never write a path as a literal.
 * The routes are those of spec.md section 2.
 */
export const paths = {
  home: '/',
  activities: '/activities',
  activity: (id: string, slug: string) => `/activities/${encodeURIComponent(id)}/${slug}`,
  activePlay: '/active-play',
  indoorActivities: '/indoor-activities',
  museumsAndLearning: '/museums-and-learning',
  outdoorActivities: '/outdoor-activities',
  signUp: '/signup',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  emailVerification: '/email-verification',
  emailVerified: '/email-verified',
  profile: '/profile',
  savedListings: '/saved-listings',
  sharedList: (token: string) => `/shared/${encodeURIComponent(token)}`,
  addListing: '/add-listing',
  submitListing: '/submit-listing',
  contact: '/contact',
  privacyPolicy: '/privacy-policy',
  termsOfUse: '/terms-of-use',
  styleGuide: '/style-guide',
} as const

/**
 * The slug rule of spec.md section 2: lower case, & becomes -and-, spaces become hyphens, other symbols are removed.
 * Repeated hyphens collapse and accents are dropped, so that the rule is idempotent
 * (slugify(slugify(x)) === slugify(x)). An empty result becomes "activity".
 */
export function slugify(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', '-and-')
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
  return slug || 'activity'
}

/** The pages that search engines must not index: they are personal, or not useful in a search. */
const unlisted: readonly string[] = [
  paths.signUp,
  paths.login,
  paths.forgotPassword,
  paths.resetPassword,
  paths.emailVerification,
  paths.emailVerified,
  paths.profile,
  paths.savedListings,
  paths.addListing,
  paths.styleGuide,
]

/** A shared list: only for visitors with the link, so it must not be indexed. */
const SHARED_LIST = /^\/shared\/[^/]+$/

/** Parameters that select nothing: those of tracking, and the page of the list. */
const NO_FILTER = /^(utm_\w+|fbclid|gclid|page)$/

/**
 * Whether search engines must not index a URL. The gateway sets a header and <Page> a meta element. The list of
 * activities is indexed without filters, and with one category or one location alone, on each of its pages.
 */
export function isUnlisted({ pathname, search }: { pathname: string; search: string }): boolean {
  const path = pathname.replace(/(?<!\/)\/+$/, '')
  if (path === paths.activities) {
    const asked = [...new URLSearchParams(search)].filter(
      ([name, value]) => value !== '' && !NO_FILTER.test(name),
    )
    return asked.length > 0 && !isLanding(asked)
  }
  return unlisted.includes(path) || SHARED_LIST.test(path)
}

/** The list with one category or one location and nothing else has a title of its own. */
function isLanding(asked: [name: string, value: string][]): boolean {
  const [name, value] = asked[0] ?? []
  if (asked.length !== 1) return false
  return name === 'location' || (name === 'categories' && !value?.includes(','))
}

export type Shortcut = {
  path: string
  /** Returns the target URL for the query of the request ("" or with its question mark). */
  target: (search: string) => string
}

/**
 * The four shortcut redirects of spec.md section 2; all replace the history entry. Three have a fixed target;
 * /indoor-activities adds a feature to the query. The gateway sends an HTTP redirect, and mfe-discover handles
 * navigations within the page.
 */
export const shortcuts: readonly Shortcut[] = [
  { path: paths.activePlay, target: () => `${paths.activities}?search=active` },
  { path: paths.indoorActivities, target: (search) => paths.activities + addIndoor(search) },
  { path: paths.museumsAndLearning, target: () => `${paths.activities}?categories=museums` },
  { path: paths.outdoorActivities, target: () => `${paths.activities}?search=outdoors` },
]

/** Adds indoor to `features` once and keeps the rest of the query. */
function addIndoor(search: string): string {
  const params = new URLSearchParams(search)
  const features = params.getAll('features').join(',').split(',').filter(Boolean)
  if (!features.some((feature) => feature.trim().toLowerCase() === 'indoor')) features.push('indoor')
  params.set('features', features.join(','))
  return `?${params.toString().replaceAll('+', '%20').replaceAll('%2C', ',')}`
}
