import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { CONTRACT } from '../src/contract.ts'
import { openTarget } from './openTarget.ts'
import { packShell } from './pack.ts'
import { readLog, readRegistry } from './pointer.ts'
import { releasePackage } from './release.ts'
import type { Target } from './target.ts'
import { brokenScripts, liveVersion, ofContract, source, writeShellBuild } from './testing/builds.ts'
import { openPlaces } from './testing/places.ts'
import { startS3Server } from './testing/s3Server.ts'

const { inFolder, kinds, pack, server } = await openPlaces()

const packTheShell = (script: string) =>
  packShell(writeShellBuild(inFolder('shell'), script), source, inFolder('.'))

for (const [kind, open] of kinds) {
  const live = async (target: Target, name = 'lists') =>
    liveVersion((await readRegistry(target)).registry, name)

  describe(`a release to ${kind}`, () => {
    test('is live, with every file as its digest says, and one line in the log', async () => {
      const target = await open()
      const first = await releasePackage(await pack('one'), { target })
      const { record, release, move } = await releasePackage(await pack('two'), { target })
      const { registry } = await readRegistry(target)
      const earlier = { ...first.release, deployment: { traffic: 0, default: false } }
      assert.deepEqual(registry.microFrontends, { lists: [release, earlier] })
      assert.deepEqual(await brokenScripts(target, registry), [])
      const log = await readLog(target)
      assert.equal(log.length, 2)
      assert.deepEqual(log[1], move)
      assert.deepEqual(log[1], {
        id: move?.id,
        when: move?.when,
        action: 'release',
        name: 'lists',
        from: first.record.version,
        to: record.version,
        ...source,
      })
    })

    test('of a version that an earlier pack has copied brings what that one lacked', async () => {
      const target = await open()
      const { record, files } = await pack('one')
      const isOld = ({ path }: { path: string }) => !path.endsWith('.gz')
      const old = {
        record: { ...record, files: record.files.filter(isOld) },
        files: new Map([...files].filter(([path]) => isOld({ path }))),
      }
      await releasePackage(old, { target })
      const { record: kept, move } = await releasePackage({ record, files }, { target })
      assert.equal(move, undefined)
      assert.deepEqual(kept.files, record.files)
      assert.ok(await target.read(`remotes/lists/${record.version}/app.1.js.gz`))
    })

    test('leaves the version before as it is, for open tabs', async () => {
      const target = await open()
      const first = await releasePackage(await pack('one'), { target })
      const keys = await target.list(`remotes/lists/${first.record.version}/`)
      await releasePackage(await pack('two'), { target })
      assert.deepEqual(await target.list(`remotes/lists/${first.record.version}/`), keys)
      assert.ok(keys.length > 4)
    })

    test('done twice changes nothing the second time', async () => {
      const target = await open()
      await releasePackage(await pack('one'), { target })
      const keys = await target.list('')
      const before = await Promise.all(keys.map((key) => target.read(key)))
      const again = await releasePackage(await pack('one'), { target })
      assert.equal(again.move, undefined)
      assert.deepEqual(await target.list(''), keys)
      assert.deepEqual(await Promise.all(keys.map((key) => target.read(key))), before)
    })

    test('mends a file of its version that has other bytes by now', async () => {
      const target = await open()
      const { record } = await releasePackage(await pack('one'), { target })
      await target.write(`remotes/lists/${record.version}/app.1.js`, Buffer.from('tampered'))
      await releasePackage(await pack('one'), { target })
      assert.deepEqual(await brokenScripts(target, (await readRegistry(target)).registry), [])
    })

    test('is not made live when what was copied reads otherwise', async () => {
      const target = await open()
      await releasePackage(await pack('one'), { target })
      const before = await live(target)
      const lossy: Target = {
        ...target,
        write: (key, body) => target.write(key, key.endsWith('app.1.js') ? body.subarray(1) : body),
      }
      await assert.rejects(releasePackage(await pack('two'), { target: lossy }), {
        message: /app\.1\.js has other bytes .* Nothing was changed\./,
      })
      assert.equal(await live(target), before)
      assert.equal((await readLog(target)).length, 1)
    })

    test('beside nine others at the same time: all end right, and the log has each once', async () => {
      const target = await open()
      const names = Array.from({ length: 10 }, (_, index) => `remote${index}`)
      const made = await Promise.all(names.map((name) => pack(name, name)))
      await Promise.all(made.map((one) => releasePackage(one, { target })))
      const { registry } = await readRegistry(target)
      assert.deepEqual(Object.keys(registry.microFrontends), names)
      const log = await readLog(target)
      assert.deepEqual(log.map((move) => move.name).sort(), names)
    })

    test('of another contract than the shell is refused, and so is a shell that remotes do not fit', async () => {
      const target = await open()
      await releasePackage(await packTheShell('one'), { target })
      await releasePackage(await pack('one'), { target })
      const [before, keys] = [await live(target), await target.list('remotes/')]
      await assert.rejects(releasePackage(ofContract(await pack('two'), CONTRACT + 1), { target }), {
        message: new RegExp(`does not fit the shell .* it speaks contract ${CONTRACT + 1}`),
      })
      assert.equal(await live(target), before)
      assert.deepEqual(await target.list('remotes/'), keys)
      await assert.rejects(releasePackage(ofContract(await packTheShell('two'), CONTRACT + 1), { target }))
      await releasePackage(ofContract(await pack('two'), CONTRACT + 1), { target, isForced: true })
      assert.notEqual(await live(target), before)
    })
  })

  describe(`a registry in ${kind}`, () => {
    test('that nobody could read is never written', async () => {
      const target = await open()
      await releasePackage(await pack('one'), { target })
      const before = (await target.read('registry.json'))?.body
      const { record, files } = await pack('two')
      const extras = { ...record.release.extras, preload: ['/remotes/lists/other.js'] }
      const damaged = { record: { ...record, release: { ...record.release, extras } }, files }
      await assert.rejects(releasePackage(damaged, { target, isForced: true }), {
        message:
          "The registry's entry for lists has no valid digest of a script to preload. Nothing was changed.",
      })
      assert.deepEqual((await target.read('registry.json'))?.body, before)
    })

    test('decides what fits, also where the record of the live shell cannot be read', async () => {
      const target = await open()
      const { record } = await releasePackage(await packTheShell('one'), { target })
      await releasePackage(await pack('one'), { target })
      await target.remove(`shell/${record.version}/release.json`)
      await assert.rejects(releasePackage(ofContract(await pack('two'), CONTRACT + 1), { target }), {
        message: /does not fit the shell/,
      })
    })
  })
}

