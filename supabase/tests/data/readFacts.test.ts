import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFacts } from '../../seed/facts/readFacts.ts'
import { BY_WHOM, EVENTS, FACILITIES, HOURS, POINTS, TODAY } from './factsColumns.ts'

const read = (header: string, ...rows: string[]) => readFacts([header, ...rows].join('\n'), TODAY)
const reasonOf = (header: string, row: string) => read(header, row).refused[0]?.reason
const columnsOf = (header: string, row: string) => read(header, row).facts.map(({ columns }) => columns)

describe('a row of a file', () => {
  const refused: [reason: string, header: string, row: string][] = [
    ['its confidence is weak', HOURS, 'Zoo,,9am - 5pm,,,,,,,a page,2026-10,weak,'],
    ['monday: "9 - 5" is not understood', HOURS, 'Zoo,,9 - 5,,,,,,,a page,2026-10,source,'],
    [
      'monday: "9am - 5pm (closed in winter)" is not understood',
      HOURS,
      'Zoo,,9am - 5pm (closed in winter),,,,,,,a page,2026-10,source,',
    ],
    [
      'source_is: "a blog" is none of operator',
      BY_WHOM,
      'Zoo,,9am - 5pm,,,,,,,a page,2026-10,source,,a blog',
    ],
    ['no hours are known', HOURS, 'Zoo,,,,,,,,,a page,2026-10,source,'],
    ['hours of days beside "by session"', HOURS, 'Zoo,by session,9am - 5pm,,,,,,,a page,,source,'],
    ['the name is missing', HOURS, ',,9am - 5pm,,,,,,,a page,2026-10,source,'],
    ['it has 3 cells, and the header has 13', HOURS, 'Zoo,,9am - 5pm'],
    [
      'the source has more than 500 characters',
      HOURS,
      `Zoo,,9am - 5pm,,,,,,,${'x'.repeat(501)},2026-10,source,`,
    ],
    ['no point of its own is known', POINTS, 'Zoo,Mosman,,,suburb,GeoNames,-33.8,151.2,'],
    ['latitude and longitude must be numbers', POINTS, 'Zoo,Mosman,south,151.2,source,Map,,,'],
    ['latitude and longitude must be numbers', POINTS, 'Zoo,Mosman,-33.8,,source,Map,,,'],
    ['the point is not in New South Wales', POINTS, 'Zoo,Mosman,33.8,151.2,source,Map,,,'],
    ['the point is 20 km from its suburb', POINTS, 'Zoo,Mosman,-33.66,151.3,source,Map,-33.84,151.3,20'],
    ['fenced: "mostly" is none of yes, no, part', FACILITIES, 'Park,mostly,,,,,,,source,a page,'],
    ['toilets: "part" is none of yes, no', FACILITIES, 'Park,,,part,,,,,source,a page,'],
    ['no facility is known', FACILITIES, 'Park,,,,,,,,source,a page,'],
    ['it has no dates', EVENTS, 'Fair,May,,,,,,none,'],
    ['start and end must be days like 2027-01-26', EVENTS, 'Fair,May,,2027-02-30,2027-03-01,,,rule,'],
    ['it ends before it starts', EVENTS, 'Fair,May,,2027-05-02,2027-05-01,,,rule,'],
    ['it takes longer than a year', EVENTS, 'Fair,May,,2026-05-02,2028-05-01,,,rule,'],
    ['it is over', EVENTS, 'Fair,May,,2026-11-21,2026-11-22,,,rule,'],
  ]
  for (const [reason, header, row] of refused) {
    test(`is left out: ${reason}`, () => {
      assert.equal(reasonOf(header, row), reason)
      assert.deepEqual(columnsOf(header, row), [])
    })
  }

  test('without an answer is unknown, never "no"', () => {
    assert.deepEqual(columnsOf(FACILITIES, 'Park,no,part,yes,,,,,source,a page,'), [
      { shaded: null, shaded_details: 'Partly' },
      { fenced: false, fenced_details: null },
      { toilets: true },
      { facts_source: 'a page', verified_at: null },
    ])
    const [hours] = columnsOf(HOURS, 'Zoo,,9am - 5pm,CLOSED,,,,,,a page,2026-10,source,')
    assert.deepEqual([hours?.monday, hours?.tuesday, hours?.wednesday], ['9am - 5pm', 'CLOSED', null])
  })

  const months: [source: string, asOf: string, confidence: string, month: string | null][] = [
    ['a page', '2026-10', 'source', '2026-10-01'],
    ['a page', 'undated', 'source', null],
    ['a page', '2026-13', 'source', null],
    ['a page', '2026-10', 'common knowledge', null],
    ['a blog (as cited 2026-10)', '2026-10', 'source', null],
    ['a blog (second hand)', '2026-10', 'source', null],
  ]
  for (const [source, asOf, confidence, month] of months) {
    test(`of ${confidence} from "${source}", ${asOf}, has the month ${month}, and is checked if it is the venue's`, () => {
      const row = `Zoo,,9am - 5pm,,,,,,,${source},${asOf},${confidence},`
      const known = (header: string, cells: string) => {
        const [hours] = columnsOf(header, cells)
        return [hours?.hours_source, hours?.hours_as_of, hours?.hours_verified_at]
      }
      assert.deepEqual(known(BY_WHOM, `${row},operator`), [source, month, month])
      assert.deepEqual(known(BY_WHOM, `${row},`), [source, month, null])
      assert.deepEqual(known(HOURS, row), [source, month, null])
    })
  }

  test('of an event counts for its first edition that is not over', () => {
    const { facts, refused } = read(
      EVENTS,
      'Fair,May,,2026-05-01,2026-05-01,,,rule,',
      'Fair,May,,2026-11-22,2026-11-23,,,estimate,',
      'Fair,May,,2027-05-01,2027-05-01,,,announced,',
      'Australia Day,January,26 January,2027-01-26,2027-01-26,,,rule,',
    )
    assert.deepEqual(
      facts.map(({ columns }) => columns),
      [
        { start_date: '2026-11-22', end_date: '2026-11-23', sample_dates: true },
        { start_date: '2027-01-26', end_date: '2027-01-26', sample_dates: false },
      ],
    )
    assert.deepEqual(
      refused.map(({ line }) => line),
      [2, 4],
    )
  })

  test('of another kind of file is not read', () => {
    assert.throws(() => read('name,price', 'Zoo,12'), /The header must have these columns/)
    assert.throws(() => readFacts('', TODAY), /empty/)
  })
})
