import { dropDraft, idempotencyKey, keepDraft, readDraft } from './draft'

const EMPTY = { name: '', type: 'event' }

beforeEach(() => sessionStorage.clear())

test('a draft is read back until it is dropped', () => {
  keepDraft('contact', { name: 'Sam', type: 'business' }, EMPTY)
  expect(readDraft('contact', EMPTY)).toEqual({ name: 'Sam', type: 'business' })

  dropDraft('contact')
  expect(readDraft('contact', EMPTY)).toEqual(EMPTY)
})

test('a form in which nothing was typed, or nothing is left, has no draft', () => {
  keepDraft('contact', EMPTY, EMPTY)
  expect(sessionStorage).toHaveLength(0)

  keepDraft('contact', { ...EMPTY, name: 'Sam' }, EMPTY)
  keepDraft('contact', EMPTY, EMPTY)
  expect(sessionStorage).toHaveLength(0)
})

test.each(['', '{', 'null', '7', '[]', '{"name":7}', '{"unknown":"x"}', '{"__proto__":{"name":"x"}}'])(
  'the stored text %s is as good as no draft',
  (text) => {
    sessionStorage.setItem('draft:contact', text)
    expect(readDraft('contact', EMPTY)).toEqual(EMPTY)
  },
)

test('a key belongs to one message until that is sent', () => {
  const key = idempotencyKey('contact', { name: 'Sam' })

  expect(idempotencyKey('contact', { name: 'Sam' })).toBe(key)
  expect(idempotencyKey('contact', { name: 'Mia' })).not.toBe(key)
  dropDraft('contact')
  expect(idempotencyKey('contact', { name: 'Sam' })).not.toBe(key)
})

test('where storage is denied a form still gets its key', () => {
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied')
  })

  expect(() => keepDraft('contact', { name: 'Sam', type: '' }, EMPTY)).not.toThrow()
  expect(idempotencyKey('contact', { name: 'Sam' })).toMatch(/^[0-9a-f-]{36}$/)
  denied.mockRestore()
})
