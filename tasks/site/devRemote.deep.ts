import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import https from 'node:https'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { ROOT, remoteNames } from 'federation/packages'
import { makeCertificate, skipCertificate } from '../../shell/front/testCertificate.ts'

/* `npm run dev -- lists`, as a process, where something answers already at the port of the site. */

const folder = mkdtempSync(path.join(tmpdir(), 'sprouts-test-dev-'))
after(() => rmSync(folder, { recursive: true }))

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** As many ports in a row as there are remotes. */
async function freePorts(): Promise<number> {
  const first = createServer()
  const start = await listen(first)
  const others = remoteNames.slice(1).map((_, index) => createServer().listen(start + 1 + index, '127.0.0.1'))
  const areFree = await Promise.all(others.map((other) => once(other, 'listening'))).then(
    () => true,
    () => false,
  )
  for (const server of [first, ...others]) server.close()
  return areFree ? start : freePorts()
}

async function develop(site: number, settings: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH, TMPDIR: folder, PORT: String(site), ...settings }
  const REMOTE_PORT = String(await freePorts())
  const child = spawn(process.execPath, [path.join(ROOT, 'tasks/dev.ts'), 'lists'], {
    env: { ...env, REMOTE_PORT },
    // the IPC channel ends it together with this process
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (said += piece))
  return { child, said: () => said }
}

test('a site with a certificate that nobody has signed is joined, and nothing stays after Ctrl-C', {
  skip: skipCertificate,
}, async (context) => {
  const { cert, key, certFile, keyFile } = makeCertificate(folder)
  const files = readdirSync(folder)
  const site = https.createServer({ cert, key }, (_, response) => response.end('<script id="registry">'))
  context.after(() => site.close())
  const port = await listen(site)
  const { child, said } = await develop(port, { TLS_CERT: certFile, TLS_KEY: keyFile })
  child.stdout?.on('data', () => said().includes('Ctrl-C') && child.kill('SIGINT'))

  const [code] = await once(child, 'close')
  assert.ok(
    said().includes(`The site runs already. With this mfe-lists: https://localhost:${port}/?mfe=lists@`),
    said(),
  )
  assert.equal(code, 0)
  assert.deepEqual(readdirSync(folder), files)
})

test('a program that is silent at the port of the site is not waited for', async (context) => {
  const silent = createServer(() => {})
  context.after(() => silent.close())
  const port = await listen(silent)
  const { child, said } = await develop(port)

  const [code] = await once(child, 'close')
  assert.equal(code, 1)
  assert.match(said(), new RegExp(`^Port ${port} is in use: stop the other program, or choose another`, 'm'))
})
