import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { localKeys, startTestBackend, type TestBackend } from 'supabase/testing'
import { foundRoutes } from '../../shell/server/found/foundRoutes.ts'

/** The sitemap of the sample catalogue, from the embedded backend. */

let backend: TestBackend
before(async () => {
  backend = await startTestBackend()
})
after(() => backend.close())

const pagesFound = async () => {
  const config = {
    origin: 'https://sprouts.test',
    backend: { url: backend.origin, key: localKeys.publishable },
  }
  const xml = await (await foundRoutes({ config }).request('/sitemap/1.xml')).text()
  return [...xml.matchAll(/<loc>[^<]*\/activities\/([^/]+)\/[^<]*<\/loc>/g)].map(([, id]) => id).sort()
}

const ids = async (where: string) =>
  (await backend.query<{ id: string }>(`select id from public."Listings" where ${where} order by id`)).map(
    ({ id }) => id,
  )

test('every published activity is in the sitemap, and no other, also after one is withdrawn', async () => {
  const published = await ids("publish_status = 'Published'")
  assert.ok(published.length > 1)
  assert.deepEqual(await pagesFound(), published)
  await backend.query(`update public."Listings" set publish_status = 'Draft' where id = $1`, [published[0]])
  assert.deepEqual(await pagesFound(), published.slice(1))
})
