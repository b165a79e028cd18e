import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { after, afterEach, beforeEach, describe, test } from 'node:test'
import { CONTRACT } from '../src/contract.ts'
import { bucketTarget } from './bucketTarget.ts'
import { type Mirror, startMirror } from './mirror.ts'
import { openTarget } from './openTarget.ts'
import { packRemote, packShell } from './pack.ts'
import { readRegistry } from './pointer.ts'
import { releasePackage } from './release.ts'
import type { Target } from './target.ts'
import { brokenScripts, liveVersion, source, writeBuild, writeShellBuild } from './testing/builds.ts'
import { startS3Server } from './testing/s3Server.ts'

const server = await startS3Server()
Object.assign(process.env, server.env)
after(() => server.stop())

let folder = ''
let count = 0
let bucket: Target
let errors: unknown[] = []
const opened: Mirror[] = []
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mirror-'))
  bucket = await openTarget(await server.place(`mirrored-${++count}`))
  errors = []
  await release('one')
  const shell = await packShell(writeShellBuild(path.join(folder, 'shell')), source, folder)
  await releasePackage(shell, { target: bucket })
})
afterEach(() => {
  for (const mirror of opened.splice(0)) mirror.stop()
  server.failWith = undefined
  server.isHanging = false
  rmSync(folder, { recursive: true, force: true })
})

const packLists = (app: string) =>
  packRemote('lists', writeBuild(path.join(folder, 'dist'), { 'app.1.js': app }), source)

async function release(app: string): Promise<string> {
  const made = await packLists(app)
  await releasePackage(made, { target: bucket })
  return made.record.version
}

const copyFolder = () => path.join(folder, 'copy')
const copy = () => openTarget(copyFolder())
const live = async () => liveVersion((await readRegistry(await copy())).registry, 'lists')
// its own check is an hour away, so only the tests start checks
async function open() {
  const mirror = await startMirror(bucket, {
    folder: copyFolder(),
    needed: ['shell', 'lists'],
    every: 3_600_000,
    onError: (error) => errors.push(error),
  })
  opened.push(mirror)
  return mirror
}

