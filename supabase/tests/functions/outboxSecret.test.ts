import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handler } from '../../functions/send-waiting-mails/handler.ts'

test('the outbox runs with its own secret only', async () => {
  const ask = async (secret: string) => {
    const headers = { authorization: `Bearer ${secret}` }
    const request = new Request('https://x/', { method: 'POST', headers })
    const deps = { query: async () => [], sendMail: async () => {}, now: () => new Date() }
    return (await handler(request, deps, 'secret 0')).status
  }
  assert.equal(await ask('secret 0'), 200)
  // some of these digests are as long as the right one
  for (let other = 1; other < 40; other++) assert.equal(await ask(`secret ${other}`), 401)
})
