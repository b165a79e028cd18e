import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { keepRecent } from './keepRecent.ts'

test('what was not used for the longest time goes first', () => {
  const kept = keepRecent<{ size: number }>(30)
  for (const key of ['a', 'b', 'c']) kept.set(key, { size: 10 })
  kept.get('a')
  kept.set('d', { size: 10 })
  assert.deepEqual(kept.keys(), ['c', 'a', 'd'])
})

test('an entry that is set again takes the place of the old one, and one that alone is too large is not kept', () => {
  const kept = keepRecent<{ size: number }>(30)
  kept.set('a', { size: 20 })
  kept.set('a', { size: 5 })
  assert.equal(kept.bytes(), 5)
  kept.set('a', { size: 31 })
  assert.equal(kept.get('a'), undefined)
  assert.equal(kept.bytes(), 0)
})

test('an entry that is too large pushes no other one out', () => {
  const kept = keepRecent<{ size: number }>(30)
  kept.set('a', { size: 20 })
  kept.set('b', { size: 31 })
  assert.deepEqual(kept.keys(), ['a'])
})

test('whatever is kept and removed, the bytes are those of the entries and never too many', () => {
  const step = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.nat(60), fc.boolean())
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const kept = keepRecent<{ size: number }>(100)
      for (const [key, size, isRemoved] of steps) isRemoved ? kept.remove(key) : kept.set(key, { size })
      const sum = kept.keys().reduce((total, key) => total + (kept.get(key)?.size ?? 0), 0)
      assert.equal(kept.bytes(), sum)
      assert.ok(sum <= 100)
    }),
  )
})
