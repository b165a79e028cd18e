import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import postgres from 'postgres'
import { type Statement, statements } from '../../local/database/database.ts'
import { type Backend, startLocalBackend } from '../../local/start.ts'
import { localKeys, sampleSite } from '../backend.ts'
import { tokenOf } from '../client.ts'
import { findPostgres, NO_POSTGRES } from '../postgresServer.ts'
import { WORST_OF_PARENT, worstQuestions } from './worstQuestions.ts'

/**
 * The costliest questions that are allowed touch no more than so many pages of 8 kB, about twice what they do, in a database of
 * 2,000 listings and for a parent who has saved as many as can be. A time would depend on the machine.
 */
const MOST: Record<string, number> = {
  '16 patterns of 8 wildcards': 80_000,
  'two conditions on words': 20_000,
  'a broad search with its count': 2_000,
  'close matches': 8_000,
  'the farthest of the nearest': 20_000,
  'the nearest of a broad search': 25_000,
  'plan B of a hundred': 3_000,
  'everything of 100 listings': 45_000,
  'lists of a parent': 100,
  'saved listings of a parent': 3_000,
}
const LISTINGS = 2_000

const server = await findPostgres()
after(() => server?.close())

describe('the costliest allowed questions', { skip: server ? false : NO_POSTGRES }, () => {
  let seen: Statement[] = []
  const note = (statement: unknown) => seen.push(statement as Statement)
  let folder: string
  let backend: Backend
  let connection: postgres.Sql
  let outdoors: string[]
  let token: string

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sprouts-worst-'))
    const databaseUrl = (await server?.emptyDatabase()) ?? ''
    statements.subscribe(note)
    backend = await startLocalBackend({
      ...sampleSite,
      dataDir: folder,
      databaseUrl,
      sampleListings: LISTINGS,
    })
    connection = postgres(databaseUrl, { max: 1, onnotice: () => {} })
    const ids = await backend.query<{ id: string }>(
      `select id from public."Listings" where not indoor and publish_status = 'Published' order by id`,
    )
    outdoors = ids.map(({ id }) => id)
    const [parent] = await backend.query<{ id: string }>('select id from auth.users')
    token = tokenOf({ sub: parent?.id ?? '' })
    await backend.query(
      `with list as (insert into public.lists (user_id, name) values ($1, 'All') returning id)
       insert into public.list_activities (user_id, list_id, activity_id)
       select $1, list.id, listing.id from list, (
         select id from public."Listings" where publish_status = 'Published'
         order by id limit 2000 - (select count(*) from public.list_activities where user_id = $1)
       ) as listing`,
      [parent?.id],
    )
    await connection.unsafe('vacuum analyze')
  })
  after(async () => {
    statements.unsubscribe(note)
    await connection?.end()
    await backend?.close()
    await rm(folder, { recursive: true })
  })

  /** Sends a question as the site does, and returns its statements. */
  async function statementsOf(path: string, more: object = {}): Promise<Statement[]> {
    seen = []
    const headers = { apikey: localKeys.publishable, prefer: 'count=exact', ...more }
    const answer = await fetch(`${backend.origin}/rest/v1/${encodeURI(path)}`, { headers })
    const text = await answer.text()
    assert.ok(answer.ok, text)
    return seen.slice(
      seen.findIndex((statement) => statement.text === 'begin'),
      seen.findIndex((statement) => statement.text === 'commit'),
    )
  }

  /** Runs the statements of a request once more, and counts the pages that they touch. */
  async function pagesOf([begin, ...rest]: Statement[]): Promise<number> {
    assert.equal(begin?.text, 'begin')
    let pages = 0
    await connection.begin(async (transaction) => {
      for (const { text, values } of rest) {
        const isRead = /^select /i.test(text) && !/^select set_config/i.test(text)
        const [row] = await transaction.unsafe(
          isRead ? `explain (analyze, buffers, timing off, format json) ${text}` : text,
          values as never[],
        )
        const plan = row?.['QUERY PLAN']?.[0].Plan
        if (plan) pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
      }
    })
    return pages
  }

  for (const name of Object.keys({ ...worstQuestions([]), ...WORST_OF_PARENT })) {
    test(`${name}: at most ${MOST[name]} pages`, async () => {
      const ofParent = WORST_OF_PARENT[name]
      const pages = await pagesOf(
        ofParent
          ? await statementsOf(ofParent, { authorization: `Bearer ${token}` })
          : await statementsOf(worstQuestions(outdoors)[name] ?? ''),
      )
      assert.ok(pages > 0 && pages <= (MOST[name] ?? 0), `${pages} pages`)
    })
  }
})
