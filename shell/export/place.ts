import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** What an export has written about itself. A folder without it is none. */
export const NOTE = 'export.json'
/** What follows `DIR.new-`: the process, the end that mkdtemp gives, and what was put aside. */
const OWN = /^(\d+)_[A-Za-z0-9]{6}(\.old)?$/
/** From this age on, in milliseconds, nobody writes a draft any more: an export takes a minute. */
const LEFT = 60 * 60_000

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

/** Brings back an export that was put aside by one that was killed before it could take its place. Whether there was one. */
export function bringBack(destination: string): boolean {
  if (existsSync(destination)) return false
  const old = leftAt(destination).find(({ isOld, folder }) => isOld && existsSync(path.join(folder, NOTE)))
  if (old) renameSync(old.folder, destination)
  return old !== undefined
}

/** Removes what killed exports have left next to a destination. Calls `say` for what it may not remove. */
export function removeLeft(destination: string, say: (sentence: string) => void): void {
  for (const { folder } of leftAt(destination)) {
    try {
      // another process may write it now, also one of another machine
      if (Date.now() - statSync(folder).mtimeMs > LEFT) rmSync(folder, { recursive: true, maxRetries: 3 })
    } catch (error) {
      say(`${folder}, of an earlier export, cannot be removed: ${(error as Error).message}`)
    }
  }
}

/** Removes what this process has written and not yet put in place: it is ended. */
export function removeOwn(destination: string): void {
  bringBack(destination)
  for (const { folder, pid } of leftAt(destination))
    if (pid === process.pid) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

function leftAt(destination: string) {
  const { dir, base } = path.parse(path.resolve(destination))
  if (!existsSync(dir)) return []
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const [, pid, old] =
      (entry.name.startsWith(`${base}.new-`) && OWN.exec(entry.name.slice(base.length + 5))) || []
    if (!pid || !entry.isDirectory()) return []
    return [{ folder: path.join(dir, entry.name), pid: Number(pid), isOld: old !== undefined }]
  })
}
