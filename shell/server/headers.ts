import { isUnlisted } from 'shared-ui/paths'
import type { RouteEntry } from '../src/composition/applications.ts'
import type { SiteConfig } from '../src/config.ts'
import type { SiteDocument } from './document.ts'
import { POLICY_REPORTS_URL } from './policyReports.ts'

/** The hash of an empty style element: styled-components inserts one and adds rules through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Of documents and of the worker, which asks for pictures in their place. */
export const EMBEDDER_POLICY = 'credentialless'

/** How long files of a release are kept: their names change with their bytes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** What may be done with an answer that is no document, should a browser open it by itself: nothing. */
export const NOTHING_ALLOWED = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

/** Pages whose URL may contain a secret: they send no referrer to other sites. */
const SECRET_PATHS = /^\/(reset-password|email-verification|email-verified|shared\/[^/]+)\/?$/

/**
 * The sites that pictures may come from. A listing may use a picture of any website (spec.md section 3, "Image path rule"),
 * so every https host is allowed unless the site's settings limit them.
 */
export function imageSources(backendUrl: string, imageHosts: string[]): string {
  const hosts = imageHosts.length > 0 ? imageHosts : ['https:']
  return ["'self'", new URL(backendUrl).origin, ...hosts].join(' ')
}

/** Where the style of maps, its tiles, letters and pictures come from: the library fetches all of them. */
const mapSources = ({ map }: SiteConfig): string[] =>
  map ? [...new Set([new URL(map.style).origin, ...map.hosts])] : []

/** The headers of a page (security.md section 2.5); `route` is undefined for the 404 page. */
export function documentHeaders(
  document: Digests,
  config: SiteConfig,
  imageHosts: string[],
  address: Address,
  route: RouteEntry | undefined,
): Record<string, string> {
  return headersFor(document, config, imageHosts, traitsOf(address, route))
}

/** The same for documents that are kept: what the addresses of one have in common is made once, and goes with it. */
export function keepDocumentHeaders(config: SiteConfig, imageHosts: string[]) {
  const kept = new WeakMap<Digests, Map<string, Record<string, string>>>()
  return (document: Digests, address: Address, route: RouteEntry | undefined): Record<string, string> => {
    const traits = traitsOf(address, route)
    const key = `${traits.isSecret} ${traits.isUnlisted}`
    const known = kept.get(document) ?? new Map<string, Record<string, string>>()
    kept.set(document, known)
    const headers = known.get(key) ?? headersFor(document, config, imageHosts, traits)
    known.set(key, headers)
    return headers
  }
}

type Digests = Pick<SiteDocument, 'scriptHashes' | 'styleHashes'>
type Address = { pathname: string; search: string }

/** All that the headers need to know of an address. */
const traitsOf = (address: Address, route: RouteEntry | undefined) => ({
  isSecret: SECRET_PATHS.test(address.pathname),
  isUnlisted: !route || isUnlisted(address),
})

function headersFor(
  { scriptHashes, styleHashes }: Digests,
  config: SiteConfig,
  imageHosts: string[],
  traits: ReturnType<typeof traitsOf>,
): Record<string, string> {
  const backend = new URL(config.backend.url).origin
  const isSecure = config.origin.startsWith('https:')
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`,
    "script-src-attr 'none'",
    `style-src 'self' ${[EMPTY_STYLE, ...styleHashes].join(' ')}`,
    "style-src-attr 'none'",
    `img-src ${imageSources(backend, imageHosts)} data: blob:`,
    "font-src 'self'",
    ['connect-src', "'self'", backend, config.analytics?.host, ...mapSources(config)]
      .filter(Boolean)
      .join(' '),
    "form-action 'self'",
    "frame-src 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify structured-data worker map-worker',
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
    // the first for browsers that know only that; others take the second
    `report-uri ${POLICY_REPORTS_URL}`,
    'report-to policy',
  ]
  return {
    ...commonHeaders(isSecure),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': policy.join('; '),
    // pictures of other sites are asked for without cookies; they need not allow it
    'cross-origin-embedder-policy': EMBEDDER_POLICY,
    // the browser blocks scripts that have no digest, neither in their tag nor in the import map
    'integrity-policy': 'blocked-destinations=(script), endpoints=(policy)',
    'reporting-endpoints': `policy="${POLICY_REPORTS_URL}"`,
    'referrer-policy': traits.isSecret ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(traits.isUnlisted ? { 'x-robots-tag': 'noindex' } : {}),
  }
}

/**
 * Who may keep a document, and for how long. A rendered page is the same for everybody: caches in front of the gateway
 * keep it, and go on with it while the gateway or the backend is down. While a canary runs, documents differ by
 * bucket and are asked for each time.
 */
export function cacheControl(kind: 'page' | 'unknown' | 'without page' | 'frame' | 'new visitor'): string {
  return {
    page: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
    unknown: 'public, max-age=0, s-maxage=30',
    'without page': 'no-store',
    frame: 'no-cache',
    // a shared cache would give the same bucket to everybody
    'new visitor': 'private, no-cache',
  }[kind]
}

/**
 * The headers of a script of a release. A page's worker has the policy of its own file: it may fetch what the page may, and it
 * runs only with the page's embedder policy. Other scripts do not notice them.
 */
export function scriptHeaders(config: SiteConfig, imageHosts: string[]): Record<string, string> {
  const sources = [imageSources(config.backend.url, imageHosts), ...mapSources(config)].join(' ')
  return {
    'content-security-policy': [...NOTHING_ALLOWED, "script-src 'self'", `connect-src ${sources}`].join('; '),
    'cross-origin-embedder-policy': EMBEDDER_POLICY,
  }
}

/** The headers of every response. A document has a policy of its own in place of this one, and may name no referrer. */
export function commonHeaders(isSecure: boolean): Record<string, string> {
  return {
    'content-security-policy': NOTHING_ALLOWED.join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
  }
}
