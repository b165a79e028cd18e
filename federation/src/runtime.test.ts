import type { Registry } from '../registry/registry'
import { CONTRACT } from './contract'
import { createFederation } from './runtime'
import { facade } from './sharing'

declare global {
  var SHARED_VERSIONS: Record<string, string>
}

const app = { contract: CONTRACT, bootstrap: jest.fn(), mount: jest.fn(), unmount: jest.fn() }

/** Counts the tests: the federation runtime remembers the containers of the ones before. */
let version = 0

/** A registry as the development server writes it: scripts, of which jsdom loads none. */
const registry = (): Registry => ({
  schema: 'test',
  microFrontends: {
    lists: [
      {
        url: `/remotes/lists/${version}/remoteEntry.js`,
        metadata: { version: String(version) },
        deployment: { traffic: 100, default: true },
        extras: {
          container: `mfe_lists_${version}`,
          type: 'global',
          preload: [],
          firstScreens: {},
          integrity: { [`/remotes/lists/${version}/main.js`]: 'sha384-x' },
        },
      },
    ],
  },
})

/** The entry of the lists remote has run and left its container, which exposes these modules. */
function expose(modules: Record<string, unknown>) {
  const container = { init() {}, get: async (name: string) => () => modules[name] }
  Object.assign(globalThis, { [`mfe_lists_${version}`]: container })
}

const Heart = () => null

/** The queries of the addresses that scripts were asked for at, also of those taken away again. */
let requested: string[] = []
const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (node instanceof HTMLScriptElement) requested.push(new URL(node.src).search)
    }
  }
})

beforeEach(() => {
  jest.useFakeTimers()
  globalThis.SHARED_VERSIONS = Object.fromEntries(Object.keys(facade).map((name) => [name, '1.0.0']))
  requested = []
  observer.observe(document.head, { childList: true })
  version++
})
afterEach(() => {
  observer.disconnect()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a remote that is there is handed over', async () => {
  expose({ './app': app })
  await expect(createFederation(registry()).loadRemote('lists')).resolves.toBe(app)
})

test('a fragment is found by the name of its lender', async () => {
  const heart = { contract: CONTRACT, Fragment: Heart }
  expose({ './SaveButton': heart })
  await expect(createFederation(registry()).loadFragment('lists/SaveButton')).resolves.toBe(heart)
})

test('a remote that the registry does not name cannot be loaded', async () => {
  await expect(createFederation(registry()).loadRemote('shop')).rejects.toThrow('no remote "shop"')
})

test('a remote of another contract is refused', async () => {
  expose({ './app': { ...app, contract: CONTRACT + 1 } })
  await expect(createFederation(registry()).loadRemote('lists')).rejects.toThrow(
    `lists speaks contract ${CONTRACT + 1}`,
  )
})

test('a remote that does not arrive within eight seconds is given up', async () => {
  const settled = jest.fn()
  createFederation(registry()).loadRemote('lists').catch(settled)
  await jest.advanceTimersByTimeAsync(7_999)
  expect(settled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith(new Error('lists did not arrive within 8 s'))
})

test('the next attempt asks for a new address, and the one after a success for none', async () => {
  const { loadRemote } = createFederation(registry())
  loadRemote('lists').catch(() => {})
  await jest.advanceTimersByTimeAsync(8_000)
  loadRemote('lists').catch(() => {})
  await jest.advanceTimersByTimeAsync(8_000)
  expect(requested).toEqual(['', '?r=1'])

  expose({ './app': app })
  await expect(loadRemote('lists')).resolves.toBe(app)
  await expect(loadRemote('lists')).resolves.toBe(app)
  expect(requested).toHaveLength(2)
})

test('a lender that is down is not asked for anew until its scripts can be had, and then it is there', async () => {
  const { loadFragment } = createFederation(registry())
  let isDown = true
  const fetched: [string, RequestInit | undefined][] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    fetched.push([String(url), init])
    if (isDown) throw new TypeError('Failed to fetch')
    return new Response()
  })
  loadFragment('lists/SaveButton').catch(() => {})
  await jest.advanceTimersByTimeAsync(8_000)
  for (let attempt = 0; attempt < 10; attempt++) {
    await expect(loadFragment('lists/SaveButton')).rejects.toThrow('Failed to fetch')
  }
  expect(requested).toEqual([''])
  expect(fetched[0]).toEqual([`/remotes/lists/${version}/main.js`, { integrity: 'sha384-x' }])

  isDown = false
  const heart = { contract: CONTRACT, Fragment: Heart }
  expose({ './SaveButton': heart })
  await expect(loadFragment('lists/SaveButton')).resolves.toBe(heart)
})

test('one that hangs is given up after eight seconds, and no address is used up', async () => {
  const { loadFragment } = createFederation(registry())
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}))
  loadFragment('lists/SaveButton').catch(() => {})
  await jest.advanceTimersByTimeAsync(8_000)
  const again = expect(loadFragment('lists/SaveButton')).rejects.toThrow('did not arrive within 8 s')
  await jest.advanceTimersByTimeAsync(8_000)
  await again
  expect(requested).toEqual([''])
})

test('a fragment that is tried again for ever stops at the last address that has a digest', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
  const { loadFragment } = createFederation(registry())
  for (let attempt = 0; attempt < 6; attempt++) {
    loadFragment('lists/SaveButton').catch(() => {})
    await jest.advanceTimersByTimeAsync(8_000)
  }
  expect(requested).toEqual(['', '?r=1', '?r=2', '?r=3'])
  await expect(loadFragment('lists/SaveButton')).rejects.toThrow('asked for too often')
})

test('fetching ahead uses up no attempt of a remote that has failed', async () => {
  const { prefetchRemote } = createFederation(registry())
  for (let attempt = 0; attempt < 6; attempt++) {
    prefetchRemote('lists', '/saved-listings')
    await jest.advanceTimersByTimeAsync(8_000)
  }
  expect(requested).toHaveLength(1)
})
