import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { CDPSession } from '@playwright/test'
import { findBrowser } from '../../runners/browser.ts'

/** How a visitor's device and line are. Latency is a round trip in ms; a screen is in CSS pixels. */
export type Profile = {
  screen: { width: number; height: number; density: number }
  line?: { cpu: number; bitsPerSecond: number; latency: number }
}

/** A page as a visitor has it. A function runs in the page, so it sees nothing from outside but its argument. */
type VisitorPage = {
  /** Runs a function at the start of each document. */
  onStart<Value>(run: (value: Value) => void, value: Value): Promise<void>
  /** Opens an address, and waits until the document has loaded and no request was on its way for half a second. */
  open(url: string): Promise<void>
  /** The document as it came, before any script changed it. */
  readDocument(): Promise<string>
  evaluate<Value, Result>(run: (value: Value) => Result | Promise<Result>, value: Value): Promise<Result>
  /** What the function returns once it is no longer undefined; undefined after so many ms. */
  until<Result>(look: () => Result | undefined, timeout: number): Promise<Result | undefined>
}

export type Visitor = {
  /** Uses a page of a browser profile that has nothing in its caches. */
  visit<Result>(profile: Profile, use: (page: VisitorPage) => Promise<Result>): Promise<Result>
  stop(): Promise<void>
}

/** How often a page is asked whether what is awaited is there, in ms. */
const POLLING = 100

/**
 * Starts a Chromium in which no debugger listens. Playwright's pages have one (`Runtime.enable`), and for it V8 looks up the
 * line of each function below a new Error: React makes four while it loads, and then the whole script of the shell is parsed
 * again. That is half of its evaluation, which no visitor has.
 */
export async function startVisitor(): Promise<Visitor> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sprouts-visitor-'))
  try {
    return await startIn(folder)
  } catch (error) {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    throw error
  }
}

async function startIn(folder: string): Promise<Visitor> {
  const own = [`--user-data-dir=${folder}`, '--remote-debugging-port=0']
  const quiet = ['--no-first-run', '--disable-background-networking', '--disable-component-update']
  const browser = spawn(
    findBrowser(),
    ['--headless', '--no-sandbox', '--disable-quic', ...quiet, ...own, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(browser, 'exit')
  const connection = await connect(await addressIn(browser.stderr))
  // Chromium stops when nobody reads what it prints
  browser.stderr.resume()
  return {
    async visit(profile, use) {
      const { browserContextId } = await connection.send('Target.createBrowserContext')
      try {
        const tab = await connection.send('Target.createTarget', { url: 'about:blank', browserContextId })
        const target = { targetId: tab.targetId, flatten: true }
        const { sessionId } = await connection.send('Target.attachToTarget', target)
        return await use(await preparePage(connection.session(sessionId), profile))
      } finally {
        await connection.send('Target.disposeBrowserContext', { browserContextId })
      }
    },
    async stop() {
      // it may end before it answers
      connection.send('Browser.close').catch(() => {})
      await ended
      connection.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The address that Chromium prints when it listens. Throws an error if it ends before. */
async function addressIn(output: Readable): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [address] = /ws:\/\/\S+/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('Chromium has ended before it was ready.')
}

/** Chrome's protocol, https://chromedevtools.github.io/devtools-protocol/, for one tab or the browser. */
type Session = {
  send: CDPSession['send']
  event(method: string, isIt: (params: object) => boolean): Promise<object>
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const answers = new EventEmitter()
  const events = new EventEmitter()
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, sessionId, result, error } = JSON.parse(String(data))
    if (id) answers.emit(String(id), result, error)
    else events.emit(`${sessionId ?? ''} ${method}`, params)
  })
  // whoever waits for an answer or an event gets this error
  socket.addEventListener('close', () => {
    for (const waiting of [answers, events])
      if (waiting.listenerCount('error') > 0) waiting.emit('error', new Error('Chromium has ended.'))
  })
  let last = 0
  function session(sessionId?: string): Session {
    const send = async (method: string, params: object = {}) => {
      if (socket.readyState !== WebSocket.OPEN) throw new Error('Chromium has ended.')
      const id = ++last
      const answered = once(answers, String(id))
      socket.send(JSON.stringify({ id, method, params, sessionId }))
      const [result, error] = await answered
      if (error) throw new Error(`${method}: ${error.message}`)
      return result
    }
    return {
      // Playwright's type has the parameters and the answer of each command
      send: send as CDPSession['send'],
      async event(method, isIt) {
        for await (const [params] of EventEmitter.on(events, `${sessionId ?? ''} ${method}`))
          if (isIt(params)) return params
        throw new Error(`${method} did not come`)
      },
    }
  }
  return { ...session(), session, close: () => socket.close() }
}

async function preparePage({ send, event }: Session, { screen, line }: Profile): Promise<VisitorPage> {
  const { width, height, density } = screen
  await send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: density,
    mobile: false,
  })
  await send('Page.enable')
  await send('Page.setLifecycleEventsEnabled', { enabled: true })
  await send('Network.enable')
  if (line) {
    const { cpu, latency, bitsPerSecond } = line
    const throughput = { downloadThroughput: bitsPerSecond / 8, uploadThroughput: bitsPerSecond / 8 }
    await send('Emulation.setCPUThrottlingRate', { rate: cpu })
    await send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput })
  }
  let opened = ''
  const evaluate: VisitorPage['evaluate'] = async (run, value) => {
    const expression = callOf(run, value)
    const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description)
    return answer.result.value
  }
  return {
    evaluate,
    async onStart(run, value) {
      await send('Page.addScriptToEvaluateOnNewDocument', { source: callOf(run, value) })
    },
    async open(url) {
      const isOf = (name: string) => (params: object) =>
        Reflect.get(params, 'name') === name && Reflect.get(params, 'loaderId') === opened
      const idle = event('Page.lifecycleEvent', isOf('networkIdle'))
      // an address that cannot be opened has its own error
      idle.catch(() => {})
      const { loaderId = '', errorText } = await send('Page.navigate', { url })
      if (errorText) throw new Error(`${url}: ${errorText}`)
      opened = loaderId
      await idle
    },
    async readDocument() {
      // the request of a document has the id of its loader
      const { body } = await send('Network.getResponseBody', { requestId: opened })
      return body
    },
    async until(look, timeout) {
      const end = performance.now() + timeout
      while (performance.now() < end) {
        const found = await evaluate(look, undefined)
        if (found !== undefined) return found
        await new Promise((resolve) => setTimeout(resolve, POLLING))
      }
    },
  }
}

function callOf<Value>(run: (value: Value) => unknown, value: Value): string {
  return `(${run})(${JSON.stringify(value)})`
}
