import { pathToFileURL } from 'node:url'
import type { RenderedPage, RenderRequest, ServerRemote } from 'federation/server'
import type { Page } from '../server/document.ts'
import type { Application } from '../src/composition/applications.ts'
import type { SiteConfig } from '../src/config.ts'

/*
 * The program of a renderer: one process with one version of the shell and one of a remote. It has no secrets, may read
 * only these files, and is thrown away as a whole when it fails (renderer.ts).
 */

/** The first message: what to load. */
export type Start = { kind: 'start'; shellFile: string; remoteFile: string; base: string; config: SiteConfig }
export type Asked =
  | Start
  | { kind: 'render'; id: number; request: RenderRequest }
  | { kind: 'abort'; id: number }
export type Told =
  | { kind: 'ready' }
  | { kind: 'alive'; memory: number }
  | { kind: 'page'; id: number; page: SentPage }
  | { kind: 'failure'; id?: number; reason: string }

/** What is told of a request: a page, or where it has moved to. */
export type SentPage = Exclude<RenderedPage, { kind: 'page' }> | Page

type ShellBuild = {
  shared: object
  start(config: SiteConfig): void
  render(remote: ServerRemote | undefined, request: RenderRequest, signal: AbortSignal): Promise<RenderedPage>
}

/** How often it says that it is alive, in milliseconds. */
const BEAT = 200

/** The shell's own pages, written again: this program may read no other file. */
const OWN_PAGES: Application = 'pages'

const tell = (told: Told) => process.send?.(told)
const running = new Map<number, AbortController>()
let loaded: { shell: ShellBuild; remote: ServerRemote } | undefined

process.on('message', (asked: Asked) => {
  if (asked.kind === 'start') void start(asked)
  else if (asked.kind === 'abort') running.get(asked.id)?.abort()
  else void answer(asked.id, asked.request)
})
// a signal to the whole group ends the gateway, which still needs pages for the requests under way
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
// the gateway has gone
process.on('disconnect', () => process.exit())
const beat = () => tell({ kind: 'alive', memory: process.memoryUsage.rss() })
setInterval(beat, BEAT)
// from now on silence is told from a slow start
beat()

async function start({ shellFile, remoteFile, base, config }: Start): Promise<void> {
  try {
    const shell: ShellBuild = await import(pathToFileURL(shellFile).href)
    Object.assign(globalThis, { SPROUTS: { shared: shell.shared, base } })
    shell.start(config)
    const remote: ServerRemote = await import(pathToFileURL(remoteFile).href)
    loaded = { shell, remote }
    tell({ kind: 'ready' })
  } catch (error) {
    tell({ kind: 'failure', reason: reasonOf(error) })
  }
}

async function answer(id: number, request: RenderRequest): Promise<void> {
  const controller = new AbortController()
  running.set(id, controller)
  try {
    if (!loaded) throw new Error('It has not started')
    const { application } = request
    const remote = !application || application === OWN_PAGES ? undefined : loaded.remote
    const page = await loaded.shell.render(remote, request, controller.signal)
    tell({ kind: 'page', id, page: page.kind === 'page' ? { ...page, body: Buffer.from(page.body) } : page })
  } catch (error) {
    tell({ kind: 'failure', id, reason: reasonOf(error) })
  } finally {
    running.delete(id)
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
