import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { localKeys } from '../backend.ts'
import { type Ask, tokenOf } from '../client.ts'
import { OTHER, OWNER } from '../rowRules/actors.ts'
import { DRAFT, MISSING, OTHER_LIST, OWN_LIST, SAVED, UNSAVED } from '../rowRules/fixtures.ts'
import { openHostile } from './hostile.ts'

/** Requests of careless, broken or hostile clients: each gets a 4xx status with a code, and the backend stays up. */
const { http, owner, testUnharmed } = await openHostile()

const codeOf = (json: unknown) => (json instanceof Object && 'code' in json ? json.code : undefined)

async function answers(path: string, ask: Ask, status: number, code?: string) {
  const answer = await http.ask(path, ask)
  assert.deepEqual([answer.status, code && codeOf(answer.json)], [status, code])
}

describe('a broken constraint returns 400 or 409 with its code', () => {
  const service = { key: localKeys.secret, token: localKeys.secret }
  const listing = { name: 'New', primary_type: 'park' }
  const save = { list_id: OWN_LIST, activity_id: UNSAVED, user_id: OWNER }
  const event = { listing_id: SAVED, start_date: '2026-12-01', end_date: '2026-12-02' }
  const cases: [string, string, object | object[], number, string][] = [
    ['a blank list name', 'lists', { name: ' ' }, 400, '23514'],
    ['a list name that nobody can see', 'lists', { name: '\u200d\u00a0' }, 400, '23514'],
    ...[
      '\u200b',
      '\u202e',
      '\u2066',
      '\ufeff',
      '\u0085',
      '\u00ad',
      '\n',
      '\u061c',
      '\u115f',
      '\u1160',
      '\u180e',
      '\u2800',
      '\u3164',
      '\uffa0',
    ].map((sign): [string, string, object, number, string] => [
      `a list name with ${JSON.stringify(sign)}`,
      'lists',
      { name: `Zoo${sign}days` },
      400,
      '23514',
    ]),
    ['a list name of 101 letters', 'lists', { name: 'x'.repeat(101) }, 400, '23514'],
    ['a list without a name', 'lists', { emoji: '⭐' }, 400, '23502'],
    ['an emoji of 17 letters', 'lists', { name: 'x', emoji: 'x'.repeat(17) }, 400, '23514'],
    ['the 101st list', 'lists', Array.from({ length: 99 }, () => ({ name: 'x' })), 400, 'P0001'],
    ['an activity saved twice', 'list_activities', { ...save, activity_id: SAVED }, 409, '23505'],
    ['an activity of another type', 'list_activities', { ...save, activity_type: 'own' }, 400, '23514'],
  ]
  const byService: typeof cases = [
    ['a website of another kind', 'Listings', { ...listing, website: 'javascript:alert(1)' }, 400, '23514'],
    [
      'a description over its length',
      'Listings',
      { ...listing, description: 'x'.repeat(20_001) },
      400,
      '23514',
    ],
    ['an unknown status', 'Listings', { ...listing, publish_status: 'Hidden' }, 400, '23514'],
    ['a rating that is not a number', 'Listings', { ...listing, external_rating: 'good' }, 400, '22P02'],
    ['a rating too large for its column', 'Listings', { ...listing, external_rating: 1000 }, 400, '22003'],
    ['an id twice', 'Listings', { ...listing, id: SAVED }, 409, '23505'],
    ['an image of no listing', 'image_metadata', { listing_id: MISSING, image_url: 'x' }, 409, '23503'],
    ['an end without a start', 'opening_hours', { listing_id: SAVED, end_date: '2026-12-01' }, 400, '23514'],
    ['two runs of dates', 'opening_hours', [event, { ...event, end_date: '2027-01-01' }], 400, '23P01'],
    ['a postcode of letters', 'Postcodes', { locality: 'X', postcode: 'abcd', state: 'NSW' }, 400, '23514'],
    ['a locality twice', 'Postcodes', { locality: 'Manly', postcode: '2095', state: 'NSW' }, 409, '23505'],
    ["an activity in another user's list", 'list_activities', { ...save, list_id: OTHER_LIST }, 409, '23503'],
    ['a list of no account', 'lists', { name: 'x', user_id: MISSING }, 409, '23503'],
    ['a second profile', 'profiles', { id: OTHER }, 409, '23505'],
  ]
  for (const [what, table, body, status, code] of cases) {
    test(`${what}: ${status} ${code}`, () =>
      answers(`/rest/v1/${table}`, { method: 'POST', token: owner, body }, status, code))
  }
  for (const [what, table, body, status, code] of byService) {
    test(`${what}, with the secret key: ${status} ${code}`, () =>
      answers(`/rest/v1/${table}`, { ...service, method: 'POST', body }, status, code))
  }
  for (const [what, activity_id, list_id] of [
    ['a draft', DRAFT, OWN_LIST],
    ['a missing listing', MISSING, OWN_LIST],
    ["another user's list", UNSAVED, OTHER_LIST],
    ['a missing list', UNSAVED, MISSING],
  ] as const) {
    test(`${what} gets the same refusal, which gives no reason`, async () => {
      const body = { list_id, activity_id, user_id: OWNER }
      const { status, json } = await http.ask('/rest/v1/list_activities', {
        method: 'POST',
        token: owner,
        body,
      })
      assert.equal(status, 403)
      assert.deepEqual(json, {
        code: '42501',
        details: null,
        hint: null,
        message: 'new row violates row-level security policy for table "list_activities"',
      })
    })
  }
})

