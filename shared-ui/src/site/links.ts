const MAX_LENGTH = 2048

/** Control characters, bidirectional and zero-width marks, which are not allowed in a URL. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

const EDGES = /^[ \t\r\n]+|[ \t\r\n]+$/g

/** A public host name: labels separated by dots, the last one not a number (no IP addresses). */
const PUBLIC_HOST = /^(?:[^.]+\.)+[a-z][a-z0-9-]*\.?$/

/**
 * Returns a safe URL for a link from untrusted text, or null if there must be no link. A bare domain becomes https.
 * Only http and https are accepted, and no user names.
 */
export function safeUrl(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null
  const text = value.replace(EDGES, '')
  if (text === '' || HIDDEN.test(text) || text.includes('\\')) return null

  const url = parse(/^https?:\/\/[^/]/i.test(text) ? text : asBareDomain(text))
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  if (/^https?:\/\/[^/?#]*@/i.test(text) || url.username !== '' || url.password !== '') return null
  return PUBLIC_HOST.test(url.hostname) ? url.href : null
}

/** Returns a tel: link for a phone number, or null if the text is not clearly one number. */
export function telUrl(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\+?[\d\s().-]+$/.test(value.trim())) return null
  const number = value.replace(/[^\d+]/g, '')
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : null
}

/** Returns the listing's own maps link if it is a Google Maps URL, otherwise a search for the address, or null. */
export function mapsUrl(uri: unknown, address: string | null): string | null {
  const own = safeUrl(uri)
  if (own && isGoogleMaps(new URL(own))) return own
  const place = address?.trim()
  return place ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}` : null
}

function isGoogleMaps({ protocol, hostname, pathname }: URL): boolean {
  if (protocol !== 'https:') return false
  if (hostname === 'maps.app.goo.gl' || /^maps\.google\.com(\.au)?$/.test(hostname)) return true
  const isMaps = pathname === '/maps' || pathname.startsWith('/maps/')
  return isMaps && /^(goo\.gl|(www\.)?google\.com(\.au)?)$/.test(hostname)
}

/** Adds https to "example.com.au/visit", but not to text with a scheme, a leading slash or an @. */
function asBareDomain(text: string): string {
  return /^[a-z\d][^\s:/?#@]*\.[^\s:/?#@]+(?::\d+)?(?:[/?#]|$)/i.test(text) ? `https://${text}` : ''
}

function parse(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
