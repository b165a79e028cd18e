import { createServer, type Server, type ServerResponse } from 'node:http'
import { defaultAllowedOrigins } from '@rsbuild/core'
import { getMimeType } from 'hono/utils/mime'
import { RECORD_FILE, type ReleaseRecord } from '../release/record.ts'

/** The last build of a remote: its files and its record. */
type Build = Pick<ReleaseRecord, 'name' | 'version' | 'release'> & { files: Map<string, Buffer> }

export type RemoteServer = {
  server: Server
  /** Serves a new build from now on, and tells the pages. */
  show(build: Build): void
  /** Tells the pages that the last edit does not build. They keep what they have. */
  fail(): void
}

/** In bytes. A day of edits has thousands of files, each with its source. */
const MOST = 256 * 1024 * 1024

/**
 * Serves the builds of one remote to pages of this machine: the files, release.json with their digests, and
 * `/changes?runs=VERSION`, an event stream. It says `built` when the page runs another version than the last one, also
 * one that was built before the page asked, and `failed` when the last edit does not build. Of the files of earlier builds
 * the oldest go when all have more than `most` bytes.
 */
export function createRemoteServer({ most = MOST } = {}): RemoteServer {
  const files = new Map<string, Buffer>()
  const pages = new Set<ServerResponse>()
  let version = ''
  let record = ''
  let hasFailed = false

  function openStream(runs: string | null, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    pages.add(response)
    response.once('close', () => pages.delete(response))
    // a page may have been loading while this was built
    if (runs !== version) tell(response, 'built')
    else if (hasFailed) tell(response, 'failed')
  }

  const server = createServer((request, response) => {
    const address = URL.parse(request.url ?? '/', 'http://localhost')
    // such as "//": an error here would end the command
    if (!address) return response.writeHead(404).end('Not found')
    const { pathname, searchParams } = address
    const from = request.headers.origin ?? ''
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    response.setHeader('cache-control', 'no-cache')
    // only pages of this machine may read the source
    if (defaultAllowedOrigins.test(from)) response.setHeader('access-control-allow-origin', from)
    const file = pathname.slice(1)
    if (file === 'changes') return openStream(searchParams.get('runs'), response)
    const body = file === RECORD_FILE ? record : files.get(file)
    const type = file === RECORD_FILE ? 'application/json' : getMimeType(file)
    if (!body || !type) return response.writeHead(404).end('Not found')
    response.writeHead(200, { 'content-type': type }).end(body)
  })

  return {
    server,
    show(build) {
      // files of earlier builds stay: a page that is open still loads them
      for (const [file, bytes] of build.files) {
        files.delete(file)
        files.set(file, bytes)
      }
      let size = [...files.values()].reduce((sum, { length }) => sum + length, 0)
      for (const [file, { length }] of files) {
        if (size <= most || build.files.has(file)) break
        files.delete(file)
        size -= length
      }
      const { name, release } = build
      const now: Pick<ReleaseRecord, 'name' | 'version' | 'files' | 'release'> = {
        name,
        version: build.version,
        files: [],
        release,
      }
      record = JSON.stringify(now)
      version = build.version
      hasFailed = false
      for (const page of pages) tell(page, 'built')
    },
    fail() {
      hasFailed = true
      for (const page of pages) tell(page, 'failed')
    },
  }
}

const tell = (page: ServerResponse, event: 'built' | 'failed') => page.write(`event: ${event}\ndata:\n\n`)
