import { MIA, startAs } from 'shared-auth/testing'
import { stubApi } from 'shared-ui/testing'
import { ensureDefaultList, hasBeenGivenDefaultList } from './defaultList'

function stubLists(lists: object[]) {
  const requests = stubApi({
    'GET lists': () => lists,
    'POST lists': () => {
      lists.push({ id: 'l1' })
      return { id: 'l1', name: 'Favorites' }
    },
  })
  return () => requests.filter(({ method }) => method === 'POST').length
}

beforeEach(() => {
  sessionStorage.clear()
  startAs(MIA)
})

test('two calls at the same time create one list', async () => {
  const made = stubLists([])

  expect(await Promise.all([ensureDefaultList('mia'), ensureDefaultList('mia')])).toEqual([true, true])
  expect(made()).toBe(1)
})

test('no list is created if another tab has created one meanwhile', async () => {
  const made = stubLists([{ id: 'other' }])

  expect(await ensureDefaultList('mia')).toBe(false)
  expect(made()).toBe(0)
  expect(hasBeenGivenDefaultList()).toBe(true)
})

test('after a failure the next visit tries again', async () => {
  stubApi({ 'GET lists': [], 'POST lists': () => Response.json({}, { status: 400 }) })
  await expect(ensureDefaultList('mia')).rejects.toThrow()
  expect(hasBeenGivenDefaultList()).toBe(false)

  const made = stubLists([])
  expect(await ensureDefaultList('mia')).toBe(true)
  expect(made()).toBe(1)
})

test('the Web Lock is held while the list is created', async () => {
  const made = stubLists([])
  const request = jest.fn(async (_name: string, run: () => Promise<boolean>) => {
    expect(made()).toBe(0)
    const result = await run()
    expect(made()).toBe(1)
    return result
  })
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })

  await ensureDefaultList('mia')

  expect(request).toHaveBeenCalledWith('default-list', expect.any(Function))
  expect(made()).toBe(1)
  Reflect.deleteProperty(navigator, 'locks')
})

test('if storage is denied, only the database decides', async () => {
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied')
  })
  const made = stubLists([])

  expect(await ensureDefaultList('mia')).toBe(true)
  expect(await ensureDefaultList('mia')).toBe(false)
  expect(made()).toBe(1)
  denied.mockRestore()
})
