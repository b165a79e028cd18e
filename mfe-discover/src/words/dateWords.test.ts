import { publicHolidayNote } from 'shared-ui/publicHolidays'
import { readWords } from './readWords'

/** A Wednesday. */
const TODAY = '2026-11-25'
const day = (iso: string) => ({ kind: 'day', day: iso })
const weekend = (from: string, to: string) => ({ kind: 'weekend', from, to })
const HOLIDAYS = expect.objectContaining({ kind: 'holidays' })

test.each<[typed: string, meant: object]>([
  ['25/12', { search: '', date: day('2026-12-25') }],
  ['what is open on 25/12/26?', { search: '', date: day('2026-12-25') }],
  ['museum Sat 5/12', { search: 'museum', date: day('2026-12-05') }],
  ['museum 24/11', { search: 'museum', date: day('2027-11-24') }],
  ['1.2.2027', { search: '', date: day('2027-02-01') }],
  ['31/2', { search: '31/2' }],
  ['12/25', { search: '12/25' }],
  ['open 24/7', { search: 'open 24/7' }],
  ['1/2 price tickets', { search: '1/2 price tickets' }],
  ['3/10 george st', { search: '3/10 george st' }],
  ['zoo christmas day 2027', { search: 'zoo', date: day('2027-12-25') }],
  ['sat', { search: '', date: day('2026-11-28') }],
  ['sun', { search: '', date: day('2026-11-29') }],
  ['markets this sun', { search: 'markets', date: day('2026-11-29') }],
  ['open sun', { search: '', date: day('2026-11-29') }],
  ['sun morning swim', { search: 'swim', date: day('2026-11-29') }],
  ['sun 6 dec', { search: '', date: day('2026-12-06') }],
  ['sat sun', { search: '', date: weekend('2026-11-28', '2026-11-29') }],
  ['sat & sun', { search: '', date: weekend('2026-11-28', '2026-11-29') }],
  ['sat/sun markets', { search: 'markets', date: weekend('2026-11-28', '2026-11-29') }],
  ['fri night', { search: '', date: day('2026-11-27') }],
  ['tues or thurs', { search: '', date: day('2026-12-01') }],
  ['every monday', { search: '', date: day('2026-11-30') }],
  ['next wed', { search: '', date: day('2026-12-02') }],
  ['saterday', { search: '', date: day('2026-11-28') }],
  ['museum wensday', { search: 'museum', date: day(TODAY) }],
  ['tommorow', { search: '', date: day('2026-11-26') }],
  ['open tonite', { search: '', date: day(TODAY) }],
  ['open xmas day', { search: '', date: day('2026-12-25') }],
  ['zoo Christmas Eve', { search: 'zoo', date: day('2026-12-24') }],
  ["what's on New Year's Day", { search: '', date: day('2027-01-01') }],
  ['new years day 2028', { search: '', date: day('2028-01-01') }],
  ["Chinese New Year's Day parade", { search: "Chinese New Year's Day parade" }],
  ['lunar new year day', { search: 'lunar new year day' }],
  ['new years eve', { search: 'new years eve' }],
  ['new year', { search: 'new year' }],
  ['sun shade', { search: 'sun shade' }],
  ['park with sun', { search: 'park with sun' }],
  ['sunshine', { search: 'sunshine' }],
  ['friends', { search: 'friends' }],
  ['good friday 2028', { search: '', date: day('2028-04-14') }],
  ['easter monday, 2027 zoo', { search: 'zoo', date: day('2027-03-29') }],
  ['easter 2027', { search: '', date: weekend('2027-03-27', '2027-03-28') }],
  ['easter weekend', { search: '', date: weekend('2027-03-27', '2027-03-28') }],
  ['camping this easter long weekend', { search: 'camping', date: weekend('2027-03-27', '2027-03-28') }],
  ['easter weekend 2028', { search: '', date: weekend('2028-04-15', '2028-04-16') }],
  ['easter show', { search: 'easter show' }],
  ['long weekend', { search: '', date: weekend('2026-12-26', '2026-12-27') }],
  ['zoo on the june long weekend', { search: 'zoo', date: weekend('2027-06-12', '2027-06-13') }],
  ['october long weekend', { search: '', date: weekend('2027-10-02', '2027-10-03') }],
  ['long weekend away', { search: 'long weekend away' }],
  ['easter weekend away', { search: 'easter weekend away' }],
  ['may long weekend', { search: 'may long weekend' }],
  ['australia day long weekend', { search: 'australia day long weekend' }],
  ['museum in the summer school holidays', { search: 'museum', date: HOLIDAYS }],
  ['january school holidays', { search: '', date: HOLIDAYS }],
  ['christmas holidays', { search: '', date: HOLIDAYS }],
  ['winter school holidays', { search: 'winter school holidays' }],
  ['easter holidays', { search: 'easter holidays' }],
  [
    'free things to do this weekend',
    { search: '', features: ['free'], date: weekend('2026-11-28', '2026-11-29') },
  ],
  ['whats on near me', { search: '', sort: 'nearest' }],
  ['disney on ice', { search: 'disney on ice' }],
  ['sat on ice', { search: 'on ice', date: day('2026-11-28') }],
  ['go karts sat', { search: 'go karts', date: day('2026-11-28') }],
  ['pokemon go sat', { search: 'pokemon go', date: day('2026-11-28') }],
  ['free see saw', { search: 'see saw', features: ['free'] }],
  ['free hands on', { search: 'hands on', features: ['free'] }],
  ['go to the zoo sat', { search: 'zoo', date: day('2026-11-28') }],
  ['where to see santa sat', { search: 'santa', date: day('2026-11-28') }],
  ["what's on in parramatta", { search: '', location: 'Parramatta' }],
])('a day as parents write it: %s', (typed, meant) => {
  expect(readWords(typed, TODAY)).toEqual(meant)
})

test.each([
  ['2027-04-01', 'easter school holidays'],
  ['2027-07-10', 'july holidays'],
  ['2027-10-01', 'october school holidays'],
  ['2027-01-02', 'christmas holidays'],
])('on %s "%s" are the next ones', (today, typed) => {
  expect(readWords(typed, today)).toEqual({ search: '', date: HOLIDAYS })
  expect(readWords('summer holidays', today).date).toEqual(today === '2027-01-02' ? HOLIDAYS : undefined)
})

test('a long weekend has a public holiday on its Friday or its Monday', () => {
  const hours = { always_open: false, start_date: null, end_date: null }
  for (const today of ['2027-01-05', '2027-04-01', '2027-07-01', '2028-02-01']) {
    const { date } = readWords('long weekend', today)
    const from = date?.kind === 'weekend' ? new Date(date.from) : new Date(0)
    const beside = [-1, 2].map((days) =>
      new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 10),
    )
    expect(publicHolidayNote(hours, beside)).toMatch(/^Public holiday/)
  }
})
