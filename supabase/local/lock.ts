import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { makeFolder } from './folder.ts'
import { StartError } from './startError.ts'

/**
 * How often a lock is renewed, when it counts as left behind, and how often it is looked at until then, in milliseconds. Only
 * that can be seen of a process on another machine or in another container.
 */
const RENEWAL = 1_000
const STALE = 30_000
const LOOK = 500

/** The lock files that this process holds, or is taking, now. */
const held = new Set<string>()

/** The namespace in which process ids mean something; '' where the system has none (it is Linux that does). */
const namespace = namespaceOf('/proc/self/ns/pid')

/** What a lock of this process says: its id, its start, the name of the machine, and the namespace of its id. */
const ours = `${process.pid} ${startOf(process.pid) ?? ''} ${hostname()} ${namespace}`.trimEnd()

/**
 * Locks the data folder for this process: PGlite has no lock, and two processes on one folder destroy the data. Throws
 * StartError if a running process has the lock; takes over the lock of a dead one, also where another process has its id
 * by now. A lock of another container is watched for half a minute: where a container is started again after a kill, it is that
 * of the one before. Returns the function that unlocks. Ends this process if it was paused and another one took over.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  try {
    makeFolder(folder)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new StartError(`The data folder ${folder} cannot be made: ${error.message}`)
  }
  const file = join(folder, 'lock')
  if (held.has(file)) throw inUse(folder, String(process.pid))
  held.add(file)
  try {
    await take(file)
  } catch (error) {
    held.delete(file)
    throw error
  }
  const renewing = setInterval(async () => {
    if (!(await renew(file))) endAtOnce(folder)
  }, RENEWAL).unref()
  return async () => {
    clearInterval(renewing)
    try {
      await release(file)
    } finally {
      held.delete(file)
    }
  }
}

/**
 * Takes the lock. Only one process at a time, the one with the second lock, takes over a stale one: others that have
 * judged the same one stale find the new one then.
 */
async function take(file: string): Promise<void> {
  if (await claim(file)) return
  const judged = await refuseHeld(file)
  const beside = `${file}.taking`
  await take(beside)
  try {
    if ((await textOf(file)) === judged) await removeStale(file, judged)
    if (await claim(file)) return
  } finally {
    await release(beside)
  }
  throw new StartError(
    `The data folder ${dirname(file)} was taken by another process at the same moment. Try again.`,
  )
}

async function release(file: string): Promise<void> {
  if ((await textOf(file)) === ours) await rm(file, { force: true })
}

/**
 * Locks a folder that is only read. Where it cannot be written to, on a full disk or one that is mounted read-only, it is
 * enough that no running process has the lock.
 */
export async function lockForReading(
  folder: string,
): Promise<{ unlock: () => Promise<void>; isWritable: boolean }> {
  try {
    return { unlock: await lockFolder(folder), isWritable: true }
  } catch (error) {
    const code = error instanceof Error ? codeOf(error.cause) : ''
    if (!['EROFS', 'EACCES', 'EPERM', 'ENOSPC'].includes(code)) throw error
    await refuseHeld(join(folder, 'lock'))
    return { unlock: async () => {}, isWritable: false }
  }
}

/** Throws StartError if another process that runs has the lock. Returns what a stale lock says. */
async function refuseHeld(file: string): Promise<string> {
  const folder = dirname(file)
  const text = await textOf(file)
  // locks of earlier versions lack the last parts
  const [holder = '', since, host = hostname(), space = namespace] = text.split(' ')
  const isVisible = host === hostname() && space === namespace
  if (!isVisible && (await isRenewed(file))) {
    throw new StartError(
      `The data folder ${folder} is in use by ${host}, another machine or container. Stop the backend there.`,
    )
  }
  const isOurs = holder === String(process.pid)
  if (isVisible && !isOurs && isAlive(Number(holder), since)) throw inUse(folder, holder)
  return text
}

const inUse = (folder: string, holder: string) =>
  new StartError(
    `The data folder ${folder} is in use by process ${holder}. Stop that one, or choose another folder with DATA_DIR.`,
  )

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

const textOf = (file: string) => readFile(file, 'utf8').catch(() => '')

/**
 * Removes the lock that was judged stale. Its process may just have written it, so it is moved aside first, and put back
 * if it is not the one that was judged.
 */
export async function removeStale(file: string, judged: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  try {
    await rename(file, aside)
    if ((await readFile(aside, 'utf8')) !== judged) {
      // a link replaces nothing: a third process may have a lock here by now. Some disks have no links.
      await link(aside, file).catch((error) => (codeOf(error) === 'EEXIST' ? undefined : rename(aside, file)))
    }
    await rm(aside, { force: true })
  } catch (error) {
    // ENOENT: somebody else has removed it
    if (codeOf(error) !== 'ENOENT') throw unwritable(file, error)
  }
}

/** Creates the lock file. Returns false if it exists, or was taken away before it was written. */
async function claim(file: string): Promise<boolean> {
  try {
    await writeFile(file, ours, { flag: 'wx' })
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw unwritable(file, error)
  }
  return (await textOf(file)) === ours
}

const unwritable = (file: string, cause: unknown) =>
  new StartError(
    `The data folder ${dirname(file)} cannot be written to: ${cause instanceof Error ? cause.message : cause}`,
    { cause },
  )

/** Says that the process still runs. Returns false, and says nothing, if another one has the lock by now. */
export async function renew(file: string): Promise<boolean> {
  const text = await textOf(file)
  // a file that cannot be read for a moment says nothing
  if (text !== ours) return text === ''
  const now = new Date()
  await utimes(file, now, now).catch(() => {})
  return true
}

/**
 * The process was paused for so long that another one took the folder, and writes to it now. Nothing is closed in order: that
 * would write, too.
 */
function endAtOnce(folder: string): void {
  console.error(
    `Another process has taken the data folder ${folder} while this one was paused. This one ends, before it writes to it.`,
  )
  process.exit(1)
}

/** Waits until the lock is renewed, or is gone or old enough to have been left behind. */
async function isRenewed(file: string): Promise<boolean> {
  const first = await renewalOf(file)
  let last = first
  // a clock that was set back does not lock anybody out
  while (last && last === first && Math.abs(Date.now() - last) < STALE) {
    await setTimeout(LOOK)
    last = await renewalOf(file)
  }
  return last !== 0 && last !== first
}

const renewalOf = async (file: string) => (await stat(file).catch(() => ({ mtimeMs: 0 }))).mtimeMs

/** Whether a process runs that has this id, and that has started at this time, if that is known. */
function isAlive(pid: number, since: string | undefined): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  const started = startOf(pid)
  if (since && started && since !== started) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process is running, but belongs to another user.
    return codeOf(error) === 'EPERM'
  }
}

/** When a process started, in ticks since the machine started. Undefined outside Linux. */
function startOf(pid: number): string | undefined {
  try {
    // the name, in brackets, may contain spaces
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[19]
  } catch {
    return undefined
  }
}

function namespaceOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}
