import { canaryRelease } from '../registry/choice.ts'
import { liveRelease, type Move, type Registry, type RemoteRelease } from '../registry/registry.ts'
import { withCanary, withLive } from '../registry/shares.ts'
import { whatDoesNotFit } from './compatibility.ts'
import type { Package } from './pack.ts'
import { changeRegistry, readLog } from './pointer.ts'
import { folderOf, parseStoredRecord, RECORD_FILE, type ReleaseRecord, textOfRecord } from './record.ts'
import { sha384 } from './sha384.ts'
import { ReleaseError, type Target } from './target.ts'

/** How many files are copied at the same time. */
const COPIES = 8

type ReleaseOptions = {
  target: Target
  /** Does not check whether the version fits the other live versions. */
  isForced?: boolean
}

/** The result of a release. `isLive`: all visitors had it before. `move` is undefined if nothing had to be changed. */
export type Released = { record: ReleaseRecord; release: RemoteRelease; isLive: boolean; move?: Move }

/**
 * Copies a version to the target, reads it back, compares, and only then makes it live. Files of other versions are
 * not touched: open tabs still need them. If the process is killed, the site stays as it was, and the next attempt
 * completes the release. With `traffic` (1 to 99) the version becomes a canary beside the live one, for that share of
 * the visitors in per cent, or its share is changed; another canary of that name ends. With `traffic` 0 it is copied
 * only, to be tried out. `checked` goes into the log: the files on which its checks have passed.
 */
export async function releasePackage(
  { record, files }: Package,
  { target, isForced = false, traffic, checked }: ReleaseOptions & { traffic?: number; checked?: string },
): Promise<Released> {
  const { name, version, source } = record
  let kept = record
  let wasLive = false
  const move = await changeRegistry(target, async (registry, id) => {
    refuseWhilePruned(registry.pruning, name, version)
    const from = liveRelease(registry, name)?.metadata.version
    wasLive = from === version
    const misfit = isForced || wasLive ? undefined : whatDoesNotFit(record, registry)
    if (misfit) throw new ReleaseError(`${misfit} Nothing was changed.`)
    if (traffic && !from)
      throw new ReleaseError(
        `No version of ${name} is live yet: release it without --traffic. Nothing was changed.`,
      )
    const canary = canaryRelease(registry, name)
    const isSame = canary?.metadata.version === version
    if (traffic === 0 && isSame)
      throw new ReleaseError(
        `${name} ${version} is a canary for ${canary.deployment.traffic} % of the visitors: npm run stop -- ${name} takes it from them. Nothing was changed.`,
      )
    // after the registry was read: if a prune removes the version now, the write of the registry fails
    kept = await copy({ record, files }, target)
    if (wasLive || traffic === 0) return undefined
    const move = { name, to: version, ...source, ...(checked ? { checked } : {}) }
    if (traffic === undefined)
      return { registry: withLive(registry, name, kept.release), move: { action: 'release', from, ...move } }
    if (isSame && canary.deployment.traffic === traffic) return undefined
    return {
      registry: withCanary(registry, name, { release: kept.release, traffic, move: id }),
      move: { action: 'canary', from: isSame ? undefined : canary?.metadata.version, traffic, ...move },
    }
  })
  return { record: kept, release: kept.release, isLive: wasLive, move }
}

/** Makes an earlier version live again: the given one, or the one that was live before. */
export async function rollBack(
  name: string,
  wanted: string | undefined,
  { target, who, isForced = false }: ReleaseOptions & { who: string },
): Promise<Move | undefined> {
  let seen: string | undefined
  return changeRegistry(target, async (registry) => {
    const from = liveRelease(registry, name)?.metadata.version
    // "the version before" refers to the version that was live when the command started
    if (!wanted && seen && seen !== from)
      throw new ReleaseError(`${name} ${from} went live in the meantime. Nothing was changed.`)
    seen = from
    const version = wanted ?? (await before(target, name, from))
    if (!version)
      throw new ReleaseError(
        `No version of ${name} was live before ${from ?? 'now'}: \`npm run releases -- ${name}\` lists those that can be named.`,
      )
    refuseWhilePruned(registry.pruning, name, version)
    const record = await readRecord(target, name, version)
    if (!record)
      throw new ReleaseError(
        `There is no version ${version} of ${name} in ${target.name}: \`npm run releases -- ${name}\` lists those that can be named. Nothing was changed.`,
      )
    await ensureGood(record, registry, { target, isForced })
    if (isLive(registry, name, version)) return undefined
    return {
      registry: withLive(registry, name, record.release),
      move: { action: 'rollback', name, from, to: version, who },
    }
  })
}

