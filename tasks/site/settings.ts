import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createSecureContext } from 'node:tls'
import { ROOT } from 'federation/packages'
import { isLocalHost } from 'shared-ui/site'
import { LOG_LEVELS } from 'shell/log'
import { dataFolder } from 'supabase/folder'
import { openKeys } from 'supabase/keys'
import {
  isWebAddress,
  loadEnv,
  readList,
  readOrigin,
  readOrigins,
  readPort,
  SettingError,
} from './readers.ts'

export type Settings = {
  port: number
  backendPort: number
  /** The public origin of the site, without a trailing slash. */
  origin: string
  /** The backend that the browser uses; `isLocal` if it is the embedded one. */
  backend: { url: string; key: string; isLocal: boolean }
  imageHosts: string[]
  /** The proxies in front whose headers are believed: addresses and networks. */
  trustedProxies: string[]
  socialProfiles: { name: string; url: string }[]
  contact: { support: string; privacy: string }
  dataRegion?: string
  analytics?: { host: string; key: string }
  /** The address of the style of maps, and the other origins that it names. */
  map?: { style: string; hosts: string[] }
  /** The least that is written into the log. Without it the task decides. */
  logLevel?: (typeof LOG_LEVELS)[number]
  debugSecret?: string
  /** Shows /_releases to those who know it. */
  releasesSecret?: string
  /** The certificate and its key, in PEM. */
  tls?: { cert: string; key: string }
}

/** Returns the configuration that the gateway or the development server writes into the document, for everybody to read. */
export function siteConfig(settings: Settings) {
  const { backend, origin, socialProfiles, contact, dataRegion, analytics, map } = settings
  return {
    backend: { url: backend.url, key: backend.key },
    origin,
    socialProfiles,
    contact,
    dataRegion,
    analytics,
    map,
  }
}

/**
 * Reads the settings of the site from the environment and from a file `.env` (.env.example describes each). Throws a
 * SettingError with a message of one line if one is missing or malformed.
 */
export function readSettings(): Settings {
  loadEnv()
  const { env } = process
  const port = readPort('PORT', 3000)
  const backendPort = readPort('BACKEND_PORT', 54321)
  readPort('REMOTE_PORT', 3001) // federation/build/packages.ts uses it
  const tls = readTls()
  const origin = readOrigin('PUBLIC_ORIGIN') ?? `${tls ? 'https' : 'http'}://localhost:${port}`
  return {
    port,
    backendPort,
    origin,
    backend: readBackend(backendPort),
    imageHosts: readOrigins('IMAGE_HOSTS'),
    trustedProxies: readList('TRUSTED_PROXIES'),
    socialProfiles: readSocialProfiles(env.SOCIAL_PROFILES ?? '', origin),
    contact: readContact(origin),
    dataRegion: env.DATA_REGION || undefined,
    analytics: readAnalytics(),
    map: readMap(),
    logLevel: readLogLevel(),
    debugSecret: readSecret('DEBUG_SECRET'),
    releasesSecret: readSecret('RELEASES_SECRET'),
    tls,
  }
}

/** Returns warnings about missing settings without which the site runs but lacks something for visitors. */
export function remarks({ socialProfiles }: Pick<Settings, 'socialProfiles'>): string[] {
  if (socialProfiles.length > 0) return []
  return ['SOCIAL_PROFILES is not set: the footer has no links to social profiles.']
}

/** The e-mail addresses in the policies. A public site must set its own; a local one uses examples. */
function readContact(origin: string): Settings['contact'] {
  const support = readAddress('SUPPORT_EMAIL')
  if (!support && !isLocalHost(new URL(origin).hostname))
    throw new SettingError('SUPPORT_EMAIL is missing: the policies of a public site name it.')
  const fallback = support ?? 'team@sydneysprouts.example'
  return { support: fallback, privacy: readAddress('PRIVACY_EMAIL') ?? fallback }
}

/** Accepts exactly one e-mail address: a placeholder such as {email} must never be published. */
function readAddress(name: string): string | undefined {
  const text = process.env[name]
  if (!text) return undefined
  if (!/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text))
    throw new SettingError(`${name}=${text} is no e-mail address: write it like team@example.com.`)
  return text
}

function readLogLevel(): Settings['logLevel'] {
  const text = process.env.LOG_LEVEL
  const level = LOG_LEVELS.find((one) => one === text)
  if (text && !level) throw new SettingError(`LOG_LEVEL=${text} is none of ${LOG_LEVELS.join(', ')}.`)
  return level
}

