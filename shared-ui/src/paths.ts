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
