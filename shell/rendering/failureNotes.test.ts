import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { createNotes } from './failureNotes.ts'

test('a flood of failures is a line a minute for each reason, and twenty reasons at most', (context) => {
  const error = mock.method(console, 'error', () => {})
  context.after(() => error.mock.restore())
  const lines = () => {
    const said = error.mock.calls.map(({ arguments: [line] }) => line)
    error.mock.resetCalls()
    return said
  }
  let time = 0
  const say = createNotes(() => time)
  const [busy, slow] = ['The renderer has too many pages at once', 'The page took too long']
  const lineOf = (reason = '') => `A page could not be rendered, the browser draws it: Error: ${reason}`
  const flood = () => {
    for (let times = 0; times < 100; times++) for (const reason of [busy, slow]) say(new Error(reason))
  }
  flood()
  assert.deepEqual(lines(), [busy, slow].map(lineOf))
  time = 59_999
  flood()
  assert.deepEqual(lines(), [])
  time = 60_000
  flood()
  assert.deepEqual(lines(), [busy, slow].map(lineOf))
  for (let number = 0; number < 100; number++) say(new Error(`reason ${number} of "Robin"`))
  assert.deepEqual(
    lines(),
    Array.from({ length: 18 }, (_, number) => lineOf(`reason ${number} of "..."`)),
  )
})
