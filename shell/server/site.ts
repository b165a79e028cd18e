import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { chooseReleases } from 'federation/choice'
import { missingFrom, parseRegistry, type Registry, SHELL } from 'federation/registry'
import { OWN_PAGES, routes } from '../src/composition/applications.ts'

/** What is live: the public part of the registry, and the shell's HTML template. */
export type LiveSite = { registry: Registry; template: string }

type SiteOptions = {
  /** The folder with the releases, or with the copy of a bucket. */
  folder: string
  /** Where to keep the last good registry for the next start. */
  lastGood?: string
  /** Throws if no document can be made from the release. */
  check(site: LiveSite): void
}

/** The names that a site must contain: the shell, and every remote that owns a route. */
export const neededNames: string[] = [
  SHELL,
  ...new Set(routes.map(({ application }) => application).filter((name) => name !== OWN_PAGES)),
]

/**
 * Returns a function that reads what is live, and reads it again when the registry has changed. If the registry cannot
 * be read or lacks a remote that the routes need, the last good one stays, in memory and on disk.
 */
export function createSiteReader({ folder, lastGood, check }: SiteOptions): () => LiveSite {
  const registryFile = path.join(folder, 'registry.json')

  function read(file: string): LiveSite {
    const text = readFileSync(file, 'utf8')
    const registry = chooseReleases(parseRegistry(text))
    const missing = missingFrom(registry, neededNames)
    if (missing.length > 0)
      throw new Error(`The registry has no ${missing.join(', ')}, which the routes need`)
    const version = registry.microFrontends[SHELL]?.[0]?.metadata.version ?? ''
    const template = readFileSync(path.join(folder, 'shell', version, 'index.html'), 'utf8')
    const site = { registry, template }
    check(site)
    if (lastGood && file !== lastGood) keep(text, lastGood)
    return site
  }

  function start(): LiveSite {
    try {
      return read(registryFile)
    } catch (error) {
      if (!lastGood || !existsSync(lastGood)) throw error
      console.error('The release cannot be read, the last good one is served:', error)
      return read(lastGood)
    }
  }

  if (!existsSync(registryFile) && !(lastGood && existsSync(lastGood)))
    throw new Error(`${registryFile} is missing: build and release the site first (npm start does)`)
  let stamp = stampOf(registryFile)
  let live = start()
  return () => {
    const latest = stampOf(registryFile)
    if (latest !== stamp) {
      stamp = latest
      try {
        live = read(registryFile)
      } catch (error) {
        console.error('The new release cannot be read, the last good one stays:', error)
      }
    }
    return live
  }
}

/**
 * Returns the path of a file of the shell, below the site's folder: in the live version, or in the earlier version
 * that an open tab still uses.
 */
export function findShellFile(folder: string, { registry }: LiveSite, pathname: string): string {
  const live = registry.microFrontends[SHELL]?.[0]?.metadata.version ?? ''
  const place = (version: string) => `/shell/${version}${pathname}`
  // the file server decodes the path and rejects a bad one
  if (/[%\\]|\.\./.test(pathname) || existsSync(folder + place(live))) return place(live)
  const earlier = readdirSync(path.join(folder, 'shell')).find((version) =>
    existsSync(folder + place(version)),
  )
  return place(earlier ?? live)
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
