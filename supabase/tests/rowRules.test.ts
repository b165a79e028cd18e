import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { OpenDatabase } from '../local/database.ts'
import { uuidOf } from '../seed/ids.ts'
import { openTestDatabase } from './backend.ts'
import { type Actor, OTHER, OWNER, type Privilege, type Role, TABLES } from './rules.ts'

const PUBLISHED = uuidOf('always-open-park')
const UNSAVED = uuidOf('weekday-park')
const DRAFT = uuidOf('draft-park')
const MISSING = '99999999-9999-4999-8999-999999999999'
const OWN_LIST = 'aaaaaaaa-0000-4000-8000-000000000001'
const OTHER_LIST = 'bbbbbbbb-0000-4000-8000-000000000001'

let database: OpenDatabase

before(async () => {
  database = await openTestDatabase()
  await database.script(`
    delete from auth.users;
    insert into auth.users (id, email, raw_user_meta_data) values
      ('${OWNER}', 'owner@example.com', '{"name": "  Owner  "}'), ('${OTHER}', 'other@example.com', '{}');
    insert into public.lists (id, user_id, name) values ('${OWN_LIST}', '${OWNER}', 'First'),
      ('aaaaaaaa-0000-4000-8000-000000000002', '${OWNER}', 'Second'), ('${OTHER_LIST}', '${OTHER}', 'Theirs');
    insert into public.list_activities (list_id, user_id, activity_id)
    values ('${OWN_LIST}', '${OWNER}', '${PUBLISHED}'), ('${OTHER_LIST}', '${OTHER}', '${PUBLISHED}');
    insert into private.submissions (kind, idem_key, payload) values ('contact', gen_random_uuid(), '{}');
  `)
})
after(() => database.close())

/** Runs one statement as the actor and undoes it. Answers how many rows it gave or touched, or the error's code. */
async function attempt(actor: Actor, sql: string): Promise<number | string> {
  const user = { anon: '', owner: OWNER, other: OTHER, nobody: '' }[actor]
  await database.query('begin')
  try {
    await database.query(`set local role ${actor === 'anon' ? 'anon' : 'authenticated'}`)
    await database.query(`select set_config('request.jwt.claim.sub', $1, true)`, [user])
    return (await database.query(/^(select|truncate)/.test(sql) ? sql : `${sql} returning 1 as done`)).length
  } catch (error) {
    assert.ok(error instanceof Error && 'code' in error)
    return String(error.code)
  } finally {
    await database.query('rollback')
  }
}

const ACTORS: Actor[] = ['anon', 'owner', 'other', 'nobody']
const REFUSED = '42501'

test('every table of the project has its rules written down, and row level security', async () => {
  const tables = await database.query<{ name: string; guarded: boolean }>(`
    select oid::regclass::text as name, relrowsecurity as guarded from pg_class
    where relkind in ('r', 'p', 'v', 'm', 'f') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`)
  const names = tables.map(({ name }) => (name.includes('.') ? name : `public.${name}`))
  assert.deepEqual(names.sort(), Object.keys(TABLES).sort())
  assert.deepEqual(
    tables.filter(({ guarded }) => !guarded),
    [],
  )
})

describe('privileges are exactly the granted ones', () => {
  const privileges: Privilege[] = [
    'select',
    'insert',
    'update',
    'delete',
    'truncate',
    'references',
    'trigger',
  ]
  const roles: Role[] = ['anon', 'authenticated']
  for (const [table, { grants }] of Object.entries(TABLES)) {
    for (const role of roles) {
      test(`${role} on ${table}`, async () => {
        for (const privilege of privileges) {
          const expected = grants[role]?.[privilege] ?? []
          assert.deepEqual(await columnsAllowed(role, table, privilege), expected, privilege)
        }
      })
    }
  }
})

