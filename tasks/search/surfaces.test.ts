import './siteSources.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ActivitySummary, CardRow } from '../../mfe-discover/src/queries/cards.ts'
import { catalogue } from '../../supabase/seed/catalogue/catalogue.ts'
import { daysOf, type Row, rowsOf } from '../../supabase/seed/rows.ts'

/*
 * What a filter by date finds is what cards, the page of an activity, saved cards, calendar files and search engines say of it:
 * for every listing of the catalogue, at many moments.
 */

const { addDays, sydneyWeekday, weekdayName, weekendOf } = await import('shared-ui/dates')
const site = await import('shared-ui')
const { readFilters } = await import('../../mfe-discover/src/filters/readFilters.ts')
const conditions = await import('../../mfe-discover/src/filters/listingConditions.ts')
const { toSummary } = await import('../../mfe-discover/src/queries/cards.ts')
const { structuredData } = await import('../../mfe-discover/src/head/structuredData.ts')

/** Weekdays, weekends, changes of the clock, public and school holidays, a last day of events, ends of a month and a year. */
const DAYS = [
  ...['2026-11-30', '2026-12-05', '2026-12-19', '2026-12-25', '2026-12-31', '2027-01-26'],
  ...['2027-03-26', '2027-04-04', '2027-07-07', '2027-07-31', '2027-10-03'],
]
/** Midnight, both sides of usual times of opening and closing, a break at noon, and the last minute. */
const MINUTES = [0, 359, 360, 539, 540, 599, 600, 735, 959, 960, 1019, 1020, 1079, 1200, 1439]

type Columns = {
  open_days: string[]
  event_dates: string | null
  listing_type: string
  publish_status: string
}
type Condition = ReturnType<typeof conditions.listingConditions>[number]
type Listing = {
  name: string
  columns: Columns
  card: ActivitySummary
  activity: Parameters<typeof site.datesOf>[0] & Row
}

/** The listings as the database has them on a day: what filters read, and what cards and pages get. */
function listingsOn(today: string): Listing[] {
  return catalogue.map((entry) => {
    const { listing, hours } = rowsOf(entry, today)
    const rows = hours ? [hours as unknown as Parameters<typeof site.hoursOn>[1][number]] : []
    const columns = { ...listing, ...daysOf(hours) } as unknown as Columns
    // PostgreSQL writes the day after the last one
    const event_dates = hours?.start_date
      ? `[${hours.start_date},${addDays(String(hours.end_date), 1)})`
      : null
    const opening_hours = rows.filter(({ end_date }) => end_date === null)
    return {
      name: entry.name,
      columns,
      card: toSummary({ ...listing, event_dates, opening_hours } as unknown as CardRow),
      activity: { ...listing, hours: rows, images: [], sample_dates: listing.sample_dates as boolean | null },
    }
  })
}

/** Whether a row meets a condition of the columns that a date asks for. */
function meets(columns: Columns, condition: Condition): boolean {
  if ('anyOf' in condition) {
    return condition.anyOf.some((text) => {
      const [, column = '', operator = '', value = ''] = /^(\w+)\.(\w+)\.(.*)$/.exec(text) ?? []
      return meets(columns, { column, operator, value: value.replaceAll('"', '') })
    })
  }
  const { column, operator, value } = condition
  if (operator.startsWith('not.')) return !meets(columns, { column, operator: operator.slice(4), value })
  if (operator === 'eq') return columns[column as keyof Columns] === value
  if (operator === 'neq') return columns[column as keyof Columns] !== value
  if (operator === 'is') return columns.event_dates === null
  const words = value.slice(1, -1).split(',')
  if (column === 'open_days') {
    const has = (day: string) => columns.open_days.includes(day)
    return operator === 'cs' ? words.every(has) : words.some(has)
  }
  assert.equal(column, 'event_dates')
  const [from = '', to = ''] = columns.event_dates?.slice(1, -1).split(',') ?? []
  const [first = '', last = ''] = words
  return from !== '' && from <= last && first <= to
}

const meetsAll = ({ columns }: Listing, all: readonly Condition[]) =>
  all.every((condition) => meets(columns, condition))
const filtersOf = (date: string, today: string) => readFilters(new URLSearchParams({ date }), today)

const published = ({ columns }: Listing) => columns.publish_status === 'Published'

for (const today of DAYS) {
  test(`on ${today}, a ${sydneyWeekday(today)}`, () => {
    const [saturday, sunday] = weekendOf(today)
    for (const listing of listingsOn(today).filter(published)) {
      checkNow(listing, today)
      for (let ahead = 1; ahead <= 8; ahead++) checkDay(listing, addDays(today, ahead), today)
      checkWeekend(listing, [saturday, sunday], today)
    }
  })
}

