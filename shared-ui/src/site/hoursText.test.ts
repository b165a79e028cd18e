import fc from 'fast-check'
import { parseHours, splitHours } from './hoursText'

const at = (hour: number, minute = 0) => hour * 60 + minute
const span = (opens: number, closes: number) => ({ opens, closes })
const nineToFive = [span(at(9), at(17))]

/** What venues write for a day, with the ranges it means; null where it leaves a doubt. */
const CORPUS: [text: string | null, ranges: { opens: number; closes: number }[] | null][] = [
  ['9am-5pm', nineToFive],
  ['9am - 5pm', nineToFive],
  ['9 am - 5 pm', nineToFive],
  ['9AM - 5PM', nineToFive],
  ['9:00 am - 5:00 pm', nineToFive],
  ['9:00am-5:00pm', nineToFive],
  ['9:00 AM \u2013 5:00 PM', nineToFive],
  ['9:00\u202fAM\u2009\u2013\u20095:00\u202fPM', nineToFive],
  ['9:00\u00a0am\u00a0\u2014\u00a05:00\u00a0pm', nineToFive],
  ['9.00am - 5.00pm', nineToFive],
  ['9.00 a.m. - 5.00 p.m.', nineToFive],
  ['9 a.m. to 5 p.m.', nineToFive],
  ['9am to 5pm', nineToFive],
  ['9am until 5pm', nineToFive],
  ['9am till 5pm', nineToFive],
  ['from 9am to 5pm', nineToFive],
  ['Open 9am-5pm', nineToFive],
  ['Open: 9am - 5pm', nineToFive],
  ['open from 9am to 5pm', nineToFive],
  ['  9am - 5pm  ', nineToFive],
  ['9am - 5pm.', nineToFive],
  ['9-5pm', nineToFive],
  ['9 - 5 pm', nineToFive],
  ['9:00 - 5:00 pm', nineToFive],
  ['09:00-17:00', nineToFive],
  ['09:00 - 17:00', nineToFive],
  ['9:00 - 17:00', nineToFive],
  ['09.00 \u2013 17.00', nineToFive],
  ['9h00 - 17h00', nineToFive],
  ['9am - 5pm (8pm in daylight saving)', nineToFive],
  ['9:00 am - 5:00 pm (to 7:30 pm from September to April)', nineToFive],
  ['9am - 5pm (up to 8:00 pm from August to May)', nineToFive],
  ['9am - 5pm (longer: 8:00 am - 6:00 pm in school holidays)', nineToFive],
  ['9am - 5pm (closed in August)', nineToFive],
  ['9am - 5pm (closed on 25 December)', nineToFive],
  ['9am - 5pm (closed on Good Friday and 25 December)', nineToFive],
  ['9am - 5pm (closed in 25 December)', null],
  ['9am - 5pm (closed on December)', null],
  ['9am - 5pm (closed on Mondays)', null],
  ['9am - 5pm (closed from June to August)', null],
  ['9am - 5pm (closed in winter)', null],
  ['9am - 5pm (longer: 8am \u2013 6pm in school holidays)', null],
  ['9am - 5pm (8 p.m. in daylight saving)', null],
  ['9am - 5pm (not in daylight saving)', null],
  ['9am - 5pm (8pm on Thursdays)', null],
  ['9am - 5pm (10am - 4pm in winter)', null],
  ['9:30am - 4:30pm', [span(at(9, 30), at(16, 30))]],
  ['9.30am - 4.30pm', [span(at(9, 30), at(16, 30))]],
  ['10am-12pm', [span(at(10), at(12))]],
  ['12pm-5pm', [span(at(12), at(17))]],
  ['noon - 5pm', [span(at(12), at(17))]],
  ['12 noon to 5pm', [span(at(12), at(17))]],
  ['midday - 5pm', [span(at(12), at(17))]],
  ['9am - noon', [span(at(9), at(12))]],
  ['9am - 12 noon', [span(at(9), at(12))]],
  ['6pm - midnight', [span(at(18), at(24))]],
  ['6pm - 12am', [span(at(18), at(24))]],
  ['6pm - 12 midnight', [span(at(18), at(24))]],
  ['12am - 6am', [span(0, at(6))]],
  ['18:00 - 24:00', [span(at(18), at(24))]],
  ['18:00-00:00', [span(at(18), at(24))]],
  ['6pm-2am', [span(at(18), at(26))]],
  ['10pm - 3:30am', [span(at(22), at(27, 30))]],
  ['20:00-02:00', [span(at(20), at(26))]],
  ['2-4pm', [span(at(14), at(16))]],
  ['11-2pm', [span(at(11), at(14))]],
  ['6-9am', [span(at(6), at(9))]],
  ['5:30am-8pm', [span(at(5, 30), at(20))]],
  ['9am-12pm, 1pm-5pm', [span(at(9), at(12)), span(at(13), at(17))]],
  ['9am-12pm; 1pm-5pm', [span(at(9), at(12)), span(at(13), at(17))]],
  ['9am-12pm & 1pm-5pm', [span(at(9), at(12)), span(at(13), at(17))]],
  ['9am-12pm and 1pm-5pm', [span(at(9), at(12)), span(at(13), at(17))]],
  ['9am-12pm / 1pm-5pm', [span(at(9), at(12)), span(at(13), at(17))]],
  ['6am-10am, 12pm-2pm, 5pm-9pm', [span(at(6), at(10)), span(at(12), at(14)), span(at(17), at(21))]],
  ['10am-6am', [span(at(10), at(30))]],
  // more likely 6 pm
  ['9am-6am', null],
  ['10am-4pm, 8pm-1am', [span(at(10), at(16)), span(at(20), at(25))]],
  ['9am - 5pm (last entry 4pm)', nineToFive],
  ['9am - 5pm, last admission at 4:30pm', nineToFive],
  ['9am - 5pm. Last entry 4pm', nineToFive],
  ['Open 24 hours', [span(0, at(24))]],
  ['24 hours', [span(0, at(24))]],
  ['24/7', [span(0, at(24))]],
  ['CLOSED', []],
  ['Closed', []],
  [' closed ', []],

  // Doubtful, and so not understood
  [null, null],
  ['', null],
  ['   ', null],
  ['9-5', null],
  ['9 - 5', null],
  ['9-12, 1-5', null],
  ['9:00 - 5:00', null],
  ['10:00-12:00', null],
  ['9am', null],
  ['from 9am', null],
  ['9am - late', null],
  ['9am till late', null],
  ['9am-', null],
  ['9am-5', null],
  ['sunrise to sunset', null],
  ['Dawn - dusk', null],
  ['daylight hours', null],
  ['By appointment', null],
  ['Hours vary', null],
  ['Check website', null],
  ['9am - 5pm school holidays only', null],
  ['9am - 5pm (summer), 9am - 4pm (winter)', null],
  ['9am - 5pm except public holidays', null],
  ['Closed public holidays', null],
  ['Closed 12pm-1pm', null],
  ['Closed?', null],
  ['9am - 5pm, closed 12-1', null],
  ['13pm - 5pm', null],
  ['0am - 5pm', null],
  ['9:60am - 5pm', null],
  ['25:00 - 26:00', null],
  ['9am - 9am', null],
  ['9am - 8am', null],
  ['1pm-5pm, 9am-12pm', null],
  ['9am-1pm, 12pm-5pm', null],
  ['10-6am', null],
  ['TBC', null],
  ['???', null],
  ['9am - 5pm - 6pm', null],
]

