import {
  datesLine,
  datesOf,
  eventPeriod,
  type HoursRow,
  hoursOfDay,
  hoursOn,
  hoursThatDay,
  openingLine,
  periodInWords,
  regularHours,
  sayIfOpen,
  UNDATED,
} from './hours'

const SATURDAY = '2026-11-21'
const WEDNESDAY = '2026-11-18'
const WEEKEND = { kind: 'weekend', from: '2026-11-21', to: '2026-11-22' } as const

const regular: HoursRow = {
  always_open: false,
  start_date: null,
  end_date: null,
  monday: 'CLOSED',
  tuesday: null,
  wednesday: '9am - 4pm',
  saturday: '9am - 5pm',
  sunday: '9am - 5pm',
}

const CHRISTMAS = '2026-12-25'
const museum: HoursRow = { ...regular, friday: '9am - 5pm (closed on Good Friday and 25 December)' }

test.each([
  ['always open', { ...regular, always_open: true }, null, WEDNESDAY, 'Open 24 hours'],
  ['always open on a weekend', { ...regular, always_open: true }, WEEKEND, WEDNESDAY, 'Open 24 hours'],
  ['the same hours on both days', regular, WEEKEND, WEDNESDAY, 'Sat, Sun 9am - 5pm'],
  [
    'different hours',
    { ...regular, sunday: '10am - 4pm' },
    WEEKEND,
    WEDNESDAY,
    'Sat 9am - 5pm · Sun 10am - 4pm',
  ],
  ['one day closed', { ...regular, sunday: ' closed ' }, WEEKEND, WEDNESDAY, 'Sat 9am - 5pm · Sun closed'],
  ['one day unknown', { ...regular, sunday: null }, WEEKEND, WEDNESDAY, 'Sat 9am - 5pm'],
  ['a chosen day', regular, { kind: 'day', day: SATURDAY } as const, WEDNESDAY, 'Sat 9am - 5pm'],
  ['today chosen', regular, { kind: 'day', day: WEDNESDAY } as const, WEDNESDAY, 'Today 9am - 4pm'],
  ['no date', regular, null, WEDNESDAY, 'Today 9am - 4pm'],
  ['closed today', regular, null, '2026-11-16', 'Today closed'],
  ['unknown today', regular, null, '2026-11-17', null],
  ['unknown weekend', { ...regular, saturday: null, sunday: '' }, WEEKEND, WEDNESDAY, null],
  ['no row', undefined, null, WEDNESDAY, null],
  [
    'by session',
    { ...regular, wednesday: null, pattern: 'by session' },
    null,
    WEDNESDAY,
    'By session: check the times with the venue',
  ],
  ['a pattern that nobody knows', { ...regular, wednesday: null, pattern: 'tidal' }, null, WEDNESDAY, null],
  [
    'a chosen day that its hours leave out',
    museum,
    { kind: 'day', day: CHRISTMAS } as const,
    WEDNESDAY,
    'Fri closed',
  ],
  ['today, which its hours leave out', museum, null, CHRISTMAS, 'Today closed'],
  [
    'a Friday of such hours',
    museum,
    { kind: 'day', day: '2026-12-18' } as const,
    WEDNESDAY,
    `Fri ${museum.friday}`,
  ],
])('opening line: %s', (_, row, date, today, line) => {
  expect(openingLine(row, date, today)).toBe(line)
})

test.each([
  ['2027-03-26', '9am - 5pm (opens at noon on Good Friday)'],
  [CHRISTMAS, '9am - 5pm (closed on Sundays from 25 December)'],
  [CHRISTMAS, '9am - 5pm (closed on Mondays), 10am - 2pm on 25 December'],
])('a day with other hours, or on which others begin, is not closed: %s, %s', (day, friday) => {
  expect(hoursThatDay(day, [{ ...regular, friday }])).toBe(friday)
})

test('an event row counts on its days, the regular row on the others', () => {
  const event = { ...regular, start_date: '2026-11-20', end_date: '2026-11-22' }
  expect(hoursOn(SATURDAY, [regular, event])).toBe(event)
  expect(hoursOn(WEDNESDAY, [event, regular])).toBe(regular)
  expect(hoursOn(WEDNESDAY, [event])).toBe(event)
  expect(hoursOn(WEDNESDAY, [])).toBeUndefined()
})

test.each<[string, Partial<HoursRow> | undefined, string | null]>([
  ['as the venue writes them', { saturday: ' 9:30 am - 5 pm ' }, '9:30 am - 5 pm'],
  ['closed, however it is written', { saturday: ' closed' }, 'Closed'],
  ['open at all hours', { always_open: true }, 'Open 24 hours'],
  ['blank', { saturday: '  ' }, null],
  ['not known', { saturday: null }, null],
  ['of no row', undefined, null],
])('hours of a day that are %s', (_name, row, expected) => {
  expect(hoursOfDay(row && { ...regular, ...row }, 'saturday')).toBe(expected)
})

