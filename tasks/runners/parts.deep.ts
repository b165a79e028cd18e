import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unitTestsOf } from './parts.ts'

test('the unit tests that an edit can break are those that use the file, also through other files', async () => {
  const { passed, failed } = await unitTestsOf('mfe-lists', ['mfe-lists/src/queries/keepLists.ts'])
  // keepLists.test.ts, and remote.test.ts, which uses it through other files; not the pages
  assert.ok(passed > 0 && passed < 50, `${passed} passed`)
  assert.equal(failed, 0)
})