/** Days on which a place can say that it is closed. Filters know weekdays only (decision 442). */
const CLOSED_DAYS: readonly [days: RegExp, words: RegExp][] = [
  [/^2026-12-25/, /\(closed on .*25 December\)$/],
  [/^2027-03-26/, /\(closed on Good Friday /],
  [/^2027-08/, /\(closed in August\)$/],
]

/** Whether a place says that it is closed on a day of a weekday on which it is open. */
function isLeftOut({ activity }: Listing, day: string): boolean {
  const hours = site.hoursOn(day, activity.hours)?.[sydneyWeekday(day)] ?? ''
  return CLOSED_DAYS.some(([days, words]) => days.test(day) && words.test(hours))
}

/** Each minute, what a card says is what the page, a saved card and search engines say, and what the filter "Today" finds. */
function checkNow(listing: Listing, today: string) {
  const { name, card, activity } = listing
  const isFound = meetsAll(listing, conditions.listingConditions(filtersOf('today', today)))
  const row = site.hoursOn(today, activity.hours)
  const counts = row && site.sayIfOpen(row, today, activity.sample_dates) ? row : undefined
  for (const minutes of MINUTES) {
    const now = { day: today, minutes }
    const eventDates = site.datesNow(card.eventDates, card.lastDay, today)
    const said = site.openingOnCard({ hours: card.hours, eventDates, now })
    const what = `${name} at ${minutes}: ${said}`
    const dates = site.datesOf(activity, today)
    assert.equal(site.openingOnCard({ hours: counts, eventDates: dates, now }), said, what)
    const saved = site.regularHours(activity.hours)
    assert.equal(site.openingOnCard({ hours: saved, eventDates: dates, now }), said, what)
    if (isLeftOut(listing, today)) {
      assert.equal(said, 'Closed today', what)
      continue
    }
    if (isFound) assert.doesNotMatch(said ?? 'nothing', /^Closed today|^Event over|^nothing/, what)
    else assert.doesNotMatch(said ?? '', /^Open|^Today (?!closed)/, what)
    const told = openForSearchEngines(activity, today, minutes)
    if (told !== undefined) assert.equal(told, site.openState(counts, now)?.isOpen, what)
  }
}

/** Whether a place is open by its structured data; undefined if they have no hours. */
function openForSearchEngines(activity: Row, today: string, minutes: number): boolean | undefined {
  const subject = { page: 'activity', activity } as unknown as Parameters<typeof structuredData>[0]
  const graph = JSON.parse(JSON.stringify(structuredData(subject, 'https://example.org')))['@graph'][1]
  const hours: { dayOfWeek: string[]; opens: string; closes: string }[] | undefined =
    graph.openingHoursSpecification
  return hours?.some(({ dayOfWeek, opens, closes }) => {
    const isThatDay = dayOfWeek.includes(`https://schema.org/${weekdayName(sydneyWeekday(today))}`)
    return (
      isThatDay && minutesOf(opens) <= minutes && minutes <= minutesOf(closes) - (closes === '23:59' ? 0 : 1)
    )
  })
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** For a later day a place is found, or closed, or among those whose hours are not confirmed. */
function checkDay(listing: Listing, day: string, today: string) {
  const { name, card, activity, columns } = listing
  const filters = filtersOf(day, today)
  const isFound = meetsAll(listing, conditions.listingConditions(filters))
  const now = { day: today, minutes: 600 }
  const date = { kind: 'day', day } as const
  const said = site.openingOnCard({ hours: card.hours, eventDates: card.eventDates, now, date })
  const what = `${name} for ${day}: ${said}`
  const calendar = site.hoursThatDay(day, activity.hours)
  if (isFound && isLeftOut(listing, day)) assert.match(said ?? '', /^\w{3} closed$/, what)
  else if (isFound) assert.doesNotMatch(said ?? 'closed', /closed$/, what)
  else if (columns.listing_type === 'event') assert.doesNotMatch(said ?? '', /^(Open|\w{3} \d)/, what)
  else {
    const isUnconfirmed = meetsAll(listing, conditions.unconfirmedConditions(filters))
    assert.equal(isUnconfirmed, calendar === null, what)
    if (!isUnconfirmed) assert.equal(calendar, 'Closed', what)
  }
  if (calendar) assert.ok(said?.toLowerCase().includes(calendar.toLowerCase()), `${what}; ${calendar}`)
}

/** For a weekend an activity is found by its hours, or an event by its dates, or it is closed or not confirmed. */
function checkWeekend(listing: Listing, [from, to]: [string, string], today: string) {
  const { name, card, columns } = listing
  const filters = filtersOf('weekend', today)
  const isFound = meetsAll(listing, conditions.listingConditions(filters))
  const isEventOfIt = meetsAll(listing, conditions.weekendEventConditions(filters, from, to))
  const isUnconfirmed = meetsAll(listing, conditions.unconfirmedConditions(filters))
  const now = { day: today, minutes: 600 }
  const opening = { hours: card.hours, eventDates: card.eventDates, now, date: { kind: 'weekend' } as const }
  const what = `${name} for the weekend: ${site.openingOnCard(opening)}`
  assert.ok([isFound, isEventOfIt, isUnconfirmed].filter(Boolean).length <= 1, what)
  if (isFound) assert.match(site.openingOnCard(opening) ?? '', /^(Open|Sat|Sat, Sun|Sun) (?!closed$)/, what)
  else if (columns.listing_type !== 'event' && !isUnconfirmed)
    assert.match(site.openingOnCard(opening) ?? '', /^Sat, Sun closed$/, what)
}