describe('a body that is not a row returns 400', () => {
  const bodies: [string, string][] = [
    ['nothing', ''],
    ['half an object', '{"name":'],
    ['a stray bracket', '{"name":"x"}}'],
    ['single quotes', `{'name':'x'}`],
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"x"'],
    ['an array of numbers', '[1,2]'],
    ['rows of different columns', '[{"name":"x"},{"emoji":"x"}]'],
    ['an object for a text', '{"name":{"a":1}}'],
    ['an unknown column', '{"nme":"x"}'],
    ['SQL for a column', `{"name) values ('x'); drop table lists; --":"x"}`],
    ['a NUL character', '{"name":"a\\u0000b"}'],
    ['half of a surrogate pair', '{"name":"a\\ud800b"}'],
    ['no uuid', '{"name":"x","user_id":"me"}'],
    ['deeper and deeper', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ]
  for (const [what, body] of bodies) {
    test(`${what}, sent to the REST service`, () =>
      answers('/rest/v1/lists', { method: 'POST', token: owner, body }, 400))
  }
  for (const text of ['\\u0000', 'a\\udc00']) {
    test(`a text that cannot be stored, ${text}, sent to the storage`, () =>
      answers(
        '/storage/v1/object/list/listing_images',
        { method: 'POST', body: `{"prefix":"${text}"}` },
        400,
        '22P05',
      ))
  }
  test('an object as the value of a text column, in an update', () =>
    answers(
      '/rest/v1/lists?name=neq.',
      { method: 'PATCH', token: owner, body: { name: { a: 1 } } },
      400,
      '22P02',
    ))
  for (const path of [
    '/auth/v1/signup',
    '/auth/v1/token?grant_type=password',
    '/auth/v1/recover',
    '/auth/v1/resend',
    '/storage/v1/object/list/listing_images',
    '/functions/v1/send-contact-email',
    '/functions/v1/listing-submission',
  ]) {
    for (const body of [
      '',
      '{"email":',
      'null',
      '[]',
      '"x"',
      '{"email":{"a":[]},"password":[],"prefix":{}}',
    ]) {
      test(`${body || 'nothing'}, sent to ${path}`, async () => {
        const { status, text } = await http.ask(path, { method: 'POST', body })
        assert.ok(status >= 400 && status < 500, `${status} ${text}`)
      })
    }
  }
  const big = JSON.stringify({ name: 'x'.repeat(9 * 1024 * 1024) })
  for (const [path, status] of Object.entries({
    '/rest/v1/lists': 400,
    '/auth/v1/signup': 400,
    '/storage/v1/object/listing_images/x.webp': 400,
    '/functions/v1/send-contact-email': 413,
  })) {
    test(`9 MB, sent to ${path}: ${status}`, () =>
      answers(path, { method: 'POST', token: owner, body: big }, status))
  }
})

describe('a question that no page asks is no error of the service', () => {
  const form = { 'content-type': 'multipart/form-data; boundary=x' }
  const cases: [string, string, Ask, number, string?][] = [
    ['a word that is too long', `rest/v1/Listings?fts=eq.${'x'.repeat(2_100)}`, {}, 400, '54000'],
    ['a search for 250 signs', `rest/v1/Listings?fts=fts.${'!'.repeat(250)}zoo`, {}, 400, 'XX000'],
    ['a quote that does not end', 'rest/v1/Listings?select=%22', {}, 400, 'PGRST100'],
    ['a table as a column', 'rest/v1/Listings?select=id&Listings=eq.1', {}, 400, '0A000'],
    ['an empty form', 'storage/v1/object/listing_images/x', { method: 'POST', body: '', headers: form }, 400],
    ['a signed address', 'storage/v1/object/sign/listing_images/x?token=x', {}, 404],
    ['an upload by one', 'storage/v1/object/upload/sign/listing_images/x?token=x', { method: 'PUT' }, 404],
    ['the head of a call', 'rest/v1/rpc/search_listings?query=zoo&select=id', { method: 'HEAD' }, 200],
  ]
  for (const [what, path, ask, status, code] of cases)
    test(what, () => answers(`/${path}`, ask, status, code))
})

describe('a function is known by its own name only', () => {
  for (const name of ['nope', 'constructor', 'toString', '__proto__'])
    test(name, () => answers(`/functions/v1/${name}`, { method: 'POST', token: owner, body: '{}' }, 404))
})

describe('a value in the form of JSON is no error of the service, and the next request is answered', () => {
  const columns = ['name', 'open_days', 'tags', 'event_dates', 'free', 'id', 'created_at', 'external_rating']
  const values = ['{}', '{"a":1}', '{"a":{}}', '{"a"}', '{', '[]', '[1]', '[[],{}]', 'null', '7', '"x"']
  for (const column of columns) {
    test(`for ${column}`, async () => {
      for (const operator of ['eq', 'neq', 'not.eq', 'cs', 'cd', 'ov', 'gt', 'in', 'is']) {
        for (const value of values) {
          const asked = operator === 'in' ? `(${value})` : value
          const { status, text } = await http.ask(
            `/rest/v1/Listings?select=id&${column}=${operator}.${encodeURIComponent(asked)}`,
          )
          assert.ok(status < 500, `${operator}.${asked}: ${text}`)
        }
      }
      await answers('/rest/v1/Listings?select=id', {}, 200)
    })
  }
  test('{} is the empty array', async () => {
    // both published listings have hours
    const { json: without } = await http.ask('/rest/v1/Listings?select=name&open_days=eq.{}')
    const { json: others } = await http.ask('/rest/v1/Listings?select=name&open_days=neq.{}&order=name')
    assert.deepEqual([without, others], [[], [{ name: 'Saved' }, { name: 'Unsaved' }]])
    await answers('/rest/v1/Listings?open_days=eq.{"a":1}', {}, 400, '22P02')
  })
})

describe('an invalid token returns 401 and gives no access', () => {
  const tokens = {
    'no token': 'x',
    'two parts': 'a.b',
    'three empty parts': '..',
    'three parts of nonsense': 'a.b.c',
    'another secret': tokenOf({ sub: OWNER }, 'of another project'),
    'no algorithm': tokenOf({ sub: OWNER, alg: 'none' }),
    'no algorithm, with a signature': `${tokenOf({ sub: OWNER, alg: 'none' })}c2lnbmF0dXJl`,
    'another algorithm': tokenOf({ sub: OWNER, alg: 'RS256' }),
    ended: tokenOf({ sub: OWNER, exp: 1 }),
    'a changed subject': [tokenOf({ sub: OWNER }), tokenOf({ sub: OTHER })]
      .map((token) => token.split('.'))
      .reduce(([head, , signature], [, body]) => [`${head}.${body}.${signature}`])
      .join(''),
    'the service by another secret': tokenOf({ role: 'service_role' }, 'of another project'),
    'very long': 'x'.repeat(10_000),
  }
  for (const [what, token] of Object.entries(tokens)) {
    for (const path of ['/rest/v1/lists', '/rest/v1/Listings?select=id', '/rest/v1/profiles']) {
      test(`${what}, for ${path}`, () => answers(path, { token }, 401))
    }
    test(`${what}, for the user of the token`, async () => {
      const { status } = await http.ask('/auth/v1/user', { token })
      assert.ok(status === 401 || status === 403, `${status}`)
    })
  }
  test('a subject that is not a UUID is refused and is not run as SQL', () =>
    answers('/rest/v1/lists', { token: tokenOf({ sub: `x'; drop table lists; --` }) }, 400, '22P02'))
  for (const key of ['', 'x', 'sb_publishable_x', `' or true --`]) {
    test(`the key "${key}"`, () => answers('/rest/v1/Listings', { key }, 401))
  }
})

testUnharmed(100)
