import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { canaryRelease, runOfCanary } from '../registry/choice.ts'
import { CONTRACT } from '../src/contract.ts'
import { promoteCanary, stopCanary } from './canary.ts'
import { packShell } from './pack.ts'
import { readLog, readRegistry } from './pointer.ts'
import { releasePackage, rollBack } from './release.ts'
import type { Target } from './target.ts'
import { liveVersion, ofContract, source, writeShellBuild } from './testing/builds.ts'
import { overtaken } from './testing/overtaken.ts'
import { openPlaces } from './testing/places.ts'
import { prunable, readVersions } from './versions.ts'

const { inFolder, kinds, pack } = await openPlaces()

const release = async (target: Target, app: string, traffic?: number) =>
  releasePackage(await pack(app), { target, traffic })

/** The live version, the canary and its share. */
async function stateOf(target: Target) {
  const { registry } = await readRegistry(target)
  const canary = canaryRelease(registry, 'lists')
  return [liveVersion(registry, 'lists'), canary?.metadata.version, canary?.deployment.traffic]
}
const lastMove = async (target: Target) => {
  const { id: _, when: __, ...move } = (await readLog(target)).at(-1) ?? {}
  return move
}

for (const [kind, open] of kinds) {
  const by = (target: Target) => ({ target, who: 'Kim' })

  describe(`a canary in ${kind}`, () => {
    test('has its share beside the live version, with one line in the log', async () => {
      const target = await open()
      const { record: live } = await release(target, 'one')
      const { record: tried } = await release(target, 'two', 10)
      assert.deepEqual(await stateOf(target), [live.version, tried.version, 10])
      const expected = { action: 'canary', name: 'lists', to: tried.version, traffic: 10, ...source }
      assert.deepEqual(await lastMove(target), expected)
      const versions = await readVersions(target, 'lists')
      assert.deepEqual(
        versions.map(({ record, traffic, isLive }) => [record.version, traffic, isLive]),
        [
          [tried.version, 10, false],
          [live.version, 90, true],
        ],
      )
    })

    test('gets another share without being copied again, and the same share changes nothing', async () => {
      const target = await open()
      const { record: live } = await release(target, 'one')
      const { record: tried } = await release(target, 'two', 10)
      const written: string[] = []
      const watched: Target = {
        ...target,
        write: async (key, body) => {
          written.push(key)
          return target.write(key, body)
        },
      }
      assert.equal((await release(watched, 'two', 10)).move, undefined)
      assert.equal((await release(watched, 'two', 40)).move?.traffic, 40)
      assert.deepEqual(written, [])
      assert.deepEqual(await stateOf(target), [live.version, tried.version, 40])
      assert.equal((await readLog(target)).length, 3)
    })

    test('is not taken away by a share of 0, which says how, and what is live is not said to be for nobody', async () => {
      const target = await open()
      await release(target, 'one')
      const { record: tried } = await release(target, 'two', 10)
      await assert.rejects(release(target, 'two', 0), {
        message: `lists ${tried.version} is a canary for 10 % of the visitors: npm run stop -- lists takes it from them. Nothing was changed.`,
      })
      assert.equal((await stateOf(target))[2], 10)
      assert.equal((await release(target, 'three', 0)).isLive, false)
      await stopCanary('lists', by(target))
      assert.equal((await release(target, 'one', 0)).isLive, true)
    })

    test('is replaced by another one, which the log says', async () => {
      const target = await open()
      const { record: live } = await release(target, 'one')
      const { record: first } = await release(target, 'two', 10)
      const { record: second, move } = await release(target, 'three', 20)
      assert.deepEqual(await stateOf(target), [live.version, second.version, 20])
      assert.deepEqual([move?.from, move?.to], [first.version, second.version])
    })

    test('goes live for all when it is promoted, once', async () => {
      const target = await open()
      const { record: live } = await release(target, 'one')
      const { record: tried } = await release(target, 'two', 10)
      await promoteCanary('lists', by(target))
      assert.deepEqual(await stateOf(target), [tried.version, undefined, undefined])
      const expected = { action: 'promote', name: 'lists', from: live.version, to: tried.version, who: 'Kim' }
      assert.deepEqual(await lastMove(target), expected)
      await assert.rejects(promoteCanary('lists', by(target)), {
        message: /^No canary of lists is running\. .* Nothing was changed\.$/,
      })
      await rollBack('lists', undefined, by(target))
      assert.deepEqual(await stateOf(target), [live.version, undefined, undefined])
    })

    test('ends when it is stopped, and no rollback goes to it: it was never live', async () => {
      const target = await open()
      await release(target, 'one')
      const { record: live } = await release(target, 'two')
      const { record: tried } = await release(target, 'three', 10)
      await stopCanary('lists', { ...by(target), reason: 'too many errors' })
      assert.deepEqual(await stateOf(target), [live.version, undefined, undefined])
      const [reason, from] = ['too many errors', tried.version]
      assert.deepEqual(await lastMove(target), { action: 'stop', name: 'lists', from, who: 'Kim', reason })
      await assert.rejects(stopCanary('lists', by(target)), { message: /^No canary of lists is running/ })
      const move = await rollBack('lists', undefined, by(target))
      assert.notEqual(move?.to, tried.version)
    })

    test('that is named is only stopped while it is the canary', async () => {
      const target = await open()
      await release(target, 'one')
      const start = async (app: string) => {
        const { version } = (await release(target, app, 10)).record
        return { version, run: runOfCanary((await readRegistry(target)).registry, 'lists') }
      }
      const { run: first } = await start('two')
      const { run: second, version } = await start('three')
      assert.equal(await stopCanary('lists', { ...by(target), run: first }), undefined)
      assert.equal((await stateOf(target))[1], version)
      assert.ok(await stopCanary('lists', { ...by(target), run: second }))
      assert.equal((await stateOf(target))[1], undefined)
      await start('three')
      assert.equal(await stopCanary('lists', { ...by(target), run: second }), undefined)
      assert.equal((await stateOf(target))[1], version)
    })

    test('stays while another version goes live or back; its own release makes it live', async () => {
      const target = await open()
      const { record: first } = await release(target, 'one')
      const { record: tried } = await release(target, 'two', 10)
      const { record: third } = await release(target, 'three')
      assert.deepEqual(await stateOf(target), [third.version, tried.version, 10])
      await rollBack('lists', undefined, by(target))
      assert.deepEqual(await stateOf(target), [first.version, tried.version, 10])
      await release(target, 'two')
      assert.deepEqual(await stateOf(target), [tried.version, undefined, undefined])
    })

    test('needs a live version, and is not the live version', async () => {
      const target = await open()
      await assert.rejects(release(target, 'one', 10), {
        message: /release it without --traffic\. Nothing was changed\./,
      })
      assert.deepEqual(await target.list('remotes/'), [])
      const { record } = await release(target, 'one')
      assert.equal((await release(target, 'one', 10)).move, undefined)
      assert.deepEqual(await stateOf(target), [record.version, undefined, undefined])
    })

    test('with a file that has other bytes by now is not promoted', async () => {
      const target = await open()
      const { record: live } = await release(target, 'one')
      const { record: tried } = await release(target, 'two', 10)
      await target.write(`remotes/lists/${tried.version}/app.1.js`, Buffer.from('twp'))
      await assert.rejects(promoteCanary('lists', by(target)), { message: /other bytes .* Nothing was/ })
      assert.deepEqual(await stateOf(target), [live.version, tried.version, 10])
    })

    test('that has lost its record is not promoted', async () => {
      const target = await open()
      await release(target, 'one')
      const { record } = await release(target, 'two', 10)
      await target.remove(`remotes/lists/${record.version}/release.json`)
      await assert.rejects(promoteCanary('lists', by(target)), {
        message: `lists ${record.version} is not whole in ${target.name}. Nothing was changed.`,
      })
    })

    test('that does not fit what is live is promoted by force only', async () => {
      const target = await open()
      const shell = writeShellBuild(inFolder('shell'))
      await releasePackage(await packShell(shell, source, inFolder('')), { target })
      await release(target, 'one')
      const other = ofContract(await pack('two'), CONTRACT + 1)
      await releasePackage(other, { target, traffic: 10, isForced: true })
      await assert.rejects(promoteCanary('lists', by(target)), { message: /does not fit the shell/ })
      await promoteCanary('lists', { ...by(target), isForced: true })
      assert.equal((await stateOf(target))[0], other.record.version)
    })

    test('promoted and stopped at the same time: one of them says why not', async () => {
      const target = await open()
      const { record: live } = await release(target, 'one')
      const { record: tried } = await release(target, 'two', 10)
      const ends = await Promise.allSettled([
        promoteCanary('lists', by(target)),
        stopCanary('lists', by(target)),
      ])
      assert.deepEqual(ends.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
      const isPromoted = ends[0].status === 'fulfilled'
      assert.deepEqual(await stateOf(target), [
        isPromoted ? tried.version : live.version,
        undefined,
        undefined,
      ])
      assert.equal((await readLog(target)).length, 3)
    })

    test('is neither promoted nor stopped where another one has replaced it since the command began', async () => {
      const target = await open()
      await release(target, 'one')
      for (const act of [promoteCanary, stopCanary]) {
        await release(target, 'two', 10)
        const late = overtaken(target, () => release(target, 'three', 10))
        await assert.rejects(act('lists', by(late)), {
          message: /^lists \w+ became the canary in the meantime\. Nothing was changed\.$/,
        })
        assert.equal((await stateOf(target))[1], (await pack('three')).record.version)
      }
    })

    test('that was stopped just now is not pruned', async () => {
      const target = await open()
      await release(target, 'one')
      const { record: tried } = await release(target, 'two', 10)
      await stopCanary('lists', by(target))
      const versions = await readVersions(target, 'lists')
      const stopped = versions.find(({ record }) => record.version === tried.version)
      assert.ok(stopped?.liveUntil)
      const later = Array.from({ length: 5 }, () => stopped)
      assert.deepEqual(prunable([...later, stopped], new Date()), [])
    })
  })
}