/** Throws an error if a version in the target has other bytes than were released, or does not fit what is live. */
export async function ensureGood(
  record: ReleaseRecord,
  registry: Registry,
  { target, isForced = false }: ReleaseOptions,
): Promise<void> {
  const fault = (await faultIn(record, target)) ?? (isForced ? undefined : whatDoesNotFit(record, registry))
  if (fault) throw new ReleaseError(`${fault} Nothing was changed.`)
}

/** Reads the record of a version. Returns undefined if the target does not have the complete version, or a damaged record. */
export async function readRecord(target: Target, name: string, version: string) {
  const stored = await target.read(folderOf(name, version) + RECORD_FILE)
  try {
    return stored && parseStoredRecord(stored.body.toString(), name, version)
  } catch {
    return undefined
  }
}

/** Describes the first file of a version that is missing or does not match its digest. */
async function faultIn({ name, version, files }: ReleaseRecord, target: Target): Promise<string | undefined> {
  const faults = await inTurns(files, async ({ path, integrity }) => {
    const key = folderOf(name, version) + path
    const stored = await target.read(key)
    if (!stored) return `${key} is missing in ${target.name}.`
    return sha384(stored.body) === integrity ? undefined : `${key} has other bytes in ${target.name}.`
  })
  return faults.find(Boolean)
}

/** Copies the files, then the record: a version without a record is incomplete. */
async function copy({ record, files }: Package, target: Target): Promise<ReleaseRecord> {
  const { name, version } = record
  const folder = folderOf(name, version)
  const earlier = await readRecord(target, name, version)
  const integrity = new Map((earlier ?? record).files.map((file) => [file.path, file.integrity]))
  // an earlier pack may have made fewer compressed copies
  const hasAll = [...files.keys()].every((file) => integrity.has(file))
  if (earlier && hasAll && (await faultIn(earlier, target)) === undefined) return earlier
  // compressed copies may differ between versions of Node; then the record is written again with the new ones
  const isOther = earlier && [...files].some(([file, bytes]) => integrity.get(file) !== sha384(bytes))
  await inTurns([...files], async ([file, bytes]) => target.write(folder + file, bytes))
  const kept = earlier && !isOther ? earlier : record
  const text = Buffer.from(textOfRecord(kept))
  await target.write(folder + RECORD_FILE, text)
  const isWritten = (await target.read(folder + RECORD_FILE))?.body.equals(text)
  const fault = isWritten ? await faultIn(kept, target) : `${folder + RECORD_FILE} has other bytes.`
  if (fault) throw new ReleaseError(`${fault} Nothing was changed.`)
  return kept
}

/** The moves that make a version live for all visitors; a canary never was. */
const GOES_LIVE: Move['action'][] = ['release', 'rollback', 'promote']

/**
 * The version that was live before the current one, by the log, and still exists. A version that a rollback has left does
 * not come back, unless it was released again.
 */
async function before(target: Target, name: string, live: string | undefined): Promise<string | undefined> {
  let past: string[] = []
  for (const { action, to } of (await readLog(target)).filter((move) => move.name === name)) {
    if (!to || !GOES_LIVE.includes(action)) continue
    const at = action === 'rollback' ? past.lastIndexOf(to) : -1
    const left = at === -1 ? [] : past.splice(at + 1)
    past = past.filter((version) => !left.includes(version))
    if (at === -1) past.push(to)
  }
  // a registry that was put back has another version live than the log says
  const here = live === undefined ? -1 : past.lastIndexOf(live)
  for (const version of past.slice(0, here === -1 ? undefined : here).reverse())
    if (version !== live && (await readRecord(target, name, version))) return version
  return undefined
}

const isLive = (registry: Registry, name: string, version: string) =>
  liveRelease(registry, name)?.metadata.version === version

/** Throws a ReleaseError if the files of the version are being removed: it can be made live no longer. */
function refuseWhilePruned(pruning: string[] | undefined, name: string, version: string): void {
  if (pruning?.includes(`${name}/${version}`))
    throw new ReleaseError(
      `Version ${version} of ${name} is being removed: run \`npm run releases -- ${name} --prune\` to its end, then try again.`,
    )
}

/** Runs an action for each item, a few at the same time. */
async function inTurns<Item, Result>(items: Item[], act: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const queue = [...items.entries()]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await act(next[1])
  }
  await Promise.all(Array.from({ length: COPIES }, worker))
  return results
}
