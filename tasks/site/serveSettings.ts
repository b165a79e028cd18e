import { SettingError } from './readers.ts'
import { readSettings, type Settings } from './settings.ts'

/** What a gateway that runs alone cannot guess. */
const NEEDED = {
  RELEASE_TARGET: 'the folder or the bucket with the releases, such as s3://bucket/prefix',
  PUBLIC_ORIGIN: 'the address of the site, such as https://www.example.com',
  SUPABASE_URL: 'the address of the backend, such as https://abcdefghijklmnop.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'the public key of the backend',
  SUPPORT_EMAIL: 'who answers letters; the policies name it',
}

/** The longest time before the last requests, in seconds. */
const LONGEST_DELAY = 60

type ServeSettings = {
  settings: Settings
  /** The address to listen on. */
  host: string
  /** How long the gateway goes on after a signal to end, so that a balancer sees it before connections are refused. */
  drainDelay: number
}

/**
 * Reads the settings of `npm run serve`. Throws a SettingError with a line for each that is missing, or for the first that
 * is malformed.
 */
export function readServeSettings(): ServeSettings {
  const { env } = process
  const missing = Object.entries(NEEDED).filter(([name]) => !env[name])
  if (missing.length > 0)
    throw new SettingError(missing.map(([name, what]) => `${name} is missing: ${what}.`).join('\n'))
  return { settings: readSettings(), host: env.HOST || '0.0.0.0', drainDelay: readDelay() }
}

/** In milliseconds. */
function readDelay(): number {
  const text = process.env.DRAIN_DELAY || '0'
  if (!/^\d{1,2}$/.test(text) || Number(text) > LONGEST_DELAY)
    throw new SettingError(`DRAIN_DELAY=${text} is no number of seconds from 0 to ${LONGEST_DELAY}.`)
  return Number(text) * 1000
}
