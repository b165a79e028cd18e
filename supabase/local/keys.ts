import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { makeFolder } from './folder.ts'
import { StartError } from './startError.ts'

const keys = z.object({
  /** Public: every page of the site sends it. */
  publishable: z.string().startsWith('sb_publishable_'),
  /** Bypasses the row rules. */
  secret: z.string().startsWith('sb_secret_'),
  /** Signs the tokens of sessions and the links of e-mails. */
  jwt: z.string().min(32),
})

/** The keys of one installation of the embedded backend. */
export type Keys = z.infer<typeof keys>

/**
 * Returns the keys in `keys.json` of the data folder, which only its owner may read. Makes folder and keys if there are
 * none: another page on this machine must not know them, and sessions must survive a restart. The backend and the task that
 * writes the public key into the pages may call it at the same time. Throws StartError if the file cannot be used.
 */
export function openKeys(dataDir: string): Keys {
  const file = fileIn(dataDir)
  try {
    makeFolder(dataDir)
    return readKeys(file) ?? keepKeys(file, makeKeys())
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const without =
      error instanceof BadKeys ? ' Without the file new ones are made, and everybody logs in again.' : ''
    throw new StartError(`The keys in ${file} cannot be used: ${error.message}.${without}`)
  }
}

const fileIn = (dataDir: string) => join(dataDir, 'keys.json')

/** Returns the keys of a data folder that a backend has made. Throws StartError if there are none. */
export function keysOf(dataDir: string): Keys {
  if (existsSync(fileIn(dataDir))) return openKeys(dataDir)
  throw new StartError(
    `There is no data folder of a backend at ${dataDir}. Set DATA_DIR to the right folder, or start the backend once.`,
  )
}

/** Returns new keys, in the form of a hosted project. */
export function makeKeys(): Keys {
  const random = () => randomBytes(24).toString('base64url')
  return {
    publishable: `sb_publishable_${random()}`,
    secret: `sb_secret_${random()}`,
    jwt: randomBytes(48).toString('base64url'),
  }
}

/** The file can be read, and does not hold the keys. */
class BadKeys extends Error {}

function readKeys(file: string): Keys | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
  const { data } = keys.safeParse(parse(text))
  if (!data) throw new BadKeys('it does not hold the three keys')
  return data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadKeys('it is not JSON')
  }
}

/** Writes the keys, unless another process has done so meanwhile. Returns those that are in the file. */
function keepKeys(file: string, made: Keys): Keys {
  const unfinished = `${file}.${randomUUID()}`
  const write = (to: string) =>
    writeFileSync(to, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flush: true, flag: 'wx' })
  try {
    write(unfinished)
    // fails if the file is there, and never shows half of it
    linkSync(unfinished, file)
    return made
  } catch (error) {
    const kept = readKeys(file)
    if (kept) return kept
    if (!isCode(error, ...WITHOUT_LINKS)) throw error
    return keepWithoutLink(file, made, write)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** What a file system without hard links answers, such as that of a memory card. */
const WITHOUT_LINKS = ['EPERM', 'ENOTSUP']

function keepWithoutLink(file: string, made: Keys, write: (to: string) => void): Keys {
  try {
    write(file)
    return made
  } catch (error) {
    const kept = isCode(error, 'EEXIST') && readKeys(file)
    if (kept) return kept
    // half of it would be refused at the next start
    if (!isCode(error, 'EEXIST')) rmSync(file, { force: true })
    throw error
  }
}

const isCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))
