import { existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '../startError.ts'

type Words = [text: string, remedy: string]

const FULL: Words = ['no space is left on its disk', 'Free some space and start again']

/** Numbers of errors in PGlite's file system (WASI), and what Node and PostgreSQL call the same. */
const CAUSES: [cause: RegExp, words: Words][] = [
  [/\berrno: 51\b|ENOSPC|EDQUOT|No space left on device/, FULL],
  [
    /\berrno: (2|63|69)\b|EACCES|EPERM|EROFS/,
    ['it may not be written to', 'Change its permissions, or choose another folder with DATA_DIR'],
  ],
]

/** What PostgreSQL says of a file that is cut off, written over or gone. Some files are read only when the database is open. */
const DAMAGE = /\bXX00[12]\b|could not open file "(base|global|pg_)/

/** In bytes: what PostgreSQL takes of a disk at once, for its log. */
const SEGMENT = 16 * 1024 * 1024

/**
 * Turns a failure to open or fill the database into one line: folder, cause, remedy. Returns other errors as they are once
 * the database was open: then they are faults of ours. Nothing is ever deleted.
 */
export function whyUnusable(folder: string, error: unknown, wasOpen = false): unknown {
  if (error instanceof StartError) return error
  const said = describe(error)
  const [, known] = CAUSES.find(([cause]) => cause.test(said)) ?? []
  const isDamage = DAMAGE.test(said)
  if (!known && wasOpen && !isDamage) return error
  const [text, remedy] = known ?? (!isDamage && isFull(folder) ? FULL : damaged(folder, said))
  return new StartError(`The database in ${folder} cannot be used: ${text}. Nothing was deleted. ${remedy}.`)
}

const damaged = (folder: string, said: string): Words => [
  `it is damaged, or another version has made it (${said.split('\n')[0]?.slice(0, 200)})`,
  `Bring a copy back, or start with a new one: mv "${folder}" "${folder}.damaged"`,
]

/** PGlite does not say that its disk was full when it opened a database: it only failed. */
export function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(existsSync(folder) ? folder : dirname(folder))
    return bavail * bsize < SEGMENT
  } catch {
    return false
  }
}

/** The words of an error and of its causes. PGlite throws objects with a number and without words. */
function describe(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error)
  const errno = 'errno' in error ? `errno: ${error.errno}` : ''
  const code = 'code' in error ? String(error.code) : ''
  const message = 'message' in error ? String(error.message) : ''
  const cause = 'cause' in error ? describe(error.cause) : ''
  return [message || String(error), code, errno, cause].filter(Boolean).join(' ')
}