test('an event has a period, a place has none and regular hours', () => {
  const event = { ...regular, start_date: '2026-11-20', end_date: '2026-12-06' }
  expect(eventPeriod([regular, event])).toEqual({ from: '2026-11-20', to: '2026-12-06' })
  expect(eventPeriod([regular])).toBeNull()
  expect(eventPeriod([])).toBeNull()
  expect(regularHours([event, regular])).toBe(regular)
  expect(regularHours([event])).toBeUndefined()
})

test.each([
  ['2026-11-20', '2026-11-20', '20 November 2026'],
  ['2026-11-20', '2026-11-30', '20 - 30 November 2026'],
  ['2026-11-20', '2026-12-06', '20 November - 6 December 2026'],
  ['2026-12-31', '2027-01-01', '31 December 2026 - 1 January 2027'],
  ['2025-11-20', '2026-11-20', '20 November 2025 - 20 November 2026'],
  ['2028-02-28', '2028-02-29', '28 - 29 February 2028'],
])('from %s to %s is "%s"', (from, to, words) => {
  expect(periodInWords({ from, to })).toBe(words)
})

test('no period has no words', () => expect(periodInWords(null)).toBeNull())

test('dates that nobody has announced are marked as a sample', () => {
  const period = { from: '2026-12-01', to: '2026-12-05' }
  expect(datesLine(period, true)).toBe('1 - 5 December 2026 \u00b7 Sample date')
  expect(datesLine(period, false)).toBe('1 - 5 December 2026')
  expect(datesLine(null, true)).toBeNull()
  const event = { ...regular, start_date: period.from, end_date: period.to }
  expect(datesOf({ hours: [regular, event], sample_dates: true })).toBe(
    '1 - 5 December 2026 \u00b7 Sample date',
  )
  expect(datesOf({ hours: [event], sample_dates: null })).toBe('1 - 5 December 2026')
  expect(datesOf({ hours: [regular], sample_dates: true })).toBeNull()
  expect(datesOf({ hours: [], sample_dates: null })).toBeNull()
  expect(datesOf({ hours: [], sample_dates: null, listing_type: 'other' })).toBeNull()
  expect(datesOf({ hours: [], sample_dates: null, listing_type: 'event' })).toBe('Dates not confirmed')
  expect(datesOf({ hours: [regular], sample_dates: null, listing_type: 'event' })).toBeNull()
  expect(datesOf({ hours: [event], sample_dates: null, listing_type: 'event' })).toBe('1 - 5 December 2026')
})

test('an event is over on the day after its last one', () => {
  const event = { ...regular, start_date: '2026-12-01', end_date: '2026-12-05' }
  const on = (today: string) => datesOf({ hours: [event], sample_dates: null }, today)
  expect([on('2026-11-30'), on('2026-12-05')]).toEqual(['1 - 5 December 2026', '1 - 5 December 2026'])
  expect(on('2026-12-06')).toBe('Event over \u00b7 1 - 5 December 2026')
  expect(datesOf({ hours: [], sample_dates: null, listing_type: 'event' }, '2099-01-01')).toBe(UNDATED)
  expect(datesOf({ hours: [regular], sample_dates: null }, '2099-01-01')).toBeNull()
})

test.each([
  [null, '2027-03-18', true, true],
  ['2027-03-19', '2027-03-18', null, false],
  ['2027-03-19', '2027-03-19', null, true],
  ['2027-03-19', '2027-03-20', null, true],
  ['2027-03-19', '2027-03-21', null, false],
  ['2027-03-19', '2027-03-19', true, false],
])(
  'hours of an event from %j say on %s (sample: %j) if it is open: %j',
  (start_date, day, isSample, says) => {
    const row = { always_open: false, start_date, end_date: start_date && '2027-03-20' }
    expect(sayIfOpen(row, day, isSample)).toBe(says)
  },
)

const evening = { ...regular, start_date: SATURDAY, end_date: '2026-11-22', saturday: '7 pm' }

test.each<[string, HoursRow[], string | null]>([
  ['as the venue writes them', [regular], '9am - 5pm'],
  ['of an event on its days, before the regular ones', [regular, evening], '7 pm'],
  ['the regular ones on other days', [{ ...evening, start_date: '2026-11-22' }, regular], '9am - 5pm'],
  ['of an event that is still to come: none', [{ ...evening, start_date: '2026-11-22' }], null],
  [
    'of an event that is over: none',
    [{ ...evening, start_date: '2026-11-14', end_date: '2026-11-15' }],
    null,
  ],
  ['none', [], null],
])('hours on a Saturday that are %s', (_name, rows, expected) => {
  expect(hoursThatDay(SATURDAY, rows)).toBe(expected)
})
