import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startTestBackend } from '../backend.ts'
import { askOf, NEVER_SHOWN, tokenOf } from '../client.ts'
import { OWNER } from '../rowRules/actors.ts'
import { layFixtures } from '../rowRules/fixtures.ts'

/** For one file of hostile requests: a backend with the rows of the row rules, which ends with the file. */
export async function openHostile() {
  const backend = await startTestBackend()
  after(() => backend.close())
  await layFixtures(backend.query)
  const http = askOf(backend)
  const owner = tokenOf({ sub: OWNER })

  return {
    http,
    /** The token of the user who owns the rows. */
    owner,
    /** The last test of the file. `requests` is the smallest number that the file has sent before. */
    testUnharmed(requests: number) {
      test('after all requests the data is unchanged, and no response contains private data', async () => {
        assert.equal((await http.ask('/health')).status, 200)
        const { json } = await http.ask('/rest/v1/lists?select=name&order=name', { token: owner })
        assert.deepEqual(json, [{ name: 'First' }, { name: 'Second' }])
        const { json: listings } = await http.ask('/rest/v1/Listings?select=name&order=name')
        assert.deepEqual(listings, [{ name: 'Saved' }, { name: 'Unsaved' }])
        assert.ok(http.answers.length >= requests)
        for (const { status, text } of http.answers) {
          assert.ok(status < 500, text)
          assert.doesNotMatch(text, NEVER_SHOWN)
        }
      })
    },
  }
}
