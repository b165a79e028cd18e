import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../../shared-auth/src/database.types.ts'
import { quoteMisread } from '../../local/mends/typedValues.ts'
import { demoAccount, localKeys, startTestBackend, type TestBackend } from '../backend.ts'

/** Texts that look like something else. */
const TEXTS = [
  'null',
  'True',
  'false',
  'unknown',
  'not_null',
  '1.50',
  '007',
  '1e5',
  '+1',
  '{hats}',
  '{"a": 1}',
  '[1]',
  '"hats"',
  '"',
  'a"b',
  String.raw`a\b`,
  ' hats',
  'hats\n',
  'hats, (two)',
]

/** What may stand in a list of conditions without quotes. */
const PLAIN = /^[\w.+{}]+$/

let backend: TestBackend
let client: SupabaseClient<Database>

before(async () => {
  backend = await startTestBackend()
  client = createClient<Database>(backend.origin, localKeys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  assert.equal((await client.auth.signInWithPassword(demoAccount)).error, null)
})
after(() => backend.close())

describe('a text is found as it was stored', () => {
  for (const text of TEXTS)
    test(JSON.stringify(text), async () => {
      const { data: saved } = await client
        .from('list_activities')
        .update({ note: text })
        .not('id', 'is', null)
        .select('id')
      assert.ok(saved?.length)
      const notes = () => client.from('list_activities').select('note')
      const all = saved.map(() => ({ note: text }))
      for (const query of [
        notes().eq('note', text),
        notes().eq('note', text).eq('note', text),
        notes().match({ note: text }),
        // the library puts a text with quotes at its ends into the list as it is, which is another value
        ...(text.startsWith('"') ? [] : [notes().in('note', ['other', text])]),
        notes().neq('note', 'other'),
        notes().not('note', 'in', '("other")'),
        notes().gte('note', text).lte('note', text),
        ...(PLAIN.test(text)
          ? [
              notes().or(`note.eq.no,and(note.eq.${text},note.neq.other)`),
              notes().or(`note.in.(${text},no),not.and(note.neq.no)`),
              notes().or(`note.eq."${text}",note.eq.no`),
            ]
          : []),
      ]) {
        const { data, error } = await query
        assert.deepEqual([data, error], [all, null])
      }
      for (const query of [
        notes().neq('note', text),
        notes().not('note', 'eq', text),
        notes().gt('note', text),
      ]) {
        const { data, error } = await query
        assert.deepEqual([data, error], [[], null])
      }
      const seen = await client
        .from('list_activities')
        .update({ note: 'other' })
        .eq('note', text)
        .select('id')
      assert.equal(seen.data?.length, saved.length)
    })
})

test('a value of another type is read as the type of its column', async () => {
  const listings = () => client.from('Listings').select('name')
  const count = async (query: ReturnType<typeof listings>) => {
    const { data, error } = await query
    return error ? error.code : data.length
  }
  assert.equal(await count(listings().eq('free', true)), await count(listings().is('free', true)))
  assert.equal(await count(listings().in('free', [true, false])), 4)
  const closed = await count(listings().containedBy('open_days', []))
  assert.equal(await count(listings().filter('open_days', 'eq', '{}')), closed)
  assert.equal(await count(listings().filter('recommended', 'gte', '+0')), 4)
  assert.equal(await count(listings().filter('verified_at', 'eq', 'null')), '22007')
  assert.equal(await count(listings().filter('id', 'eq', 'null')), '22P02')
})

test('only what would be misread gets quotes', () => {
  for (const condition of [
    'eq.Manly',
    'gt.-34',
    'eq.true story',
    'not.eq.5',
    'in.(a,b)',
    'in.("null",b)',
    'is.null',
    'not.is.true',
    'ilike. a',
    'cs.{a}',
    'ov.{true}',
    'eq(any).{true}',
    'wfts.null',
  ])
    assert.equal(quoteMisread(condition), condition)
  assert.equal(quoteMisread('not.neq.null'), 'not.neq."null"')
  assert.equal(quoteMisread('in.(a,null,"true", b)'), 'in.(a,"null","true"," b")')
  assert.equal(quoteMisread(String.raw`not.in.(1.0,{a"\b},,c)`), String.raw`not.in.("1.0","{a\"\\b}",,c)`)
})
