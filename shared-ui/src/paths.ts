/**
 * Every URL of the site. This is a contract between the remotes: nobody writes a path by hand.
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
 * The slug rule of spec.md section 2: lower case, & becomes -and-, spaces become hyphens, other
 * symbols go. Repeated hyphens collapse and accents are dropped, so that the rule is idempotent
 * (slugify(slugify(x)) === slugify(x)); a title with nothing left gives "activity".
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

export type Shortcut = {
  path: string
  /** The address that it stands for, given the query it came with ("" or with its question mark). */
  target: (search: string) => string
}

/**
 * The four shortcut redirects of spec.md section 2, all of them replacing. Three lead to exactly the written
 * address; /indoor-activities adds a feature to the query it came with. The gateway answers them with an HTTP
 * redirect, mfe-discover follows those that are reached within the page.
 */
export const shortcuts: readonly Shortcut[] = [
  { path: paths.activePlay, target: () => `${paths.activities}?search=active` },
  { path: paths.indoorActivities, target: (search) => paths.activities + addIndoor(search) },
  { path: paths.museumsAndLearning, target: () => `${paths.activities}?categories=museums` },
  { path: paths.outdoorActivities, target: () => `${paths.activities}?search=outdoors` },
]

/** Appends indoor to `features` once, whatever else the query holds. */
function addIndoor(search: string): string {
  const params = new URLSearchParams(search)
  const features = (params.get('features') ?? '').split(',').filter(Boolean)
  if (!features.some((feature) => feature.trim().toLowerCase() === 'indoor')) features.push('indoor')
  params.set('features', features.join(','))
  return `?${params.toString().replaceAll('+', '%20').replaceAll('%2C', ',')}`
}