test.each(CORPUS)('%j', (text, ranges) => {
  expect(parseHours(text)).toEqual(ranges)
})

test('the corpus is large enough, and at least half of it is understood', () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(80)
  expect(CORPUS.filter(([, ranges]) => ranges).length).toBeGreaterThan(CORPUS.length / 2)
})

test('no text throws, and all ranges are valid', () => {
  const pieces = fc.constantFrom(
    ...'9am,5pm,-, ,to,12,:30,noon,midnight,closed,24 hours,&,and,/,(,),\u2013,17:00,09:00,late,;,.'.split(
      ',',
    ),
  )
  const text = fc.oneof(
    fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')),
    fc.string(),
  )
  fc.assert(
    fc.property(text, (typed) => {
      const ranges = parseHours(typed) ?? []
      for (const [index, { opens, closes }] of ranges.entries()) {
        expect(opens).toBeGreaterThanOrEqual(ranges[index - 1]?.closes ?? 0)
        expect(opens).toBeLessThan(24 * 60)
        expect(closes).toBeGreaterThan(opens)
      }
    }),
    { numRuns: 3000 },
  )
})

test('a text that is longer than any hours is not read at all', () => {
  expect(parseHours('9am-5pm'.padEnd(200))).toEqual(nineToFive)
  expect(parseHours('9am-5pm'.padEnd(201))).toBeNull()
  const before = process.cpuUsage()
  for (const piece of [' ', ',', ', ', '(', '-', '12 ', 'a.', '9am-5pm, ', 'last entry ']) {
    expect(parseHours(`9am-5pm${piece.repeat(100_000)}x`)).toBeNull()
  }
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000)
})

test.each([
  ['9am - 5pm (8pm in daylight saving)', ['9am - 5pm', '8pm in daylight saving']],
  [' 9am - 5pm (8pm in daylight saving) ', ['9am - 5pm', '8pm in daylight saving']],
  ['9am - 5pm (longer: 8 am - 6 pm in May)', ['9am - 5pm', 'longer: 8 am - 6 pm in May']],
  ['9am - 5pm (closed in August)', ['9am - 5pm', 'closed in August']],
  ['9am - 5pm (Closed in August)', ['9am - 5pm', 'closed in August']],
  ['9am - 5pm (closed on 25 December)', ['9am - 5pm', 'closed on 25 December']],
  ['9am - 5pm (closed in winter)', ['9am - 5pm (closed in winter)', null]],
  ['9am - 5pm (last entry 4pm)', ['9am - 5pm (last entry 4pm)', null]],
  ['CLOSED', ['CLOSED', null]],
  ['', ['', null]],
])('"%s" has the hours and what is different at times %j', (text, parts) => {
  expect(splitHours(text)).toEqual(parts)
})
