import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../sites/freePort.ts'
import { inNewFolder } from '../sites/inNewFolder.ts'
import { overJson, type Tab } from './tab.ts'

type Way = {
  driver: string
  /** What the driver calls its browser. */
  name: 'webkitgtk' | 'wpe'
  env: Record<string, string>
  /** The command that opens a window, whose data are in this folder. */
  command: (folder: string) => string
}

/** Opens a window with a driver of its own: classic WebDriver, one session a driver. */
export function openWindow({ driver, name, env, command }: Way): Promise<Tab> {
  return inNewFolder('webkit', async (folder) => {
    const port = await freePort()
    const server = spawn(driver, ['-p', String(port)], { stdio: 'ignore', env: { ...process.env, ...env } })
    try {
      const ask = askAt(`http://127.0.0.1:${port}`)
      await Promise.race([listening(ask), hasEnded(server, driver)])
      const binary = launcher(folder, command(folder))
      const capabilities = { alwaysMatch: { [`${name}:browserOptions`]: { binary, args: [] } } }
      const { sessionId } = await ask('POST', '/session', { capabilities })
      return tabOf(ask, `/session/${sessionId}`, { folder, server })
    } catch (error) {
      await end(server)
      throw error
    }
  })
}

/** Rejects when a program has ended, or cannot be started. */
async function hasEnded(program: ChildProcess, name: string): Promise<never> {
  await once(program, 'exit')
  throw new Error(`${name} has ended before it was ready`)
}

type Place = { folder: string; server: ChildProcess }

function tabOf(ask: Ask, session: string, { folder, server }: Place): Tab {
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
        .filter((line) => /CONSOLE \w* ?(ERROR|WARN)/.test(line)),
    async close() {
      await ask('DELETE', session)
      await end(server)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Writes a program that opens the window, because the driver can neither set the browser's folder nor return its output. */
function launcher(folder: string, command: string): string {
  const file = path.join(folder, 'open')
  // by lines: the rest would be lost when the page is closed. Which of the two has the console depends on the version
  writeFileSync(file, `#!/bin/sh\nexec stdbuf -oL ${command} >'${folder}/console' 2>&1\n`)
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

/** Ends a program, and waits for it. */
export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  if (program.kill()) await ended
}
