import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { twoAtATime } from './twoAtATime.ts'

test('each item has its turn, in their order, and never three at once', async () => {
  const begun: string[] = []
  let [now, most] = [0, 0]
  await twoAtATime('abcde', async (item) => {
    begun.push(item)
    most = Math.max(most, ++now)
    await turn()
    now--
  })
  assert.deepEqual([begun.join(''), most], ['abcde', 2])
})

test('after an error none is begun, and the other one ends before it is thrown', async () => {
  const log: string[] = []
  const doing = twoAtATime(['bad', 'long', 'never'], async (item) => {
    log.push(`begin ${item}`)
    await turn()
    if (item === 'bad') throw new Error('bad')
    await turn()
    log.push(`end ${item}`)
  })
  await assert.rejects(doing, /^Error: bad$/)
  assert.deepEqual(log, ['begin bad', 'begin long', 'end long'])
})
