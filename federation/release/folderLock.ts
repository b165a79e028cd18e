import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isOfDeadProcess, nameOfProcess } from './processNames.ts'
import { ReleaseError } from './target.ts'

/** How long to wait for the lock, in milliseconds. The locked work takes a few. */
const PATIENCE = 10_000

/**
 * A lock that does not stay locked when a process is killed. Each process creates its own file in the folder. It has
 * the lock if it then finds no file of another living process; otherwise it removes its file and tries again. Of two
 * processes, the second one always finds the file of the first, so they never both have the lock.
 */
export function createFolderLock(folder: string, patience = PATIENCE) {
  /** Removes what dead processes of this machine have left. Returns the files of the others. */
  async function sweep(): Promise<string[]> {
    const files = await readdir(folder)
    const dead = files.filter(isOfDeadProcess)
    await Promise.all(dead.map((file) => rm(path.join(folder, file), { force: true })))
    return files.filter((file) => !dead.includes(file))
  }

  async function othersThan(own: string): Promise<string[]> {
    return (await sweep()).filter((file) => file !== own && file.includes('~lock-'))
  }

  async function hold<Value>(act: () => Promise<Value>): Promise<Value> {
    const own = nameOfProcess(`lock-${randomUUID()}`)
    const file = path.join(folder, own)
    await mkdir(folder, { recursive: true })
    for (const end = performance.now() + patience; ; ) {
      await writeFile(file, '')
      try {
        const rivals = await othersThan(own)
        if (rivals.length === 0) return await act()
        if (performance.now() > end) throw new ReleaseError(inUse(folder, rivals))
      } finally {
        await rm(file, { force: true })
      }
      await wait(10 + Math.random() * 40)
    }
  }

  return { sweep, hold }
}

function inUse(folder: string, rivals: string[]): string {
  const [host, pid] = (rivals[0] ?? '').split('~')
  return (
    `The site is locked by process ${pid} of ${host}. Nothing was changed: try again. ` +
    `If that process has ended, remove ${path.join(folder, rivals[0] ?? '')}.`
  )
}
