import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, afterEach, describe, mock, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { sha384 } from 'federation/sha384'
import { config } from '../server/testing/testSite.ts'
import { createRenderer, type Renderer } from './renderer.ts'
import type { SentPage } from './renderProcess.ts'
import { remoteBundle, SHELL_BUNDLE } from './testBundles.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'renderer-'))
after(() => rmSync(folder, { recursive: true }))

function bundle(name: string, code: string) {
  const file = path.join(folder, name)
  writeFileSync(file, code)
  return { file, integrity: sha384(code) }
}

const shell = bundle('shell.mjs', SHELL_BUNDLE)
const remote = bundle('remote.mjs', remoteBundle())
/** The time that passes for a page, and for a process that starts, is what a test says. */
const PAGE_LIMIT = 5_000
mock.timers.enable({ apis: ['setTimeout'] })
after(() => mock.timers.reset())

const started: Renderer[] = []
afterEach(() => {
  for (const renderer of started.splice(0)) renderer.stop()
})

function open(changes: Partial<Parameters<typeof createRenderer>[0]> = {}): Renderer {
  const renderer = createRenderer({ shell, remote, base: '/remotes/discover/1/', config, ...changes })
  started.push(renderer)
  return renderer
}

const asked = (search: string) => ({
  application: 'discover',
  version: '1',
  pathname: '/activities',
  search: search && `?search=${encodeURIComponent(search)}`,
  now: 1,
})

const bodyOf = (page: SentPage) => (page.kind === 'page' ? Buffer.from(page.body).toString() : '')

/** The text that the remote has written. */
async function read(renderer: Renderer, search = ''): Promise<string> {
  const page = await renderer.render(asked(search))
  assert.equal(page.kind, 'page')
  return /data-boundary="discover">([^<]*)/.exec(bodyOf(page))?.[1] ?? ''
}

test('a page is rendered with what the shell lends and with the folder of the release', async () => {
  assert.equal(await read(open(), ''), 'by the shell /remotes/discover/1/ first ')
})

test('pages are rendered by one process, and without a remote only the frame', async () => {
  const renderer = open()
  await Promise.all([read(renderer), read(renderer)])
  const { pid } = renderer
  const before = pid()
  const frame = await renderer.render({ pathname: '/login', search: '', now: 1 })
  assert.match(bodyOf(frame), /frame only/)
  assert.equal(pid(), before)
})

describe('a remote', () => {
  for (const [fault, reason] of [
    ['throws', /It is broken/],
    ['exits', /it has ended/],
    ['throws late', /it has ended \(Error: Too late\)/],
    ['loops', /it was stuck/],
    ['fills the heap', /it has ended|it was stuck|too much memory/],
    ['fills buffers', /it was stuck|too much memory/],
    ['fills buffers slowly', /it was stuck|too much memory/],
  ] as const) {
    test(`that ${fault} costs this page only: the next one is rendered`, async () => {
      const renderer = open()
      await assert.rejects(renderer.render(asked(fault)), reason)
      assert.match(await read(renderer), /^by the shell/)
    })
  }

  test('that has used nearly all memory never has much more than 400 MB', async () => {
    const renderer = open()
    await read(renderer)
    let most = 0
    const look = setInterval(() => {
      most = Math.max(most, renderer.memory())
    }, 20)
    await assert.rejects(renderer.render(asked('fills buffers slowly')), /too much memory/)
    clearInterval(look)
    assert.ok(most > 300 * 2 ** 20, `${most} bytes`)
    assert.ok(most < 600 * 2 ** 20, `${most} bytes`)
  })

  for (const fault of ['never settles', 'waits']) {
    test(`that ${fault} is told when nobody waits for its page any more`, async () => {
      const renderer = open()
      await read(renderer)
      const page = renderer.render(asked(fault))
      // until the process was asked
      await turn()
      mock.timers.tick(PAGE_LIMIT)
      await assert.rejects(page, /The page took too long/)
      assert.match(await read(renderer), /^by the shell/)
    })
  }

  test('may read no file but the two, start no program, and finds no secret', async () => {
    const renderer = open()
    await assert.rejects(renderer.render(asked('reads a file')), /ERR_ACCESS_DENIED|restricted/)
    await assert.rejects(renderer.render(asked('starts a program')), /ERR_ACCESS_DENIED|restricted/)
    const names = (await read(renderer, 'tells its environment')).split(',')
    assert.deepEqual(
      names.filter(
        (name) => !['NODE_ENV', 'TZ', 'NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE'].includes(name),
      ),
      [],
    )
  })
})

