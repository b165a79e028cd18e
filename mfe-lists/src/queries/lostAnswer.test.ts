import { BackendError } from 'shared-auth'
import { writeOrFind } from './lostAnswer'

const lost = new BackendError('unavailable', { status: 503 })

afterEach(() => jest.restoreAllMocks())

test('a result that is looked for is waited for five seconds', async () => {
  const limit = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const outcome = writeOrFind<boolean>(
    Promise.reject(lost),
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  await Promise.resolve()
  expect(timeout.mock.calls).toEqual([[5_000]])
  limit.abort()
  await expect(outcome).rejects.toBe(lost)
})

test.each([
  ['finds nothing', async () => false as const],
  [
    'is refused',
    async () => {
      throw new BackendError('refused', { status: 403 })
    },
  ],
])('if the search %s, the failure of the write is told', async (_name, find) => {
  await expect(writeOrFind<boolean>(Promise.reject(lost), find)).rejects.toBe(lost)
})

test('after a refusal nothing is looked for', async () => {
  const refused = new BackendError('refused', { status: 403 })
  const find = jest.fn()
  await expect(writeOrFind(Promise.reject(refused), find)).rejects.toBe(refused)
  expect(find).not.toHaveBeenCalled()
})
