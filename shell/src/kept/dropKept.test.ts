import { dropKept } from './dropKept'

const LOGGED_OUT = { status: 'signedOut', hasExpired: false } as const

afterEach(() => Reflect.deleteProperty(window, 'caches'))

/** A Cache Storage that answers each deletion so. Returns the names that it was asked for. */
function stubCaches(answer: () => Promise<boolean>): string[] {
  const asked: string[] = []
  const remove = (name: string) => {
    asked.push(name)
    return answer()
  }
  Object.defineProperty(window, 'caches', { value: { delete: remove }, configurable: true })
  return asked
}

test('a logout removes lists, pictures and places; a session that expires keeps the places', () => {
  const all = stubCaches(async () => true)
  dropKept(LOGGED_OUT)
  expect(all).toHaveLength(3)
  const some = stubCaches(async () => true)
  dropKept({ status: 'signedOut', hasExpired: true })
  expect(some).toEqual(all.slice(0, 2))
})

test('nothing is done without caches, and a refusal is no error', async () => {
  expect(() => dropKept(LOGGED_OUT)).not.toThrow()
  const refusal = Promise.reject(new DOMException('Denied', 'SecurityError'))
  const isHandled = jest.spyOn(refusal, 'catch')
  stubCaches(() => refusal)
  dropKept(LOGGED_OUT)
  expect(isHandled).toHaveBeenCalledTimes(3)
})
