import type { Registry } from '../registry/registry'
import { createCheckedImport } from './checkedImport'
import { CONTRACT } from './contract'
import { NeedsReload } from './needsReload'
import { createFederation } from './runtime'
import { facade } from './sharing'

declare global {
  var SHARED_VERSIONS: Record<string, string>
}

const app = { contract: CONTRACT, bootstrap: jest.fn(), mount: jest.fn(), unmount: jest.fn() }

/** A number per test: each has a remote of its own. */
let version = 0

/** A registry as the development server writes it: scripts, whose loading the observer plays. */
const registry = (facts: { contract?: number; shared?: Record<string, string> } = {}): Registry => ({
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
          ...facts,
        },
      },
    ],
  },
})

/** The global container of the lists remote that its entry defines; without one the entry hangs. */
let container: object | undefined

/** From now on the entry of the lists remote arrives, with these modules. */
function expose(modules: Record<string, unknown>, init = () => {}) {
  container = { init, get: async (name: string) => () => modules[name] }
}

const Heart = () => null

/** The query strings of all script elements that were added, including the removed ones. */
let requested: string[] = []
const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (!(node instanceof HTMLScriptElement)) continue
      requested.push(new URL(node.src).search)
      if (!container) continue
      Object.assign(globalThis, { [`mfe_lists_${version}`]: container })
      node.dispatchEvent(new Event('load'))
    }
  }
})

beforeEach(() => {
  jest.useFakeTimers()
  globalThis.SHARED_VERSIONS = Object.fromEntries(Object.keys(facade).map((name) => [name, '1.0.0']))
  requested = []
  container = undefined
  observer.observe(document.head, { childList: true })
  version++
})
afterEach(() => {
  observer.disconnect()
  // the scripts of entries that hang
  document.head.replaceChildren()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a loaded remote is returned', async () => {
  expose({ './app': app })
  await expect(createFederation(registry()).loadRemote('lists')).resolves.toBe(app)
})

test('each remote gets the packages of the facade, in the versions of the shell', async () => {
  const init = jest.fn()
  expose({ './app': app }, init)
  await createFederation(registry()).loadRemote('lists')
  const [shared] = init.mock.calls[0] ?? []
  expect(Object.keys(shared)).toEqual(Object.keys(facade))
  expect(Object.keys(shared.react)).toEqual(['1.0.0'])
  expect(shared.react['1.0.0'].get()()).toBe(facade.react)
})

test('an entry that cannot be loaded is asked for again by the next call', async () => {
  const { loadRemote } = createFederation(registry())
  const failed = expect(loadRemote('lists')).rejects.toThrow('remoteEntry.js cannot be loaded')
  document.head.querySelector('script')?.dispatchEvent(new Event('error'))
  await failed
  expose({ './app': app })
  await expect(loadRemote('lists')).resolves.toBe(app)
  expect(requested).toEqual(['', '?r=1'])
})

test('a fragment is found by the name of its lender', async () => {
  const heart = { contract: CONTRACT, Fragment: Heart }
  expose({ './SaveButton': heart })
  await expect(createFederation(registry()).loadFragment('lists/SaveButton')).resolves.toBe(heart)
})

test('a remote that the registry does not name cannot be loaded', async () => {
  await expect(createFederation(registry()).loadRemote('shop')).rejects.toThrow('no remote "shop"')
})

describe('a remote in production is a module', () => {
  const asModule = (integrity: Record<string, string>) => {
    const built = registry()
    for (const { extras } of built.microFrontends.lists ?? []) Object.assign(extras, { type: 'module' })
    const imported: string[] = []
    globalThis._FEDERATION_IMPORT = createCheckedImport({
      digests: integrity,
      comparesItself: true,
      rejects: true,
      async importScript(url) {
        imported.push(new URL(url).pathname)
        return { init() {}, get: async () => () => app }
      },
    })
    return { imported, loadRemote: createFederation(built).loadRemote }
  }
  const entry = () => `/remotes/lists/${version}/remoteEntry.js`

  test('that is imported when the import map has its digest', async () => {
    const { imported, loadRemote } = asModule({ [entry()]: 'sha384-x' })
    await expect(loadRemote('lists')).resolves.toBe(app)
    expect(imported).toEqual([entry()])
  })

  test('that is refused before it is fetched when the import map has no digest of its entry', async () => {
    const { imported, loadRemote } = asModule({})
    await expect(loadRemote('lists')).rejects.toThrow(`${entry()} has no digest`)
    expect(imported).toEqual([])
    expect(requested).toEqual([])
  })
})

test('a remote with another contract number is refused', async () => {
  expose({ './app': { ...app, contract: CONTRACT + 1 } })
  await expect(createFederation(registry()).loadRemote('lists')).rejects.toThrow(
    `lists speaks contract ${CONTRACT + 1}`,
  )
})

