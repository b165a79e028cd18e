import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../sites/freePort.ts'
import { type Engine, overJson, type Tab } from './tab.ts'

/** What WebKit says of every page of the site, because it does not know these: it ignores them. */
const UNKNOWN = /directive 'manifest-src'\.$|Viewport argument key "interactive-widget" not recognized/

/** What it says of a request that begins while its page is left. Where another origin refuses one, a line before says so. */
const OF_LEAVING = /Fetch API cannot load \S+ due to access control checks\.$/

/** Opens windows of WebKitGTK on a screen of their own, each with a driver: classic WebDriver, one session a driver. */
export async function startWebkit(driver: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x6000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  // also where a run is cut short
  process.once('exit', () => screen.kill())
  const [number] = await once(screen.stdout, 'data')
  const env = { DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' }
  return {
    openTab: (before) => openTab(driver, env, before),
    close: () => end(screen),
  }
}

async function openTab(driver: string, env: Record<string, string>, before?: string): Promise<Tab> {
  const port = await freePort()
  const server = spawn(driver, ['-p', String(port)], { stdio: 'ignore', env: { ...process.env, ...env } })
  const ask = askAt(`http://127.0.0.1:${port}`)
  await listening(ask)
  const folder = mkdtempSync(path.join(tmpdir(), 'sprouts-webkit-'))
  const { sessionId } = await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: launcher(folder, before), args: [] } },
    },
  })
  const session = `/session/${sessionId}`
  return {
    async goTo(url) {
      await ask('POST', `${session}/url`, { url })
    },
    async run(code, ...given) {
      const script = `const done = arguments[1]
        ;(${overJson(code)})(arguments[0]).then((text) => done({ text }), (error) => done({ error: String(error) }))`
      const { text, error } = await ask('POST', `${session}/execute/async`, {
        script,
        args: [JSON.stringify(given)],
      })
      if (error) throw new Error(error)
      return JSON.parse(text)
    },
    async act(actions) {
      await ask('POST', `${session}/actions`, { actions })
    },
    async resize(width, height) {
      await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width, height })
    },
    async picture() {
      return Buffer.from(await ask('GET', `${session}/screenshot`), 'base64')
    },
    messages: () =>
      readFileSync(path.join(folder, 'console'), 'utf8')
        .split('\n')
        .filter(
          (line) => /CONSOLE \w* ?(ERROR|WARN)/.test(line) && !UNKNOWN.test(line) && !OF_LEAVING.test(line),
        ),
    async close() {
      await ask('DELETE', session)
      await end(server)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Writes a program that opens the window, because the driver can neither set the browser's folder nor return its output. */
function launcher(folder: string, before?: string): string {
  const file = path.join(folder, 'open')
  const script = path.join(folder, 'before.js')
  if (before) writeFileSync(script, before)
  const window = path.join(import.meta.dirname, 'window.py')
  // by lines: the rest would be lost when the page is closed. Which of the two has the console depends on the version
  const command = `exec stdbuf -oL '${window}' '${folder}' ${before ? `'${script}'` : ''}`
  writeFileSync(file, `#!/bin/sh\n${command} >'${folder}/console' 2>&1\n`)
  chmodSync(file, 0o755)
  return file
}

// biome-ignore lint/suspicious/noExplicitAny: each command answers with a shape of its own (w3.org/TR/webdriver2)
type Ask = (method: string, path: string, body?: object) => Promise<any>

const askAt =
  (origin: string): Ask =>
  async (method, path, body) => {
    const answer = await fetch(origin + path, { method, body: body && JSON.stringify(body) })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${value.error} ${value.message}`)
    return value
  }

async function listening(ask: Ask): Promise<void> {
  for (let tries = 100; ; tries -= 1) {
    try {
      await ask('GET', '/status')
      return
    } catch (error) {
      if (tries === 0) throw error
      await setTimeout(100)
    }
  }
}

async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit')
  if (program.kill()) await ended
}
