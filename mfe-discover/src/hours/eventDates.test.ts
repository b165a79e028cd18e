import { datesInWords, sayIfOpen, withSampleNote } from './eventDates'

test.each([
  ['[2026-11-20,2026-11-21)', '20 November 2026'],
  ['[2026-11-20,2026-12-01)', '20 - 30 November 2026'],
  ['[2026-11-30,2026-12-02)', '30 November - 1 December 2026'],
  ['[2026-12-31,2027-01-02)', '31 December 2026 - 1 January 2027'],
  ['[2028-02-28,2028-03-01)', '28 - 29 February 2028'],
  ['[2026-11-20,)', null],
  ['(2026-11-20,2026-11-21]', null],
  ['empty', null],
  ['[2026-02-30,2026-03-01)', null],
  [null, null],
  [7, null],
])('%j is %j', (range, words) => {
  expect(datesInWords(range)).toBe(words)
})

test.each([
  ['1 May 2027', true, '1 May 2027 · Sample date'],
  ['1 May 2027', false, '1 May 2027'],
  ['1 May 2027', null, '1 May 2027'],
  [null, true, null],
])('%j of a sample (%j) reads %j', (dates, isSample, text) => {
  expect(withSampleNote(dates, isSample)).toBe(text)
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
