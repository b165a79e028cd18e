import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { startFirefox } from '../../e2e/engines/firefox.ts'
import { openWindow } from '../../e2e/engines/webdriver.ts'

/* Programs that start, and then are no browser. Their folders and processes must be gone, as each test starts one. */

const place = mkdtempSync(path.join(tmpdir(), 'sprouts-test-engines-'))
const { TMPDIR } = process.env
process.env.TMPDIR = path.join(place, 'tmp')
mkdirSync(process.env.TMPDIR)
after(() => {
  process.env.TMPDIR = TMPDIR
  rmSync(place, { recursive: true })
})

/** A program that notes its process. */
function programOf(script: string): string {
  const file = path.join(place, 'program')
  const note = `require('node:fs').writeFileSync('${place}/pid', String(process.pid));`
  writeFileSync(file, `#!${process.execPath}\n${note}${script}`, { mode: 0o755 })
  return file
}

function assertGone() {
  const pid = Number(readFileSync(path.join(place, 'pid'), 'utf8'))
  assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' })
  assert.deepEqual(readdirSync(path.join(place, 'tmp')), [])
}

const window = { name: 'wpe', env: {}, command: () => 'true' } as const

test('a driver that opens no window is ended', async () => {
  const driver = programOf(`
    require('node:http').createServer((request, response) => {
      response.statusCode = request.url === '/status' ? 200 : 500
      response.end('{"value":{"error":"session not created","message":"no display"}}')
    }).listen(Number(process.argv[3]), '127.0.0.1')`)
  await assert.rejects(openWindow({ driver, ...window }), /^Error: session not created no display$/)
  assertGone()
})

test('a driver that ends at once is not waited for', async () => {
  const driver = programOf('process.exit(3)')
  await assert.rejects(
    openWindow({ driver, ...window }),
    /^Error: \S+\/program has ended before it was ready$/,
  )
  assertGone()
})

test('a Firefox that says another address than its own is ended', async () => {
  const binary = programOf(`
    console.error('WebDriver BiDi listening on ws://127.0.0.1:1')
    setInterval(() => {}, 1000)`)
  await assert.rejects(startFirefox(binary), /^Error: Firefox cannot be reached at ws:/)
  assertGone()
})

test('a Firefox that ends at once leaves no profile', async () => {
  await assert.rejects(startFirefox(programOf('process.exit(3)')), /^Error: Firefox did not start/)
  assertGone()
})
