import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartError } from './startError.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The data folder of a backend of this repository, as an absolute path: `named`, or `.data`. A relative path starts at
 * the root of the repository, because package scripts run in other folders.
 */
export const dataFolder = (named = process.env.DATA_DIR): string => resolve(ROOT, named || '.data')

/**
 * A path that a person has typed, as an absolute one. npm and pnpm run scripts in the folder of the package, and tell where
 * the person stood; a process that they have not started is where the person is.
 */
export function typedPath(typed: string, env = process.env): string {
  const isOfScript = env.npm_package_json === resolve('package.json')
  return resolve((isOfScript && env.INIT_CWD) || '.', typed)
}

/** Creates the folder with its parents. Node's recursive mkdir never ends if a parent accepts no folders (/proc). */
export function makeFolder(folder: string): void {
  const parent = dirname(folder)
  try {
    mkdirSync(folder)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || existsSync(parent)) throw error
    makeFolder(parent)
    makeFolder(folder)
  }
}

/** What the system has against a file: its disk is full or broken, it may not be written, or something else stands there. */
const REFUSALS = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EISDIR', 'EIO']

/** Turns what the system has against a file of the data folder into one line. Returns other errors as they are. */
export function whyRefused(folder: string, error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && REFUSALS.includes(String(error.code)))) return error
  return new StartError(
    `The data folder ${folder} cannot be used: ${error.message}. Nothing was deleted. Mend that, or choose another folder with DATA_DIR.`,
  )
}
