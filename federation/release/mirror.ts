import { existsSync } from 'node:fs'
import path from 'node:path'
import { chooseReleases, firstBuckets } from '../registry/choice.ts'
import { missingFrom, type Registry, SHELL } from '../registry/registry.ts'
import { ENDINGS } from './compressedCopies.ts'
import { folderTarget } from './folderTarget.ts'
import { REGISTRY_KEY, registryIn } from './pointer.ts'
import { folderOf, RECORD_FILE, type ReleaseRecord, textOfRecord } from './record.ts'
import { readRecord } from './release.ts'
import { sha384 } from './sha384.ts'
import { ReleaseError, type Target } from './target.ts'

/** How often to check a bucket for a new release, in milliseconds. */
const EVERY = 2_000
/** How many versions that are not known are looked up in that time: anybody can ask for any name. */
const LOOKS = 10

type MirrorOptions = {
  /** The folder of the copy. It is also used if the bucket cannot be reached at the start. */
  folder: string
  /** The names that a valid registry must contain. */
  needed: string[]
  every?: number
  onError?(error: unknown): void
}

export type Mirror = {
  /** Checks for a new release now. Rejects if it cannot be read or is incomplete; the copy then stays as it is. */
  sync(): Promise<void>
  /** Copies a file of an earlier version that is not in the copy. Returns whether it is there now. */
  fetchFile(key: string): Promise<boolean>
  stop(): void
}

/**
 * Keeps a copy of what is live in a bucket; the gateway serves the copy. Its registry is written last, after all
 * files of a new release are copied and compared with their digests. What the bucket no longer has is then removed.
 */
