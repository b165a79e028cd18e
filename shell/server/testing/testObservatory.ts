/** The kinds of answers by the points that they can have. */
export type Kind = keyof typeof MOST

/**
 * The most points of each kind. Every answer can have 130: 100, and 10 for its policy, 5 because nobody may frame it, 5 for the
 * referrer, 10 because other sites may not use it. A page has 5 more because its scripts have digests, and the page that sets a
 * cookie 5 because that is Secure, HttpOnly and SameSite. What is no page, or has no script, cannot have them. The 5 for
 * the preload list of browsers are out of the gateway's hands.
 */
export const MOST = { other: 130, page: 135, 'page with a cookie': 140 } as const

/** Bonuses count from here on only. */
const LEAST_FOR_BONUS = 90
const SIX_MONTHS = 15_768_000
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

/**
 * The points of an answer by the published table of MDN's HTTP Observatory (mdn-http-observatory, src/grader/charts.js), as far
 * as an answer of a site with https can tell. That plain requests are sent to https is a row of its own.
 */
export function observatory(headers: Headers, html: string): { sum: number; points: Record<string, number> } {
  const points = {
    'content-security-policy': policyPoints(directivesOf(headers)),
    'x-frame-options': directivesOf(headers).get('frame-ancestors') === "'none'" ? 5 : -20,
    'referrer-policy': referrerPoints(headers.get('referrer-policy')),
    'cross-origin-resource-policy': headers.get('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
    'strict-transport-security': maxAge(headers) >= SIX_MONTHS ? 0 : -20,
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'cross-origin-resource-sharing': headers.has('access-control-allow-origin') ? -50 : 0,
    cookies: cookiePoints(headers.getSetCookie()),
    'subresource-integrity': scriptPoints(html),
  }
  const all = Object.values(points)
  const base = 100 + sumOf(all.filter((one) => one < 0))
  return { sum: base + (base < LEAST_FOR_BONUS ? 0 : sumOf(all.filter((one) => one > 0))), points }
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)

const maxAge = (headers: Headers) =>
  Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0)

function directivesOf(headers: Headers): Map<string, string> {
  const directives = (headers.get('content-security-policy') ?? '').split('; ')
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

function policyPoints(policy: Map<string, string>): number {
  const sources = ['script-src', 'style-src', 'object-src'].map((name) => policy.get(name)).join(' ')
  const isStrict = !/'unsafe-|https?:(\s|$)|data:/.test(sources)
  if (!policy.has('default-src') || !isStrict) return -25
  const isClosed = /^'(self|none)'$/.test(policy.get('form-action') ?? '')
  return policy.get('default-src') === "'none'" && isClosed ? 10 : 5
}

function referrerPoints(policy: string | null): number {
  if (policy === null) return 0
  return PRIVATE.includes(policy) ? 5 : -5
}

function cookiePoints(cookies: string[]): number {
  if (cookies.length === 0) return 0
  return cookies.every((one) => ['Secure', 'HttpOnly', 'SameSite=Lax'].every((flag) => one.includes(flag)))
    ? 5
    : -40
}

/** 5 only where a page has scripts, and all have digests. */
function scriptPoints(html: string): number {
  const scripts = html.match(/<script[^>]* src=[^>]*>/g) ?? []
  return scripts.length > 0 && scripts.every((script) => / integrity="sha384-/.test(script)) ? 5 : 0
}
