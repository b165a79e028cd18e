import { sydneyTime, weekdays } from './dates'
import type { HoursRow } from './hours'
import { openingOnCard, openState } from './openState'

/** Saturday 21 November 2026. */
const SATURDAY = '2026-11-21'

const hours = (days: Partial<HoursRow>): HoursRow => ({
  always_open: false,
  start_date: null,
  end_date: null,
  ...days,
})

const everyDay = (text: string) => hours(Object.fromEntries(weekdays.map((day) => [day, text])))

function at(time: string, row: HoursRow | undefined, day = SATURDAY) {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return openState(row, { day, minutes: hour * 60 + minute })?.text ?? null
}

const zoo = hours({ friday: '9am - 5pm', saturday: '9:30am - 5pm', sunday: '10am - 4:30pm' })
const cafe = hours({ friday: 'CLOSED', saturday: '9am-12pm, 1pm-midnight', sunday: 'CLOSED' })
const rink = hours({ friday: '6pm - 2am', saturday: 'CLOSED', sunday: '6pm - 2am' })

test.each([
  ['00:00', zoo, 'Opens 9:30 am'],
  ['09:29', zoo, 'Opens 9:30 am'],
  ['09:30', zoo, 'Open now - closes 5 pm'],
  ['16:59', zoo, 'Open now - closes 5 pm'],
  ['17:00', zoo, 'Closed now - opens 10 am tomorrow'],
  ['23:59', zoo, 'Closed now - opens 10 am tomorrow'],
  ['08:00', cafe, 'Opens 9 am'],
  ['11:59', cafe, 'Open now - closes noon'],
  ['12:30', cafe, 'Opens 1 pm'],
  ['23:59', cafe, 'Open now - closes midnight'],
  ['01:59', rink, 'Open now - closes 2 am'],
  ['02:00', rink, 'Closed today'],
  ['12:00', hours({ always_open: true }), 'Open 24 hours'],
  ['12:00', hours({ friday: 'Open 24 hours', saturday: '24 hours' }), 'Open now - closes midnight'],
])('at %s: %#', (time, row, expected) => {
  expect(at(time, row)).toBe(expected)
})

test('after the last range it says the next day that is open, as far as the days before it are known', () => {
  const open = { saturday: '9am-5pm', sunday: 'CLOSED' }
  expect(at('18:00', hours({ ...open, monday: 'CLOSED', tuesday: '9:30am-5pm' }))).toBe(
    'Closed now - opens 9:30 am Tuesday',
  )
  const friday = { ...open, monday: 'CLOSED', tuesday: 'CLOSED', wednesday: 'CLOSED', thursday: 'CLOSED' }
  expect(at('18:00', hours({ ...friday, friday: '10am-2pm' }))).toBe('Closed now - opens 10 am Friday')
  // not a Saturday that could be taken for this one
  expect(at('18:00', hours({ ...friday, friday: 'CLOSED' }))).toBe('Closed now')
  expect(at('18:00', hours({ ...open, monday: 'hours vary', tuesday: '9am-5pm' }))).toBe('Closed now')
  expect(openState(zoo, { day: SATURDAY, minutes: 18 * 60 })?.opensOn).toBe('2026-11-22')
  expect(openState(zoo, { day: SATURDAY, minutes: 12 * 60 })?.opensOn).toBeUndefined()
})

test('after the last range nothing is said of a next day that is not known', () => {
  expect(at('18:00', hours({ friday: 'CLOSED', saturday: '9am-5pm', sunday: 'CLOSED' }))).toBe('Closed now')
  expect(at('18:00', hours({ friday: 'CLOSED', saturday: '9am-5pm', sunday: 'hours vary' }))).toBe(
    'Closed now',
  )
  expect(at('18:00', hours({ saturday: '9am-5pm' }))).toBe('Closed now')
})

test('nothing is claimed of hours that are not known or not understood', () => {
  expect(at('12:00', undefined)).toBeNull()
  expect(at('12:00', hours({}))).toBeNull()
  expect(at('12:00', hours({ saturday: '9-5' }))).toBeNull()
  expect(at('12:00', hours({ friday: '9am-5pm', saturday: 'till late' }))).toBeNull()
  // last night may not be over
  expect(at('01:00', hours({ friday: '6pm till late', saturday: '9am-5pm' }))).toBeNull()
  expect(at('10:00', hours({ friday: '6pm till late', saturday: '9am-5pm' }))).toBe('Open now - closes 5 pm')
})

