import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { ROOT } from 'federation/packages'

/** Adds the settings of the file `.env`, if there is one, to the environment (.env.example describes each). */
export function loadEnv(file = path.join(ROOT, '.env')): void {
  if (!existsSync(file)) return
  // an editor may begin it with a byte order mark, which would be a part of the first name
  const settings = parseEnv(readFileSync(file, 'utf8').replace(/^\ufeff/, ''))
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value
}

/** An error that the user can fix: only its message is shown. */
export class SettingError extends Error {}

/** Origins, separated by commas. */
export function readOrigins(name: 'IMAGE_HOSTS' | 'MAP_HOSTS'): string[] {
  return readList(name).map((text) => {
    const origin = originOf(text)
    if (!origin) throw new SettingError(`${name}: "${text}" is not like https://images.example.com.`)
    return origin
  })
}

export const isWebAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)

/** Undefined also if more follows than a slash: it would be lost, and nobody would notice. */
function originOf(text: string): string | undefined {
  if (!isWebAddress(text)) return undefined
  const { origin, href } = new URL(text)
  return href === `${origin}/` ? origin : undefined
}

/** Texts, separated by commas. */
export function readList(name: string): string[] {
  const texts = (process.env[name] ?? '').split(',').map((text) => text.trim())
  return texts.filter(Boolean)
}

/** A port, or the standard one. Throws a SettingError if it can be none. */
export function readPort(name: string, standard: number): number {
  const text = process.env[name]
  if (!text) return standard
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65535) {
    throw new SettingError(`${name}=${text} is no port: use a number from 1 to 65535.`)
  }
  return port
}

/** Undefined if it is not set. Throws a SettingError if it is no origin. */
export function readOrigin(name: string): string | undefined {
  const text = process.env[name]
  if (!text) return undefined
  const origin = originOf(text)
  if (origin) return origin
  // without what may be a password
  const shown = text.replace(/\/\/.*@/, '//...@')
  throw new SettingError(`${name}=${shown} is no origin: write it like https://example.com.`)
}
