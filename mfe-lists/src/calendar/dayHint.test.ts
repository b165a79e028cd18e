/** @jest-environment node */
import type { Outing } from './calendarEntries'
import { dayHint } from './dayHint'

const TODAY = '2026-11-21'
const SUNDAY = '2026-11-22'

/** A place with these hours on Sundays; null for unknown ones. */
const place = (name: string, sunday: string | null): Outing => ({
  id: name,
  name,
  address: null,
  suburb: null,
  state: null,
  hours: [{ always_open: false, start_date: null, end_date: null, saturday: '9am - 5pm', sunday }],
  sample_dates: null,
})
const closed = (...names: string[]) => names.map((name) => place(name, 'CLOSED'))
const open = place('Zoo', '9am - 5pm')
const alwaysOpen: Outing = {
  ...place('Park', 'Closed'),
  hours: [{ always_open: true, start_date: null, end_date: null, sunday: 'Closed' }],
}

test.each<[string, Outing[], string]>([
  ['the only place is open', [open], ''],
  ['the only place is closed', closed('Pool'), ' It is closed on that day.'],
  ['hours are unknown', [place('Pool', null), { ...open, hours: [] }], ''],
  ['it is always open', [alwaysOpen], ''],
  [
    'it is closed in this month',
    [place('Fair', '9am - 5pm (closed in November)')],
    ' It is closed on that day.',
  ],
  ['it is closed in another one', [place('Fair', '9am - 5pm (closed in August)')], ''],
  ['one of several is closed', [open, ...closed('Pool')], ' Closed on that day: Pool.'],
  [
    'three are closed',
    [...closed('Pool', 'Farm'), open, ...closed('Fair')],
    ' Closed on that day: Pool, Farm, Fair.',
  ],
  ['more are closed', [open, ...closed('A', 'B', 'C', 'D')], ' Closed on that day: 4 of 5 places.'],
])('where %s', (_, places, said) => {
  expect(dayHint(SUNDAY, places, TODAY)).toBe(`Chosen: 22 November 2026.${said}`)
})

test('a public holiday is told, but for what is always open', () => {
  const note = 'Public holiday - hours may differ, check with the venue.'
  expect(dayHint('2026-12-26', [alwaysOpen, open], TODAY)).toBe(`Chosen: 26 December 2026. ${note}`)
  expect(dayHint('2026-12-26', [alwaysOpen], TODAY)).toBe('Chosen: 26 December 2026.')
})

test('a day with other hours, and one that has passed', () => {
  expect(dayHint('2026-11-28', closed('Pool'), TODAY)).toBe('Chosen: 28 November 2026.')
  expect(dayHint('2026-11-15', closed('Pool'), TODAY)).toBe('This date has passed.')
})
