import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { MOST, refuseCostly } from '../../local/limits/questions.ts'
import { localKeys, startTestBackend, type TestBackend } from '../backend.ts'
import { type Asker, askOf } from '../client.ts'

/* Questions that cost far more than any page are refused before they reach the database. */

const columns = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`).join(',')
const ofLength = (length: number) => `a,${'b'.repeat(length - 2)}`
const nested = (depth: number) =>
  `${Array.from({ length: depth }, (_, index) => `t${index}(`).join('')}id${')'.repeat(depth)}`
const likes = (count: number) => `(${Array.from({ length: count }, () => 'name.ilike.%a%').join(',')})`

const words = (count: number) => ({
  and: `(${['a.fts(english).x', 'b.not.phfts.x', 'c.wfts.x', 'd.plfts(simple).x'].slice(0, count).join(',')})`,
})

/** A list in so many brackets. */
const inBrackets = (depth: number, list = 'and') =>
  `(${`${list}(`.repeat(depth - 1)}a.is.null${')'.repeat(depth)}`

type Asked = Record<string, string>

const TOO_DEEP = 'conditions stand in more than 10 brackets'
const ONLY_CHARACTERS = 'a regular expression may only have characters and their codes'
const LONG_WORDS = 'a condition on words is longer than 256 characters'
const TOO_MANY_WILDCARDS = 'a pattern has more than 8 wildcards'
/** As the site writes them in quotes. */
const ESCAPED = String.raw`\\_\\%`.repeat(9)
const manyIn = (operator: string) => `${operator} has several patterns; write several conditions`

const reasonOf = async (table: string, asked: Asked) => {
  const url = `http://x/rest/v1/${table}?${new URLSearchParams(asked)}`
  const answer = refuseCostly(new Request(url))
  return answer && { status: answer.status, message: (await answer.json()).message }
}

