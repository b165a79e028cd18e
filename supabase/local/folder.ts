import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

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
