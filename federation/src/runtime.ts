import { createInstance } from '@module-federation/enhanced/runtime'
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core'
import { withTimeout } from 'shared-auth'
import { whyNot } from '../registry/choice'
import { liveRelease, MAX_RETRIES, type Registry, retryUrl } from '../registry/registry'
import { CONTRACT, type FragmentModule, type FragmentName, type RemoteModule } from './contract'
import { NeedsReload } from './needsReload'
import { facade } from './sharing'

/** How long a remote may take to load, in milliseconds. `import()` itself has no timeout. */
const LOAD_TIMEOUT = 8000

/** Specifier -> version of every shared package; the shell's build inserts it. */
declare const SHARED_VERSIONS: Record<string, string>

declare global {
  /** Remotes are built without the runtime's core and read it from here, so the page has one copy. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore
}

/** The exports of a remote's entry. */
type Container = { get(name: string): () => Promise<object>; init(): Promise<void> }

export type Federation = {
  /**
   * Rejects when the remote is unknown, does not fit this shell (checked before anything of it is fetched), does not
   * load within 8 s, or has another contract number than its registry entry says. The next call loads the remote
   * again, up to MAX_RETRIES times. Rejects with NeedsReload when only another document can load it.
   */
  loadRemote(name: string): Promise<RemoteModule>
  /**
   * Loads a remote that is likely to be next, and its page for a path. Does not retry a remote that has failed: there
   * are few URLs for retries.
   */
  prefetchRemote(name: string, pathname: string): void
  /**
   * As loadRemote, for a fragment named "remote/Fragment". A failed lender is loaded again only when all its scripts
   * can be fetched and match their digests: there are few URLs for retries, and a fragment may retry for hours.
   */
  loadFragment<Name extends FragmentName>(name: Name): Promise<FragmentModule<Name>>
}

/** Starts module federation with the facade (sharing.ts) and the remotes of the registry. */
export function createFederation(registry: Registry): Federation {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedPackages(),
    // entries are checked like chunks; only development servers have plain scripts, which the runtime loads itself
    plugins: [
      {
        name: 'checked-entries',
        loadEntry: async ({ remoteInfo: { type, entry } }) =>
          type === 'module' ? ((await globalThis._FEDERATION_IMPORT(entry)) as Container) : undefined,
      },
    ],
  })
  /** Remotes that do not fit the shell and were asked for. */
  const refused = new Set<string>()
  const loads = new Map<string, { alias: string; attempt: number; hasFailed: boolean }>()

  /** Registers a remote. After a failure it gets a new name and URL, so that the browser loads it again. */
  function register(name: string): string {
    const last = loads.get(name)
    if (last && !last.hasFailed) return last.alias
    const release = liveRelease(registry, name)
    if (!release) throw new Error(`The registry has no remote "${name}"`)
    const misfit = whyNot({ contract: CONTRACT, shared: SHARED_VERSIONS }, release.extras)
    if (misfit) {
      // asked again, by Try again or by another page: perhaps the site has a version that fits by now
      const Refusal = refused.has(name) ? NeedsReload : Error
      refused.add(name)
      throw new Refusal(`${name} ${release.metadata.version} does not fit the shell: ${misfit}`)
    }
    const attempt = last ? last.attempt + 1 : 0
    // the import map has no digest for further URLs
    if (attempt > MAX_RETRIES) throw new NeedsReload(`${name} has been asked for too often`)
    const { container, type } = release.extras
    const alias = attempt === 0 ? container : `${container}_${attempt}`
    const entry = new URL(retryUrl(release.url, attempt), document.baseURI).href
    instance.registerRemotes([{ name: alias, entry, type, entryGlobalName: container }])
    loads.set(name, { alias, attempt, hasFailed: false })
    return alias
  }

  async function load<Exposed extends { contract: number }>(name: string, expose: string): Promise<Exposed> {
    const alias = register(name)
    try {
      const module = await inTime(instance.loadRemote<Exposed>(`${alias}/${expose}`), name)
      if (!module) throw new Error(`${name} exposes no ${expose}`)
      if (module.contract !== CONTRACT) throw new Error(`${name} speaks contract ${module.contract}`)
      return module
    } catch (error) {
      const state = loads.get(name)
      // ignore a late failure of an attempt that was already replaced
      if (state?.alias === alias) state.hasFailed = true
      throw error
    }
  }

  return {
    loadRemote: (name) => load<RemoteModule>(name, 'app'),
    prefetchRemote(name, pathname) {
      if (loads.get(name)?.hasFailed) return
      load<RemoteModule>(name, 'app')
        .then(({ prepare }) => prepare?.(pathname))
        .catch(() => {})
    },
    async loadFragment(name) {
      const [lender = '', fragment = ''] = name.split('/')
      if (loads.get(lender)?.hasFailed) await inTime(fetchScripts(registry, lender), lender)
      return load(lender, fragment)
    },
  }
}

/** Fetches every script of a remote's live version. Rejects if one is missing or does not match its digest. */
async function fetchScripts(registry: Registry, name: string): Promise<void> {
  const digests = Object.entries(liveRelease(registry, name)?.extras.integrity ?? {})
  await Promise.all(digests.map(([url, integrity]) => fetch(url, { integrity })))
}

function sharedPackages() {
  return Object.fromEntries(
    Object.entries(facade).map(([specifier, exports]) => {
      const version = SHARED_VERSIONS[specifier]
      return [
        specifier,
        { version, lib: () => exports, shareConfig: { singleton: true, requiredVersion: `^${version}` } },
      ]
    }),
  )
}

function inTime<Value>(promise: Promise<Value>, name: string): Promise<Value> {
  const late = () => new Error(`${name} did not arrive within ${LOAD_TIMEOUT / 1000} s`)
  return withTimeout(promise, LOAD_TIMEOUT, late)
}