const REFUSED: [what: string, table: string, asked: Asked, reason: string][] = [
  ['five tables deep', 'Listings', { select: nested(5) }, 'tables are embedded deeper than 4'],
  [
    "the listings of a parent's lists",
    'lists',
    { select: '*,list_activities(*,x:Listings(*))' },
    'tables are embedded deeper than 1',
  ],
  ['sixteen tables deep', 'Listings', { select: nested(16) }, 'tables are embedded deeper than 4'],
  [
    'a long select',
    'Listings',
    { select: ofLength(MOST.select + 1) },
    'select is longer than 2048 characters',
  ],
  ['65 columns', 'Listings', { select: columns(65) }, 'select has more than 64 columns'],
  [
    '65 columns of two tables',
    'a',
    { select: `${columns(32)},b(${columns(33)})` },
    'select has more than 64 columns',
  ],
  [
    'aliases of one column',
    'Listings',
    { select: 'a:description,b:description' },
    'select has description twice',
  ],
  ['casts of one column', 'Listings', { select: 'fts,b:fts::text' }, 'select has fts twice'],
  ['a quoted name', 'Listings', { select: '"x,(":"fts",fts' }, 'select has fts twice'],
  [
    'one table twice',
    'Listings',
    { select: 'a:image_metadata(id),b:image_metadata(id)' },
    'select has image_metadata twice',
  ],
  [
    'a table in itself',
    'list_activities',
    { select: 'lists(x:list_activities!inner(note))' },
    'list_activities is embedded in itself',
  ],
  [
    'a spread table in itself',
    'Listings',
    { select: 'image_metadata(...Listings(id))' },
    'Listings is embedded in itself',
  ],
  [
    'a table by its key',
    'lists',
    { select: 'list_activities_list_id_user_id_fkey(id)' },
    'list_activities_list_id_user_id_fkey is embedded by its key; use the name of its table',
  ],
  [
    'long parameters',
    'Listings',
    { id: 'x'.repeat(MOST.query) },
    'the parameters are longer than 8192 characters',
  ],
  ['17 patterns', 'Listings', { or: likes(17) }, 'there are more than 16 conditions on texts'],
  [
    '17 patterns in two lists',
    'Listings',
    { or: likes(9), and: `(or${likes(8)})` },
    'there are more than 16 conditions on texts',
  ],
  ['a table in another spelling', 'list%73', {}, 'a path has the plain name of a table or a function'],
  ['a slow regular expression', 'Listings', { name: 'match.^(a*)*$' }, ONLY_CHARACTERS],
  [
    'one with a reference back',
    'Listings',
    { or: String.raw`(name.not.imatch(any)."(a)\\1",id.eq.1)` },
    ONLY_CHARACTERS,
  ],
  [
    'one that reads many codes in two ways',
    'Listings',
    { name: `match.${'\\U00000000'.repeat(500)}(` },
    ONLY_CHARACTERS,
  ],
  ['an expression with brackets', 'Listings', { name: `match.${'('.repeat(9)}a` }, ONLY_CHARACTERS],
  ['an expression with many ends', 'Listings', { name: `imatch.${'$'.repeat(9)}` }, ONLY_CHARACTERS],
  ['an expression with 9 dots', 'Listings', { name: `match.a${'.'.repeat(9)}` }, TOO_MANY_WILDCARDS],
  [
    'one beside others',
    'Listings',
    { or: `(id.eq.1,name.match.a${'.'.repeat(9)},id.eq.2)` },
    TOO_MANY_WILDCARDS,
  ],
  ['one in a column with a bracket', 'Listings', { or: '(name(.match.a,b(c))' }, ONLY_CHARACTERS],
  ['a list of patterns', 'Listings', { name: 'like(any).{%a%,%b%}' }, manyIn('like(any)')],
  [
    'a list of patterns in a list',
    'Listings',
    { or: '(name.not.ilike(all).{%a%,%b%},id.eq.1)' },
    manyIn('ilike(all)'),
  ],
  ['9 wildcards', 'Listings', { name: `like.%a${'_'.repeat(8)}` }, TOO_MANY_WILDCARDS],
  ['9 wildcards with other signs', 'Listings', { name: 'ilike.*a*b%c%d_e_f_g_h_i' }, TOO_MANY_WILDCARDS],
  [
    'a pattern that becomes an expression of 9 wildcards',
    'Listings',
    { or: `(description.ilike."*e${'_'.repeat(7)},*")` },
    TOO_MANY_WILDCARDS,
  ],
  ['11 brackets', 'Listings', { and: inBrackets(11) }, TOO_DEEP],
  ['11 brackets of an embedded table', 'Listings', { 'a.not.or': inBrackets(11, 'not.or') }, TOO_DEEP],
  ['11 brackets after a quoted one', 'Listings', { or: `(b.eq.")",${inBrackets(11).slice(1)}` }, TOO_DEEP],
  ['11 brackets by two lists', 'Listings', { or: inBrackets(10), and: '(b.is.null)' }, TOO_DEEP],
  ['3 conditions on words', 'Listings', words(3), 'there are more than 2 conditions on words'],
  ['a long one', 'Listings', { description: `wfts.${'a'.repeat(257)}` }, LONG_WORDS],
  ['a long one in a list', 'Listings', { or: `(a.not.phfts(simple).${'a '.repeat(129)}b)` }, LONG_WORDS],
]
for (const [what, table, asked, reason] of REFUSED) {
  test(`${what}: 400`, async () => {
    assert.deepEqual(await reasonOf(table, asked), {
      status: 400,
      message: `The request is refused: ${reason}.`,
    })
  })
}

const FINE: [what: string, table: string, asked: Asked][] = [
  ['four tables deep', 'Listings', { select: nested(4) }],
  ['the listings that a parent has saved', 'list_activities', { select: '*,Listings(*,image_metadata(*))' }],
  ['the longest select', 'Listings', { select: ofLength(MOST.select) }],
  ['64 columns of two tables', 'a', { select: `${columns(32)},b(${columns(32)})` }],
  ['one name in two tables', 'Listings', { select: 'id,image_metadata(id),opening_hours(id)' }],
  ['counts', 'lists', { select: 'count(),list_activities(count)' }],
  ['10 brackets', 'Listings', { and: inBrackets(10) }],
  ['brackets in quotes', 'Listings', { or: `(a.eq."${'('.repeat(99)}",b.eq."${')'.repeat(99)}")` }],
  ['brackets of a value', 'Listings', { name: `eq.${'('.repeat(99)}` }],
  ['16 patterns', 'Listings', { or: likes(16) }],
  ['8 wildcards', 'Listings', { name: `ilike.%${'_'.repeat(6)}%` }],
  ['8 that become an expression', 'Listings', { or: `(name.ilike."%,${'_'.repeat(6)}%")` }],
  ['a search for signs', 'Listings', { or: `(a.ilike."%${ESCAPED}%",b.ilike."%,${ESCAPED}%")` }],
  ['2 conditions on words', 'Listings', words(2)],
  ['a condition on 256 characters of words', 'Listings', { description: `wfts.${'a'.repeat(256)}` }],
  [
    "the site's regular expression with days and ages",
    'Listings',
    {
      or: String.raw`(suburb.imatch."a\\u002a",open_days.cs.{sunday},event_dates.cs."[2026-01-01,2026-01-01]")`,
    },
  ],
  ["the site's regular expression", 'Listings', { or: String.raw`(suburb.imatch."a\\u002a",state.eq."x")` }],
  ['a search for what looks like a condition', 'rpc/search_listings', { query: 'match.(a*)*' }],
]
for (const [what, table, asked] of FINE) {
  test(`${what}: answered`, async () => assert.equal(await reasonOf(table, asked), null))
}

