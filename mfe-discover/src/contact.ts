import { safeUrl } from 'shared-ui'

/** Hosts that a stored maps link may lead to; anything else is replaced by a search for the address. */
const MAPS_HOSTS = [
  'maps.app.goo.gl',
  'goo.gl',
  'maps.google.com',
  'maps.google.com.au',
  'www.google.com',
  'google.com',
]

/** `tel:` with nothing but a leading plus and digits; null when no digit is left. */
export function phoneLink(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/(?!^\s*)\+|[^\d+]/g, '')
  return /\d/.test(digits) ? `tel:${digits}` : null
}

/** The stored maps link when it leads to a map, else a map search for the address; null without either. */
export function mapsLink(stored: string | null, address: string | null): string | null {
  const link = safeUrl(stored)
  if (link && isMap(new URL(link))) return link
  if (!address?.trim()) return null
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`
}

/** Where "Visit Website" leads and the host that is shown beside it; null when the address is not a safe one. */
export function websiteLink(website: string | null): { href: string; host: string } | null {
  const href = safeUrl(website)
  return href ? { href, host: new URL(href).host.replace(/^www\./, '') } : null
}

function isMap({ protocol, hostname, pathname }: URL): boolean {
  if (protocol !== 'https:' || !MAPS_HOSTS.includes(hostname)) return false
  return !/^(www\.)?google\.com$|^goo\.gl$/.test(hostname) || pathname.startsWith('/maps')
}
