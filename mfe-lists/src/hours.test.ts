import { eventDates, eventDatesInWords, type HoursRow, hoursOn } from './hours'

const SATURDAY = '2026-11-21'
const regular = (values: Partial<HoursRow>): HoursRow => ({
  always_open: false,
  start_date: null,
  end_date: null,
  ...values,
})
const event = (start_date: string, end_date: string, values: Partial<HoursRow> = {}) =>
  regular({ start_date, end_date, ...values })

test.each<[string, HoursRow[], string | null]>([
  ['as the venue writes them', [regular({ saturday: ' 9:30 am - 5 pm ' })], '9:30 am - 5 pm'],
  ['closed, however it is written', [regular({ saturday: 'closed' })], 'Closed'],
  ['open at all hours', [regular({ always_open: true })], 'Open 24 hours'],
  ['of another day only', [regular({ sunday: '9 am' })], null],
  ['blank', [regular({ saturday: '  ' })], null],
  ['none', [], null],
  [
    'of an event on its days, before the regular ones',
    [regular({ saturday: '9 am' }), event('2026-11-21', '2026-11-22', { saturday: '7 pm' })],
    '7 pm',
  ],
  [
    'the regular ones on other days',
    [event('2026-11-22', '2026-11-23', { saturday: '7 pm' }), regular({ saturday: '9 am' })],
    '9 am',
  ],
  ['of an event that is not on: none', [event('2026-11-22', '2026-11-23', { saturday: '7 pm' })], null],
])('hours that are %s', (_name, rows, expected) => {
  expect(hoursOn(SATURDAY, rows)).toBe(expected)
})

test('an event has dates, a place has none', () => {
  expect(eventDates([regular({}), event('2026-12-01', '2026-12-05')])).toEqual({
    from: '2026-12-01',
    to: '2026-12-05',
  })
  expect(eventDates([regular({})])).toBeNull()
  expect(eventDates([])).toBeNull()
  expect(eventDatesInWords([event('2026-12-01', '2026-12-05')])).toBe('1 December 2026 - 5 December 2026')
  expect(eventDatesInWords([event('2026-12-01', '2026-12-01')])).toBe('1 December 2026')
  expect(eventDatesInWords([regular({})])).toBeNull()
})