for (const [ignored, conditions] of [
  ['If-None-Match', []],
  ['If-Match', ['if-none-match']],
] as const)
  test(`a bucket that ignores ${ignored} is refused: it would lose a release`, async () => {
    const careless = await startS3Server({ conditions: [...conditions] })
    Object.assign(process.env, careless.env)
    try {
      const target = await openTarget(await careless.place('careless'))
      await assert.rejects(releasePackage(await pack('one'), { target }), {
        message: new RegExp(`does not support conditional writes \\(${ignored}\\)\\. Nothing was changed`),
      })
      assert.equal(await target.read('registry.json'), undefined)
    } finally {
      Object.assign(process.env, server.env)
      await careless.stop()
    }
  })

test('a bucket that is not there, or does not answer, is one clear line', async () => {
  const target = await openTarget('s3://never-made/site')
  await assert.rejects(releasePackage(await pack('one'), { target }), {
    name: 'Error',
    message: /^s3:\/\/never-made\/site failed: 404 NoSuchBucket /,
  })
  process.env.AWS_ENDPOINT_URL = 'http://127.0.0.1:9'
  const nowhere = await openTarget('s3://bucket/site')
  await assert.rejects(nowhere.read('registry.json'), {
    message: /^s3:\/\/bucket\/site failed: .*ECONNREFUSED/,
  })
  Object.assign(process.env, server.env)
})

test('a bucket without credentials in the environment is refused', async () => {
  const { AWS_ACCESS_KEY_ID } = process.env
  delete process.env.AWS_ACCESS_KEY_ID
  await assert.rejects(openTarget('s3://bucket/site'), { message: /AWS_ACCESS_KEY_ID/ })
  process.env.AWS_ACCESS_KEY_ID = AWS_ACCESS_KEY_ID
})