describe('the copy of a bucket', () => {
  test('has what is live, whole, and follows a release', async () => {
    const mirror = await open()
    const target = await copy()
    assert.deepEqual(await brokenScripts(target, (await readRegistry(target)).registry), [])
    const second = await release('two')
    await mirror.sync()
    assert.equal(await live(), second)
    assert.deepEqual(await brokenScripts(target, (await readRegistry(target)).registry), [])
    const shell = liveVersion((await readRegistry(target)).registry, 'shell')
    assert.ok(await target.read(`shell/${shell}/index.html`))
  })

  test('stays as it is while the bucket cannot be reached, and serves a start without it', async () => {
    const first = await copyOnce()
    server.failWith = 503
    const mirror = await open()
    assert.equal(await live(), first)
    assert.equal(errors.length, 1)
    await assert.rejects(mirror.sync())
    server.failWith = undefined
    const second = await release('two')
    await mirror.sync()
    assert.equal(await live(), second)
  })

  test('serves a start also while the bucket takes requests and answers none', {
    timeout: 30_000,
  }, async () => {
    const first = await copyOnce()
    bucket = bucketTarget(bucket.name, 20)
    server.isHanging = true
    await open()
    assert.equal(await live(), first)
    assert.match(String(errors[0]), /failed: TimeoutError/)
  })

  test('does not follow to a version with a file that has other bytes, or to a registry that lacks a remote', async () => {
    const first = await copyOnce()
    const mirror = await open()
    const second = await release('two')
    const key = `remotes/lists/${second}/app.1.js`
    const right = await bucket.read(key)
    await bucket.write(key, Buffer.from('tWo'))
    await assert.rejects(mirror.sync(), { message: /app\.1\.js is missing or has other bytes/ })
    assert.equal(await live(), first)
    await bucket.write(key, right?.body ?? Buffer.alloc(0))

    const { registry } = await readRegistry(bucket)
    const { shell: _, ...others } = registry.microFrontends
    const text = JSON.stringify({ ...registry, microFrontends: others })
    await bucket.write('registry.json', Buffer.from(text))
    await assert.rejects(mirror.sync(), { message: /has no shell/ })
    assert.equal(await live(), first)

    await bucket.write('registry.json', Buffer.from(JSON.stringify(registry)))
    await mirror.sync()
    assert.equal(await live(), second)
  })

  test('gets a file of an earlier version when a tab asks for it, and nothing else', async () => {
    const first = liveVersion((await readRegistry(bucket)).registry, 'lists')
    await release('two')
    const mirror = await open()
    const target = await copy()
    const key = `remotes/lists/${first}/app.1.js`
    assert.equal(await target.read(key), undefined)
    assert.equal(await mirror.fetchFile(key), true)
    assert.equal((await target.read(key))?.body.toString(), 'one')
    for (const ending of ['.br', '.gz']) assert.ok(await target.read(key + ending))
    assert.equal(await mirror.fetchFile('assets/page.1.js'), true)
    for (const wrong of ['remotes/lists/0/app.1.js', 'registry.json', '../x', `${key}/../x`, ''])
      assert.equal(await mirror.fetchFile(wrong), false, wrong)
  })

  test('gets a version that is newer than its last check: another gateway may serve it already', async () => {
    const mirror = await open()
    const version = await release('two')
    const keys = ['app.1.js', 'remoteEntry.1.js'].map((file) => `remotes/lists/${version}/${file}`)
    assert.deepEqual(await Promise.all(keys.map(mirror.fetchFile)), [true, true])
    assert.equal((await (await copy()).read(keys[0] ?? ''))?.body.toString(), 'two')
  })

  test('gets a version to be tried out also where somebody has asked for it before it was there', async () => {
    const mirror = await open()
    const made = await packLists('tried out')
    const key = `remotes/lists/${made.record.version}/app.1.js`
    assert.equal(await mirror.fetchFile(key), false)
    await releasePackage(made, { target: bucket, traffic: 0 })
    assert.equal(await mirror.fetchFile(key), false)
    await mirror.sync()
    assert.equal(await mirror.fetchFile(key), true)
  })

  test('looks for ten unknown versions between two checks, and for each of them once', async () => {
    const read = watchReads()
    const mirror = await open()
    read.length = 0
    for (const number of [...Array(20).keys(), ...Array(20).keys()])
      assert.equal(await mirror.fetchFile(`remotes/lists/none${number}/app.1.js`), false)
    assert.equal(read.length, 10)
  })

  test('looks for a newer shell once between two checks, whatever scripts are asked for', async () => {
    const read = watchReads()
    const mirror = await open()
    read.length = 0
    const scripts = [...Array(20).keys()].map((number) => `assets/none${number}.js`)
    for (const script of scripts) assert.equal(await mirror.fetchFile(script), false)
    assert.deepEqual(await Promise.all(scripts.map(mirror.fetchFile)), Array(20).fill(false))
    assert.deepEqual(read, ['registry.json'])
  })

  test('writes the record of a version once, whatever is asked for', async () => {
    const mirror = await open()
    const version = await release('two')
    const ask = (file: string) => mirror.fetchFile(`remotes/lists/${version}/${file}`)
    assert.equal(await ask('nothing-0.js'), false)
    const record = path.join(copyFolder(), `remotes/lists/${version}/release.json`)
    const { mtimeNs } = statSync(record, { bigint: true })
    for (let number = 1; number < 20; number++) assert.equal(await ask(`nothing-${number}.js`), false)
    assert.equal(statSync(record, { bigint: true }).mtimeNs, mtimeNs)
  })

  test('loses what the bucket no longer has, and what a killed process left half written', async () => {
    const first = liveVersion((await readRegistry(bucket)).registry, 'lists')
    mkdirSync(path.join(copyFolder(), '.pending'), { recursive: true })
    const { pid } = spawnSync(process.execPath, ['--version'])
    const draft = path.join(
      copyFolder(),
      '.pending',
      `${hostname().replace(/[^\w.]/g, '_')}~${pid}~1~draft-1`,
    )
    writeFileSync(draft, 'half')
    const mirror = await open()
    assert.equal(existsSync(draft), false)
    const target = await copy()
    assert.ok((await target.list(`remotes/lists/${first}/`)).length > 0)
    for (const key of await bucket.list(`remotes/lists/${first}/`)) await bucket.remove(key)
    const second = await release('two')
    await mirror.sync()
    assert.deepEqual(await target.list(`remotes/lists/${first}/`), [])
    assert.deepEqual(await target.list('remotes/'), await bucket.list('remotes/'))
    assert.equal(await live(), second)
  })

  test('loses nothing where the bucket lists nothing, and follows as soon as it does', async () => {
    const first = liveVersion((await readRegistry(bucket)).registry, 'lists')
    const { list } = bucket
    let hasNoList = false
    bucket = { ...bucket, list: (start) => (hasNoList ? Promise.resolve([]) : list(start)) }
    const mirror = await open()
    const target = await copy()
    const before = await target.list('shell/')
    const second = await release('two')
    hasNoList = true
    await assert.rejects(mirror.sync(), { message: /^The list of .* lacks / })
    assert.equal(await live(), first)
    assert.deepEqual(await brokenScripts(target, (await readRegistry(target)).registry), [])
    assert.deepEqual(await target.list('shell/'), before)
    hasNoList = false
    await mirror.sync()
    assert.equal(await live(), second)
    assert.deepEqual(await brokenScripts(target, (await readRegistry(target)).registry), [])
  })

  test('has what the visitors of a canary of the shell get, also an earlier version of a remote', async () => {
    const shared = { target: bucket, isForced: true }
    const made = async (app: string, contract: number) => {
      const dist = writeBuild(path.join(folder, 'dist'), { 'app.1.js': app })
      const remote = await packRemote('lists', dist, source)
      remote.record.release.extras.contract = contract
      await releasePackage(remote, shared)
      return `remotes/lists/${remote.record.version}/app.1.js`
    }
    const earlier = await made('for the next shell', CONTRACT + 1)
    const now = await made('for this shell', CONTRACT)
    const shell = await packShell(writeShellBuild(path.join(folder, 'shell'), 'next'), source, folder)
    shell.record.release.extras.contract = CONTRACT + 1
    await releasePackage(shell, { ...shared, traffic: 10 })
    await open()
    const target = await copy()
    for (const key of [earlier, now]) assert.ok(await target.read(key), key)
  })

  test('cannot be made where the bucket is empty', async () => {
    bucket = await openTarget(await server.place('empty'))
    await assert.rejects(open(), { message: /has no registry\.json/ })
  })
})

/** The keys that are read from the bucket from now on. */
function watchReads(): string[] {
  const keys: string[] = []
  const { read } = bucket
  bucket = {
    ...bucket,
    read(key) {
      keys.push(key)
      return read(key)
    },
  }
  return keys
}

/** Makes the first copy. Returns what is live in it. */
async function copyOnce() {
  const mirror = await open()
  mirror.stop()
  return live()
}
