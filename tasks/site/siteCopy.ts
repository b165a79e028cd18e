import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { liveRelease, type Registry, SHELL } from 'federation/registry'
import { sha384 } from 'federation/sha384'
import { readDocument } from 'shell/readDocument'
import { makeFolder } from 'supabase/folder'
import { SettingError } from './readers.ts'
import type { Settings } from './settings.ts'

/** How often to look for a new release of the site, in milliseconds. */
const EVERY = 10_000
const TIMEOUT = 10_000

export type SiteCopy = {
  /** The configuration of the site, as its documents contain it. */
  config: ReturnType<typeof readDocument>['config']
  /** Copies one file of the site into the folder. Returns whether it is there now. */
  fetchFile(key: string): Promise<boolean>
}

/**
 * Keeps a copy of a running site in a folder, so that a gateway of this machine can serve it with one part replaced. It
 * reads what every visitor can read: a document, and files when a browser asks for them. A script is kept only
 * if it matches its digest. Throws a SettingError if the address has no such site.
 */
export async function copySite(origin: Settings['origin'], folder: string): Promise<SiteCopy> {
  let registry: Registry

  async function sync() {
    const found = await readSite(origin)
    const shell = liveRelease(found.registry, SHELL)?.metadata.version ?? ''
    write(path.join(folder, 'shell', shell, 'index.html'), found.template)
    const text = JSON.stringify(found.registry)
    const file = path.join(folder, 'registry.json')
    if (readIf(file) !== text) write(file, text)
    registry = found.registry
    return { config: found.config, shell }
  }

  async function fetchFile(key: string): Promise<boolean> {
    const response = await get(`${origin}/${key}`)
    if (!response.ok) return false
    const bytes = Buffer.from(await response.arrayBuffer())
    const digest = digestOf(registry, `/${key}`)
    if (digest && digest !== sha384(bytes)) return false
    const shell = liveRelease(registry, SHELL)?.metadata.version ?? ''
    write(path.join(folder, key.startsWith('remotes/') ? key : `shell/${shell}/${key}`), bytes)
    return true
  }

  const { config } = await sync()
  await fetchFile('favicon.svg')
  setInterval(() => void sync().catch((error) => console.error(error.message)), EVERY).unref()
  return { config, fetchFile }
}

async function readSite(origin: string): Promise<ReturnType<typeof readDocument>> {
  const html = await get(`${origin}/`).then(
    (response) => response.text(),
    () => {
      throw new SettingError(`--site: ${origin} does not answer.`)
    },
  )
  try {
    return readDocument(html)
  } catch {
    throw new SettingError(`--site: ${origin} is no site of this project.`)
  }
}

const get = (url: string) => fetch(url, { signal: AbortSignal.timeout(TIMEOUT) })

function digestOf({ microFrontends }: Registry, url: string): string | undefined {
  return Object.values(microFrontends)
    .flat()
    .map(({ extras }) => extras.integrity[url])
    .find(Boolean)
}

/** Whole or not at all: the gateway serves what is there, and asks for it never again. */
function write(file: string, body: string | Buffer): void {
  const draft = `${file}.${randomUUID()}`
  makeFolder(path.dirname(file))
  try {
    writeFileSync(draft, body)
    renameSync(draft, file)
  } catch (error) {
    // the disk may be full
    rmSync(draft, { force: true })
    throw error
  }
}

function readIf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
