/** The types of links that the authentication service verifies. */
const MAIL_TYPES = ['signup', 'email', 'invite', 'magiclink', 'recovery', 'email_change']

/** The parameters of such a link. An e-mail template that does not encode the link adds them to our own query. */
const LINK_PARTS = ['token', 'token_hash', 'type', 'redirect_to'] as const

const OWN_PATHS = ['/email-verified', '/email-verification']
const LONGEST = 2048

type Origins = { backend: string; site: string }

/**
 * Returns the URL of the Verify Email button, or null (security.md section 4). Anyone can write a link with this value,
 * so only two kinds are accepted: the backend's own verification link and two pages of this site. The result is built
 * from the checked parts.
 * @param query the page's query, with `confirmation_url`
 * @param origins of the backend and the site, without a trailing slash
 */
export function confirmationUrl(query: URLSearchParams, origins: Origins): string | null {
  const value = onlyOne(query, 'confirmation_url')
  if (!value || value.length > LONGEST || !/^[\x21-\x5b\x5d-\x7e]+$/.test(value)) return null
  return verificationLink(value, query, origins) ?? ownPage(value, origins.site)
}

function verificationLink(
  value: string,
  siblings: URLSearchParams,
  { backend, site }: Origins,
): string | null {
  const start = `${backend}/auth/v1/verify?`
  if (!value.startsWith(start)) return null

  const [inside = ''] = value.slice(start.length).split('#')
  const link = new URLSearchParams(inside)
  const parts: Partial<Record<(typeof LINK_PARTS)[number], string>> = {}
  for (const name of LINK_PARTS) {
    const found = [...link.getAll(name), ...siblings.getAll(name)]
    if (found.length > 1) return null
    if (found[0] !== undefined) parts[name] = found[0]
  }

  const { token, token_hash, type, redirect_to } = parts
  const secret = token ?? token_hash
  if (!secret || (token && token_hash) || !/^[\w.-]+$/.test(secret)) return null
  if (!type || !MAIL_TYPES.includes(type)) return null
  if (redirect_to !== undefined && originOf(redirect_to) !== site) return null
  return start + new URLSearchParams(parts)
}

function ownPage(value: string, site: string): string | null {
  const path = OWN_PATHS.find((own) => value === site + own || value.startsWith(`${site}${own}?`))
  if (!path) return null
  const isConfirmed = new URL(value).searchParams.get('email_confirmed') === 'true'
  return `${site}${path}${isConfirmed ? '?email_confirmed=true' : ''}`
}

function onlyOne(query: URLSearchParams, name: string): string | null {
  const values = query.getAll(name)
  return values.length === 1 ? (values[0] ?? null) : null
}

/** Returns the origin of an absolute http(s) URL without a user name, otherwise null. */
function originOf(value: string): string | null {
  if (!/^https?:\/\/[^/@\\]+(?:[/?#]|$)/.test(value)) return null
  try {
    return new URL(value).origin
  } catch {
    return null
  }
}
