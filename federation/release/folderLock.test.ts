import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, mock, test } from 'node:test'
import { createFolderLock } from './folderLock.ts'

const HOST = hostname().replace(/[^\w.]/g, '_')

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('of many that want the lock one has it at a time, and it is left to nobody', async () => {
  let holders = 0
  const turns = Array.from({ length: 8 }, () =>
    createFolderLock(folder).hold(async () => {
      holders++
      assert.equal(holders, 1)
      await new Promise((resolve) => setImmediate(resolve))
      holders--
    }),
  )
  await Promise.all(turns)
  assert.deepEqual(readdirSync(folder), [])
})

for (const [whose, pid] of [
  ['a dead process', spawnSync(process.execPath, ['--version']).pid],
  ['a process that had the same number, as each one has in a container', process.pid],
] as const) {
  test(`what ${whose} has left is removed`, async () => {
    for (const rest of ['lock-1', 'draft-2']) writeFileSync(path.join(folder, `${HOST}~${pid}~1~${rest}`), '')
    assert.equal(await createFolderLock(folder).hold(async () => 'done'), 'done')
    assert.deepEqual(readdirSync(folder), [])
  })
}

for (const [whose, name] of [
  ['a living process', `${HOST}~${process.ppid}~1~lock-1`],
  ['another machine, of which nothing is known', 'elsewhere~1~1~lock-1'],
] as const) {
  test(`the lock of ${whose} is respected: the other says why it has done nothing`, async () => {
    writeFileSync(path.join(folder, name), '')
    let isDone = false
    const turn = createFolderLock(folder, 0).hold(async () => {
      isDone = true
    })
    await assert.rejects(turn, { message: new RegExp(`locked by process .* Nothing was changed.*${name}`) })
    assert.equal(isDone, false)
    assert.deepEqual(readdirSync(folder), [name])
  })
}

test('a clock that is set back does not lengthen the wait', { timeout: 10_000 }, async () => {
  writeFileSync(path.join(folder, `${HOST}~${process.ppid}~1~lock-1`), '')
  let time = Date.now()
  const clock = mock.method(Date, 'now', () => (time -= 60_000))
  await assert.rejects(
    createFolderLock(folder, 0).hold(async () => 'done'),
    { message: /locked by/ },
  )
  clock.mock.restore()
})

test('what fails while it has the lock gives it back', async () => {
  const lock = createFolderLock(folder)
  await assert.rejects(
    lock.hold(async () => {
      throw new Error('full disk')
    }),
    { message: 'full disk' },
  )
  assert.deepEqual(readdirSync(folder), [])
})
