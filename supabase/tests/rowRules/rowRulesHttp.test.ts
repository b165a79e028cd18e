import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { localKeys, startTestBackend, type TestBackend } from '../backend.ts'
import { type Asker, askOf, NEVER_SHOWN, tokenOf } from '../client.ts'
import { ACTORS, type Actor, OTHER, OWNER } from './actors.ts'
import { layFixtures, OWN_LIST, SAVED } from './fixtures.ts'
import type { Verdict } from './probe.ts'
import { OPERATIONS, type Operation, REFUSED, TABLES, type TableRules } from './tables.ts'

/** The matrix of rowRules/tables.ts again, through the API with the public key and a token. */
const TOKENS: Record<Actor, string | undefined> = {
  visitor: undefined,
  owner: tokenOf({ sub: OWNER }),
  other: tokenOf({ sub: OTHER }),
  nobody: tokenOf({}),
}
const FORGED: Record<string, string> = {
  'signed with another secret': tokenOf({ sub: OWNER }, 'the secret of another project'),
  'of the service, signed with another secret': tokenOf({ role: 'service_role' }, 'x'),
  'without a signature': tokenOf({ sub: OWNER, alg: 'none' }),
  'that has ended': tokenOf({ sub: OWNER, exp: 1 }),
  'that is none': 'not-a-token',
}

let backend: TestBackend
let http: Asker

before(async () => {
  backend = await startTestBackend()
  http = askOf(backend)
})
after(() => backend.close())

const isPublic = (table: string) => table.startsWith('public.')
/** Inserts the rows of the matrix again if a request has changed data. */
async function lay() {
  if (isLaid) return
  await layFixtures(backend.query)
  isLaid = true
}
let isLaid = false

/** The service refuses a write without a condition; the matrix over SQL has them (conditionMends.test.ts). */
const EVERY_ROW = '&or=(id.is.null,id.not.is.null)'

/** Sends the operation. Returns the number of rows, or the error code. */
async function attempt(table: string, rules: TableRules, operation: Operation, token?: string) {
  const [schema = '', name = ''] = table.replaceAll('"', '').split('.')
  const [column = '', value] = Object.entries(rules.filter)[0] ?? []
  const method = { select: 'GET', insert: 'POST', update: 'PATCH', delete: 'DELETE' }[
    operation.split(' ')[0] ?? ''
  ]
  const isWrite = method !== 'GET'
  const whole = isWrite ? EVERY_ROW : ''
  const filter = operation.endsWith('filtered') ? `&${column}=eq.${value}` : whole
  const wasLaid = isLaid
  if (isWrite) isLaid = false
  const { status, json } = await http.ask(
    `/rest/v1/${name}?select=*${operation === 'insert' ? '' : filter}`,
    {
      method,
      token,
      body: operation === 'insert' ? rules.row : operation.startsWith('update') ? rules.change : undefined,
      headers: {
        ...(isWrite ? { prefer: 'return=representation' } : {}),
        ...(schema === 'public' ? {} : { [isWrite ? 'content-profile' : 'accept-profile']: schema }),
      },
    },
  )
  if (Array.isArray(json)) return { status, verdict: json.length }
  // Refused: no data has changed.
  if (status === 401 || status === 403 || status === 406) isLaid = wasLaid
  return { status, verdict: json instanceof Object && 'code' in json ? String(json.code) : 'no code' }
}

/** The HTTP statuses for a result of SQL. A schema that is not exposed is refused before its tables are checked. */
function expectedOf(table: string, operation: Operation, actor: Actor, verdict: Verdict) {
  if (!isPublic(table)) return { status: 406, verdict: 'PGRST106' }
  if (verdict === REFUSED) return { status: actor === 'visitor' ? 401 : 403, verdict }
  return { status: operation === 'insert' ? 201 : 200, verdict }
}

for (const [table, rules] of Object.entries(TABLES)) {
  describe(`${table} over HTTP`, () => {
    for (const [position, actor] of ACTORS.entries()) {
      for (const operation of OPERATIONS) {
        const verdict = rules.verdicts[operation][position] ?? 'missing'
        test(`${actor}: ${operation} returns the same as SQL, ${verdict}`, async () => {
          await lay()
          const expected = expectedOf(table, operation, actor, verdict)
          assert.deepEqual(await attempt(table, rules, operation, TOKENS[actor]), expected)
        })
      }
    }

    for (const [what, token] of Object.entries(FORGED)) {
      test(`a token ${what} gives no access`, async () => {
        for (const operation of OPERATIONS) {
          const { status, verdict } = await attempt(table, rules, operation, token)
          assert.ok(
            status === 401 || (!isPublic(table) && status === 406),
            `${operation}: ${status} ${verdict}`,
          )
        }
      })
    }
  })
}