export async function startMirror(source: Target, options: MirrorOptions): Promise<Mirror> {
  const { folder, needed, every = EVERY, onError = tellOperator } = options
  const copy = folderTarget(folder)
  let lastTag: string | undefined
  /** All keys of the bucket, so that a URL that does not exist causes no request to the bucket. */
  let known = new Set<string>()
  /** The versions that were looked up since the last check, by their folders. */
  const looked = new Map<string, Promise<ReleaseRecord | undefined>>()
  /** The look for a newer shell: one in `every` milliseconds. */
  let lookedAhead: Promise<void> | undefined

  async function copyFile(key: string, integrity: string): Promise<void> {
    const own = await copy.read(key)
    if (own && sha384(own.body) === integrity) return
    const stored = await source.read(key)
    if (!stored || sha384(stored.body) !== integrity)
      throw new ReleaseError(`${key} is missing or has other bytes in ${source.name}`)
    await copy.write(key, stored.body)
  }

  /** Returns the keys of its files. */
  async function copyVersion(name: string, version: string): Promise<string[]> {
    const record = await readRecord(source, name, version)
    if (!record) throw new ReleaseError(`${name} ${version} is not whole in ${source.name}`)
    const base = folderOf(name, version)
    await Promise.all(record.files.map((file) => copyFile(base + file.path, file.integrity)))
    await keepRecord(record)
    return record.files.map((file) => base + file.path)
  }

  async function keepRecord(record: ReleaseRecord): Promise<void> {
    const base = folderOf(record.name, record.version)
    await copy.write(base + RECORD_FILE, Buffer.from(textOfRecord(record)))
    for (const file of record.files) known.add(base + file.path)
  }

  async function sync(): Promise<void> {
    looked.clear()
    const stored = await source.read(REGISTRY_KEY)
    if (!stored) throw new ReleaseError(`${source.name} has no ${REGISTRY_KEY}`)
    if (stored.tag === lastTag) return
    const registry = registryIn(source, stored)
    const missing = missingFrom(registry, needed)
    if (missing.length > 0)
      throw new ReleaseError(`The registry of ${source.name} has no ${missing.join(', ')}`)
    const wanted: string[] = []
    for (const [name, version] of wantedVersions(registry)) wanted.push(...(await copyVersion(name, version)))
    // before those of the bucket: what is copied meanwhile is not taken for removed there
    const copied = await filesOf(copy)
    const listed = new Set(await filesOf(source))
    // what a list lacks is removed below, so it must have what is live
    const lacking = wanted.find((key) => !listed.has(key))
    if (lacking)
      throw new ReleaseError(
        `The list of ${source.name} lacks ${lacking}. If it is gone, release that version again`,
      )
    known = listed
    await copy.write(REGISTRY_KEY, stored.body)
    lastTag = stored.tag
    for (const key of copied) if (!known.has(key)) await copy.remove(key)
  }

  async function fetchFile(asked: string): Promise<boolean> {
    const key = asked.startsWith('assets/') ? await findAsset(asked) : asked
    const [, name = SHELL, version = ''] = /^(?:remotes\/([^/]+)|shell)\/([^/]+)\//.exec(key ?? '') ?? []
    const base = folderOf(name, version)
    if (!key || !version) return false
    const record = await (known.has(key) ? readRecord(source, name, version) : lookUp(name, version))
    if (!record) return false
    if (key === base + RECORD_FILE) {
      await keepRecord(record)
      return true
    }
    const names = [key, ...Object.values(ENDINGS).map((ending) => key + ending)]
    const wanted = record.files.filter((file) => names.includes(base + file.path))
    await Promise.all(wanted.map((file) => copyFile(base + file.path, file.integrity)))
    return wanted.length > 0
  }

  /** The URLs of the shell's files do not contain the version. */
  async function findAsset(asked: string): Promise<string | undefined> {
    const find = () => [...known].find((key) => key.startsWith('shell/') && key.endsWith(`/${asked}`))
    const found = find()
    if (found) return found
    // what is wrong with the bucket is said by the next check
    if (!lookedAhead) {
      lookedAhead = lookAhead().catch(() => undefined)
      // a check may take much longer
      setTimeout(() => {
        lookedAhead = undefined
      }, every).unref()
    }
    await lookedAhead
    return find()
  }

  /** A shell may have gone live since the last check, and another gateway serve its documents already. */
  async function lookAhead(): Promise<void> {
    const stored = await source.read(REGISTRY_KEY)
    if (!stored || stored.tag === lastTag) return
    const shells = wantedVersions(registryIn(source, stored)).filter(([name]) => name === SHELL)
    await Promise.all(shells.map(([name, version]) => readAndKeep(name, version)))
  }

  /** A version may have been copied since the last check: to be tried out, or as a release that another gateway serves. */
  async function lookUp(name: string, version: string): Promise<ReleaseRecord | undefined> {
    const folder = folderOf(name, version)
    if (!looked.has(folder) && looked.size < LOOKS) looked.set(folder, readAndKeep(name, version))
    return looked.get(folder)
  }

  async function readAndKeep(name: string, version: string): Promise<ReleaseRecord | undefined> {
    const record = await readRecord(source, name, version)
    if (record) await keepRecord(record)
    return record
  }

  const tell = createTeller(onError)
  await copy.sweep()
  await sync().catch((error: unknown) => {
    if (!existsSync(path.join(folder, REGISTRY_KEY))) throw error
    tell(error)
  })
  let isStopped = false
  const again = async () => {
    await sync().then(() => tell(undefined), tell)
    if (!isStopped) timer = setTimeout(again, every).unref()
  }
  let timer = setTimeout(again, every).unref()
  return {
    sync,
    fetchFile,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** The keys of all files of versions. */
async function filesOf(target: Target): Promise<string[]> {
  return [...(await target.list('remotes/')), ...(await target.list('shell/'))]
}

/** Name and version of all that a visitor may get now. Other files are fetched when a tab asks for them. */
function wantedVersions(registry: Registry): [name: string, version: string][] {
  // a canary of the shell may choose an earlier version of a remote, which nobody else gets
  const choices = firstBuckets(registry).map((bucket) => chooseReleases(registry, bucket).microFrontends)
  return Object.entries(registry.microFrontends).flatMap(([name, releases]) =>
    releases
      .filter(
        (release) =>
          release.deployment.traffic > 0 || choices.some((chosen) => chosen[name]?.includes(release)),
      )
      .map(({ metadata }): [string, string] => [name, metadata.version]),
  )
}

function tellOperator(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(`The release cannot be read, the last good one stays: ${reason}`)
}

/** Reports an error once, and again only after it has changed. */
function createTeller(onError: (error: unknown) => void) {
  let last: string | undefined
  return (error: unknown) => {
    const text = error === undefined ? undefined : String(error)
    if (text !== undefined && text !== last) onError(error)
    last = text
  }
}
