import { datesInWords, withSampleNote } from './eventDates'

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
