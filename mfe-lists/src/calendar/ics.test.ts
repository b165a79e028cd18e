/** @jest-environment node */
import fc from 'fast-check'
import ICAL from 'ical.js'
import { addDays } from 'shared-ui'
import { codePoint } from 'shared-ui/testing/codePoint'
import { type CalendarEntry, icsFile } from './ics'

const TOP = { now: new Date('2026-11-21T01:02:03.456Z'), host: 'sydneysprouts.example' }
const ZOO: CalendarEntry = {
  id: 'a1',
  title: 'Zoo, bats; and "owls"',
  place: 'Bradleys Head Rd, Mosman NSW',
  text: 'Bring hats\nhttps://sydneysprouts.example/activities/a1/zoo',
  url: 'https://sydneysprouts.example/activities/a1/zoo',
  from: '2026-12-30',
  to: '2027-01-01',
}

test('a file has exactly these lines', () => {
  expect(icsFile([ZOO], TOP)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//sydneysprouts.example//Activities//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:a1@sydneysprouts.example',
      'DTSTAMP:20261121T010203Z',
      'DTSTART;VALUE=DATE:20261230',
      'DTEND;VALUE=DATE:20270102',
      'SUMMARY:Zoo\\, bats\\; and "owls"',
      'LOCATION:Bradleys Head Rd\\, Mosman NSW',
      'DESCRIPTION:Bring hats\\nhttps://sydneysprouts.example/activities/a1/zoo',
      'URL:https://sydneysprouts.example/activities/a1/zoo',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('an entry without a place has no LOCATION', () => {
  expect(icsFile([{ ...ZOO, place: null }], TOP)).not.toContain('LOCATION')
})

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2036-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const words = fc.string({ unit: 'grapheme', maxLength: 300 })
const anything = fc.string({ unit: codePoint, maxLength: 300 })
/** Any address with these signs. fc.webUrl() first makes a table of all code points: half the time of this file. */
const address = fc
  .string({ unit: fc.constantFrom(...'aZ09-._~!$&()*+,;=:@/?#', '%0D%0A', '%C3%A9'), maxLength: 300 })
  .map((rest) => `https://sydneysprouts.example/${rest}`)
const entry: fc.Arbitrary<CalendarEntry> = fc
  .record({
    id: fc.uuid(),
    title: fc.oneof(words, anything),
    place: fc.option(fc.oneof(words, anything)),
    text: fc.oneof(words, anything),
    url: address,
    from: day,
    days: fc.integer({ min: 0, max: 200 }),
  })
  .map(({ days, ...rest }) => ({ ...rest, to: addDays(rest.from, days) }))
const entries = fc.array(entry, { maxLength: 4 })

/** The text as a calendar shows it: without control characters, with one kind of line break. */
const shown = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')

test('no line is longer than 75 octets, each ends with CRLF, and no character is split', () => {
  fc.assert(
    fc.property(entries, (all) => {
      const file = icsFile(all, TOP)
      const lines = file.split('\r\n')
      expect(lines.pop()).toBe('')
      for (const line of lines) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n]/)
        expect(line.isWellFormed()).toBe(true)
      }
    }),
  )
})

test('a calendar reads the same values that were written', () => {
  fc.assert(
    fc.property(entries, (all) => {
      const calendar = new ICAL.Component(ICAL.parse(icsFile(all, TOP)))
      const events = calendar.getAllSubcomponents('vevent')
      const read = events.map((event) => ({
        id: event.getFirstPropertyValue('uid'),
        title: event.getFirstPropertyValue('summary'),
        place: event.getFirstPropertyValue('location'),
        text: event.getFirstPropertyValue('description'),
        from: String(event.getFirstPropertyValue('dtstart')),
        after: String(event.getFirstPropertyValue('dtend')),
      }))
      expect(read).toEqual(
        all.map(({ id, title, place, text, from, to }) => ({
          id: `${id}@${TOP.host}`,
          title: shown(title),
          // an empty place is omitted
          place: place ? shown(place) : null,
          text: shown(text),
          from,
          after: addDays(to, 1),
        })),
      )
    }),
  )
})

test('the same activity always has the same id, so that a calendar does not store it twice', () => {
  const uid = (file: string) => /^UID:.*$/m.exec(file)?.[0]
  const later = { ...TOP, now: new Date('2027-01-01T00:00:00Z') }
  expect(uid(icsFile([ZOO], TOP))).toBe(uid(icsFile([{ ...ZOO, title: 'Renamed' }], later)))
})
