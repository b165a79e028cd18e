import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { startEachDay } from '../../local/eachDay.ts'
import { startTestBackend } from '../backend.ts'

const MINUTE = 60_000

test('each new day in Sydney is seen to once; what failed is tried again a minute later', async (context) => {
  // Half a minute before midnight in summer time.
  context.mock.timers.enable({ apis: ['setInterval', 'Date'], now: Date.parse('2026-11-25T12:59:30Z') })
  const log = mock.method(console, 'error', () => {})
  const days: string[] = []
  let isDown = true
  const stop = startEachDay({
    today: '2026-11-25',
    run: async (day) => {
      days.push(day)
      if (isDown) throw new Error('The database is down.')
    },
  })
  const pass = async (minutes: number) => {
    context.mock.timers.tick(minutes * MINUTE)
    await new Promise(setImmediate)
  }
  try {
    await pass(1)
    assert.deepEqual([days, log.mock.callCount()], [['2026-11-26'], 1])
    isDown = false
    await pass(1)
    for (let hour = 0; hour < 23; hour++) await pass(60)
    assert.deepEqual(days, ['2026-11-26', '2026-11-26'])
    await pass(60)
    assert.deepEqual(days.slice(2), ['2026-11-27'])
    await stop()
    await pass(24 * 60)
    assert.equal(days.length, 3)
  } finally {
    log.mock.restore()
  }
})

test('a backend that has started has the order of its day', async () => {
  const backend = await startTestBackend()
  const rows = await backend.query(
    `select recommended from public."Listings" where publish_status = 'Published' order by recommended`,
  )
  assert.deepEqual(
    rows,
    [1, 2, 3, 4].map((recommended) => ({ recommended })),
  )
  await backend.close()
})
