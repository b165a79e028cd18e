import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoAccount, localKeys } from '../backend.ts'
import { newAddress, openPeople, PASSWORD } from '../people.ts'

/**
 * The time of an answer tells nobody who has an account: the medians of 50 tries with a known and with an unknown address, in
 * turn, are alike. The bounds are wide, because the machine does other work. Without the hash for an unknown address the
 * factor is about 40.
 */
const TRIES = 50
const FACTOR = 2

const { backend, signUp } = await openPeople()

async function timeOf(path: string, body: object): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${backend.origin}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: localKeys.publishable, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.text()
  return performance.now() - started
}

const medianOf = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

const unconfirmed = newAddress()
await signUp(unconfirmed)

const calls: Record<string, (email: string) => Promise<number>> = {
  'a log-in': (email) => timeOf('/token?grant_type=password', { email, password: 'Wrong!123' }),
  'a sign-up': (email) => timeOf('/signup', { email, password: PASSWORD }),
}
for (const [what, call] of Object.entries(calls)) {
  for (const [whose, known] of Object.entries({ confirmed: demoAccount.email, unconfirmed })) {
    test(`${what} takes as long with an unknown address as with one that is ${whose}`, async (context) => {
      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
      for (let n = 0; n < TRIES; n += 1) {
        times.known.push(await call(known))
        times.unknown.push(await call(newAddress()))
      }
      const [a, b] = [medianOf(times.known), medianOf(times.unknown)]
      context.diagnostic(`medians: ${a.toFixed(1)} ms known, ${b.toFixed(1)} ms unknown`)
      assert.ok(a < b * FACTOR && b < a * FACTOR, `${a} ms and ${b} ms`)
    })
  }
}
