import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chooseReleases } from 'federation/choice'
import { missingFrom, REGISTRY_URL, SHELL } from 'federation/registry'
import {
  compressedCopies,
  ENDINGS,
  folderOf,
  isText,
  RECORD_FILE,
  ReleaseError,
  readRecord,
  readRegistry,
  type Target,
  TEMPLATE,
} from 'federation/release'
import { sha384 } from 'federation/sha384'
import { foundRoutes, SECURITY_URL, TIME_LIMIT } from '../server/found/foundRoutes.ts'
import { scriptHeaders } from '../server/headers.ts'
import { checkedTemplate, neededNames } from '../server/site.ts'
import { WITHDRAWN, workerHeaders } from '../server/worker.ts'
import type { SiteConfig } from '../src/config.ts'
import { WORKER_URL } from '../src/kept/names.ts'
import { makeDocuments } from './documents.ts'
import { writeHeaders, writeRedirects } from './hostFiles.ts'
import { writeNginx } from './nginx.ts'
import { bringBack, makeDraft, NOTE, putInPlace, removeLeft } from './place.ts'

export { removeOwn } from './place.ts'

type ExportOptions = {
  /** The folder of the releases, or of a copy of the bucket. */
  target: Target & { folder: string }
  config: SiteConfig
  imageHosts: string[]
  /** The folder to write: new, empty, or an earlier export, which it replaces. */
  to: string
  /** Is told what is not as it should be, in one sentence. */
  say?(sentence: string): void
}

export type Exported = {
  /** Name -> version. */
  versions: Record<string, string>
  documents: number
  files: number
}

type Note = Exported & { when: string; versioned: string[] }

/**
 * Writes what is live as a plain static site. `public/` is what visitors see; the configuration of an nginx is next to it.
 * All is written into a folder next to `to`, which is renamed at the end. The files of the export before, which open tabs
 * still need, stay for one export more. What a killed export has left is mended first. Throws a ReleaseError if there is no
 * release or the folder is not its own.
 */
