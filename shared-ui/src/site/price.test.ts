import { priceDetails, priceLine } from './price'

test.each([
  [true, null, 'Free', null],
  [true, '', 'Free', null],
  [true, '0', 'Free', null],
  [true, 'Gold coin donation', 'Free - see details', 'Gold coin donation'],
  [false, '12', '$12', null],
  [false, '12.5', '$12.50', null],
  [false, 'From $12', 'From $12', null],
  [false, null, 'Check website for prices', null],
  [null, '  ', 'Check website for prices', null],
])('free %p with the price %p is shown as %s', (free, price, line, details) => {
  expect(priceLine({ free, price })).toBe(line)
  expect(priceDetails({ free, price })).toBe(details)
})
