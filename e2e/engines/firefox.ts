import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inNewFolder } from '../sites/inNewFolder.ts'
import { type Engine, overJson, type Tab } from './tab.ts'
import { end } from './webdriver.ts'

/** Nothing is asked of the network by the browser itself, and nothing moves. */
const SETTINGS = {
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.blockedURIs.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'signon.rememberSignons': false,
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
  // a bar beside the page would take 12 px of a phone's width
  'ui.useOverlayScrollbars': 1,
}

/** Firefox compares a script that it stops loading, because the page is left, with its digest: it has no bytes. */
const NOTHING = createHash('sha384').digest('base64')

type Listener = (params: Record<string, unknown>) => void

/** Starts a Firefox, which speaks WebDriver BiDi itself. */
export function startFirefox(binary: string): Promise<Engine> {
  return inNewFolder('firefox', (profile) => startIn(profile, binary))
}

async function startIn(profile: string, binary: string): Promise<Engine> {
  const settings = Object.entries(SETTINGS).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(path.join(profile, 'user.js'), settings.join('\n'))
  const firefox = spawn(
    binary,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  // also where a run is cut short
  process.once('exit', () => firefox.kill())
  const { ask, listen } = await openSession(firefox).catch(async (error: unknown) => {
    await end(firefox)
    throw error
  })

  async function openTab(before?: string): Promise<Tab> {
    // cookies and storage of its own
    const { userContext } = await ask('browser.createUserContext', {})
    const { context } = await ask('browsingContext.create', { type: 'tab', userContext })
    if (before)
      await ask('script.addPreloadScript', {
        functionDeclaration: `() => { ${before} }`,
        contexts: [context],
      })
    const messages: string[] = []
    listen('log.entryAdded', ({ level, text, source }) => {
      if ((source as { context?: string }).context !== context) return
      const isOfLeaving = String(text).includes(NOTHING)
      if (['error', 'warn'].includes(String(level)) && !isOfLeaving) messages.push(String(text))
    })
    return {
      async goTo(url) {
        await ask('browsingContext.navigate', { context, url, wait: 'complete' })
      },
      async run(code, ...given) {
        const answer = await ask('script.callFunction', {
          functionDeclaration: overJson(code),
          arguments: [{ type: 'string', value: JSON.stringify(given) }],
          target: { context },
          awaitPromise: true,
          userActivation: true,
        })
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
        return JSON.parse(answer.result.value)
      },
      async act(actions) {
        await ask('input.performActions', { context, actions })
      },
      async resize(width, height) {
        await ask('browsingContext.setViewport', {
          context,
          viewport: { width, height },
          devicePixelRatio: 1,
        })
      },
      async picture() {
        const { data } = await ask('browsingContext.captureScreenshot', { context })
        return Buffer.from(data, 'base64')
      },
      messages: () => messages,
      async close() {
        await ask('browser.removeUserContext', { userContext })
      },
    }
  }

  return {
    openTab,
    async close() {
      await end(firefox)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function openSession(firefox: ChildProcess) {
  const session = await connect(await addressOf(firefox))
  await session.ask('session.new', { capabilities: {} })
  await session.ask('session.subscribe', { events: ['log.entryAdded'] })
  return session
}

async function addressOf(firefox: ChildProcess): Promise<string> {
  let said = ''
  for await (const part of firefox.stderr ?? []) {
    said += part
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? []
    if (address) {
      // a full pipe would stop the browser
      firefox.stderr?.resume()
      return `${address}/session`
    }
  }
  throw new Error(`Firefox did not start: ${said}`)
}

/** A connection of WebDriver BiDi: questions with their answers, and events. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  // biome-ignore lint/suspicious/noExplicitAny: each method answers with a shape of its own (w3.org/TR/webdriver-bidi)
  type Answer = any
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  const listeners: { event: string; hear: Listener }[] = []
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, type, method, params, result, message } = JSON.parse(data)
    if (type === 'event') {
      for (const { event, hear } of listeners) if (event === method) hear(params)
    } else if (type === 'success') waiting.get(id)?.resolve(result)
    else waiting.get(id)?.reject(new Error(message))
    waiting.delete(id)
  })
  // also one that cannot be opened: nothing else would answer those who wait
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer.reject(new Error('Firefox has ended'))
    waiting.clear()
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`Firefox cannot be reached at ${address}`)))
  })
  return {
    ask(method: string, params: object): Promise<Answer> {
      last += 1
      const answer = Promise.withResolvers<Answer>()
      if (socket.readyState !== WebSocket.OPEN) answer.reject(new Error('Firefox has ended'))
      waiting.set(last, answer)
      socket.send(JSON.stringify({ id: last, method, params }))
      return answer.promise
    },
    listen: (event: string, hear: Listener) => listeners.push({ event, hear }),
  }
}