export async function exportSite({ target, config, imageHosts, to, say }: ExportOptions): Promise<Exported> {
  const destination = path.resolve(to)
  bringBack(destination)
  const earlier = await readNote(destination)
  removeLeft(destination, say ?? (() => {}))
  const whole = (await readRegistry(target)).registry
  const missing = missingFrom(whole, neededNames)
  if (missing.length > 0)
    throw new ReleaseError(`${target.name} has no release of ${missing.join(', ')}: release the site first.`)
  const registry = chooseReleases(whole)
  const versions = Object.fromEntries(
    Object.entries(registry.microFrontends).map(([name, [release]]) => [
      name,
      release?.metadata.version ?? '',
    ]),
  )
  const bytes = await readFile(path.join(target.folder, folderOf(SHELL, versions[SHELL] ?? ''), TEMPLATE))
  const live = { whole, registry, template: checkedTemplate(registry, bytes) }
  const documents = await makeDocuments({ site: target.folder, live, config, imageHosts })

  await mkdir(path.dirname(destination), { recursive: true })
  const draft = await makeDraft(destination)
  // only its owner can read a temporary folder, and a web server runs as another user
  await chmod(draft, 0o755)
  const inPublic = (file: string) => path.join(draft, 'public', file)
  try {
    const write = async (file: string, body: Buffer) => {
      await mkdir(path.dirname(inPublic(file)), { recursive: true })
      await writeFile(inPublic(file), body)
    }
    /** A text with its compressed copies. */
    const writeText = async (file: string, text: string) => {
      const body = Buffer.from(text)
      for (const [name, bytes] of [[file, body] as const, ...(await compressedCopies(file, body))])
        await write(name, bytes)
      return file
    }

    const versioned: string[] = []
    for (const [name, version] of Object.entries(versions))
      versioned.push(...(await copyVersion(target, name, version, write)))
    for (const file of earlier?.versioned ?? []) {
      const before = path.join(destination, 'public', file)
      // one that somebody has removed there must not stop every export from now on
      if (existsSync(inPublic(file)) || file.startsWith(WORKER_URL.slice(1)) || !existsSync(before)) continue
      await mkdir(path.dirname(inPublic(file)), { recursive: true })
      await copyFile(before, inPublic(file))
    }
    const files = [
      ...versioned,
      await writeText(REGISTRY_URL.slice(1), JSON.stringify(registry)),
      ...(await writeFound(config, writeText, say)),
      ...(versioned.includes(WORKER_URL.slice(1)) ? [] : [await writeText(WORKER_URL.slice(1), WITHDRAWN)]),
    ].filter((file) => !isCopy(file))
    for (const { file, html } of documents) await writeText(file, html)
    const script = scriptHeaders(config, imageHosts)
    const worker = workerHeaders(config, imageHosts)
    await write('_headers', Buffer.from(writeHeaders(documents, worker)))
    await write('_redirects', Buffer.from(writeRedirects(documents)))

    const root = path.join(destination, 'public')
    const isSecure = config.origin.startsWith('https:')
    const exported: Exported = { versions, documents: documents.length, files: files.length }
    const note: Note = { when: new Date().toISOString(), ...exported, versioned }
    await writeFile(
      path.join(draft, 'nginx.conf'),
      writeNginx({ root, documents, files, isSecure, script, worker }),
    )
    await writeFile(path.join(draft, NOTE), JSON.stringify(note, null, 2))
    await putInPlace(draft, destination)
    return exported
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** The note of an earlier export. Throws a ReleaseError if the folder has anything else in it. */
async function readNote(folder: string): Promise<Note | undefined> {
  const names = await readdir(folder).catch(({ code }: NodeJS.ErrnoException): string[] => {
    if (code === 'ENOENT') return []
    throw new ReleaseError(`${folder} cannot be read as a folder (${code}): name another one.`)
  })
  if (names.length === 0) return undefined
  if (!names.includes(NOTE))
    throw new ReleaseError(`${folder} is not empty and no export: name a new folder, or empty this one.`)
  try {
    return JSON.parse(await readFile(path.join(folder, NOTE), 'utf8')) as Note // written by exportSite from the same type
  } catch (cause) {
    throw new ReleaseError(`${path.join(folder, NOTE)} is damaged: name a new folder, or empty this one.`, {
      cause,
    })
  }
}

const isCopy = (file: string) => Object.values(ENDINGS).some((ending) => file.endsWith(ending))

/** Copies the files of a version that browsers load. Returns their names below the public folder. */
async function copyVersion(
  target: ExportOptions['target'],
  name: string,
  version: string,
  write: (file: string, body: Buffer) => Promise<void>,
): Promise<string[]> {
  const folder = folderOf(name, version)
  const record = await readRecord(target, name, version)
  if (!record) throw new ReleaseError(`${folder + RECORD_FILE} is missing or damaged. Nothing was written.`)
  const files = record.files.filter((file) => !/^index\.html|\.mjs/.test(file.path))
  const names = files.map((file) => file.path)
  const written: string[] = []
  for (const { path: file, integrity } of files) {
    const place = name === SHELL ? file : folder + file
    const body = await readFile(path.join(target.folder, folder, file))
    if (sha384(body) !== integrity)
      throw new ReleaseError(`${folder + file} has other bytes than were released. Nothing was written.`)
    // a version that was released by an earlier pack has fewer copies
    const copies =
      isText(file) && !names.includes(file + ENDINGS.gzip) ? await compressedCopies(place, body) : []
    for (const [copy, bytes] of [[place, body] as const, ...copies]) {
      await write(copy, bytes)
      written.push(copy)
    }
  }
  return written
}

/** Writes robots.txt, whom to tell of a hole, and the sitemap as it is now. Returns their names. */
async function writeFound(
  config: SiteConfig,
  writeText: (file: string, text: string) => Promise<string>,
  say: ExportOptions['say'],
): Promise<string[]> {
  let reason = 'no answer in time'
  const tell = (error: unknown) => {
    reason = reasonOf(error)
  }
  // no front stands in between
  const found = foundRoutes({ config, patience: TIME_LIMIT, tell })
  const security = await found.request(SECURITY_URL)
  const written = security.ok ? [await writeText(SECURITY_URL.slice(1), await security.text())] : []
  const robots = await (await found.request('/robots.txt')).text()
  const answer = await found.request('/sitemap.xml')
  if (!answer.ok) {
    say?.(`The export has no sitemap, because of ${config.backend.url} (${reason}).`)
    return [...written, await writeText('robots.txt', robots.replace(/^Sitemap:.*\n/m, ''))]
  }
  const index = await answer.text()
  written.push(await writeText('robots.txt', robots), await writeText('sitemap.xml', index))
  for (const [, part = ''] of index.matchAll(/<loc>[^<]*(\/sitemap\/[^<]+)<\/loc>/g))
    written.push(await writeText(part.slice(1), await (await found.request(part)).text()))
  return written
}

/** The words of an error, or of its cause: that of a fetch says only that it failed. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as Error // of the fetch, or ours
  const { message, code } = cause as NodeJS.ErrnoException
  // the error of a name with two addresses has no words
  return message || String(code)
}
