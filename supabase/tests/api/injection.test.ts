import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openHostile } from './hostile.ts'

/** SQL injection in every place of a request that takes a value or a name. */
const { http, owner, testUnharmed } = await openHostile()

describe('SQL in the place of a value or a name returns no data and does no damage', () => {
  const pieces = [
    `'`,
    `''; drop table public.lists; --`,
    `' or '1'='1`,
    `x') or true --`,
    `1; select pg_sleep(5)`,
    `"; delete from "Listings`,
    `$$; drop schema private cascade; $$`,
    `%' union select encrypted_password from auth.users --`,
    `\\`,
    `\u0000`,
    `{"a":`,
    `(select email from auth.users limit 1)`,
    `x,publish_status.neq.zzz,name.ilike.*`,
  ]
  const places = [
    (sql: string) => `?name=eq.${sql}`,
    (sql: string) => `?name=ilike.*${sql}*`,
    (sql: string) => `?name=in.(${sql})`,
    (sql: string) => `?id=eq.${sql}`,
    (sql: string) => `?free=is.${sql}`,
    (sql: string) => `?tags=cs.{${sql}}`,
    (sql: string) => `?open_days=ov.{${sql}}`,
    (sql: string) => `?event_dates=cs.${sql}`,
    (sql: string) => `?fts=wfts.${sql}`,
    (sql: string) => `?fts=fts(english).${sql}`,
    (sql: string) => `?fts=fts(${sql}).park`,
    (sql: string) => `?or=(name.eq.${sql},name.eq.x)`,
    (sql: string) => `?or=(name.ilike."*${sql}*")`,
    (sql: string) => `?name=${sql}.x`,
    (sql: string) => `?${sql}=eq.x`,
    (sql: string) => `?select=${sql}`,
    (sql: string) => `?select=id,image_metadata(${sql})`,
    (sql: string) => `?order=${sql}`,
    (sql: string) => `?order=name.${sql}`,
    (sql: string) => `?limit=${sql}`,
    (sql: string) => `?offset=${sql}`,
    (sql: string) => `?on_conflict=${sql}`,
    (sql: string) => `?columns=${sql}`,
  ]
  for (const place of places) {
    test(`in ${place('...')}`, async () => {
      for (const sql of pieces) {
        const [name = '', ...value] = place('\u0001').slice(1).split('=')
        const put = (text: string) => encodeURIComponent(text.replace('\u0001', sql))
        const { status, text } = await http.ask(`/rest/v1/Listings?${put(name)}=${put(value.join('='))}`)
        assert.ok(status < 500, `${sql}: ${status} ${text}`)
        assert.doesNotMatch(text, /Secret draft|@example\.com/)
      }
    })
  }
  for (const name of ['search_listings', 'found_listings', 'close_listings']) {
    test(`in the search text of ${name}`, async () => {
      for (const sql of [...pieces, 'eq.x', 'not.is.null', 'is.null', '{a,b}', 'x'.repeat(256)]) {
        const { status, text } = await http.ask(
          `/rest/v1/rpc/${name}?select=name&query=${encodeURIComponent(sql)}`,
        )
        assert.equal(status, sql.includes('\u0000') ? 400 : 200, `${sql}: ${text}`)
        assert.doesNotMatch(text, /Secret draft|@example\.com/)
      }
    })
  }
  test('in the names of tables, functions, schemas and pictures', async () => {
    for (const sql of pieces.map(encodeURIComponent)) {
      for (const path of [
        `/rest/v1/${sql}`,
        `/rest/v1/rpc/${sql}`,
        `/storage/v1/object/public/listing_images/${sql}`,
      ]) {
        const { status, text } = await http.ask(path)
        assert.ok(status >= 400 && status < 500, `${path}: ${status} ${text}`)
      }
    }
  })
  test('in headers', async () => {
    for (const headers of [
      { range: `0-1'; drop table lists` },
      { prefer: `count=exact'; drop table lists` },
      { 'accept-profile': `public"; drop table lists` },
      { accept: 'application/vnd.pgrst.plan+json' },
      { accept: 'text/html' },
    ]) {
      const { status } = await http.ask('/rest/v1/Listings?select=id', { headers })
      assert.ok(status < 500, `${JSON.stringify(headers)} ${status}`)
    }
  })
})

describe('a name that every object has is no table and no column, and changes no object', () => {
  const before = Reflect.ownKeys(Object.prototype)
  for (const name of ['__proto__', 'constructor', 'toString']) {
    for (const path of [
      `Listings?select=id&${name}=is.null`,
      `Listings?select=id&${name}=eq.evil`,
      `Listings?select=id&image_metadata.${name}=is.true`,
      `Listings?select=id&${encodeURIComponent(`"${name}"`)}=is.null`,
      `Listings?select=id&or=(${name}.is.null,id.is.null)`,
      `Listings?select=id&${name}.or=(id.is.null)`,
      `Listings?select=${name}`,
      `Listings?select=${name}(*)`,
      `Listings?select=id,image_metadata(${name})`,
      `Listings?select=id&order=${name}`,
      `rpc/search_listings?query=zoo&select=id&${name}=is.null`,
      `${name}?select=id`,
      `rpc/${name}?query=zoo`,
    ]) {
      test(path, async () => {
        const { status, text } = await http.ask(`/rest/v1/${path}`)
        assert.ok(status >= 400 && status < 500, `${status} ${text}`)
        assert.deepEqual(Reflect.ownKeys(Object.prototype), before)
      })
    }

    test(`a change of all rows by ${name}`, async () => {
      const ask = { method: 'PATCH', token: owner, body: { emoji: 'x' } }
      const { status } = await http.ask(`/rest/v1/lists?${name}=is.null`, ask)
      assert.equal(status, 400)
    })

    test(`${name} in the body of a row and of a call`, async () => {
      const body = `{"name":"Third","${name}":{"is":null}}`
      const ask = { method: 'POST', token: owner, headers: { 'content-type': 'application/json' } }
      for (const path of ['lists', 'rpc/search_listings']) {
        const { status } = await http.ask(`/rest/v1/${path}`, { ...ask, body: JSON.parse(body) })
        assert.ok(status >= 400 && status < 500, `${path} ${status}`)
        assert.deepEqual(Reflect.ownKeys(Object.prototype), before)
      }
    })
  }
})

testUnharmed(300)
