import { followSite } from './followSite'

const HOUR = 60 * 60_000
/** What the page has loaded. */
const LOADED = ['/assets/hero.avif', '/static/main.js', 'https://elsewhere.test/picture.webp']

afterEach(() => {
  jest.restoreAllMocks()
  document.head.innerHTML = ''
  Reflect.deleteProperty(window, 'caches')
  Reflect.deleteProperty(window, 'MessageChannel')
  Reflect.deleteProperty(performance, 'getEntriesByType')
  for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name)
  Reflect.deleteProperty(document, 'visibilityState')
})

const stub = (owner: object, name: string, value: unknown) =>
  Object.defineProperty(owner, name, { value, configurable: true })

/** A browser with these caches, and with a worker or without one. Returns what it was asked to remove. */
function stubBrowser(names: string[], { hasWorker }: { hasWorker: boolean }): string[] {
  const removed: string[] = []
  const remove = async (name: string) => {
    removed.push(name)
    return true
  }
  stub(window, 'caches', { keys: async () => names, delete: remove })
  const registration = { unregister: () => remove('the worker') }
  stub(navigator, 'serviceWorker', { getRegistration: async () => (hasWorker ? registration : undefined) })
  return removed
}

test('a release without a worker removes an earlier one and all that the site has kept', async () => {
  const removed = stubBrowser(['sprouts-lists', 'of-somebody-else', 'sprouts-site-12ab'], { hasWorker: true })
  await followSite(() => {})
  expect(removed).toEqual(['sprouts-lists', 'sprouts-site-12ab', 'the worker'])
})

test('where no worker was, what the page keeps itself stays', async () => {
  const removed = stubBrowser(['sprouts-lists'], { hasWorker: false })
  await followSite(() => {})
  expect(removed).toEqual([])
})

describe('a release with a worker', () => {
  /** What the page has fetched, and what it has asked the worker. */
  let fetched: [url: unknown, digest?: string][]
  let asked: { type: string; known?: string }[]
  /** The edition that the worker says is live. */
  let live: string | undefined
  let time: number

  beforeEach(() => {
    ;[fetched, asked, live, time] = [[], [], undefined, 0]
    document.head.innerHTML =
      '<script type="importmap">{"integrity":{"/worker.js":"sha384-of-the-worker"}}</script>'
    jest.spyOn(Date, 'now').mockImplementation(() => time)
    stub(performance, 'getEntriesByType', () =>
      LOADED.map((name) => ({ name: new URL(name, location.href).href })),
    )
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      fetched.push([url, init?.integrity])
      return new Response()
    })
    stub(window, 'MessageChannel', Channel)
    const controller = Object.assign(new EventTarget(), {
      scriptURL: new URL('/worker.js', window.location.href).href,
      state: 'activated',
      postMessage(message: { type: string }, [port]: [Channel['port2']]) {
        asked.push(message)
        port.postMessage(live)
      },
    })
    const registration = Object.assign(new EventTarget(), { active: controller })
    const container = { controller, register: async () => registration }
    stub(navigator, 'serviceWorker', Object.assign(new EventTarget(), container))
  })

  test.each([
    ['where the visitor wants to save data', () => stub(navigator, 'connection', { saveData: true })],
    [
      'in a document that is not live',
      () => document.head.insertAdjacentHTML('beforeend', '<meta name="passing">'),
    ],
    ['without a network', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ])('keeps nothing %s', async (_where, begin) => {
    begin()
    await followSite(() => {})
    expect([fetched, asked]).toEqual([[], []])
  })

  test('is compared with its digest, keeps this edition, and tells once of a newer one after an hour with a network', async () => {
    const onNewer = jest.fn()
    const look = async (visibility: DocumentVisibilityState, at: number) => {
      time = at
      stub(document, 'visibilityState', visibility)
      document.dispatchEvent(new Event('visibilitychange'))
      // the worker answers in the same turn
      await new Promise((resolve) => setTimeout(resolve))
      return [asked.length, onNewer.mock.calls.length]
    }
    await followSite(onNewer)
    expect(fetched).toEqual([['/worker.js', 'sha384-of-the-worker']])
    expect(asked).toEqual([
      { type: 'keep', known: expect.stringMatching(/^[0-9a-f]{16}$/), pictures: ['/assets/hero.avif'] },
    ])
    live = asked[0]?.known

    expect(await look('visible', HOUR - 1)).toEqual([1, 0])
    expect(await look('hidden', HOUR)).toEqual([1, 0])
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await look('visible', HOUR)).toEqual([1, 0])
    network.mockReturnValue(true)
    expect(await look('visible', HOUR)).toEqual([2, 0])
    live = undefined
    expect(await look('visible', 2 * HOUR)).toEqual([3, 0])
    live = 'another'
    expect(await look('visible', 2 * HOUR + 1)).toEqual([3, 0])
    expect(await look('visible', 3 * HOUR)).toEqual([4, 1])
    expect(await look('visible', 4 * HOUR)).toEqual([4, 1])
  })
})

/** Answers at once; jsdom has none. */
class Channel {
  port1 = { onmessage(_event: { data: unknown }) {} }
  port2 = { postMessage: (data: unknown) => this.port1.onmessage({ data }) }
}
