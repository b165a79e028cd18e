import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { after, describe, mock, test } from 'node:test'
import { canaryRelease } from 'federation/choice'
import { readLog, readRegistry, stopCanary, type Target } from 'federation/release'
import { createSite } from './testing/testSite.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const report = (name: string, version: string) => JSON.stringify({ kind: 'error', remote: name, version })

async function siteWithCanary(traffic = 50) {
  const place = await createSite()
  after(() => place.remove())
  const live = (await place.release.remote('lists', 'live app')).metadata.version
  const tried = (await place.release.remote('lists', 'tried app', traffic)).metadata.version
  const gateway = place.open({}, { target: place.target })
  const visit = (bucket: number) =>
    gateway.request('/activities', { headers: { cookie: `sprouts-bucket=${bucket}` } })
  const send = (body: string, headers: Record<string, string> = JSON_TYPE, sender = '192.0.2.1') =>
    gateway.request(
      '/_reports',
      { method: 'POST', body, headers },
      { incoming: { socket: { remoteAddress: sender } } },
    )
  const isTried = async (bucket = 0) => (await (await visit(bucket)).text()).includes(`/lists/${tried}/`)
  return { place, gateway, live, tried, visit, send, isTried }
}

describe('a report', async () => {
  const { gateway, tried, send } = await siteWithCanary()
  const good = report('lists', tried)

  for (const [what, status, body, headers] of [
    ['in the right form', 204, good, JSON_TYPE],
    ['with a charset', 204, good, { 'content-type': 'application/json; charset=utf-8' }],
    ['of an unknown name', 204, report('__proto__', tried), JSON_TYPE],
    ['of an unknown version', 204, report('lists', '00000000'), JSON_TYPE],
    ['that another site could send without asking', 400, good, { 'content-type': 'text/plain' }],
    ['without a type', 400, good, { 'content-type': '' }],
    ['that is no JSON', 400, '{', JSON_TYPE],
    ['that is empty', 400, '', JSON_TYPE],
    ['that is null', 400, 'null', JSON_TYPE],
    ['of another kind', 400, good.replace('"error"', '"visit"'), JSON_TYPE],
    ['with a version that is no text', 400, '{"kind":"error","remote":"lists","version":1}', JSON_TYPE],
    ['with something else in it', 400, good.replace('{', '{"email":"x@example.com",'), JSON_TYPE],
    ['that is too large', 413, report('lists', 'x'.repeat(1000)), JSON_TYPE],
  ] as const) {
    test(`${what} is answered with ${status}`, async () => {
      const response = await send(body, headers)
      assert.equal(response.status, status)
      assert.equal(response.headers.get('set-cookie'), null)
      if (status === 204) assert.equal(await response.text(), '')
    })
  }

  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
    test(`is not taken by ${method}`, async () => {
      const response = await gateway.request('/_reports', { method })
      assert.equal(response.status, 405)
      assert.equal(response.headers.get('allow'), 'POST')
    })
  }
})

