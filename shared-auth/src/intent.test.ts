import fc from 'fast-check'
import { dropIntent, keepIntent, readIntent, resumeIntent, takeResumedSave } from './intent'

const ZOO = { path: '/activities/7/taronga-zoo', saving: { id: '7', name: 'Taronga Zoo' } }
const MINUTE = 60_000

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 })
  sessionStorage.clear()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('the last intent is stored for half an hour', () => {
  keepIntent({ path: '/profile' })
  keepIntent(ZOO)
  expect(readIntent()).toEqual(ZOO)
  jest.setSystemTime(Date.now() + 30 * MINUTE)
  expect(readIntent()).toEqual(ZOO)
  jest.setSystemTime(Date.now() + 1)
  expect(readIntent()).toBeNull()
  // where the clock is set back, it is not known how old it is
  jest.setSystemTime(Date.now() - 60 * MINUTE - 2)
  expect(readIntent()).toBeNull()
})

test('a resumed intent is not offered again, and the save button of that activity receives it once', () => {
  keepIntent(ZOO)
  resumeIntent(ZOO)
  expect(readIntent()).toBeNull()
  expect(takeResumedSave('8')).toBe(false)
  expect(takeResumedSave('7')).toBe(true)
  expect(takeResumedSave('7')).toBe(false)
})

test('a declined intent is not offered again', () => {
  keepIntent({ path: '/saved-listings' })
  dropIntent()
  expect(readIntent()).toBeNull()
})

test.each([
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test/',
  '\\\\evil.test',
  '/ok\\..\\evil',
  'javascript:alert(1)',
  'profile',
  '',
  '/a\r\nb',
  '/\t/evil.test',
])('a path that leads elsewhere is no path: %j', (path) => {
  keepIntent({ path })
  expect(readIntent()).toBeNull()
})

test('any stored text is read as a path of this site or as null', () => {
  const origin = 'https://sprouts.test'
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.string().map((text) => `/${text}`),
      ),
      (path) => {
        keepIntent({ path })
        const read = readIntent()
        return read === null || new URL(read.path, origin).origin === origin
      },
    ),
  )
})

test.each(['', 'half {', 'null', '[]', '{"path":7,"at":1800000000000}', '{"path":"/profile"}'])(
  'an invalid stored value is read as null: %s',
  (text) => {
    sessionStorage.setItem('sprouts-intent', text)
    expect(readIntent()).toBeNull()
  },
)

test('if storage is denied, nothing is offered and nothing throws', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  }
  keepIntent(ZOO)
  dropIntent()
  expect(readIntent()).toBeNull()
})
