import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { SITE } from 'federation/packages'
import { openTarget } from 'federation/release'
import { inNewFolder } from './inNewFolder.ts'

/** A copy of the real site, served by a gateway in a process of its own. */
export function startCanarySite() {
  return inNewFolder('canary', async (site) => {
    cpSync(SITE, site, { recursive: true })
    const file = path.join(import.meta.dirname, 'gatewayProcess.ts')
    // the channel ends it together with this process
    const child = spawn(process.execPath, [file, site, process.env.BACKEND_ORIGIN ?? ''], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const ended = once(child, 'exit')
    let output = ''
    const port = await new Promise<string>((resolve, reject) => {
      const read = (bytes: Buffer) => {
        output += bytes
        const [, first] = /^(\d+)\n/.exec(output) ?? []
        if (first) resolve(first)
      }
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', read)
      child.on('exit', () => reject(new Error(`The gateway has ended: ${output}`)))
    })
    return {
      site,
      target: await openTarget(site),
      origin: `http://localhost:${port}`,
      output: () => output,
      async stop() {
        child.kill()
        await ended
        rmSync(site, { recursive: true, force: true })
      },
    }
  })
}

export type CanarySite = Awaited<ReturnType<typeof startCanarySite>>

/** A visitor in a bucket. `versionsOf` lists the versions of a remote whose scripts the visitor has asked for. */
export async function openVisitor(browser: Browser, { origin }: CanarySite, bucket: number) {
  const context = await browser.newContext({ baseURL: origin })
  await context.addCookies([{ name: 'sprouts-bucket', value: String(bucket), url: origin }])
  const page = await context.newPage()
  const mixed: string[] = []
  const asked = new Map<string, Set<string>>()
  let current = ''
  // requests are counted by document: the old one may still send some while the next one loads
  const ofDocuments = new Map<string, Map<string, string>>()
  const browsing = await context.newCDPSession(page)
  browsing.on('Network.requestWillBeSent', ({ loaderId, request, type, requestId }) => {
    if (type === 'Document' && requestId === loaderId) current = loaderId
    const [, name = '', version = ''] =
      /^\/remotes\/([^/]+)\/([^/]+)\//.exec(new URL(request.url).pathname) ?? []
    if (!name) return
    asked.set(name, (asked.get(name) ?? new Set()).add(version))
    const ofDocument = ofDocuments.get(loaderId) ?? new Map<string, string>()
    ofDocuments.set(loaderId, ofDocument)
    const first = ofDocument.get(name) ?? version
    ofDocument.set(name, first)
    if (first !== version) mixed.push(`${name}: ${first} and ${version} at ${page.url()}`)
  })
  await browsing.send('Network.enable')
  return {
    page,
    /** The remotes of which a document asked for two versions. */
    mixed,
    /** The versions that the current document asked for: remote -> version. */
    current: () => Object.fromEntries(ofDocuments.get(current) ?? []),
    versionsOf: (name: string) => [...(asked.get(name) ?? [])],
    close: () => context.close(),
  }
}

/** The version of a remote in the document of a page. */
export const versionInDocument = (page: Page, name: string): Promise<string> =>
  page.evaluate(
    (remote) =>
      JSON.parse(document.getElementById('registry')?.textContent ?? '').microFrontends[remote][0].metadata
        .version,
    name,
  )