describe('a canary that fails too often', () => {
  test('is stopped at once: in memory, then in the registry and the log, with one line', async () => {
    const { place, live, tried, visit, send, isTried } = await siteWithCanary()
    const warn = mock.method(console, 'warn', () => {})
    for (let count = 0; count < 5; count++) {
      assert.equal(await isTried(), true)
      await visit(99)
      await send(report('lists', tried))
    }
    const next = await visit(0)
    assert.equal((await next.text()).includes(`/lists/${live}/`), true)
    assert.equal(next.headers.get('vary'), 'accept-encoding')
    const said = warn.mock.calls.map(({ arguments: [line] }) => String(line))
    warn.mock.restore()
    assert.equal(said.length, 1)
    assert.match(
      said[0] ?? '',
      new RegExp(
        `^The canary lists ${tried} is stopped, visitors get ${live}: ` +
          '5 errors in 5 documents \\(100\\.0 %\\); the live version had 0 errors in 5 documents',
      ),
    )
    await stopOf(place.target)
    const last = (await readLog(place.target)).at(-1)
    assert.deepEqual([last?.action, last?.who, last?.from], ['stop', 'gateway', tried])
    assert.match(last?.reason ?? '', /^5 errors in 5 documents/)
  })

  test('is stopped for all where this gateway cannot read its own files', async () => {
    const { place, tried, send, isTried } = await siteWithCanary()
    const error = mock.method(console, 'error', () => {})
    for (let count = 0; count < 5; count++) await isTried()
    for (let count = 0; count < 4; count++) await send(report('lists', tried))
    rmSync(path.join(place.site, 'shell'), { recursive: true })
    assert.equal((await send(report('lists', tried))).status, 204)
    await stopOf(place.target)
    const said = error.mock.calls.map((call) => String(call.arguments[0]))
    assert.ok(
      said.some((line) => line.startsWith(`The stop of lists ${tried} is not valid on this gateway yet`)),
    )
    error.mock.restore()
  })

  test('may be tried again, and then counts from zero', async (t) => {
    const { place, tried, send, isTried } = await siteWithCanary()
    t.mock.method(console, 'warn', () => {})
    const fail = async () => {
      await isTried()
      await send(report('lists', tried))
    }
    for (let count = 0; count < 5; count++) await fail()
    await stopOf(place.target)
    await place.release.remote('lists', 'tried app', 50)
    await place.release.remote('account', 'a later move than the start')
    for (let count = 0; count < 4; count++) await fail()
    assert.equal(await isTried(), true)
    await fail()
    assert.equal(await isTried(), false)
  })

  test('stays stopped in memory where the registry cannot be written, which is tried again', async () => {
    const place = await createSite()
    after(() => place.remove())
    const tried = (await place.release.remote('lists', 'tried app', 50)).metadata.version
    let isReadOnly = true
    const target = {
      ...place.target,
      replace: (...args: Parameters<typeof place.target.replace>) => {
        if (isReadOnly) throw new Error('EACCES: permission denied')
        return place.target.replace(...args)
      },
    }
    mock.timers.enable({ apis: ['setTimeout'] })
    const [warn, error] = [mock.method(console, 'warn', () => {}), mock.method(console, 'error', () => {})]
    const gateway = place.open({}, { target })
    const html = async () => (await gateway.request('/', { headers: { cookie: 'sprouts-bucket=0' } })).text()
    for (let count = 0; count < 5; count++) {
      await html()
      await gateway.request('/_reports', { method: 'POST', body: report('lists', tried), headers: JSON_TYPE })
    }
    assert.ok(!(await html()).includes(`/lists/${tried}/`))
    // a gateway of an earlier test looks at its own folder every second, and may say that it has gone
    const told = () =>
      error.mock.calls.map((call) => String(call.arguments[0])).filter((line) => /^The stop/.test(line))
    await until(async () => told().length === 1)
    assert.match(
      told()[0] ?? '',
      /^The stop of lists \w+ could not be written, so it is valid on this gateway only: EACCES/,
    )
    // a release of another remote does not bring it back
    await place.release.remote('account', 'newer app')
    assert.ok(!(await html()).includes(`/lists/${tried}/`))
    isReadOnly = false
    await until(async () => {
      mock.timers.tick(60_000)
      return !canaryRelease((await readRegistry(place.target)).registry, 'lists')
    })
    assert.equal(told().length, 1)
    mock.timers.reset()
    for (const spy of [warn, error]) spy.mock.restore()
  })

  test('stays stopped when another one is stopped after it, also on a gateway without a target', async (t) => {
    const place = await createSite()
    after(() => place.remove())
    const gateway = place.open()
    for (const kind of ['warn', 'error'] as const) t.mock.method(console, kind, () => {})
    const html = async () => (await gateway.request('/', { headers: { cookie: 'sprouts-bucket=0' } })).text()
    const tried: string[] = []
    for (const name of ['lists', 'discover'] as const) {
      const { version } = (await place.release.remote(name, 'tried app', 50)).metadata
      tried.push(`/${name}/${version}/`)
      const failure = { method: 'POST', body: report(name, version), headers: JSON_TYPE }
      for (let count = 0; count < 5; count++) {
        assert.ok((await html()).includes(`/${name}/${version}/`))
        await gateway.request('/_reports', failure)
      }
    }
    await place.release.remote('account', 'newer app')
    for (const folder of tried) assert.ok(!(await html()).includes(folder))
  })

  test('is not stopped by a late try once somebody has started it again', async () => {
    const place = await createSite()
    after(() => place.remove())
    const start = async (share: number) =>
      (await place.release.remote('lists', 'tried app', share)).metadata.version
    const tried = await start(50)
    let tries = 0
    const target = {
      ...place.target,
      read: (key: string) => {
        tries += 1
        return place.target.read(key)
      },
      replace: () => Promise.reject(new Error('EACCES: permission denied')),
    }
    mock.timers.enable({ apis: ['setTimeout'] })
    const [warn, error] = [mock.method(console, 'warn', () => {}), mock.method(console, 'error', () => {})]
    const gateway = place.open({}, { target })
    const visit = async () => (await gateway.request('/', { headers: { cookie: 'sprouts-bucket=0' } })).text()
    const body = report('lists', tried)
    for (let count = 0; count < 5; count++) {
      await visit()
      await gateway.request('/_reports', { method: 'POST', body, headers: JSON_TYPE })
    }
    // the first try has failed
    await until(async () => error.mock.calls.some(({ arguments: [line] }) => /^The stop/.test(String(line))))
    const before = tries
    await start(20)
    assert.ok((await visit()).includes(`/lists/${tried}/`))
    mock.timers.tick(60_000)
    await visit()
    assert.equal(tries, before)
    mock.timers.reset()
    for (const spy of [warn, error]) spy.mock.restore()
  })

  test('is stopped by several gateways with one line in the log', async () => {
    const { place, tried, ...first } = await siteWithCanary()
    const second = place.open({}, { target: place.target })
    const warn = mock.method(console, 'warn', () => {})
    for (let count = 0; count < 5; count++) {
      await first.visit(0)
      await second.request('/', { headers: { cookie: 'sprouts-bucket=0' } })
    }
    const options = { method: 'POST', body: report('lists', tried), headers: JSON_TYPE }
    for (let count = 0; count < 5; count++)
      await Promise.all([first.gateway.request('/_reports', options), second.request('/_reports', options)])
    await stopOf(place.target)
    await place.release.remote('account', 'newer app')
    assert.equal((await readLog(place.target)).filter(({ action }) => action === 'stop').length, 1)
    warn.mock.restore()
  })
})

