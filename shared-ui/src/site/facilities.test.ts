import { hasValue, isPartly, type Parking, type ParkingColumns, parkingOf } from './facilities'

test.each([null, undefined, false, '', ' ', 'None', 'none', 'Null', 'False', 'false'])(
  '%p is hidden',
  (value) => {
    expect(hasValue(value)).toBe(false)
  },
)

test.each([true, 'Yes', 'Cafe/ dining onsite', 1])('%p is shown', (value) => {
  expect(hasValue(value)).toBe(true)
})

test.each<[unknown, unknown, boolean]>([
  [null, 'Over the slides', true],
  [null, 'None', false],
  [null, '  ', false],
  [null, null, false],
  [true, 'Over the slides', false],
  [false, 'Over the slides', false],
])('a flag of %p with the details %p: partly is %p', (flag, details, expected) => {
  expect(isPartly(flag, details)).toBe(expected)
})

const none = {
  free_street_parking: false,
  free_parking_lot: false,
  free_garage_parking: false,
  paid_street_parking: false,
  paid_parking_lot: false,
  paid_garage_parking: false,
}

test.each<[string, Partial<ParkingColumns>, Parking | null]>([
  ['nothing is known', {}, null],
  ['one kind is not there, and of the others nothing is known', { free_parking_lot: false }, null],
  ['no kind is there', none, 'no'],
  ['a fact says no', { parking: 'no' }, 'no'],
  ['a fact says free', { parking: 'free' }, 'free'],
  ['a fact says something else', { parking: 'valet' }, null],
  ['a flag knows more than the fact', { parking: 'yes', paid_parking_lot: true }, 'paid'],
  ['both kinds are there', { free_street_parking: true, paid_garage_parking: true }, 'yes'],
])('%s', (_, row, parking) => {
  expect(parkingOf({ parking: null, ...row })).toBe(parking)
})