describe('over HTTP', () => {
  let backend: TestBackend
  let http: Asker
  before(async () => {
    backend = await startTestBackend()
    http = askOf(backend)
  })
  after(() => backend.close())

  test('a deep question, one in 800 brackets, one with 600 aliases and one by the secret key get 400 with the reason', async () => {
    const deep = `/rest/v1/Listings?select=${'opening_hours(Listings('.repeat(8)}id${'))'.repeat(8)}`
    const aliases = Array.from({ length: 600 }, (_, index) => `a${index}:fts`).join(',')
    for (const [path, reason] of [
      [deep, /in itself/],
      [`/rest/v1/Listings?select=id&and=${inBrackets(800, 'not.and')}`, /more than 10 brackets/],
      [`/rest/v1/Listings?select=${aliases}`, /longer than 2048/],
      ['/rest/v1/Listings?select=a:fts,b:fts', /fts twice/],
    ] as const) {
      const answer = await http.ask(path)
      assert.equal(answer.status, 400)
      assert.match(answer.text, reason)
      assert.equal((await http.ask(path, { key: localKeys.secret })).status, 400)
    }
  })

  const long = 'x'.repeat(70_000)
  const BODIES: [path: string, body: object, most: number][] = [
    ['/rest/v1/lists', { name: long }, 65_536],
    ['/auth/v1/token?grant_type=password', { email: 'x', password: long }, 16_384],
    [
      '/auth/v1/signup',
      { email: 'long@example.com', password: 'Sandstone!1', data: { name: 'Ann', notes: long } },
      16_384,
    ],
    ['/storage/v1/object/list/listing_images', { prefix: 'x'.repeat(6.1 * 1024 * 1024) }, 6_291_456],
  ]
  for (const [path, body, most] of BODIES) {
    test(`a body that is too long for ${path}: 400, with its length known before and not`, async () => {
      const known = await http.ask(path, { method: 'POST', body })
      assert.equal(known.status, 400)
      assert.match(known.text, new RegExp(`its body is longer than ${most} bytes`))
      const streamed = await fetch(backend.origin + path, {
        method: 'POST',
        headers: { apikey: localKeys.publishable, 'content-type': 'application/json' },
        body: new Blob([JSON.stringify(body)]).stream(),
        ...{ duplex: 'half' },
      })
      assert.equal(streamed.status, 400)
      assert.equal(await streamed.text(), known.text)
    })
  }

  test('a text that is longer than any name is refused to a function, in the address and in the body', async () => {
    const call = '/rest/v1/rpc/close_localities'
    const body = (length: number) => ({ method: 'POST', body: { query: 'x'.repeat(length) } })
    assert.equal((await http.ask(call, body(256))).status, 200)
    for (const refused of [
      await http.ask(call, body(257)),
      await http.ask(`${call}?query=${'x'.repeat(257)}`),
      await http.ask(call, { method: 'POST', body: { query: ['x'.repeat(257)] } }),
    ]) {
      assert.equal(refused.status, 400)
      assert.match(refused.text, /a text is longer than 256 characters/)
    }
  })

  test('a body with 101 levels gets 400 with the reason, one with 100 and brackets in a text is read', async () => {
    const call = (levels: number) =>
      http.ask('/rest/v1/rpc/plan_b?select=id', {
        method: 'POST',
        body: `{"a\\"[[":1,"activities":${'['.repeat(levels - 1)}"[[{"${']'.repeat(levels - 1)}}`,
      })
    for (const levels of [101, 10_000]) {
      const answer = await call(levels)
      assert.equal(answer.status, 400)
      assert.match(answer.text, /its body has more than 100 levels/)
    }
    assert.match((await call(100)).text, /PGRST202/)
  })

  test('the account of a refused sign-up does not exist', async () => {
    assert.deepEqual(await backend.query(`select from auth.users where email = 'long@example.com'`), [])
  })
})
