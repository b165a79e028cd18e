import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { packRemote } from './pack.ts'
import { changeRegistry, readLog, readRegistry } from './pointer.ts'
import { releasePackage, rollBack } from './release.ts'
import type { Target } from './target.ts'
import { brokenScripts, source, writeBuild } from './testing/builds.ts'
import { openPlaces } from './testing/places.ts'
import { prunable, pruneVersions, readVersions, type Version } from './versions.ts'

const NOW = new Date('2026-06-30T12:00:00Z')
const DAY = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY)

const { inFolder, kinds } = await openPlaces()

/** Releases an app with a date some days in the past. */
async function release(target: Target, app: string, days: number): Promise<string> {
  const made = await packRemote('lists', writeBuild(inFolder('dist'), { 'app.1.js': app }), source)
  made.record.when = daysAgo(days).toISOString()
  await releasePackage(made, { target })
  return made.record.version
}

const DATED = { size: 1, traffic: 0, isLive: false }
const version = (name: string, days: number, changes: Partial<Version> = {}): Version => ({
  ...DATED,
  record: { version: name, when: daysAgo(days).toISOString() } as Version['record'],
  ...changes,
})
const namesOf = (versions: Version[]) => versions.map(({ record }) => record.version)
const recent = Array.from({ length: 5 }, (_, index) => version(`recent${index}`, 40 + index))

describe('what may be removed', () => {
  for (const [what, candidate, isRemoved] of [
    ['a version of 31 days', version('x', 31), true],
    ['one of 29 days', version('x', 29), false],
    ['one that is live', version('x', 99, { isLive: true }), false],
    ['one that has a share of the visitors', version('x', 99, { traffic: 10 }), false],
    ['one that was live 59 minutes ago', version('x', 99, { liveUntil: daysAgo(59 / 1440) }), false],
    ['one that was live 29 days ago', version('x', 99, { liveUntil: daysAgo(29) }), false],
    ['one that was live 31 days ago', version('x', 99, { liveUntil: daysAgo(31) }), true],
  ] as const) {
    test(`${what}: ${isRemoved ? 'yes' : 'no'}`, () => {
      assert.deepEqual(namesOf(prunable([...recent, candidate], NOW)), isRemoved ? ['x'] : [])
    })
  }

  test('none of the five newest, however old', () => {
    assert.deepEqual(namesOf(prunable(recent, NOW)), [])
    assert.deepEqual(namesOf(prunable([...recent, version('sixth', 99)], NOW)), ['sixth'])
  })
})

