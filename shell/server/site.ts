import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BUCKETS, chooseReleases, explainMisfits, firstBuckets, runOfCanary } from 'federation/choice'
import {
  foreignUrls,
  liveRelease,
  missingFrom,
  parseServedRegistry,
  type Registry,
  SHELL,
} from 'federation/registry'
import { folderOf, ReleaseError, TEMPLATE } from 'federation/release'
import { sha384 } from 'federation/sha384'
import { withoutCanary } from 'federation/shares'
import { OWN_PAGES, routes } from '../src/composition/applications.ts'

/** What a visitor gets: one version of each name, and the HTML template of that version of the shell. */
export type LiveSite = {
  /** As it was read, with what is not public. */
  whole: Registry
  registry: Registry
  template: string
}

/** Everything that is served now. */
export type Site = {
  /** The whole registry, which is not public, without the canaries that this gateway has ended. */
  registry: Registry
  /** Whether some visitors get another version than others. */
  hasCanary: boolean
  /** Stands for the versions that are live: the same on every gateway that has them, also while a canary runs. */
  release: string
  /** One for each set of versions, first that of the lowest buckets, last the one without any canary. */
  variants: LiveSite[]
  /** What the visitors of a bucket get. Without a bucket: what is live. */
  variantOf(bucket?: number): LiveSite
}

type SiteOptions = {
  /** The folder with the releases, or with the copy of a bucket. */
  folder: string
  /** Where to keep the last good registry for the next start. */
  lastGood?: string
  /** Throws if no document can be made from the release. */
  check(site: LiveSite): void
  /** Prepares a new release before visitors get it. Returns undefined if nothing has to be waited for. Never rejects. */
  warm?(site: Site): Promise<unknown> | undefined
}

/** The names that a site must contain: the shell, and every remote that owns a route. */
export const neededNames: string[] = [
  SHELL,
  ...new Set(routes.map(({ application }) => application).filter((name) => name !== OWN_PAGES)),
]

/** When a registry that could not be read is read again, in milliseconds. */
const READ_AGAIN = 1_000

export type SiteReader = {
  /** Returns what is live, and reads it again if the registry has changed. */
  read(): Site
  /** Ends the canary of a name in memory, until the registry says that it has ended or was started again. */
  endCanary(name: string): void
}

/**
 * Reads what is live. If a new registry cannot be read or lacks a remote that the routes need, the last good one stays,
 * in memory and on disk.
 */
