import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { ROOT } from 'federation/packages'
import { createSite } from '../../shell/server/testing/testSite.ts'

const place = mkdtempSync(path.join(tmpdir(), 'export-task-'))
after(() => rmSync(place, { recursive: true }))
const to = path.join(place, 'out')

const COMPLETE = {
  RELEASE_TARGET: path.join(place, 'target'),
  SUPABASE_URL: 'http://127.0.0.1:1',
  SUPABASE_PUBLISHABLE_KEY: 'public-key',
  PUBLIC_ORIGIN: 'https://sprouts.test',
  SUPPORT_EMAIL: 'team@sprouts.test',
}

/** The command as a person types it. An empty setting is one that is missing, also where a file .env has it. */
function run(
  args: string[],
  changes: Record<string, string> = {},
): Promise<{ code: unknown; text: string; error: string }> {
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [path.join(ROOT, 'tasks/release/export.ts'), ...args],
      { env: { ...process.env, ...COMPLETE, ...changes }, cwd: tmpdir() },
      (error, text, stderr) => resolve({ code: error ? error.code : 0, text, error: stderr }),
    ),
  )
}

const damaged = path.join(place, 'damaged')
writeFileSync(path.join(place, 'letter.txt'), 'mine')
mkdirSync(damaged)
writeFileSync(path.join(damaged, 'registry.json'), '{')

test('an export to where nothing can be written ends with one line', async () => {
  const { site, remove } = await createSite()
  after(remove)
  const { code, error } = await run(['/proc/out'], { RELEASE_TARGET: site })
  assert.equal(code, 1)
  assert.match(
    error,
    /^The export to \/proc\/out has failed: ENOENT: [^\n]*mkdtemp '\/proc\/out\.new-\w+'\n$/,
  )
})

test('an export to a folder whose name nginx would misread ends with one line, and leaves nothing', async () => {
  const { site, remove } = await createSite()
  after(remove)
  const around = path.join(place, 'around')
  const { code, error } = await run([path.join(around, 'for $5')], { RELEASE_TARGET: site })
  assert.equal(code, 1)
  assert.match(error, /^nginx would read signs of \S+\/for \$5\/public as its own [^\n]+ another name\.\n$/)
  assert.deepEqual(readdirSync(around), [])
})

test('an export with a wrong key says in one line which address has refused it, and what to set', async (t) => {
  const { site, remove } = await createSite()
  const backend = createServer((_, response) => response.writeHead(401).end()).listen(0, '127.0.0.1')
  t.after(() => {
    remove()
    backend.close()
  })
  await once(backend, 'listening')
  const url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  const { code, text, error } = await run([path.join(place, 'keyless')], {
    RELEASE_TARGET: site,
    SUPABASE_URL: url,
  })
  assert.deepEqual([code, error], [0, ''])
  assert.equal(
    text.split('\n')[0],
    `The export has no sitemap, because of ${url} (Listings answered 401: SUPABASE_PUBLISHABLE_KEY is no key of this backend).`,
  )
})

test('an export that is ended by Ctrl-C leaves nothing', async (t) => {
  const { site, remove } = await createSite()
  // the export has begun to write when it asks for the sitemap, and waits
  const backend = createServer(() => child.kill('SIGINT')).listen(0, '127.0.0.1')
  t.after(() => {
    remove()
    backend.closeAllConnections()
    backend.close()
  })
  await once(backend, 'listening')
  const { port } = backend.address() as AddressInfo
  const env = { ...COMPLETE, RELEASE_TARGET: site, SUPABASE_URL: `http://127.0.0.1:${port}` }
  const child = spawn(process.execPath, [path.join(ROOT, 'tasks/release/export.ts'), to], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  assert.deepEqual(await once(child, 'exit'), [1, null])
  assert.deepEqual(
    readdirSync(place).filter((name) => name.startsWith('out')),
    [],
  )
})

for (const [what, args, changes, message] of [
  ['without a folder', [], {}, /^Usage: npm run export -- DIR$/],
  ['with two folders', ['one', 'two'], {}, /^Usage: npm run export -- DIR$/],
  ['with an unknown option', [to, '--fast'], {}, /^Unknown option '--fast'\. Usage: npm run export -- DIR$/],
  [
    'without a backend',
    [to],
    { SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: '' },
    /^SUPABASE_URL is missing: the exported documents contain it\./,
  ],
  ['with half a backend', [to], { SUPABASE_URL: '' }, /^SUPABASE_URL is missing: set it beside/],
  [
    'with a secret key',
    [to],
    { SUPABASE_PUBLISHABLE_KEY: 'sb_secret_1' },
    /^SUPABASE_PUBLISHABLE_KEY is a secret/,
  ],
  [
    'with an address as its target',
    [to],
    { RELEASE_TARGET: 'http://x/y' },
    /^RELEASE_TARGET=.* is no target/,
  ],
  ['of a damaged registry', [to], { RELEASE_TARGET: damaged }, /\/damaged\/registry\.json is damaged: /],
  ['without its own address', [to], { PUBLIC_ORIGIN: '' }, /^PUBLIC_ORIGIN is missing/],
  ['without a release', [to], {}, /^.*target has no release of shell, .*: release the site first\.$/],
  [
    "into somebody's folder",
    [place],
    {},
    /^.* is not empty and no export: name a new folder, or empty this one\.$/,
  ],
] as [string, string[], Record<string, string>, RegExp][]) {
  test(`an export ${what} ends with one line`, async () => {
    const { code, error } = await run(args, changes)
    assert.equal(code, 1)
    assert.match(error.trim(), message)
    assert.equal(error.trim().split('\n').length, 1)
    assert.ok(!existsSync(to))
  })
}
