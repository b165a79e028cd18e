import assert from 'node:assert/strict'
import { after, describe, mock, test } from 'node:test'
import { createSite } from './testing/testSite.ts'

const place = await createSite()
after(() => place.remove())

/** Limits count by the minute of the clock, so time stands still where one is tested. */
const NOON = Date.UTC(2026, 10, 28, 12)
const LOCAL = 'http://localhost:3000'
const OLD = { 'content-type': 'application/csp-report' }
const NEW = { 'content-type': 'application/reports+json' }

function open() {
  const gateway = place.open({ origin: LOCAL })
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })
  return {
    send: (body: string, headers: Record<string, string>, sender = '192.0.2.1') =>
      gateway.request(`${LOCAL}/_reports/policy`, { method: 'POST', body, headers }, from(sender)),
    async counted() {
      const text = await (await gateway.request(`${LOCAL}/metrics`, {}, from('127.0.0.1'))).text()
      return text.split('\n').filter((line) => line.startsWith('sprouts_policy_reports_total'))
    },
  }
}

const old = (directive: string) => JSON.stringify({ 'csp-report': { 'effective-directive': directive } })
const violation = (effectiveDirective: string) => ({ type: 'csp-violation', body: { effectiveDirective } })

describe('a report of what a policy has blocked', () => {
  for (const [what, body, headers, directive] of [
    ['of report-uri', old('img-src'), OLD, 'img-src'],
    ['of an older browser', '{"csp-report":{"violated-directive":"img-src https:"}}', OLD, 'img-src'],
    ['of report-to', JSON.stringify([violation('script-src-elem')]), NEW, 'script-src-elem'],
    ['of a script without a digest', '[{"type":"integrity-violation","body":{}}]', NEW, 'integrity-policy'],
    ['of a name that nobody knows', old('parent@example.com'), OLD, 'other'],
    ['without a name', '[{"type":"crash","body":{}}]', NEW, 'other'],
  ] as const)
    test(`${what} is counted by its directive`, async () => {
      const { send, counted } = open()
      assert.equal((await send(body, headers)).status, 204)
      assert.deepEqual(await counted(), [`sprouts_policy_reports_total{directive="${directive}"} 1`])
    })

  for (const [what, status, body, headers] of [
    ['of another type', 400, old('img-src'), { 'content-type': 'text/plain' }],
    ['that is no JSON', 400, '{', OLD],
    ['that is null', 400, 'null', OLD],
    ['with nothing in it', 400, '{}', OLD],
    ['with null among others', 400, '[null]', NEW],
    ['that is too large', 413, old('x'.repeat(50_000)), OLD],
  ] as const)
    test(`${what} is answered with ${status} and not counted`, async () => {
      const { send, counted } = open()
      assert.equal((await send(body, headers)).status, status)
      assert.deepEqual(await counted(), [])
    })

  test('counts ten times a minute for one sender', async () => {
    mock.timers.enable({ apis: ['Date'], now: NOON })
    const { send, counted } = open()
    await send(JSON.stringify(Array.from({ length: 20 }, () => violation('img-src'))), NEW)
    await send(old('img-src'), OLD)
    await send(old('img-src'), OLD, '192.0.2.2')
    assert.deepEqual(await counted(), ['sprouts_policy_reports_total{directive="img-src"} 11'])
    mock.timers.tick(60_000)
    await send(old('img-src'), OLD)
    assert.deepEqual(await counted(), ['sprouts_policy_reports_total{directive="img-src"} 12'])
    mock.timers.reset()
  })
})
