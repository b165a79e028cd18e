import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type TestContext, test } from 'node:test'
import { profiles } from './firstLoad.ts'
import { startVisitor } from './visitor.ts'

const PROFILE = profiles['phone, this machine']

test('a page is opened, asked and read as it came', async (t) => {
  const { visitor, url } = await startAll(t)
  const seen = await visitor.visit(PROFILE, async (page) => {
    await page.onStart((name) => Object.assign(window, { name }), 'Ada')
    await page.open(url)
    return {
      document: await page.readDocument(),
      name: await page.evaluate((sign) => window.name + sign, '!'),
      width: await page.evaluate(() => window.innerWidth, undefined),
      text: await page.until(() => document.querySelector('p')?.textContent ?? undefined, 5_000),
      nothing: await page.until(() => undefined, 1),
    }
  })
  const text = 'changed'
  assert.deepEqual(seen, { document: HTML, name: 'Ada!', width: 412, text, nothing: undefined })
})

test('an error of the page or of its address is the error of the visit', async (t) => {
  const { visitor, url } = await startAll(t)
  const fail = () => {
    throw new Error('no such figure')
  }
  await assert.rejects(
    visitor.visit(PROFILE, (page) => page.evaluate(fail, undefined)),
    /no such figure/,
  )
  const closed = url.replace(/\d+$/, '1')
  await assert.rejects(
    visitor.visit(PROFILE, (page) => page.open(closed)),
    /ERR_/,
  )
})

test('a browser that ends is the error of what waits for it, and of what is asked later', async (t) => {
  const { visitor } = await startAll(t)
  let ended: Promise<void> | undefined
  const waiting = visitor.visit(PROFILE, async (page) => {
    ended = visitor.stop()
    await page.evaluate(() => new Promise(() => {}), undefined)
  })
  // Chromium may still answer that the tab is gone
  await assert.rejects(waiting, /Chromium has ended|Session with given id not found|closed/)
  await ended
  await assert.rejects(
    visitor.visit(PROFILE, () => Promise.resolve()),
    /Chromium has ended/,
  )
})

const HTML = '<p>as it came</p><script>document.querySelector("p").textContent = "changed"</script>'

async function startAll(t: TestContext) {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(HTML))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const visitor = await startVisitor()
  t.after(async () => {
    await visitor.stop()
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  assert(address && typeof address === 'object')
  return { visitor, url: `http://127.0.0.1:${address.port}` }
}
