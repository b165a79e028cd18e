import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { Socket } from 'node:net'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { RenderRequest } from 'federation/server'
import { sha384 } from 'federation/sha384'
import { HEAP_GROWTH } from './heapGrowth.ts'
import type { Asked, SentPage, Start, Told } from './renderProcess.ts'

/** How long a process may take to load its files, in milliseconds. */
const START_LIMIT = 10_000
/** How long a page may take. Its visitor gets the document without a page much earlier. */
const PAGE_LIMIT = 5_000
/** How often a process is checked for silence and memory, in milliseconds. */
const LOOK = 100
/** A process that is silent in this many checks in a row is stuck. Checks are counted, not time, because they may be late. */
const MOST_SILENT = 10
/** A process that has said so often that it is alive, before its files were loaded, waits for something in them. */
const MOST_BEATS = 5
/** The memory that a process may have, in bytes: all of it, and the objects of JavaScript in it. */
const MOST_MEMORY = 400 * 1024 * 1024
const HEAP_MB = 192
/** Room for the objects of a few pages. Nearly all of them die with their page, so V8 need not move them to the old heap. */
const NURSERY_MB = 32
/** How many pages it renders at once. Further requests get the document without a page. */
const MOST_PAGES = 24
/** After this many failures in a row it gets no request for REST milliseconds. */
const MOST_FAILURES = 5
const REST = 10_000

type Bundle = { file: string; integrity: string }

export type RendererOptions = Omit<Start, 'kind' | 'shellFile' | 'remoteFile'> & {
  shell: Bundle
  remote: Bundle
  /** Milliseconds since any moment, which never go back. */
  now?(): number
}

/** A process with its pages. A new one takes its place when it ends. */
type Running = {
  child: ChildProcess
  ready: Promise<void>
  pages: Map<number, { resolve(page: SentPage): void; reject(error: Error): void }>
}

const program = path.join(import.meta.dirname, 'renderProcess.ts')

/**
 * Renders pages with one version of the shell and one of a remote, in a process of its own. A crash, a hang or a full
 * memory ends that process only; the next page starts another.
 *
 * | state             | event                                                             | next state                   |
 * | ----------------- | ----------------------------------------------------------------- | ---------------------------- |
 * | none              | a page is requested                                               | starting                     |
 * | starting          | it has loaded its files                                           | running                      |
 * | starting          | its files wait for something for 1 s, or it takes 10 s to start   | none; its pages reject       |
 * | starting, running | it ends, is silent for 1 s, or holds 400 MB                       | none; its pages reject       |
 * | running           | a page is requested while it renders 24                           | running; the page rejects    |
 * | any               | five pages in a row reject                                        | resting for 10 s: all reject |
 * | any               | `stop`                                                            | none                         |
 */