export function createSiteReader({ folder, lastGood, check, warm }: SiteOptions): SiteReader {
  const registryFile = path.join(folder, 'registry.json')
  /** Name -> the run of the canary that this gateway has ended. */
  const ended = new Map<string, string>()
  /** What was read last, also with the canaries that have ended here. */
  let found: Registry
  const sayOnce = createNotes()

  function variant(registry: Registry, bucket: number): LiveSite {
    const chosen = chooseReleases(registry, bucket)
    const bytes = readFileSync(path.join(folder, folderOf(SHELL, shellVersion(chosen)), TEMPLATE))
    const site = { whole: registry, registry: chosen, template: checkedTemplate(chosen, bytes) }
    check(site)
    return site
  }

  function read(file: string): Site {
    const text = readFileSync(file, 'utf8')
    const registry = registryIn(text, file)
    const site = siteOf(withoutEnded(registry))
    found = registry
    if (lastGood && file !== lastGood) keep(text, lastGood)
    sayOnce(explainMisfits(registry))
    return site
  }

  function withoutEnded(registry: Registry): Registry {
    let left = registry
    for (const [name, run] of ended)
      if (runOfCanary(registry, name) === run) left = withoutCanary(left, name)
      else ended.delete(name)
    return left
  }

  function siteOf(registry: Registry): Site {
    const starts = firstBuckets(registry)
    const variants = starts.map((bucket) => variant(registry, bucket))
    return {
      registry,
      hasCanary: variants.length > 1,
      release: sha384(JSON.stringify(versionsOf(chooseReleases(registry)))),
      variants,
      variantOf: (bucket = BUCKETS) =>
        // the first bucket is 0, so there always is one
        variants[starts.findLastIndex((start) => start <= bucket)] as LiveSite,
    }
  }

  function start(): Site {
    try {
      return read(registryFile)
    } catch (error) {
      if (!lastGood || !existsSync(lastGood)) throw error
      console.error('The release cannot be read, the last good one is served:', tellable(error))
      failure = { reason: String(error), at: Date.now() }
      return read(lastGood)
    }
  }

  if (!existsSync(registryFile) && !(lastGood && existsSync(lastGood)))
    throw new Error(`${registryFile} is missing: build and release the site first (npm start does)`)
  /** Why the registry could not be read, and when. */
  let failure: { reason: string; at: number } | undefined
  let stamp = stampOf(registryFile)
  let live = start()
  /** The release that is being prepared. */
  let coming: Site | undefined

  /** Visitors get a new release when its first pages are ready; a still newer one replaces it. */
  function switchTo(site: Site): void {
    const warming = warm?.(site)
    coming = warming && site
    if (!warming) live = site
    void warming?.then(() => {
      if (coming !== site) return
      live = site
      coming = undefined
    })
  }

  return {
    read() {
      // a clock that was set back must not put it off
      const isDue = failure && Math.abs(Date.now() - failure.at) >= READ_AGAIN
      try {
        const latest = stampOf(registryFile)
        if (latest === stamp && !isDue) return live
        stamp = latest
        switchTo(read(registryFile))
        failure = undefined
      } catch (error) {
        const reason = String(error)
        if (failure?.reason !== reason)
          console.error('The new release cannot be read, the last good one stays:', tellable(error))
        // its files may come after it
        failure = { reason, at: Date.now() }
      }
      return live
    },
    endCanary(name) {
      const run = runOfCanary(live.registry, name)
      if (run) ended.set(name, run)
      live = siteOf(withoutEnded(found))
      coming = undefined
    },
  }
}

/** The registry in a file's text. Throws an error that names the file if no site can be served from it. */
function registryIn(text: string, file: string): Registry {
  try {
    const registry = parseServedRegistry(text)
    const missing = missingFrom(registry, neededNames)
    if (missing.length > 0)
      throw new Error(`The registry has no ${missing.join(', ')}, which the routes need`)
    const [foreign] = foreignUrls(registry)
    if (foreign) throw new Error(`The registry names ${foreign}, which is of another site`)
    return registry
  } catch (cause) {
    const { message } = cause as Error // nothing here throws another kind
    throw new ReleaseError(`${file} is no registry to serve: ${message}. Put back a good one`, { cause })
  }
}

/** One line where the release or the disk is at fault. Any other error is shown whole. */
const tellable = (error: unknown) =>
  error instanceof ReleaseError || (error instanceof Error && 'syscall' in error) ? error.message : error

/**
 * The text of the shell's document. The page's policy admits the scripts that it contains, so it must be the one that was
 * released. A shell from before it had a digest is taken as it is, until one is released again.
 */
export function checkedTemplate(registry: Registry, bytes: Buffer): string {
  const shell = liveRelease(registry, SHELL)
  const digest = shell?.extras.template
  if (digest && sha384(bytes) !== digest)
    throw new ReleaseError(
      `The document of the shell ${shell.metadata.version} has other bytes than were released`,
    )
  return bytes.toString()
}

/** Name and version of a registry with one version of each name. */
const versionsOf = ({ microFrontends }: Registry) =>
  Object.entries(microFrontends).map(([name, [release]]) => [name, release?.metadata.version])

/** The shell's version of a registry with one version of each name. */
export const shellVersion = (chosen: Registry) => chosen.microFrontends[SHELL]?.[0]?.metadata.version ?? ''

/** Returns a function that logs those sentences that were not in its last call. */
function createNotes() {
  let last: string[] = []
  return (sentences: string[]) => {
    for (const sentence of sentences) if (!last.includes(sentence)) console.warn(sentence)
    last = sentences
  }
}

/** Differs after every release, because each replaces the file with a new one. */
function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.mtimeMs} ${found.ino}` : ''
}

/** An error of the disk must not stop the site. */
function keep(text: string, file: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, text)
    renameSync(`${file}.new`, file)
  } catch (error) {
    console.error('The registry could not be kept for the next start:', error)
  }
}
