import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { laterClose, parseHours, splitHours } from 'shared-ui/hoursText'
import { catalogue } from '../catalogue/catalogue.ts'
import { parseCsv } from '../csvFile.ts'
import { rowsOf } from '../rows.ts'

/* A place that closes later for a part of the year must not be told to be closed in that time (README.md of this folder). */

/** "To 8:00 pm in daylight saving", "Nov-Feb to 8:00 pm; Mar to 6:30 pm". */
const CLOSES = /\bto (\d{1,2}:\d\d pm)/gi

const [header, ...rows] = parseCsv(readFileSync(new URL('hours.csv', import.meta.url), 'utf8'))
const columnOf = (name: string) => header?.record.indexOf(name) ?? -1

const minuteOf = (time: string) => parseHours(`noon - ${time}`)?.[0]?.closes ?? 0

/** The latest that a place is open on a day, in minutes. */
function latest(text: string): number {
  const [hours, later] = splitHours(text)
  return Math.max(...(parseHours(hours) ?? []).map(({ closes }) => closes), (later && laterClose(later)) || 0)
}

/** The hours of the days on which a place has the shortest hours of its week: notes tell of these. */
const daysOf = (name: string) => {
  const entry = catalogue.find((known) => known.name === name)
  assert.ok(entry, name)
  const { hours } = rowsOf(entry, '2026-11-21')
  return ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => String(hours?.[day]))
}

test('a later closing time in a note of hours.csv stands behind the hours', () => {
  const noted = rows.flatMap(({ record }) => {
    const [name = '', note = '', confidence] = ['name', 'note', 'confidence'].map(
      (of) => record[columnOf(of)],
    )
    const times = [...note.matchAll(CLOSES)].map(([, time = '']) => minuteOf(time))
    const isOfYear = /daylight saving|by month|september to/i.test(note)
    return times.length > 0 && isOfYear && confidence !== 'weak' ? [{ name, until: Math.max(...times) }] : []
  })
  assert.ok(noted.length >= 6)
  for (const { name, until } of noted)
    for (const day of daysOf(name)) assert.equal(latest(day), until, `${name}: ${day}`)
})

/** The days from Monday to Friday, and the note of a place. */
const factsOf = (name: string) => {
  const row = rows.find(({ record }) => record[columnOf('name')] === name)
  return { days: daysOf(name), note: row?.record[columnOf('note')] ?? '' }
}

test('closing times that change by month are told for all months in which it closes later', () => {
  const { days, note } = factsOf('Royal Botanic Garden Sydney')
  assert.match(note, /Nov-Feb to 8:00 pm; Mar .* Apr and Sep .* May and Aug .*; Jun and Jul to 5:00 pm; Oct /)
  for (const day of days) assert.equal(day, '7:00 am - 5:00 pm (up to 8:00 pm from August to May)')
})

test('hours that are longer at times hold the usual ones, and are those of the weekend', () => {
  const { days, note } = factsOf('Scenic World')
  assert.match(note, /^Weekend hours in school holidays too/)
  for (const day of days) {
    const [usual, longer] = splitHours(day)
    assert.equal(longer, 'longer: 9:00 am - 5:00 pm in school holidays')
    const [[inside], [outside]] = [parseHours(usual) ?? [], parseHours('9:00 am - 5:00 pm') ?? []]
    assert.ok(inside && outside && outside.opens <= inside.opens && inside.closes <= outside.closes)
  }
})

test('a month in which a place is closed stands behind its hours', () => {
  const noted = rows.flatMap(({ record }) => {
    const [, month] = /Closed all of (\w+)/.exec(record[columnOf('note')] ?? '') ?? []
    return month ? [{ name: record[columnOf('name')] ?? '', month }] : []
  })
  assert.ok(noted.length >= 1)
  for (const { name, month } of noted)
    for (const day of daysOf(name)) assert.equal(splitHours(day)[1], `closed in ${month}`, name)
})

test('the days on which a place is closed stand behind its hours, where nothing else does', () => {
  const noted = rows.flatMap(({ record }) => {
    const [name = '', note = '', confidence] = ['name', 'note', 'confidence'].map(
      (of) => record[columnOf(of)],
    )
    const [, days] = /closed ((?:Good Friday and )?(?:Christmas Day|25 December))\./i.exec(note) ?? []
    return days && confidence !== 'weak' ? [{ name, days: days.replace('Christmas Day', '25 December') }] : []
  })
  assert.ok(noted.length >= 6)
  for (const { name, days } of noted)
    for (const day of daysOf(name)) assert.equal(splitHours(day)[1], `closed on ${days}`, name)
  // it is inside the museum
  assert.deepEqual(daysOf('Burra at the Australian Museum'), daysOf('Australian Museum'))
})

test('a break at noon is part of the hours', () => {
  const { note } = factsOf('Early Start Discovery Space')
  assert.equal(note, 'Closed 12:00 - 12:30 pm at weekends.')
  const row = rows.find(({ record }) => record[0] === 'Early Start Discovery Space')
  for (const day of ['saturday', 'sunday'])
    assert.equal(row?.record[columnOf(day)], '9:00 am - noon, 12:30 pm - 3:30 pm')
})

test('the gates of a car park close when its place does', () => {
  const gates = /^Gates open .+ to .+, to (\d{1,2}:\d\d pm) in daylight saving$/
  const noted = catalogue.flatMap(({ name, parking = {} }) =>
    Object.values(parking).flatMap((text) => {
      const [, time] = gates.exec(String(text)) ?? []
      return time ? [{ name, until: minuteOf(time) }] : []
    }),
  )
  assert.ok(noted.length >= 4)
  for (const { name, until } of noted)
    for (const day of daysOf(name)) assert.equal(latest(day), until, `${name}: ${day}`)
})

test('a walk inside a park whose gates close is not open at all hours', () => {
  for (const name of ['Bobbin Head Mangrove Boardwalk', 'Bungoona Lookout Path', 'Forest Path']) {
    const entry = catalogue.find((known) => known.name === name)
    assert.ok(entry && rowsOf(entry, '2026-11-21').hours === null, name)
  }
})