/** A short secret could be guessed. */
function readSecret(name: string): string | undefined {
  const secret = process.env[name] || undefined
  if (secret && secret.length < 16)
    throw new SettingError(
      `${name} is too short: use at least 16 characters, such as \`openssl rand -hex 20\` prints.`,
    )
  return secret
}

function readTls(): Settings['tls'] {
  const [cert, key] = (['TLS_CERT', 'TLS_KEY'] as const).map(readSecretFile)
  if (!cert && !key) return undefined
  if (!cert) throw new SettingError('TLS_CERT is missing: set it beside TLS_KEY, or remove both.')
  if (!key) throw new SettingError('TLS_KEY is missing: set it beside TLS_CERT, or remove both.')
  try {
    createSecureContext({ cert, key })
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new SettingError(`TLS_CERT and TLS_KEY are no certificate with its key, in PEM: ${reason}`)
  }
  return { cert, key }
}

function readSecretFile(name: 'TLS_CERT' | 'TLS_KEY'): string | undefined {
  const file = process.env[name]
  if (!file) return undefined
  try {
    return readFileSync(path.resolve(ROOT, file), 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new SettingError(`${name}=${file} cannot be read (${code}): name a file that this user may read.`)
  }
}

function readAnalytics(): Settings['analytics'] {
  const host = readOrigin('POSTHOG_HOST')
  const key = process.env.POSTHOG_KEY
  if (!host && !key) return undefined
  if (!host) throw new SettingError('POSTHOG_HOST is missing: set it beside POSTHOG_KEY, or remove both.')
  if (!key) throw new SettingError('POSTHOG_KEY is missing: set it beside POSTHOG_HOST, or remove both.')
  return { host, key }
}

function readMap(): Settings['map'] {
  const style = process.env.MAP_STYLE
  const hosts = readOrigins('MAP_HOSTS')
  if (!style && hosts.length === 0) return undefined
  if (!style) throw new SettingError('MAP_STYLE is missing: set it beside MAP_HOSTS, or remove both.')
  if (!isWebAddress(style))
    throw new SettingError(
      `MAP_STYLE=${style} is no URL: write it like https://tiles.example.com/style.json.`,
    )
  return { style: new URL(style).href, hosts }
}

/** The backend of the environment, or the embedded one at this port. Throws a SettingError if half of it is set. */
export function readBackend(backendPort: number): Settings['backend'] {
  const url = readOrigin('SUPABASE_URL')
  const key = process.env.SUPABASE_PUBLISHABLE_KEY
  if (!url && !key) {
    return { url: `http://127.0.0.1:${backendPort}`, key: publicKey(), isLocal: true }
  }
  if (!url)
    throw new SettingError('SUPABASE_URL is missing: set it beside SUPABASE_PUBLISHABLE_KEY, or remove both.')
  if (!key)
    throw new SettingError('SUPABASE_PUBLISHABLE_KEY is missing: set it beside SUPABASE_URL, or remove both.')
  ensurePublic(key)
  return { url, key, isLocal: false }
}

/** Every document contains the key. One that passes the row rules by is refused, without its text. */
function ensurePublic(key: string): void {
  const claims = claimsOf(key)
  if (key.trim().startsWith('sb_secret_') || (claims && claims.role !== 'anon'))
    throw new SettingError(
      'SUPABASE_PUBLISHABLE_KEY is a secret key, and every document would show it: use the one that begins with sb_publishable_, or that of the role anon.',
    )
}

/** What an older key, a JSON Web Token, says of itself. */
function claimsOf(key: string): { role?: unknown } | undefined {
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return undefined
  }
}

/** The public key of the embedded backend, from its data folder. The backend's own process may not run yet. */
const publicKey = () => openKeys(dataFolder()).publishable

/** The footer's sample profiles for a local site. Domains that end in .example are reserved. */
const SAMPLE_PROFILES = [
  { name: 'Facebook', url: 'https://facebook.example/sydneysprouts' },
  { name: 'Instagram', url: 'https://instagram.example/sydneysprouts' },
]

/** Parses "Facebook=https://..., Instagram=https://...". Without it a local site shows samples and a public one none. */
function readSocialProfiles(text: string, origin: string): Settings['socialProfiles'] {
  if (!text.trim()) return isLocalHost(new URL(origin).hostname) ? SAMPLE_PROFILES : []
  return text
    .split(',')
    .filter((entry) => entry.trim())
    .map((entry) => {
      const [name = '', url = ''] = entry.split(/=(.*)/s).map((part) => part.trim())
      if (!name || !URL.canParse(url) || !url.startsWith('https://')) {
        throw new SettingError(`SOCIAL_PROFILES: "${entry.trim()}" is not like Name=https://...`)
      }
      return { name, url }
    })
}
