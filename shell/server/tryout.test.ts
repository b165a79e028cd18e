import assert from 'node:assert/strict'
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { after, test } from 'node:test'
import { overridesOf } from './testing/overridesOf.ts'
import { createSite } from './testing/testSite.ts'

const place = await createSite()
after(() => place.remove())

test('a panel that could not be compiled is compiled for the next document, and then kept', async (t) => {
  const { allow, read } = overridesOf(place)
  await allow([])
  const said = t.mock.method(console, 'error', () => {})
  const { readFile } = files
  let isFull = true
  const reading = t.mock.method(files, 'readFile', (...args: Parameters<typeof readFile>) =>
    isFull ? Promise.reject(new Error('EMFILE: too many open files')) : readFile(...args),
  )
  syncBuiltinESMExports()
  t.after(() => {
    t.mock.reset()
    syncBuiltinESMExports()
  })
  const scriptsRead = () =>
    reading.mock.calls.filter(({ arguments: [file] }) => /tryout/.test(String(file))).length
  const hasPanel = async () => /_tryout\/panel/.test((await read('/activities?mfe=discover@none')).html)

  assert.equal(await hasPanel(), false)
  assert.match(String(said.mock.calls[0]?.arguments[0]), /^The panel of overrides cannot be compiled/)
  isFull = false
  assert.equal(await hasPanel(), true)
  const before = scriptsRead()
  assert.equal(await hasPanel(), true)
  assert.equal(scriptsRead(), before)
})
