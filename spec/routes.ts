import type { Landing } from './watchPage.ts'

/** One thing that section 2 says of a URL. */
export type Route = {
  /** The path that the browser asked for, or for `from` the page that the visitor was on. */
  asked?: string
  from?: string
  /** A visitor's browser or a parent's; both where it is left out. */
  signedIn?: boolean
  /** The route where it ends. */
  at: string
  heading?: string
  /** Parameters that the address has then. */
  query?: Record<string, string>
  /** The toast that stands there. */
  toast?: string
}

/** A landing with how it came about. */
export type Visit = Landing & {
  /** The path and query of the document that was asked for; null for a page that was reached within the site. */
  asked: string | null
  /** The path of the page before, in this tab. */
  from: string | null
}

/** A public page, for somebody who is not logged in. */
const visitors = (path: string, heading?: string): Route => ({
  asked: path,
  at: path,
  heading,
  signedIn: false,
})
/** A page for members, and where a visitor is led instead. */
const members = (path: string, heading: string): Route[] => [
  { asked: path, at: path, heading, signedIn: true },
  { asked: path, at: '/login', signedIn: false },
]

/** Section 2: the route table, the redirects after signing in and out, and where links of mails lead. */
export const routes: Route[] = [
  visitors('/', 'Your go-to guide for family fun in Sydney.'),
  visitors('/activities', 'Explore Activities'),
  visitors('/activities/:id/:slug'),
  { asked: '/indoor-activities', at: '/activities', query: { features: 'indoor' } },
  { asked: '/indoor-activities?features=free', at: '/activities', query: { features: 'free,indoor' } },
  { asked: '/outdoor-activities', at: '/activities', query: { search: 'outdoors' } },
  { asked: '/museums-and-learning', at: '/activities', query: { categories: 'museums' } },
  { asked: '/active-play', at: '/activities', query: { search: 'active' } },

  visitors('/signup', 'Create an Account'),
  visitors('/login', 'Welcome back'),
  visitors('/forgot-password'),
  { asked: '/reset-password', at: '/reset-password', heading: 'Set new password' },
  visitors('/email-verified', 'Email Verified Successfully!'),
  visitors('/email-verification'),

  visitors('/privacy-policy', 'Privacy Policy'),
  visitors('/terms-of-use', 'Terms of Use'),
  visitors('/contact', 'Contact Us'),
  visitors('/submit-listing', 'List your business'),
  visitors('/style-guide'),
  ...members('/add-listing', 'List your activity'),
  ...members('/saved-listings', 'My Lists'),
  ...members('/profile', 'Profile'),
  { asked: '/no/such/page', at: '/no/such/page', heading: 'Page Not Found' },

  { from: '/login', at: '/', signedIn: true, toast: 'Logged in successfully!' },
  {
    from: '/signup',
    at: '/login',
    toast: 'Account created successfully! Please check your email for confirmation.',
  },
  { from: '/forgot-password', at: '/login', toast: 'Password reset instructions sent to your email' },
  { at: '/login', signedIn: false, toast: 'Logged out successfully' },
  { asked: '/signup', at: '/', signedIn: true },
  { asked: '/login', at: '/', signedIn: true },
  { asked: '/email-verification?email_confirmed=true', at: '/email-verified' },
  { asked: '/email-verification?type=email_confirmation', at: '/email-verified' },
  { asked: '/reset-password', at: '/login', toast: 'Invalid password reset link' },
  { from: '/reset-password', at: '/login', signedIn: false },
]

/** Whether a visit shows what a row says. */
export function shows(route: Route, visit: Visit): boolean {
  const query = new URLSearchParams(visit.query)
  return (
    (route.asked === undefined || (visit.asked !== null && wasAsked(route.asked, visit.asked))) &&
    (route.from === undefined || (visit.from !== null && isAt(route.from, visit.from))) &&
    isAt(route.at, visit.path) &&
    (route.signedIn === undefined || route.signedIn === visit.isSignedIn) &&
    (route.heading === undefined || route.heading === visit.heading) &&
    (route.toast === undefined || visit.toasts.includes(route.toast)) &&
    Object.entries(route.query ?? {}).every(([name, value]) => query.get(name) === value)
  )
}

/** The same path, and at least the parameters that the row has. */
function wasAsked(pattern: string, address: string): boolean {
  const [path = '', query = ''] = pattern.split('?')
  const [askedPath = '', askedQuery = ''] = address.split('?')
  const asked = new URLSearchParams(askedQuery)
  return (
    isAt(path, askedPath) &&
    [...new URLSearchParams(query)].every(([name, value]) => asked.get(name) === value)
  )
}

function isAt(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)
}

/** What a row is called in reports and records. */
export function nameOf({ asked, from, signedIn, at, heading, query, toast }: Route): string {
  const who = signedIn === undefined ? '' : signedIn ? ', logged in' : ', logged out'
  const start = asked ?? (from ? `from ${from}` : 'any page')
  const more = [heading, query && new URLSearchParams(query), toast]
    .filter(Boolean)
    .map((part) => `"${part}"`)
  return `${start}${who} -> ${at} ${more.join(' ')}`.trim()
}