test('each privileged column is refused separately', async () => {
  await lay()
  const columns = {
    lists: ['id', 'user_id', 'created_at'],
    profiles: ['id'],
    list_activities: ['id', 'list_id', 'activity_id', 'user_id', 'activity_type', 'created_at'],
  }
  for (const [table, names] of Object.entries(columns)) {
    for (const name of names) {
      const value = { created_at: '2026-01-01', activity_type: 'external' }[name] ?? OTHER
      const ask = { method: 'PATCH', token: TOKENS.owner, body: { [name]: value } }
      assert.equal((await http.ask(`/rest/v1/${table}?${EVERY_ROW}`, ask)).status, 403, `${table}.${name}`)
    }
  }
})

test('embedded rows have the same limits as a direct request', async () => {
  await lay()
  for (const path of [
    '/rest/v1/lists?select=name,list_activities(user_id)',
    '/rest/v1/list_activities?select=user_id,lists(user_id),Listings(name)',
  ]) {
    assert.equal((await http.ask(path)).status, 401)
    assert.deepEqual((await http.ask(path, { token: TOKENS.nobody })).json, [])
    const { json, text } = await http.ask(path, { token: TOKENS.other })
    assert.ok(Array.isArray(json) && json.length === 1)
    assert.doesNotMatch(text, new RegExp(OWNER))
  }
  assert.equal((await http.ask('/rest/v1/Listings?select=name,list_activities(user_id)')).status, 401)
})

test('a shared list is readable only by its link, and the link stops working when it is withdrawn', async () => {
  await lay()
  isLaid = false
  const share = (share_token: string | null) =>
    http.ask(`/rest/v1/lists?id=eq.${OWN_LIST}&select=share_token`, {
      method: 'PATCH',
      token: TOKENS.owner,
      body: { share_token },
      headers: { prefer: 'return=representation' },
    })
  const open = (token: unknown) => http.ask('/rest/v1/rpc/shared_list', { method: 'POST', body: { token } })

  const { json } = await share(OTHER)
  const [shared] = json as { share_token: string }[]
  const link = shared?.share_token
  assert.notEqual(link, OTHER)
  assert.deepEqual((await open(link)).json, [{ name: 'First', emoji: '❤️', activities: [SAVED] }])
  for (const other of [OTHER, OWN_LIST, null]) assert.deepEqual((await open(other)).json, [])
  for (const odd of ['', '*', `${link}' or true`, { neq: link }])
    assert.equal((await open(odd)).status, 400, JSON.stringify(odd))
  for (const table of ['lists', 'list_activities'])
    assert.equal((await http.ask(`/rest/v1/${table}?select=*`)).status, 401)
  assert.equal((await http.ask(`/rest/v1/lists?share_token=eq.${link}`)).status, 401)
  assert.deepEqual(
    (await http.ask(`/rest/v1/lists?share_token=eq.${link}`, { token: TOKENS.other })).json,
    [],
  )

  await share(null)
  assert.deepEqual((await open(link)).json, [])
})

test('pictures cannot be listed or changed with the public key by any user', async () => {
  for (const token of Object.values(TOKENS)) {
    const list = await http.ask('/storage/v1/object/list/listing_images', {
      method: 'POST',
      token,
      body: { prefix: '' },
    })
    assert.ok(list.status >= 400 && list.status < 500)
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status } = await http.ask('/storage/v1/object/listing_images/saved/1-960.webp', {
        method,
        token,
        body: '{}',
      })
      assert.ok(status >= 400 && status < 500, `${method} ${status}`)
    }
  }
})

test('accounts are not accessible with the public key', async () => {
  for (const token of Object.values(TOKENS)) {
    const { status } = await http.ask('/auth/v1/admin/users', { token })
    assert.ok(status >= 400 && status < 500)
  }
})

test('the secret key bypasses the row rules, but not the keys of tables', async () => {
  await lay()
  const key = localKeys.secret
  const all = await http.ask('/rest/v1/lists', { key, token: key })
  assert.ok(Array.isArray(all.json) && all.json.length === 3)
})

test('no response contains a draft, internals of the backend or an e-mail address', () => {
  assert.ok(http.answers.length >= 500)
  for (const { status, text } of http.answers) {
    assert.ok(status < 500, text)
    assert.doesNotMatch(text, NEVER_SHOWN)
    assert.doesNotMatch(text, /Secret draft|owner@example\.com|other@example\.com/)
  }
})