test('of a place that closes later for a part of the year nothing is said between the two times', () => {
  const gate = hours({
    friday: '8:00 am - 6:00 pm (8:00 pm in daylight saving)',
    saturday: '8:00 am - 6:00 pm (8:00 pm in daylight saving)',
    sunday: '8:00 am - 6:00 pm (8:00 pm in daylight saving)',
  })
  expect(at('07:59', gate)).toBe('Opens 8 am')
  expect(at('17:59', gate)).toBe('Open now')
  expect(at('18:00', gate)).toBeNull()
  expect(at('19:59', gate)).toBeNull()
  expect(at('20:00', gate)).toBe('Closed now - opens 8 am tomorrow')
  expect(at('23:59', hours({ saturday: '8am-6pm (1am in summer)', sunday: '8am-6pm' }))).toBeNull()
  expect(at('02:00', gate)).toBe('Opens 8 am')
  const now = { day: SATURDAY, minutes: 19 * 60 }
  expect(openingOnCard({ hours: gate, eventDates: null, now })).toBe(`Today ${gate.saturday}`)
})

test('of a place that opens earlier for a part of the year nothing is said before its hours either', () => {
  const day = '10:00 am - 4:00 pm (longer: 9:00 am - 5:00 pm in school holidays)'
  const ride = hours({ friday: day, saturday: day, sunday: '9:00 am - 5:00 pm', monday: day })
  expect(at('08:59', ride)).toBeNull()
  expect(at('09:59', ride)).toBeNull()
  expect(at('10:00', ride)).toBe('Open now')
  expect(at('16:00', ride)).toBeNull()
  expect(at('17:00', ride)).toBe('Closed now - opens 9 am tomorrow')
  expect(at('17:00', ride, '2026-11-22')).toBe('Closed now')
  const night = hours({ saturday: '6 pm - 8 pm (longer: 5 pm - 9 pm in January)' })
  expect(at('20:30', night)).toBeNull()
  expect(at('21:00', night)).toBe('Closed now')
})

test('a place that closes for a month is closed in it, and open as usual in the others', () => {
  const day = '10:00 am - 5:00 pm (closed in August)'
  const [friday, saturday, sunday, monday] = Array<string>(4).fill(day)
  const garden = hours({ friday, saturday, sunday, monday })
  // a Friday, a Saturday and a Sunday
  expect(at('12:00', garden, '2026-07-31')).toBe('Open now - closes 5 pm')
  expect(at('17:00', garden, '2026-07-31')).toBe('Closed now')
  expect(at('12:00', garden, '2026-08-01')).toBe('Closed today')
  expect(at('12:00', garden, '2026-08-30')).toBe('Closed today')
  expect(at('12:00', garden)).toBe('Open now - closes 5 pm')
  expect(at('17:00', garden)).toBe('Closed now - opens 10 am tomorrow')
  expect(at('12:00', hours({ saturday: '9am - 5pm (Closed in August)' }), '2026-08-01')).toBe('Closed today')
})

test.each([
  ['2026-12-24', '12:00', 'Open now - closes 5 pm'],
  ['2026-12-24', '17:00', 'Closed now - opens 10 am Saturday'],
  ['2026-12-25', '09:00', 'Closed today'],
  ['2026-12-25', '12:00', 'Closed today'],
  ['2026-12-26', '09:00', 'Opens 10 am'],
  ['2027-03-25', '17:00', 'Closed now - opens 10 am Saturday'],
  ['2027-03-26', '12:00', 'Closed today'],
  ['2027-03-27', '12:00', 'Open now - closes 5 pm'],
  ['2027-12-25', '12:00', 'Closed today'],
  ['2028-04-14', '12:00', 'Closed today'],
  ['2028-12-25', '12:00', 'Closed today'],
])('a place that closes on single days is closed on them: on %s at %s it says "%s"', (day, time, text) => {
  const museum = everyDay('10:00 am - 5:00 pm (closed on Good Friday and 25 December)')
  expect(at(time, museum, day)).toBe(text)
})

test('a place that closes on one day is open on Good Friday, and on days that end like that one', () => {
  const zoo = everyDay('10:00 am - 5:00 pm (closed on 5 December)')
  expect(at('12:00', zoo, '2026-12-05')).toBe('Closed today')
  for (const day of ['2026-12-15', '2026-12-25', '2026-11-05', '2027-03-26'])
    expect(at('12:00', zoo, day)).toBe('Open now - closes 5 pm')
})

test.each(['August', 'august', 'Aug', 'Augst'])('a month is known by its first letters: %s', (month) => {
  const garden = everyDay(`10:00 am - 5:00 pm (closed in ${month})`)
  expect(at('12:00', garden, '2026-07-31')).toBe('Open now - closes 5 pm')
  expect(at('12:00', garden, '2026-08-31')).toBe('Closed today')
})

test('a place that is closed in March is closed on Good Friday, too', () => {
  expect(at('12:00', everyDay('9am - 5pm (closed in March)'), '2027-03-26')).toBe('Closed today')
})

