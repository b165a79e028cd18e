import { checkedWorker } from './checkedWorker'

const url = (path: string) => new URL(path, window.location.origin).href
const WORKER = '/remotes/discover/12ab/worker.1.js'
const asked: string[] = []

beforeEach(() => {
  document.head.innerHTML = `<script type="importmap">{"integrity":{"${WORKER}":"sha384-x"}}</script>`
  asked.length = 0
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (href, init) => {
    asked.push(`${href} ${init?.integrity}`)
    return new Response()
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'trustedTypes')
})

test('a worker is compared with its digest before it is started', async () => {
  await expect(checkedWorker(url(WORKER))).resolves.toBe(url(WORKER))
  expect(asked).toEqual([`${url(WORKER)} sha384-x`])
})

test.each([
  ['without a digest', url('/remotes/discover/12ab/other.js')],
  ['of another origin with the same path', `https://evil.test${WORKER}`],
])('a worker %s is refused before it is fetched', async (_, address) => {
  await expect(checkedWorker(address)).rejects.toThrow(`The worker ${address} has no digest`)
  expect(asked).toEqual([])
})

test('a worker with other bytes is refused, and so is one in a document without an import map', async () => {
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(checkedWorker(url(WORKER))).rejects.toThrow('Failed to fetch')
  document.head.innerHTML = ''
  await expect(checkedWorker(url(WORKER))).rejects.toThrow('has no digest')
})

test('where addresses must be trusted, one policy trusts what was compared', async () => {
  const names: string[] = []
  const createPolicy = (name: string, { createScriptURL }: { createScriptURL(text: string): string }) => {
    names.push(name)
    return { createScriptURL: (text: string) => ({ trusted: createScriptURL(text) }) }
  }
  Object.assign(window, { trustedTypes: { createPolicy } })
  await expect(checkedWorker(url(WORKER))).resolves.toEqual({ trusted: url(WORKER) })
  await checkedWorker(url(WORKER))
  await expect(checkedWorker(url('/other.js'))).rejects.toThrow('has no digest')
  expect(names).toEqual(['map-worker'])
})
