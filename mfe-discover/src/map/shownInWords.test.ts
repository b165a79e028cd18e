import { idOf } from '../testing/testData'
import { shownInWords } from './shownInWords'

const pins = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: idOf(index),
    name: `Place ${index}`,
    suburb: null,
    point: { latitude: -33, longitude: 151, isAbout: false },
  }))

test.each([
  [12, 12, 12, 0, false, '12 activities on this part of the map.'],
  [1, 12, 12, 0, false, '1 activity on this part of the map.'],
  [0, 12, 12, 0, false, '0 activities on this part of the map.'],
  [3, 12, 12, 0, true, '3 activities in one place.'],
  [5, 400, 700, 0, false, '5 activities on this part of the map. The map shows the first 400 of 700.'],
  [
    5,
    9,
    10,
    1,
    false,
    '5 activities on this part of the map. 1 more is only in the list: nobody has noted where.',
  ],
  [
    5,
    398,
    700,
    2,
    false,
    '5 activities on this part of the map. The map shows the first 400 of 700. 2 more are only in the list: nobody has noted where.',
  ],
])(
  '%i here of %i pins and %i in all, %i of them without a point (together: %s): "%s"',
  (here, count, total, withoutPoint, isTogether, words) => {
    expect(shownInWords(here, { pins: pins(count), total, withoutPoint }, isTogether)).toBe(words)
  },
)
