import fc from 'fast-check'
import { imageSource } from './images'
import { keepSettings } from './settings'

const BUCKET = 'https://files.test/storage/v1/object/public/listing_images'

beforeAll(() => keepSettings({ url: 'https://files.test', key: 'key', siteUrl: 'https://sprouts.test' }))

test.each([
  ['https://example.com/a.jpg', 'https://example.com/a.jpg'],
  ['http://example.com/a.jpg', 'http://example.com/a.jpg'],
  ['taronga/1.png', `${BUCKET}/taronga/1.png`],
  ['["taronga/1.png","taronga/2.png"]', `${BUCKET}/taronga/1.png`],
  ['["https://example.com/a.jpg"]', 'https://example.com/a.jpg'],
  ['[{"url":"taronga/1.png"}]', `${BUCKET}/taronga/1.png`],
  ['{"url":"https://example.com/a.jpg"}', 'https://example.com/a.jpg'],
  ['"taronga/1.png"', `${BUCKET}/taronga/1.png`],
  ['a b/ü&.webp', `${BUCKET}/a%20b/%C3%BC%26.webp`],
])('the picture of %s is %s', (value, src) => {
  expect(imageSource(value)?.src).toBe(src)
})

test.each([
  '',
  '   ',
  null,
  undefined,
  7,
  '[]',
  '{}',
  '[',
  '[[["a.png"]]]',
  '{"url":null}',
  '"\\"a.png\\""',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//evil.test/a.png',
  '../secret.png',
  'a/../../b.png',
  'a\\b.png',
  'a?b=c.png',
  'http://',
])('%p has no picture', (value) => {
  expect(imageSource(value)).toBeNull()
})

test('a picture of our own bucket comes in three widths', () => {
  expect(imageSource('luna-park/1-960.webp')).toEqual({
    src: `${BUCKET}/luna-park/1-960.webp`,
    srcSet: `${BUCKET}/luna-park/1-480.webp 480w, ${BUCKET}/luna-park/1-960.webp 960w, ${BUCKET}/luna-park/1-1440.webp 1440w`,
  })
})

test('no text throws, and a picture is always an http address', () => {
  const value = fc.oneof(fc.string(), fc.json(), fc.webUrl())
  fc.assert(
    fc.property(value, (text) => {
      const image = imageSource(text)
      expect(image === null || /^https?:/i.test(image.src)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
