import assert from 'node:assert/strict'
import { describe, mock, test } from 'node:test'
import { CONTRACT } from '../src/contract.ts'
import { REGISTRY_KEY, readLog, readRegistry } from './pointer.ts'
import { releasePackage, rollBack } from './release.ts'
import { ReleaseError, type Target } from './target.ts'
import { brokenScripts, liveVersion } from './testing/builds.ts'
import { overtaken } from './testing/overtaken.ts'
import { openPlaces } from './testing/places.ts'

const { kinds, pack } = await openPlaces()

const live = async (target: Target) => liveVersion((await readRegistry(target)).registry, 'lists')

/** Changes one sign of the first digest that follows a text. */
function flipDigest(text: string, after: string): string {
  const start = text.indexOf('sha384-', text.indexOf(after)) + 'sha384-'.length
  return text.slice(0, start) + (text[start] === 'A' ? 'B' : 'A') + text.slice(start + 1)
}

for (const [kind, open] of kinds) {
  describe(`a rollback in ${kind}`, () => {
    test('makes the version live that was before, and again the one before that', async () => {
      const target = await open()
      const oldest = await releasePackage(await pack('zero'), { target })
      const [first, second] = [await pack('one'), await pack('two')]
      await releasePackage(first, { target })
      await releasePackage(second, { target })
      const move = await rollBack('lists', undefined, { target, who: 'Kim' })
      assert.equal(await live(target), first.record.version)
      assert.deepEqual(
        { action: move?.action, from: move?.from, to: move?.to, who: move?.who },
        { action: 'rollback', from: second.record.version, to: first.record.version, who: 'Kim' },
      )
      assert.deepEqual(await brokenScripts(target, (await readRegistry(target)).registry), [])
      await rollBack('lists', undefined, { target, who: 'Kim' })
      assert.equal(await live(target), oldest.record.version)
      await assert.rejects(rollBack('lists', undefined, { target, who: 'Kim' }), {
        message: /No version of lists was live before/,
      })
      // the one that was left can be named, and one that is released again counts again
      await rollBack('lists', second.record.version, { target, who: 'Kim' })
      await releasePackage(first, { target })
      await rollBack('lists', undefined, { target, who: 'Kim' })
      assert.equal(await live(target), second.record.version)
    })

    test('does not come back to a version that it has left, also where that had been live twice', async () => {
      const target = await open()
      const made = await Promise.all(['oldest', 'one', 'two'].map((app) => pack(app)))
      const [oldest, one, two] = made
      assert.ok(oldest && one && two)
      for (const made of [oldest, one, two, one]) await releasePackage(made, { target })
      const to = async () => (await rollBack('lists', undefined, { target, who: 'Kim' }))?.to
      assert.equal(await to(), two.record.version)
      assert.equal(await to(), oldest.record.version)
    })

    test('goes back from what is live, also where the registry was put back to before the log', async () => {
      const target = await open()
      const made = await Promise.all(['one', 'two', 'three'].map((app) => pack(app)))
      let before: Buffer | undefined
      for (const one of made) {
        if (one === made[2]) before = (await target.read(REGISTRY_KEY))?.body
        await releasePackage(one, { target })
      }
      await target.write(REGISTRY_KEY, before ?? Buffer.from(''))
      const move = await rollBack('lists', undefined, { target, who: 'Kim' })
      assert.equal(move?.to, made[0]?.record.version)
    })

    test('takes the version that is named, and says when it is not there', async () => {
      const target = await open()
      const versions = []
      for (const app of ['one', 'two', 'three'])
        versions.push((await releasePackage(await pack(app), { target })).record.version)
      await rollBack('lists', versions[0], { target, who: 'Kim' })
      assert.equal(await live(target), versions[0])
      assert.equal(await rollBack('lists', versions[0], { target, who: 'Kim' }), undefined)
      await assert.rejects(rollBack('lists', '00000000', { target, who: 'Kim' }), {
        message: /There is no version 00000000 of lists/,
      })
    })

    test('to a version with a file that has other bytes is refused', async () => {
      const target = await open()
      const { record } = await releasePackage(await pack('one'), { target })
      await releasePackage(await pack('two'), { target })
      const before = await live(target)
      await target.write(`remotes/lists/${record.version}/app.1.js`, Buffer.from('apq'))
      await assert.rejects(rollBack('lists', undefined, { target, who: 'Kim' }), {
        message: /app\.1\.js has other bytes .* Nothing was changed\./,
      })
      assert.equal(await live(target), before)
    })

    test('asked for twice at the same time goes back once: the other says why it does not', async () => {
      const target = await open()
      const first = await releasePackage(await pack('one'), { target })
      await releasePackage(await pack('two'), { target })
      const ends = await Promise.allSettled(
        ['Kim', 'Robin'].map((who) => rollBack('lists', undefined, { target, who })),
      )
      assert.equal(await live(target), first.record.version)
      const [reason] = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))
      assert.match(reason ?? '', /went live in the meantime|No version of lists/)
      assert.equal((await readLog(target)).length, 3)
    })

    test('changes nothing where another version went live since it began', async () => {
      const target = await open()
      const [one, two, three] = await Promise.all(['one', 'two', 'three'].map((app) => pack(app)))
      assert.ok(one && two && three)
      for (const made of [one, two]) await releasePackage(made, { target })
      const late = overtaken(target, () => releasePackage(three, { target }))
      await assert.rejects(rollBack('lists', undefined, { target: late, who: 'Kim' }), {
        message: `lists ${three.record.version} went live in the meantime. Nothing was changed.`,
      })
      assert.equal(await live(target), three.record.version)
    })

    test('whose answer is lost says what it did, also where another team has moved since', async () => {
      const target = await open()
      const first = await releasePackage(await pack('one'), { target })
      await releasePackage(await pack('two'), { target })
      let isLost = false
      const forgetful: Target = {
        ...target,
        async replace(key, body, tag) {
          const isWritten = await target.replace(key, body, tag)
          if (key !== REGISTRY_KEY || isLost) return isWritten
          isLost = true
          await releasePackage(await pack('one', 'account'), { target })
          return false
        },
      }
      const move = await rollBack('lists', undefined, { target: forgetful, who: 'Kim' })
      assert.equal(move?.to, first.record.version)
      assert.equal(await live(target), first.record.version)
      assert.deepEqual(
        (await readLog(target)).map(({ action }) => action),
        ['release', 'release', 'rollback', 'release'],
      )
    })

    for (const [what, flip] of [
      ['of a script', (text: string) => flipDigest(text, '"integrity": {')],
      ['of its entry', (text: string) => flipDigest(text, '"metadata": {')],
      ['of a file', (text: string) => flipDigest(text, '"path": "app.1.js"')],
      ['of another version', (text: string) => text.replace(/"version": "\w/, '"version": "x')],
      [
        'of its contract',
        (text: string) => text.replace(`"contract": ${CONTRACT}`, `"contract": ${CONTRACT + 1}`),
      ],
      ['of who released it', (text: string) => text.replace('"who": "', '"who": "x')],
      ['of another name', (text: string) => text.replace('"name": "lists"', '"name": "shell"')],
    ] as const) {
      test(`to a version whose release.json has one other sign (${what}) is refused`, async () => {
        const target = await open()
        const { record } = await releasePackage(await pack('one'), { target })
        await releasePackage(await pack('two'), { target })
        const before = (await target.read('registry.json'))?.body
        const key = `remotes/lists/${record.version}/release.json`
        const text = String((await target.read(key))?.body)
        assert.notEqual(flip(text), text)
        await target.write(key, Buffer.from(flip(text)))
        await assert.rejects(rollBack('lists', record.version, { target, who: 'Kim' }), {
          message: /^There is no version .*|app\.1\.js has other bytes/,
        })
        assert.deepEqual((await target.read('registry.json'))?.body, before)
        // released again, it is whole again
        await releasePackage(await pack('one'), { target })
        assert.equal(await live(target), record.version)
      })
    }

    test('leaves damaged lines of the log out, says it once, and writes its own line after half a one', async () => {
      const target = await open()
      const first = await releasePackage(await pack('one'), { target })
      await releasePackage(await pack('two'), { target })
      const whole = String((await target.read('releases.log'))?.body)
      const half = whole.slice(0, -20)
      await target.write('releases.log', Buffer.from(`null\n{"id":1}\n{"half\n${half}`))
      const error = mock.method(console, 'error', () => {})
      await rollBack('lists', undefined, { target, who: 'Kim' })
      assert.equal(await live(target), first.record.version)
      // the line that was cut off is in the registry, too
      assert.deepEqual(
        (await readLog(target)).map(({ action }) => action),
        ['release', 'release', 'rollback'],
      )
      const said = error.mock.calls.map((call) => call.arguments[0])
      error.mock.restore()
      assert.deepEqual(said, [`${target.name}/releases.log has damaged lines, which are left out: 4.`])
    })

    for (const text of ['', '{', '{"microFrontends":[]}'])
      test(`of a registry that is ${text || 'empty'} is refused in one line that names the file`, async () => {
        const target = await open()
        await target.write('registry.json', Buffer.from(text))
        await assert.rejects(rollBack('lists', undefined, { target, who: 'Kim' }), (error: Error) => {
          assert.ok(error instanceof ReleaseError)
          return error.message.startsWith(`${target.name}/registry.json is damaged: The registry `)
        })
      })

    test('where nothing was live before says so', async () => {
      const target = await open()
      await releasePackage(await pack('one'), { target })
      await assert.rejects(rollBack('lists', undefined, { target, who: 'Kim' }), {
        message: /No version of lists was live before/,
      })
    })
  })
}
