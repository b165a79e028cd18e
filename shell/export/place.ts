import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Makes an empty folder next to the destination. Its name tells the process, so that a later one can tidy up. */
export const makeDraft = (destination: string): Promise<string> =>
  mkdtemp(`${destination}.new-${process.pid}_`)

/** The old folder is put aside first: a folder with something in it cannot be replaced in one step. */
export async function putInPlace(draft: string, destination: string): Promise<void> {
  const old = `${draft}.old`
  const isReplaced = existsSync(destination)
  if (isReplaced) await rename(destination, old)
  try {
    await rename(draft, destination)
  } catch (error) {
    if (isReplaced) await rename(old, destination)
    throw error
  }
  await rm(old, { recursive: true, force: true })
}

/**
 * Removes what exports that have ended left next to the destination, and what this process has left. An export that was put
 * aside comes back if nothing has taken its place. What another running process writes stays.
 */
export function tidyUp(destination: string): void {
  const { dir, base } = path.parse(destination)
  if (!existsSync(dir)) return
  const left = readdirSync(dir)
    .filter((name) => name.startsWith(`${base}.new-`) && !isOfAnother(name.slice(`${base}.new-`.length)))
    .map((name) => path.join(dir, name))
  const old = left.find((name) => name.endsWith('.old'))
  if (old && !existsSync(destination)) renameSync(old, destination)
  for (const name of left) rmSync(name, { recursive: true, force: true, maxRetries: 3 })
}

function isOfAnother(rest: string): boolean {
  const pid = Number.parseInt(rest, 10)
  if (!pid || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // of another user
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
