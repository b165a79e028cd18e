import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from 'federation/packages'
import { liveRelease, parseRegistry, type RemoteRelease, SHELL } from 'federation/registry'
import {
  openTarget,
  type Package,
  packRemote,
  packShell,
  pruneVersions,
  readVersions,
  releasePackage,
} from 'federation/release'
import { sha384 } from 'federation/sha384'

/* Releases to a copied site (tamperedSite.ts), as a team makes them. Its gateway goes on meanwhile. */

const TESTER = { who: 'a test', commit: 'none' }
const DAY = 24 * 60 * 60 * 1000

/**
 * Releases the live version of a remote again, with a comment at the end of each script: all its digests are others. With
 * `traffic` it is a canary.
 */
export async function releaseAgain(
  site: string,
  name: string,
  comment: string,
  traffic?: number,
): Promise<RemoteRelease> {
  const target = await openTarget(site)
  const { record } = only((await readVersions(target, name)).filter(({ isLive }) => isLive))
  const version = createHash('sha256').update(record.version).update(comment).digest('hex').slice(0, 8)
  const files = new Map<string, Buffer>()
  for (const { path: file } of record.files.filter((one) => !/\.(br|gz)$/.test(one.path))) {
    const bytes = readFileSync(path.join(site, 'remotes', name, record.version, file))
    const isScript = file.endsWith('.js')
    files.set(file, isScript ? Buffer.concat([bytes, Buffer.from(`// ${comment}\n`)]) : bytes)
  }
  const moved = JSON.stringify(record.release).replaceAll(record.version, version)
  const release: RemoteRelease = JSON.parse(moved)
  for (const [file, bytes] of files)
    release.extras.integrity[`/remotes/${name}/${version}/${file}`] = sha384(bytes)
  const entry = path.basename(release.url)
  release.metadata.integrity = release.extras.integrity[`/remotes/${name}/${version}/${entry}`]
  const next: Package = {
    files,
    record: {
      ...record,
      version,
      release,
      source: TESTER,
      when: new Date().toISOString(),
      files: [...files].map(([file, bytes]) => ({
        path: file,
        size: bytes.length,
        integrity: sha384(bytes),
      })),
    },
  }
  return (await releasePackage(next, { target, isForced: true, traffic })).release
}

/** Releases the broken remote (brokenSite.ts) instead of a remote, with this contract number in its entry. */
export async function releaseWithContract(
  site: string,
  name: string,
  contract: number,
): Promise<RemoteRelease> {
  const made = await packRemote(name, path.join(ROOT, 'e2e/broken/dist'), TESTER)
  Object.assign(made.record.release.extras, { contract })
  return (await releasePackage(made, { target: await openTarget(site), isForced: true })).release
}

/** The live shell with a script that throws before it has begun. */
export async function packThrowingShell({ site }: { site: string }): Promise<Package> {
  const target = await openTarget(site)
  const { record } = only((await readVersions(target, SHELL)).filter(({ isLive }) => isLive))
  const dist = path.join(site, 'throwing')
  for (const { path: file } of record.files.filter((one) => !/\.(br|gz)$/.test(one.path))) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true })
    copyFileSync(path.join(site, SHELL, record.version, file), path.join(dist, file))
  }
  writeFileSync(path.join(dist, record.release.url), "throw new Error('This shell does not start')")
  return packShell(dist, TESTER, path.join(ROOT, SHELL))
}

/** Removes all but the newest five versions, as if two months had passed. */
export async function pruneOld(site: string, name: string): Promise<string[]> {
  const now = new Date(Date.now() + 60 * DAY)
  return pruneVersions(await openTarget(site), name, { ...TESTER, now })
}

/** The entry of a remote that a site serves now. A new release is served after its first pages are rendered. */
export async function servedRelease(origin: string, name: string): Promise<RemoteRelease | undefined> {
  const answer = await fetch(`${origin}/registry.json`)
  return liveRelease(parseRegistry(await answer.text()), name)
}

function only<Item>(items: Item[]): Item {
  const [item] = items
  if (!item || items.length !== 1) throw new Error(`There are ${items.length} live versions`)
  return item
}