export function createRenderer({ shell, remote, now = () => performance.now(), ...given }: RendererOptions) {
  let running: Running | undefined
  let lastId = 0
  let failures = 0
  let restsUntil = 0
  let lastError: unknown

  function start(): Running {
    const [shellFile, remoteFile] = [verified(shell), verified(remote)]
    const child = fork(program, {
      execArgv: [
        `--max-old-space-size=${HEAP_MB}`,
        `--max-semi-space-size=${NURSERY_MB}`,
        HEAP_GROWTH,
        '--permission',
        ...[program, shellFile, remoteFile].map((file) => `--allow-fs-read=${file}`),
        // newer versions of Node ask for it
        ...(process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : []),
        '--no-warnings',
      ],
      env: { NODE_ENV: 'production', TZ: 'Australia/Sydney' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // a page has 200 kB of text, which JSON would escape and read again
      serialization: 'advanced',
    })
    const lastWords = keepLastWords(child.stderr)
    const pages: Running['pages'] = new Map()
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
    ready.catch(() => {})
    let hasBegun = false
    let isReady = false
    let beats = 0
    let reason = 'it has ended'
    const end = (why: string) => {
      reason = why
      child.kill('SIGKILL')
    }
    let silent = 0
    const limit = setTimeout(() => end('it did not start'), START_LIMIT)
    const watch = setInterval(() => {
      silent++
      if (hasBegun && silent > MOST_SILENT) end('it was stuck')
      else if (memoryOf(child) > MOST_MEMORY) end('it used too much memory')
    }, LOOK)
    child.on('message', (told: Told) => {
      silent = 0
      hasBegun = true
      if (told.kind === 'ready') {
        isReady = true
        clearTimeout(limit)
        resolve()
      } else if (told.kind === 'alive') {
        if (told.memory > MOST_MEMORY) end('it used too much memory')
        else if (!isReady && ++beats > MOST_BEATS) end('it did not load its files')
      } else if (told.kind === 'page') pages.get(told.id)?.resolve(told.page)
      else if (told.id !== undefined) pages.get(told.id)?.reject(new Error(told.reason))
      else end(told.reason)
    })
    child.once('error', (error) => end(error.message))
    child.once('close', () => {
      clearTimeout(limit)
      clearInterval(watch)
      running = undefined
      const error = new Error(`The renderer is gone: ${reason}${lastWords()}`)
      reject(error)
      for (const page of pages.values()) page.reject(error)
    })
    // the gateway may end while it runs; then it ends itself
    child.unref()
    child.channel?.unref()
    limit.unref()
    watch.unref()
    send(child, { kind: 'start', shellFile, remoteFile, ...given })
    return { child, ready, pages }
  }

  async function ask(request: RenderRequest): Promise<SentPage> {
    running ??= start()
    const { child, ready, pages } = running
    const id = ++lastId
    const page = new Promise<SentPage>((resolve, reject) => pages.set(id, { resolve, reject }))
    page.catch(() => {})
    const late = setTimeout(() => {
      send(child, { kind: 'abort', id })
      pages.get(id)?.reject(new Error('The page took too long'))
    }, PAGE_LIMIT)
    try {
      // a page that was given up while the process started is not rendered
      await Promise.race([ready, page])
      send(child, { kind: 'render', id, request })
      return await page
    } finally {
      clearTimeout(late)
      pages.delete(id)
    }
  }

  return {
    /** Rejects when the page cannot be had now. */
    async render(request: RenderRequest): Promise<SentPage> {
      if (now() < restsUntil) throw new Error('The renderer rests after failures')
      if (running && running.pages.size >= MOST_PAGES)
        throw new Error('The renderer has too many pages at once')
      try {
        const page = await ask(request)
        failures = 0
        return page
      } catch (error) {
        // the end of a process rejects all its pages with one error
        if (error !== lastError) failures++
        lastError = error
        if (failures >= MOST_FAILURES) {
          failures = 0
          restsUntil = now() + REST
        }
        throw error
      }
    },

    /** Ends the process. Pages that it renders now reject. */
    stop(): void {
      running?.child.kill('SIGKILL')
    },

    /** The id of the process, if there is one. */
    pid: () => running?.child.pid,
    /** Its memory as the system counts it, in bytes. */
    memory: () => (running ? memoryOf(running.child) : 0),
  }
}

export type Renderer = ReturnType<typeof createRenderer>

/**
 * The real path of a bundle: a process may read what it is allowed by its real path only. Throws an error if the file is
 * not what was released.
 */
function verified({ file, integrity }: Bundle): string {
  if (sha384(readFileSync(file)) !== integrity) throw new Error(`${file} is not what was released`)
  return realpathSync(file)
}

function send(child: ChildProcess, asked: Asked): void {
  // a process that is ending takes no messages; its end is told by `close`
  if (child.connected) child.send(asked, () => {})
}

/** Returns a function with the error that a process has written before its end; empty if there is none. */
function keepLastWords(stream: Readable | null): () => string {
  let text = ''
  stream?.on('data', (bytes: Buffer) => {
    text = (text + bytes).slice(-8_000)
  })
  // it must not keep this process alive
  if (stream instanceof Socket) stream.unref()
  return () => {
    const [error] = /^(FATAL ERROR|\w*Error): .*/m.exec(text) ?? []
    return error ? ` (${error})` : ''
  }
}

/** The memory of a process as the system counts it, in bytes; 0 where the system does not say it. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return 0
  }
}
