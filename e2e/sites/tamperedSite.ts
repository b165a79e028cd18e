import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { SITE } from 'federation/packages'
import { liveRelease, parseRegistry, type RemoteRelease } from 'federation/registry'
import { inNewFolder } from './inNewFolder.ts'
import { serveFolder } from './serveFolder.ts'

/** What a tampered script does first, so that a test can tell whether it was run. */
const MARK = 'globalThis.wasTampered = true;'

export const wasTampered = (page: Page) => page.evaluate(() => 'wasTampered' in globalThis)

export type SiteFiles = ReturnType<typeof filesOf>

/** What is released in the folder of a site. */
export function filesOf(site: string) {
  const { microFrontends } = parseRegistry(readFileSync(path.join(site, 'registry.json'), 'utf8'))

  function fileOf(url: string): string {
    const shell = microFrontends.shell?.[0]?.metadata.version ?? ''
    return path.join(site, url.startsWith('/assets/') ? `shell/${shell}${url}` : url)
  }

  function release(name: string): RemoteRelease {
    const found = liveRelease({ schema: '', microFrontends }, name)
    if (!found) throw new Error(`The site has no ${name}`)
    return found
  }

  const scriptsOf = (name: string) => Object.keys(release(name).extras.integrity)

  return {
    fileOf,
    /** The files of the scripts of a version whose name has this in it. */
    scripts: (name: string, version: string, part: string) => {
      const folder = path.join(site, 'remotes', name, version)
      return readdirSync(folder)
        .filter((file) => file.includes(part))
        .map((file) => path.join(folder, file))
    },
    release,
    /** The address of the one script of a release whose name has this in it. */
    script: (name: string, part: string) => only(scriptsOf(name).filter((url) => url.includes(part))),
    /** The same by a text that the script shows. */
    scriptThatSays: (name: string, text: string) =>
      // the worker has an address of its own
      only(
        scriptsOf(name).filter(
          (url) => url !== '/worker.js' && readFileSync(fileOf(url), 'utf8').includes(text),
        ),
      ),
  }
}

/** A copy of the real site on a port of its own, whose files can be changed. */
export function startCopiedSite(backend?: string) {
  return inNewFolder('tampered', (site) => serveCopy(site, backend))
}

async function serveCopy(site: string, backend?: string) {
  cpSync(SITE, site, { recursive: true })
  const files = filesOf(site)

  function change(url: string, edit: (bytes: Buffer) => Buffer) {
    const file = files.fileOf(url)
    writeFileSync(file, edit(readFileSync(file)))
    // the gateway would answer with a compressed copy, which is as it was
    for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true })
  }

  return {
    ...(await serveFolder(site, backend)),
    ...files,
    folder: site,
    tamper: (url: string) => change(url, (bytes) => Buffer.concat([Buffer.from(MARK), bytes])),
    /** Turns the case of one letter of a text in the script: it would still run. */
    flipOneBit: (url: string) =>
      change(url, (bytes) => {
        const at = bytes.toString('latin1').search(/(?<=["'`])[a-z]{4,}["'`]/)
        if (at < 0) throw new Error(`${url} has no text`)
        const copy = Buffer.from(bytes)
        copy.writeUInt8(copy.readUInt8(at) ^ 0x20, at)
        return copy
      }),
    /** Writes a registry in which the files of a remote come from another origin, with their right digests. */
    moveTo(name: string, origin: string) {
      const file = path.join(site, 'registry.json')
      const moved = readFileSync(file, 'utf8').replaceAll(`"/remotes/${name}/`, `"${origin}/remotes/${name}/`)
      writeFileSync(`${file}.new`, moved)
      renameSync(`${file}.new`, file)
    },
  }
}

/** Serves the scripts of a site on another origin, to every site. `asked` has the paths of its requests. */
export async function startForeignServer(folder: string) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
    response.end(readFileSync(path.join(folder, request.url ?? '')))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server listens on no port')
  return { origin: `http://127.0.0.1:${address.port}`, asked, stop: () => server.close() }
}

function only(found: string[]): string {
  if (found.length !== 1) throw new Error(`There are ${found.length} such scripts: ${found.join(', ')}`)
  return String(found[0])
}

/** Edits every document before the browser reads it, with the policy that belongs to it. */
export async function editDocuments(
  page: Page,
  { edit, headers = (all) => all }: { edit(html: string): string; headers?(all: Headers): Headers },
): Promise<void> {
  await page.route(
    (url) => !path.extname(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      const html = await response.text()
      const edited = edit(html)
      const policy = response.headers()['content-security-policy'] ?? ''
      const allowed = policy.replace(hashOf(importMapOf(html)), hashOf(importMapOf(edited)))
      const all = headers({ ...response.headers(), 'content-security-policy': allowed })
      await route.fulfill({ response, body: edited, headers: all })
    },
  )
}

type Headers = Record<string, string>

const importMapOf = (html: string) => /<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? ''

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A document without the digest of a script: not in the import map, and no preload of it. */
export function withoutDigest(html: string, url: string): string {
  const map = JSON.parse(importMapOf(html))
  for (const address of Object.keys(map.integrity)) {
    if (address.replace(/\?.*/, '') === url) delete map.integrity[address]
  }
  return html
    .replace(importMapOf(html), () => JSON.stringify(map))
    .replaceAll(new RegExp(`<link rel="modulepreload" href="${url}"[^>]*>`, 'g'), '')
}
