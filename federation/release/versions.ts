import { liveRelease, type Move, type Registry } from '../registry/registry.ts'
import { changeRegistry, readLog, readRegistry } from './pointer.ts'
import { folderOf, RECORD_FILE, type ReleaseRecord, versionsOf } from './record.ts'
import { readRecord } from './release.ts'
import type { Target } from './target.ts'

export type Version = {
  record: ReleaseRecord
  /** Bytes of all its files. */
  size: number
  /** The share of visitors that get it, in per cent. */
  traffic: number
  isLive: boolean
  /** When it was last replaced as the live version, by the log. */
  liveUntil?: Date
}

const DAY = 24 * 60 * 60 * 1000
/** How many versions always stay, and how long each version stays. */
const FEWEST = 5
const LONGEST = 30 * DAY
/** A version as our releases name it. What else somebody keeps there is not ours to remove. */
const OWN = /^[\da-f]{8}$/

/** The complete versions of a remote or of the shell, the newest first. */
export async function readVersions(target: Target, name: string): Promise<Version[]> {
  const [{ registry }, moves, found] = await Promise.all([
    readRegistry(target),
    readLog(target),
    foldersOf(target, name),
  ])
  const records = await Promise.all(found.map((version) => readRecord(target, name, version)))
  return records
    .filter((record) => record !== undefined)
    .map((record) => versionOf(record, registry, moves))
    .sort((a, b) => b.record.when.localeCompare(a.record.when))
}

/** The names of all folders of versions, also of those that are not whole. */
async function foldersOf(target: Target, name: string): Promise<string[]> {
  const keys = await target.list(versionsOf(name))
  return [...new Set(keys.map((key) => key.slice(versionsOf(name).length).split('/')[0] ?? ''))]
}

/** The versions without a record, as a killed release leaves them. A damaged record is one: such a version was whole. */
async function halfVersions(target: Target, name: string): Promise<string[]> {
  const found = (await foldersOf(target, name)).filter((version) => OWN.test(version))
  // a list may lack what is there
  const records = await Promise.all(
    found.map((version) => target.read(folderOf(name, version) + RECORD_FILE)),
  )
  return found.filter((_, index) => !records[index])
}

function versionOf(record: ReleaseRecord, registry: Registry, moves: Move[]): Version {
  const { name, version, files } = record
  const live = registry.microFrontends[name]?.find((release) => release.metadata.version === version)
  const ends = moves.filter((move) => move.name === name && move.from === version).map(({ when }) => when)
  return {
    record,
    size: files.reduce((sum, file) => sum + file.size, 0),
    traffic: live?.deployment.traffic ?? 0,
    isLive: liveRelease(registry, name)?.metadata.version === version,
    liveUntil: ends.length > 0 ? new Date(ends.sort().at(-1) ?? '') : undefined,
  }
}

/**
 * The versions that may be removed. These stay: the live one, a canary, the five newest, and those that were released or live
 * within 30 days.
 */
export function prunable(versions: Version[], now: Date): Version[] {
  const age = (when: Date) => now.getTime() - when.getTime()
  return versions.slice(FEWEST).filter(({ isLive, traffic, liveUntil, record }) => {
    const isUsed = isLive || traffic > 0
    const isRecent = age(new Date(record.when)) < LONGEST || (liveUntil && age(liveUntil) < LONGEST)
    return !isUsed && !isRecent
  })
}

/**
 * Removes old versions, and what a killed release has left of one. It first lists them in the registry, so that no release
 * or rollback makes one live while its files are being removed. If the process is killed, the next prune removes the rest.
 */
export async function pruneVersions(
  target: Target,
  name: string,
  { who, now }: { who: string; now: Date },
): Promise<string[]> {
  const mine = (entry: string) => entry.startsWith(`${name}/`)
  await changeRegistry(target, async (registry) => {
    const unused = prunable(await readVersions(target, name), now).map(({ record }) => record.version)
    const old = [...unused, ...(await halfVersions(target, name))]
      .filter((version) => !isNamed(registry, name, version))
      // a prune that was killed has marked some, and said so in the log
      .filter((version) => !registry.pruning?.includes(`${name}/${version}`))
    const pruning = [...new Set([...(registry.pruning ?? []), ...old.map((version) => `${name}/${version}`)])]
    if (old.length === 0) return undefined
    return { registry: { ...registry, pruning }, move: { action: 'prune', name, removed: old, who } }
  })
  const marked = ((await readRegistry(target)).registry.pruning ?? []).filter(mine)
  const removed = marked.map((entry) => entry.slice(name.length + 1))
  for (const version of removed) await removeVersion(target, name, version)
  if (removed.length === 0) return []
  await changeRegistry(target, async ({ pruning = [], ...registry }) => {
    const others = pruning.filter((entry) => !marked.includes(entry))
    if (others.length === pruning.length) return undefined
    return { registry: { ...registry, ...(others.length > 0 ? { pruning: others } : {}) } }
  })
  return removed
}

const isNamed = (registry: Registry, name: string, version: string) =>
  registry.microFrontends[name]?.some((release) => release.metadata.version === version)

async function removeVersion(target: Target, name: string, version: string): Promise<void> {
  const keys = await target.list(folderOf(name, version))
  // the record first: without it nobody can roll back to an incomplete version
  const record = keys.filter((key) => key.endsWith(`/${RECORD_FILE}`))
  for (const key of [...record, ...keys.filter((key) => !record.includes(key))]) {
    // another prune may have ended meanwhile, and the version been released again
    const { registry } = await readRegistry(target)
    if (!registry.pruning?.includes(`${name}/${version}`)) return
    await target.remove(key)
  }
}