describe('a remote whose entry in the registry says that it does not fit', () => {
  for (const [facts, reason] of [
    [{ contract: CONTRACT + 1 }, `it speaks contract ${CONTRACT + 1}, the shell ${CONTRACT}.`],
    [{ contract: CONTRACT - 1 }, `it speaks contract ${CONTRACT - 1}, the shell ${CONTRACT}.`],
    [{ shared: { react: '1.1.0' } }, 'it needs react ^1.1.0, the shell has 1.0.0.'],
    [{ shared: { 'react-dom': '2.0.0' } }, 'it needs react-dom ^2.0.0, the shell has 1.0.0.'],
    [{ shared: { moment: '1.0.0' } }, 'it needs moment ^1.0.0, the shell has none.'],
  ] as const) {
    test(`is refused before anything of it is loaded: ${reason}`, async () => {
      expose({ './app': app, './SaveButton': { contract: CONTRACT, Fragment: Heart } })
      const { loadRemote, loadFragment, prefetchRemote } = createFederation(registry(facts))
      const refusal = `lists ${version} does not fit the shell: ${reason}`
      const first = loadRemote('lists')
      await expect(first).rejects.toThrow(refusal)
      await expect(first).rejects.not.toBeInstanceOf(NeedsReload)
      await expect(loadFragment('lists/SaveButton')).rejects.toThrow(refusal)
      prefetchRemote('lists', '/saved-listings')
      // perhaps the site has a version that fits by now
      await expect(loadRemote('lists')).rejects.toBeInstanceOf(NeedsReload)
      expect(requested).toEqual([])
    })
  }

  test('is loaded where its shared packages are in the range', async () => {
    expose({ './app': app })
    const { loadRemote } = createFederation(registry({ contract: CONTRACT, shared: { react: '1.0.0' } }))
    await expect(loadRemote('lists')).resolves.toBe(app)
  })
})

test('a remote that says another number than its entry is refused after it was loaded', async () => {
  expose({ './app': { ...app, contract: CONTRACT + 1 } })
  const { loadRemote } = createFederation(registry({ contract: CONTRACT }))
  await expect(loadRemote('lists')).rejects.toThrow(`lists speaks contract ${CONTRACT + 1}`)
})

test('loading a remote times out after eight seconds', async () => {
  const settled = jest.fn()
  createFederation(registry()).loadRemote('lists').catch(settled)
  await jest.advanceTimersByTimeAsync(7_999)
  expect(settled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith(new Error('lists did not arrive within 8 s'))
})

test('an attempt after a failure uses a new URL, and one after a success loads nothing', async () => {
  const { loadRemote } = createFederation(registry())
  loadRemote('lists').catch(() => {})
  await jest.advanceTimersByTimeAsync(8_000)
  loadRemote('lists').catch(() => {})
  await jest.advanceTimersByTimeAsync(8_000)
  expect(requested).toEqual(['', '?r=1'])

  expose({ './app': app })
  await expect(loadRemote('lists')).resolves.toBe(app)
  await expect(loadRemote('lists')).resolves.toBe(app)
  expect(requested).toEqual(['', '?r=1', '?r=2'])
})

test('when all its URLs are used up, only another document can load a remote', async () => {
  const { loadRemote } = createFederation(registry())
  for (let attempt = 0; attempt < 4; attempt++) {
    loadRemote('lists').catch(() => {})
    await jest.advanceTimersByTimeAsync(8_000)
  }
  expect(requested).toEqual(['', '?r=1', '?r=2', '?r=3'])
  await expect(loadRemote('lists')).rejects.toBeInstanceOf(NeedsReload)
  expect(requested).toHaveLength(4)
})

test('a failed lender is loaded again only when its scripts can be fetched', async () => {
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

test('a check that hangs times out after eight seconds and uses up no URL', async () => {
  const { loadFragment } = createFederation(registry())
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}))
  loadFragment('lists/SaveButton').catch(() => {})
  await jest.advanceTimersByTimeAsync(8_000)
  const again = expect(loadFragment('lists/SaveButton')).rejects.toThrow('did not arrive within 8 s')
  await jest.advanceTimersByTimeAsync(8_000)
  await again
  expect(requested).toEqual([''])
})

test('retries of a fragment stop at the last URL that has a digest', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
  const { loadFragment } = createFederation(registry())
  for (let attempt = 0; attempt < 6; attempt++) {
    loadFragment('lists/SaveButton').catch(() => {})
    await jest.advanceTimersByTimeAsync(8_000)
  }
  expect(requested).toEqual(['', '?r=1', '?r=2', '?r=3'])
  await expect(loadFragment('lists/SaveButton')).rejects.toThrow('asked for too often')
})

test('a prefetch does not retry a remote that has failed', async () => {
  const { prefetchRemote } = createFederation(registry())
  for (let attempt = 0; attempt < 6; attempt++) {
    prefetchRemote('lists', '/saved-listings')
    await jest.advanceTimersByTimeAsync(8_000)
  }
  expect(requested).toHaveLength(1)
})