for (const [kind, open] of kinds) {
  describe(`the versions in ${kind}`, () => {
    test('are listed, the newest first, with who released them, their size and which is live', async () => {
      const target = await open()
      const [first, second] = [await release(target, 'one', 2), await release(target, 'two', 1)]
      await rollBack('lists', first, { target, who: 'Kim' })
      const versions = await readVersions(target, 'lists')
      assert.deepEqual(
        versions.map(({ record, traffic, isLive }) => [record.version, record.source.who, traffic, isLive]),
        [
          [second, 'Robin', 0, false],
          [first, 'Robin', 100, true],
        ],
      )
      assert.ok(versions.every(({ size }) => size > 10))
      assert.deepEqual(await readVersions(target, 'account'), [])
    })

    test('are pruned: old ones go with all their files, what is live or recent stays', async () => {
      const target = await open()
      const all = []
      for (const [index, app] of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].entries())
        all.push(await release(target, app, 100 - index))
      // the oldest is live again; the log says that the others were live until just now
      await rollBack('lists', all[0], { target, who: 'Kim' })
      assert.deepEqual(await pruneVersions(target, 'lists', { who: 'Kim', now: new Date() }), [])
      const later = new Date(Date.now() + 31 * DAY)
      assert.deepEqual(
        (await pruneVersions(target, 'lists', { who: 'Kim', now: later })).sort(),
        [all[1], all[2]].sort(),
      )
      const left = new Set((await target.list('remotes/lists/')).map((key) => key.split('/')[2]))
      assert.deepEqual([...left].sort(), [all[0], ...all.slice(3)].sort())
      const { registry } = await readRegistry(target)
      assert.equal(registry.pruning, undefined)
      const line = (await readLog(target)).at(-1)
      assert.deepEqual([line?.action, line?.who, line?.removed?.length], ['prune', 'Kim', 2])
    })

    test('of which a release was killed go with the next prune, which no release loses anything by', async () => {
      const target = await open()
      const live = await release(target, 'one', 2)
      const killed: Target = {
        ...target,
        async write(key, body) {
          if (key.endsWith('/release.json')) throw new Error('killed')
          await target.write(key, body)
        },
      }
      await assert.rejects(release(killed, 'two', 0), { message: 'killed' })
      const half = (await target.list('remotes/lists/')).find((key) => !key.includes(live))?.split('/')[2]
      // what visitors get has lost its record; another file is somebody's own
      await target.remove(`remotes/lists/${live}/release.json`)
      await target.write('remotes/lists/notes/mine.txt', Buffer.from('mine'))
      const kept = (await target.list('remotes/lists/')).filter((key) => !key.includes(`/${half}/`))

      assert.deepEqual(await pruneVersions(target, 'lists', { who: 'Kim', now: NOW }), [half])
      assert.deepEqual(await target.list('remotes/lists/'), kept)
      assert.deepEqual((await readLog(target)).at(-1)?.removed, [half])
      assert.deepEqual(await pruneVersions(target, 'lists', { who: 'Kim', now: NOW }), [])

      // a prune while a release copies
      const slow: Target = {
        ...target,
        async write(key, body) {
          if (key.endsWith('/release.json')) await pruneVersions(target, 'lists', { who: 'Kim', now: NOW })
          await target.write(key, body)
        },
      }
      await assert.rejects(release(slow, 'three', 0), { message: /is missing in .* Nothing was changed/ })
      const again = await release(target, 'three', 0)
      assert.equal((await readVersions(target, 'lists')).find(({ isLive }) => isLive)?.record.version, again)
      assert.deepEqual(await brokenScripts(target, (await readRegistry(target)).registry), [])
    })

    test('that are being removed cannot go live, until the prune has come to its end', async () => {
      const target = await open()
      const [first] = [await release(target, 'one', 2), await release(target, 'two', 1)]
      // a prune that was killed after it had listed the versions to remove
      await changeRegistry(target, async (registry) => ({
        registry: { ...registry, pruning: [`lists/${first}`] },
      }))
      await assert.rejects(rollBack('lists', first, { target, who: 'Kim' }), { message: /is being removed/ })
      await assert.rejects(release(target, 'one', 0), { message: /is being removed/ })
      assert.deepEqual(await pruneVersions(target, 'lists', { who: 'Kim', now: NOW }), [first])
      assert.deepEqual(await target.list(`remotes/lists/${first}/`), [])
      assert.equal(await release(target, 'one', 0), first)
      assert.equal((await readVersions(target, 'lists')).find(({ isLive }) => isLive)?.record.version, first)
    })

    test('of which a prune was killed are not listed once the first file has gone; the next one ends it, and logs nothing twice', async () => {
      const target = await open()
      const all = []
      for (const [index, app] of ['a', 'b', 'c', 'd', 'e', 'f'].entries())
        all.push(await release(target, app, 100 - index))
      const options = { who: 'Kim', now: new Date(Date.now() + 31 * DAY) }
      const pruneUntil = async (files: number) => {
        let left = files
        const remove: Target['remove'] = async (key) => {
          if (left-- === 0) throw new Error('killed')
          await target.remove(key)
        }
        await assert.rejects(pruneVersions({ ...target, remove }, 'lists', options), { message: 'killed' })
      }
      await pruneUntil(1)
      assert.deepEqual(namesOf(await readVersions(target, 'lists')).sort(), all.slice(1).sort())
      await release(target, 'g', 94)
      await pruneUntil(0)

      assert.deepEqual((await pruneVersions(target, 'lists', options)).sort(), all.slice(0, 2).sort())
      const prunes = (await readLog(target)).filter(({ action }) => action === 'prune')
      assert.deepEqual(
        prunes.map(({ removed }) => removed),
        [[all[0]], [all[1]]],
      )
      for (const version of all.slice(0, 2))
        assert.deepEqual(await target.list(`remotes/lists/${version}/`), [])
    })

    test('stay whole when one is released again while a slow prune goes on, whose work another has done', async () => {
      const target = await open()
      const apps = ['a', 'b', 'c', 'd', 'e', 'f']
      for (const [index, app] of apps.entries()) await release(target, app, 100 - index)
      const [hasBegun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const slow: Target = {
        ...target,
        async remove(key) {
          await target.remove(key)
          hasBegun.resolve()
          await goOn.promise
        },
      }
      const options = { who: 'Kim', now: new Date(Date.now() + 31 * DAY) }
      const pruned = pruneVersions(slow, 'lists', options)
      await hasBegun.promise
      await pruneVersions(target, 'lists', options)
      await release(target, 'a', 0)
      goOn.resolve()
      await pruned
      assert.deepEqual(await brokenScripts(target, (await readRegistry(target)).registry), [])
    })
  })
}