test('after five failures in a row it rests, and failures between good pages do not add up', async () => {
  const renderer = open()
  for (let turn = 0; turn < 4; turn++) await assert.rejects(renderer.render(asked('throws')))
  await read(renderer)
  for (let turn = 0; turn < 5; turn++) await assert.rejects(renderer.render(asked('throws')), /It is broken/)
  await assert.rejects(renderer.render(asked('')), /rests after failures/)
})

test('it rests for ten seconds; then one good page is enough', async () => {
  const clock = { time: 0 }
  const renderer = open({ now: () => clock.time })
  for (let turn = 0; turn < 5; turn++) await assert.rejects(renderer.render(asked('throws')), /It is broken/)
  clock.time = 9_999
  await assert.rejects(renderer.render(asked('')), /rests after failures/)
  clock.time = 10_000
  assert.match(await read(renderer), /^by the shell/)
  await assert.rejects(renderer.render(asked('throws')), /It is broken/)
  assert.match(await read(renderer), /^by the shell/)
})

test('a process that ends with many pages counts as one failure', async () => {
  const renderer = open()
  await read(renderer)
  const pages = Array.from({ length: 8 }, (_, index) =>
    renderer.render(asked(index === 0 ? 'loops' : 'waits')),
  )
  const ends = await Promise.allSettled(pages)
  assert.ok(ends.every(({ status }) => status === 'rejected'))
  assert.match(await read(renderer), /^by the shell/)
})

test('the 25th page at once is refused, and that is no failure', async () => {
  const renderer = open()
  await read(renderer)
  const pages = Promise.allSettled(Array.from({ length: 24 }, () => renderer.render(asked('waits'))))
  for (let turn = 0; turn < 6; turn++)
    await assert.rejects(renderer.render(asked('')), /too many pages at once/)
  mock.timers.tick(PAGE_LIMIT)
  await pages
})

test('a file that is not what was released is never loaded', async () => {
  for (const changes of [
    { remote: { ...remote, integrity: shell.integrity } },
    { shell: { ...shell, integrity: remote.integrity } },
    { remote: { ...remote, file: path.join(folder, 'missing.mjs') } },
  ]) {
    const renderer = open(changes)
    await assert.rejects(renderer.render(asked('')), /is not what was released|ENOENT/)
    assert.equal(renderer.pid(), undefined)
  }
})

test('a build that cannot be loaded is told with its reason', async () => {
  const broken = bundle('broken.mjs', 'throw new Error("No such thing")')
  await assert.rejects(open({ remote: broken }).render(asked('')), /No such thing/)
})

for (const [what, code, reason] of [
  ['loops', 'for (;;);', /it was stuck/],
  ['waits for ever', 'await new Promise(() => {})', /it did not load its files/],
] as const) {
  test(`a build that ${what} while it is loaded is ended before its page is given up`, async () => {
    const renderer = open({ remote: bundle(`${what}.mjs`, `${code}\n${remoteBundle()}`) })
    await assert.rejects(renderer.render(asked('')), reason)
  })
}

test('a page that was given up while the process started is not rendered', async () => {
  const counting = bundle(
    'counting.mjs',
    "let pages = 0; export const prepare = async () => String(++pages) + ' pages'",
  )
  const renderer = open({ remote: counting })
  const givenUp = renderer.render(asked(''))
  mock.timers.tick(PAGE_LIMIT)
  await assert.rejects(givenUp, /The page took too long/)
  assert.equal(await read(renderer), '1 pages')
})

test('a page that nobody waits for any more is told to stop', async () => {
  const watching = bundle(
    'watching.mjs',
    `let stopped = 0
    export const prepare = ({ search, signal }) =>
      search
        ? new Promise(() => signal.addEventListener('abort', () => stopped++))
        : Promise.resolve(stopped + ' stopped')`,
  )
  const renderer = open({ remote: watching })
  assert.equal(await read(renderer), '0 stopped')
  const page = renderer.render(asked('waits'))
  // until the process was asked
  await turn()
  mock.timers.tick(PAGE_LIMIT)
  await assert.rejects(page, /The page took too long/)
  assert.equal(await read(renderer), '1 stopped')
})
