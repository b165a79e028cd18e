/** @jest-environment node */
import { emailHint, lengthHint, websiteHint } from './hints'

test.each(['', ' ', 'sam@example.com', ' sam+kids@mail.example.com.au '])(
  '"%s" may be an address',
  (text) => {
    expect(emailHint(text)).toBeUndefined()
  },
)

test.each([
  'sam',
  'sam@',
  'sam@example',
  'sam@example.',
  'sam@.com',
  '@example.com',
  'sam@example.com, mia@example.com',
])('"%s" is remarked on', (text) =>
  expect(emailHint(text)).toBe('Please check this address: our answer goes there.'),
)

test('an address that is too long is counted', () => {
  const address = (length: number) => `${'x'.repeat(length - 12)}@example.com`
  expect(emailHint(address(254))).toBeUndefined()
  expect(emailHint(address(255))).toBe('255 of 254 characters: please shorten it.')
})

test('an address of 100,000 dots is remarked on at once', () => {
  const before = process.cpuUsage()
  expect(emailHint(`sam@${'.'.repeat(100_000)}@`)).toBeDefined()
  // an expression that reads from each dot to the end takes seconds, so a text this long is only counted
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000)
})

test.each(['', 'example.com.au', 'https://example.com', 'http://www.example.com/a?b=c d'.split(' ')[0]])(
  '"%s" may be a website',
  (text) => expect(websiteHint(text ?? '')).toBeUndefined(),
)

test.each(['none', 'my site', 'https://', 'ask me.'])('"%s" is no website', (text) => {
  expect(websiteHint(text)).toBe('Web addresses look like https://example.com.au')
})

test.each([
  [899, undefined],
  [900, '900 of 1,000 characters'],
  [1000, '1,000 of 1,000 characters'],
  [1001, '1,001 of 1,000 characters: please shorten it.'],
])('%i characters of 1,000', (length, hint) => {
  expect(lengthHint(1000)(`${'x'.repeat(length)} `)).toBe(hint)
})