describe('reports that are not counted', () => {
  test('more than ten of one sender in a minute', async (t) => {
    const { place, tried, visit, send, isTried } = await siteWithCanary()
    // the limit is for the minute of the clock, which must not change here
    mock.timers.enable({ apis: ['Date'], now: Date.now() })
    for (let count = 0; count < 2000; count++) await visit(0)
    for (let count = 0; count < 30; count++) await send(report('lists', tried))
    // ten errors in 2000 documents are 0.5 %: below the limit of 0.6 %
    assert.equal(await isTried(), true)
    t.mock.method(console, 'warn', () => {})
    for (let count = 0; count < 10; count++) await send(report('lists', tried), JSON_TYPE, '192.0.2.2')
    mock.timers.reset()
    assert.equal(await isTried(), false)
    await stopOf(place.target)
  })

  test('more than there were documents of the version', async () => {
    const { tried, send, isTried } = await siteWithCanary()
    for (let count = 0; count < 4; count++) await isTried()
    for (let count = 0; count < 10; count++) await send(report('lists', tried))
    assert.equal(await isTried(), true)
  })

  test('of a version that was stopped by a person', async () => {
    const { place, tried, visit, send } = await siteWithCanary()
    for (let count = 0; count < 9; count++) await visit(0)
    await stopCanary('lists', { target: place.target, who: 'Kim' })
    for (let count = 0; count < 9; count++) await send(report('lists', tried))
    assert.equal((await readLog(place.target)).filter(({ action }) => action === 'stop').length, 1)
  })
})

/** Waits until the gateway has written that it has stopped a canary. */
const stopOf = (target: Target) => until(async () => (await readLog(target)).at(-1)?.action === 'stop')

/** Waits for something that the gateway does after its answer. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setImmediate(resolve))
}
