import { eventDatesIn, type HoursRow, hoursOn, openingLine, weekTable } from './openingHours'

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
])('opening line: %s', (_, row, date, today, line) => {
  expect(openingLine(row, date, today)).toBe(line)
})

test('an event row counts on its days, the regular row on the others', () => {
  const event = { ...regular, start_date: '2026-11-20', end_date: '2026-11-22' }
  expect(hoursOn(SATURDAY, [regular, event])).toBe(event)
  expect(hoursOn(WEDNESDAY, [event, regular])).toBe(regular)
  expect(hoursOn(WEDNESDAY, [event])).toBe(event)
  expect(hoursOn(WEDNESDAY, [])).toBeUndefined()
})

test('the week runs from Monday to Sunday and keeps unknown days', () => {
  expect(weekTable(regular)).toEqual([
    { weekday: 'monday', hours: 'Closed' },
    { weekday: 'tuesday', hours: null },
    { weekday: 'wednesday', hours: '9am - 4pm' },
    { weekday: 'thursday', hours: null },
    { weekday: 'friday', hours: null },
    { weekday: 'saturday', hours: '9am - 5pm' },
    { weekday: 'sunday', hours: '9am - 5pm' },
  ])
  expect(weekTable({ always_open: false, start_date: null, end_date: null })).toBeNull()
})

test('the dates of an event are said in words', () => {
  const dated = (start_date: string, end_date: string) => ({ ...regular, start_date, end_date })
  expect(eventDatesIn([regular])).toBeNull()
  expect(eventDatesIn([regular, dated('2026-11-21', '2026-11-21')])).toBe('21 November 2026')
  expect(eventDatesIn([dated('2026-11-21', '2026-12-06')])).toBe('21 November 2026 - 6 December 2026')
})