test('of hours whose bracket is written in another way nothing is claimed', () => {
  for (const words of [
    'closed in winter',
    'closed  in August',
    'closed on Good Friday',
    'closed on 25 and 26 December',
    'closed on Christmas Day',
    '8 p.m. in daylight saving',
    'longer: 8am\u20136pm in May',
  ])
    expect(at('12:00', hours({ saturday: `9am - 5pm (${words})` }))).toBeNull()
})

test('the hours of an event hold on its days only', () => {
  const fair = hours({
    start_date: SATURDAY,
    end_date: SATURDAY,
    friday: '9am-5pm',
    saturday: '9am-5pm',
    sunday: '9am-5pm',
  })
  expect(at('10:00', fair)).toBe('Open now - closes 5 pm')
  expect(at('18:00', fair)).toBe('Closed now')
  expect(at('10:00', fair, '2026-11-22')).toBe('Closed today')
})

describe('the time in Sydney, in any time zone of the device', () => {
  test.each([
    ['2026-11-20T22:30:00Z', SATURDAY, '9:30'],
    ['2026-11-21T12:59:00Z', SATURDAY, '23:59'],
    ['2026-11-21T13:00:00Z', '2026-11-22', '0:00'],
    // 4 October 2026: at 2 am it is 3 am
    ['2026-10-03T15:59:00Z', '2026-10-04', '1:59'],
    ['2026-10-03T16:00:00Z', '2026-10-04', '3:00'],
    // 4 April 2027: at 3 am it is 2 am
    ['2027-04-03T15:59:00Z', '2027-04-04', '2:59'],
    ['2027-04-03T16:00:00Z', '2027-04-04', '2:00'],
    ['2027-04-03T17:00:00Z', '2027-04-04', '3:00'],
  ])('%s is %s %s', (moment, day, time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    expect(sydneyTime(new Date(moment))).toEqual({ day, minutes: hour * 60 + minute })
  })

  test.each([
    ['2026-10-03T22:00:00Z', 'Open now - closes 5 pm'],
    ['2026-10-04T05:59:00Z', 'Open now - closes 5 pm'],
    ['2026-10-04T06:00:00Z', 'Closed now'],
    ['2027-04-03T22:59:00Z', 'Opens 9 am'],
    ['2027-04-03T23:00:00Z', 'Open now - closes 5 pm'],
    ['2027-04-04T07:00:00Z', 'Closed now'],
  ])('on the days when summer time begins and ends, at %s: %s', (moment, expected) => {
    const sundays = hours({ saturday: 'CLOSED', sunday: '9am - 5pm' })
    expect(openState(sundays, sydneyTime(new Date(moment)))?.text).toBe(expected)
  })
})

const BY_SESSION = 'By session: check the times with the venue'
const bySession = { ...hours({}), pattern: 'by session' }

test.each<[string, Partial<Parameters<typeof openingOnCard>[0]>, string | null]>([
  ['open now', { hours: zoo }, 'Open now - closes 5 pm'],
  ['today chosen', { hours: zoo, date: { kind: 'day', day: SATURDAY } }, 'Open now - closes 5 pm'],
  ['another day', { hours: zoo, date: { kind: 'day', day: '2026-11-22' } }, 'Sun 10am - 4:30pm'],
  ['the weekend', { hours: zoo, date: { kind: 'weekend' } }, 'Sat 9:30am - 5pm · Sun 10am - 4:30pm'],
  ['not understood', { hours: hours({ saturday: '9am till late' }) }, 'Today 9am till late'],
  ['an event without regular hours', { eventDates: '20 - 30 November 2026' }, '20 - 30 November 2026'],
  ['an event with hours', { hours: zoo, eventDates: '20 - 30 November 2026' }, 'Open now - closes 5 pm'],
  ['an event of unknown hours', { hours: hours({}), eventDates: '21 November 2026' }, '21 November 2026'],
  ['always open', { hours: { ...hours({}), always_open: true } }, 'Open 24 hours'],
  ['by session', { hours: bySession }, BY_SESSION],
  ['by session, a chosen weekend', { hours: bySession, date: { kind: 'weekend' } }, BY_SESSION],
  ['a season', { hours: { ...hours({}), pattern: 'seasonal' } }, 'In its season only: check with the venue'],
  ['an event by session', { hours: bySession, eventDates: '21 November 2026' }, '21 November 2026'],
  ['a pattern beside hours', { hours: { ...zoo, pattern: 'by session' } }, 'Open now - closes 5 pm'],
  ['nothing known', {}, null],
])('a card says of %s', (_name, opening, words) => {
  const now = { day: SATURDAY, minutes: 12 * 60 }
  expect(openingOnCard({ hours: undefined, eventDates: null, now, ...opening })).toBe(words)
})
