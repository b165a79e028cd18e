import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ReleaseError } from './target.ts'

/** How long to wait for the lock, in milliseconds. The locked work takes a few. */
const PATIENCE = 10_000

const HOST = hostname().replace(/[^\w.]/g, '_')
/** In a container each process has the number of the one before it: 1. */
const RUN = randomUUID()

/**
 * A lock that does not stay locked when a process is killed. Each process creates its own file in the folder. It has
 * the lock if it then finds no file of another living process; otherwise it removes its file and tries again. Of two
 * processes, the second one always finds the file of the first, so they never both have the lock.
 */
export function createFolderLock(folder: string, patience = PATIENCE) {
  /** Adds the process to a file name, so that other processes can see whether it still runs. */
  const nameOf = (rest: string) => `${HOST}~${process.pid}~${RUN}~${rest}`

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
    const own = nameOf(`lock-${randomUUID()}`)
    const file = path.join(folder, own)
    await mkdir(folder, { recursive: true })
    for (const end = Date.now() + patience; ; ) {
      await writeFile(file, '')
      try {
        const rivals = await othersThan(own)
        if (rivals.length === 0) return await act()
        if (Date.now() > end) throw new ReleaseError(inUse(folder, rivals))
      } finally {
        await rm(file, { force: true })
      }
      await wait(10 + Math.random() * 40)
    }
  }

  return { nameOf, sweep, hold }
}

function isOfDeadProcess(file: string): boolean {
  const [host, pid, run] = file.split('~')
  if (host !== HOST || !pid) return false
  if (Number(pid) === process.pid) return run !== RUN
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

function inUse(folder: string, rivals: string[]): string {
  const [host, pid] = (rivals[0] ?? '').split('~')
  return (
    `The site is locked by process ${pid} of ${host}. Nothing was changed: try again. ` +
    `If that process has ended, remove ${path.join(folder, rivals[0] ?? '')}.`
  )
}