/** 'all', or the names of the columns, sorted. */
async function columnsAllowed(role: Role, table: string, privilege: Privilege): Promise<'all' | string[]> {
  const [whole] = await database.query<{ yes: boolean }>('select has_table_privilege($1, $2, $3) as yes', [
    role,
    table,
    privilege,
  ])
  if (whole?.yes) return 'all'
  if (!['select', 'insert', 'update', 'references'].includes(privilege)) return []
  const columns = await database.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $2::regclass and attnum > 0 and not attisdropped
     and has_column_privilege($1, $2, attname, $3) order by attname`,
    [role, table, privilege],
  )
  return columns.map(({ name }) => name)
}

describe('rows are seen and written by those who may', () => {
  for (const [table, { sees, grants }] of Object.entries(TABLES)) {
    for (const actor of ACTORS) {
      const role = actor === 'anon' ? 'anon' : 'authenticated'
      const rows = sees[actor] === 'refused' ? REFUSED : sees[actor]
      test(`${actor} sees ${rows} of ${table}`, async () => {
        assert.equal(await attempt(actor, `select 1 from ${table}`), rows)
      })
      // Without a filter: a "where user_id = ..." would let the select policy hide what a wrong policy allows.
      test(`${actor} deletes only own rows of ${table}`, async () => {
        assert.equal(await attempt(actor, `delete from ${table}`), grants[role]?.delete ? rows : REFUSED)
      })
      test(`${actor} does not empty ${table}`, async () => {
        assert.equal(await attempt(actor, `truncate ${table} cascade`), REFUSED)
      })
    }
  }

  for (const [actor, lists, profiles] of [
    ['anon', REFUSED, REFUSED],
    ['owner', 2, 1],
    ['other', 1, 1],
    ['nobody', 0, 0],
  ] as const) {
    test(`${actor} changes only own lists and profile`, async () => {
      assert.equal(await attempt(actor, `update public.lists set name = 'x', emoji = '⭐'`), lists)
      assert.equal(await attempt(actor, `update public.profiles set username = 'x'`), profiles)
    })
  }
})

describe('what the columns and values forbid', () => {
  const list = (columns: string, values: string) => `insert into public.lists (${columns}) values (${values})`
  const save = (listId: string, activity: string, user = OWNER) =>
    `insert into public.list_activities (list_id, activity_id, user_id) values ('${listId}', '${activity}', '${user}')`

  const cases: [string, Actor, string, number | string][] = [
    ['a list of one own', 'owner', list('name, user_id', `'New', '${OWNER}'`), 1],
    ['a list without saying whose', 'owner', list('name', `'New'`), 1],
    ['a list for another user', 'owner', list('name, user_id', `'New', '${OTHER}'`), REFUSED],
    ['a list by nobody', 'nobody', list('name, user_id', `'New', '${OWNER}'`), REFUSED],
    ['a list by a visitor', 'anon', list('name, user_id', `'New', '${OWNER}'`), REFUSED],
    ['a list with a chosen id', 'owner', list('id, name', `'${MISSING}', 'New'`), REFUSED],
    ['a list without a name', 'owner', list('name', `'  '`), '23514'],
    ['a list with a name of 101 letters', 'owner', list('name', `repeat('x', 101)`), '23514'],
    ['giving a list away', 'owner', `update public.lists set user_id = '${OTHER}'`, REFUSED],
    ['saving a published listing', 'owner', save(OWN_LIST, UNSAVED), 1],
    ['saving it twice', 'owner', save(OWN_LIST, PUBLISHED), '23505'],
    ['saving a draft', 'owner', save(OWN_LIST, DRAFT), REFUSED],
    ['saving what does not exist', 'owner', save(OWN_LIST, MISSING), REFUSED],
    ["saving in another user's list", 'owner', save(OTHER_LIST, UNSAVED), REFUSED],
    ["saving in another user's list as that user", 'owner', save(OTHER_LIST, UNSAVED, OTHER), REFUSED],
    ['saving in a list that does not exist', 'owner', save(MISSING, UNSAVED), REFUSED],
    [
      'moving a saved activity',
      'owner',
      `update public.list_activities set list_id = '${OTHER_LIST}'`,
      REFUSED,
    ],
    [
      'a listing',
      'owner',
      `insert into public."Listings" (name, primary_type) values ('x', 'park')`,
      REFUSED,
    ],
    ['publishing a draft', 'owner', `update public."Listings" set publish_status = 'Published'`, REFUSED],
    ['a profile', 'owner', `insert into public.profiles (id) values ('${MISSING}')`, REFUSED],
    ['a blank user name', 'owner', `update public.profiles set username = '  '`, '23514'],
    ['a user name of 61 letters', 'owner', `update public.profiles set username = repeat('x', 61)`, '23514'],
    ['the id of a profile', 'owner', `update public.profiles set id = '${MISSING}'`, REFUSED],
    ['reading accounts', 'owner', 'select 1 from auth.users', REFUSED],
    ['listing the pictures', 'owner', 'select 1 from storage.objects', REFUSED],
    [
      'a picture',
      'anon',
      `insert into storage.objects (bucket_id, name) values ('listing_images', 'x')`,
      REFUSED,
    ],
    ['counting a hit', 'anon', `select private.hit('x', 1, '1 hour')`, REFUSED],
  ]
  for (const [what, actor, sql, expected] of cases) {
    test(`${what}, by ${actor}: ${expected}`, async () => {
      assert.equal(await attempt(actor, sql), expected)
    })
  }
})

test('a saved activity never lies in the list of another user, whoever writes it', async () => {
  const sql = `insert into public.list_activities (list_id, activity_id, user_id)
    values ('${OTHER_LIST}', '${UNSAVED}', '${OWNER}')`
  await assert.rejects(database.query(sql), { code: '23503' })
})

test('no function can be called in public, and none in private by the roles of the public key', async () => {
  const open = await database.query(`
    select proname from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select proname from pg_proc, unnest(array['anon', 'authenticated']) role
    where pronamespace = 'private'::regnamespace and has_function_privilege(role, pg_proc.oid, 'execute')`)
  assert.deepEqual(open, [])
})

test('an account brings its profile, with the name cut and trimmed', async () => {
  const rows = await database.query<{ username: string | null }>(
    'select username from public.profiles order by id',
  )
  assert.deepEqual(
    rows.map(({ username }) => username),
    ['Owner', null],
  )
})

test('the server sets the time of a profile and trims its name', async () => {
  const [row] = await database.query<{ username: string; recent: boolean }>(
    `update public.profiles set username = '  Annie ', updated_at = '2001-01-01' where id = $1
     returning username, updated_at > now() - interval '1 minute' as recent`,
    [OWNER],
  )
  assert.deepEqual(row, { username: 'Annie', recent: true })
})
