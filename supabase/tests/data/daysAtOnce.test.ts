import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import postgres from 'postgres'
import { findPostgres, NO_POSTGRES } from '../postgresServer.ts'
import { UNSAVED } from '../rowRules/fixtures.ts'
import { migrated } from '../rowRules/matrixDatabases.ts'

/* Statements at the same time: only a real PostgreSQL runs them. Before each test the listing has hours on Monday. */

const server = await findPostgres()
after(() => server?.close())

const INSERT = `insert into public.opening_hours (listing_id, start_date, end_date)
  values ('${UNSAVED}', '2026-12-01', '2026-12-02')`
const CHANGE = `update public.opening_hours set tuesday = '9am' where listing_id = '${UNSAVED}' and start_date is null`
const DELETION = `delete from public.opening_hours where listing_id = '${UNSAVED}' and start_date is null`

describe('hours of one listing that are written at the same time', {
  skip: server ? false : NO_POSTGRES,
}, () => {
  let one: postgres.Sql
  let other: postgres.Sql

  before(async () => {
    const url = (await server?.emptyDatabase()) ?? ''
    await (await migrated({ url })).close()
    const connect = () => postgres(url, { max: 1, onnotice: () => {} })
    one = connect()
    other = connect()
  })
  after(() => Promise.all([one?.end(), other?.end()]))

  /** Runs both statements, the second while the transaction of the first is open. Returns the days of the listing. */
  async function daysAfter(first: string, second: string): Promise<string> {
    await one.unsafe(`delete from public.opening_hours where listing_id = '${UNSAVED}'`)
    await one.unsafe(`insert into public.opening_hours (listing_id, monday) values ('${UNSAVED}', '9am')`)
    await one.unsafe('begin')
    await one.unsafe(first)
    const waiting = other.unsafe(second)
    const began = await Promise.race([waiting.then(() => 'done'), setTimeout(200, 'waits')])
    await one.unsafe('commit')
    await waiting
    assert.equal(began, 'waits')
    const [found] = await one.unsafe(
      `select array_to_string(open_days, ' ') || coalesce(' ' || event_dates::text, '') as days
       from public."Listings" where id = '${UNSAVED}'`,
    )
    return found?.days
  }

  const DATES = '[2026-12-01,2026-12-03)'
  for (const [first, second, expected] of [
    [CHANGE, INSERT, `monday tuesday ${DATES}`],
    [INSERT, CHANGE, `monday tuesday ${DATES}`],
    [DELETION, INSERT, ` ${DATES}`],
    [INSERT, DELETION, ` ${DATES}`],
  ] as const)
    test(`${first.slice(0, 6)} and ${second.slice(0, 6)}: the listing has the days of both`, async () => {
      assert.equal(await daysAfter(first, second), expected)
    })
})
