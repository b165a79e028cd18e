import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  createRsbuild,
  defaultAllowedOrigins,
  loadConfig,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildPluginAPI,
} from '@rsbuild/core'
import { readRemote } from '../release/pack.ts'
import { RECORD_FILE, type ReleaseRecord } from '../release/record.ts'
import { ROOT } from './packages.ts'

type WatchOptions = {
  /** The registered name. */
  name: string
  port: number
  /** Called after each build. */
  onBuilt(built: { duration: number; hasFailed: boolean }): void
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/**
 * Builds one remote as for a release, again after each edit, and serves it on this machine: its files, release.json with
 * their digests, and `/changes`, an event stream that says when there is something new. So it runs inside a released
 * shell, with every check that a release has. Resolves after the first build that succeeds.
 *
 * A development build would not run there: the shell has the production build of React, which lacks `jsxDEV`.
 */
export async function watchRemote({ name, port, onBuilt }: WatchOptions): Promise<void> {
  // the remotes' configuration reads it
  process.env.NODE_ENV = 'production'
  const cwd = path.join(ROOT, `mfe-${name}`)
  const dist = mkdtempSync(path.join(tmpdir(), 'sprouts-dev-'))
  process.once('exit', () => rmSync(dist, { recursive: true, force: true }))
  const origin = `http://localhost:${port}`
  const files = new Map<string, Buffer>()
  const tabs = new Set<ServerResponse>()
  let record = ''

  const tell = (event: string) => {
    for (const tab of tabs) tab.write(`event: ${event}\ndata:\n\n`)
  }

  function read(): void {
    const built = readRemote(name, dist, cwd, () => `${origin}/`)
    // files of earlier builds stay: a page that is open still loads them
    for (const [file, bytes] of built.files) files.set(file, bytes)
    const now: Pick<ReleaseRecord, 'name' | 'version' | 'files' | 'release'> = {
      name,
      version: built.version,
      files: [],
      release: built.release,
    }
    record = JSON.stringify(now)
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin)
    const from = request.headers.origin ?? ''
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    response.setHeader('cache-control', 'no-cache')
    // only pages of this machine may read the source
    if (defaultAllowedOrigins.test(from)) response.setHeader('access-control-allow-origin', from)
    const file = pathname.slice(1)
    if (file === 'changes') return openStream(response, tabs)
    const body = file === RECORD_FILE ? record : files.get(file)
    const type = file === RECORD_FILE ? 'application/json' : TYPES[path.extname(file)]
    if (!body || !type) return response.writeHead(404).end('Not found')
    response.writeHead(200, { 'content-type': type }).end(body)
  })
  await listen(server, port)

  await new Promise<void>((resolve, reject) => {
    let started = performance.now()
    void buildOnEachEdit(cwd, dist, {
      onStart() {
        started = performance.now()
      },
      onEnd(hasFailed) {
        const duration = performance.now() - started
        if (!hasFailed) read()
        onBuilt({ duration, hasFailed })
        tell(hasFailed ? 'failed' : 'built')
        if (!hasFailed) resolve()
      },
    }).catch(reject)
  })
}

async function buildOnEachEdit(
  cwd: string,
  dist: string,
  { onStart, onEnd }: { onStart(): void; onEnd(hasFailed: boolean): void },
): Promise<void> {
  const { content } = await loadConfig({ cwd })
  const ours: RsbuildConfig = {
    mode: 'production',
    logLevel: 'error',
    output: { distPath: { root: dist }, minify: false, sourceMap: { js: 'inline-source-map' } },
    // the folder has the files of one build: each door is found by its name
    tools: { rspack: { output: { clean: true } } },
    plugins: [
      {
        name: 'watched-remote',
        setup(api: RsbuildPluginAPI) {
          api.onBeforeBuild(onStart)
          api.onAfterBuild(({ stats }) => onEnd(stats?.hasErrors() ?? true))
        },
      },
    ],
  }
  const rsbuild = await createRsbuild({ cwd, config: mergeRsbuildConfig(content, ours) })
  await rsbuild.build({ watch: true })
}

function openStream(response: ServerResponse, tabs: Set<ServerResponse>): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
  tabs.add(response)
  response.once('close', () => tabs.delete(response))
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => resolve())
  })
}
