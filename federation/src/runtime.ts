import { withTimeout } from 'shared-auth'
import { whyNot } from '../registry/choice'
import { liveRelease, MAX_RETRIES, type Registry, type RemoteRelease, retryUrl } from '../registry/registry'
import type { Container, ShareScope } from './container'
import { CONTRACT, type FragmentModule, type FragmentName, type RemoteModule } from './contract'
import { NeedsReload } from './needsReload'
import { facade } from './sharing'

/** How long a remote may take to load, in milliseconds. `import()` itself has no timeout. */
const LOAD_TIMEOUT = 8000

/** Specifier -> version of every shared package; the shell's build inserts it. */
declare const SHARED_VERSIONS: Record<string, string>

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

/** Joins the remotes of the registry into one page. They share the packages of the facade (sharing.ts). */
export function createFederation(registry: Registry): Federation {
  const shared = shareScope()
  /** Remotes that do not fit the shell and were asked for. */
  const refused = new Set<string>()
  const loads = new Map<string, Load>()

  /** Begins to load a remote's entry. After a failure it gets a new URL, so that the browser loads it again. */
  function begin(name: string): Load {
    const last = loads.get(name)
    if (last && !last.hasFailed) return last
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
    const url = new URL(retryUrl(release.url, attempt), document.baseURI).href
    const load = { attempt, hasFailed: false, container: open(url, release.extras, shared) }
    loads.set(name, load)
    return load
  }

  async function load<Exposed extends { contract: number }>(name: string, expose: string): Promise<Exposed> {
    const attempt = begin(name)
    const find = async () => (await (await attempt.container).get(`./${expose}`))() as Exposed
    try {
      const module = await inTime(find(), name)
      if (!module) throw new Error(`${name} exposes no ${expose}`)
      if (module.contract !== CONTRACT) throw new Error(`${name} speaks contract ${module.contract}`)
      return module
    } catch (error) {
      // a later attempt may be running by now: this one has failed all the same
      attempt.hasFailed = true
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

type Load = { attempt: number; hasFailed: boolean; container: Promise<Container> }

/** Loads a remote's entry and gives it the shared packages. Entries are checked like chunks (checkedImport.ts). */
async function open(
  url: string,
  { type, container: name }: RemoteRelease['extras'],
  shared: ShareScope,
): Promise<Container> {
  const container = type === 'module' ? await globalThis._FEDERATION_IMPORT(url) : await runScript(url, name)
  await (container as Container).init(shared)
  return container as Container
}

/** Runs the entry of a development server, a plain script. Resolves with the global variable that it sets. */
async function runScript(url: string, name: string): Promise<unknown> {
  const script = document.createElement('script')
  script.src = url
  const ended = new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = () => reject(new Error(`${url} cannot be loaded`))
  })
  document.head.append(script)
  await ended
  script.remove()
  return Reflect.get(globalThis, name)
}

function shareScope(): ShareScope {
  return Object.fromEntries(
    Object.entries(facade).map(([specifier, exports]) => [
      specifier,
      // loaded: a development build of a remote has its own copies, and does not take their place
      {
        [SHARED_VERSIONS[specifier] ?? '']: {
          get: () => () => exports,
          loaded: 1,
          eager: true,
          from: 'shell',
        },
      },
    ]),
  )
}

function inTime<Value>(promise: Promise<Value>, name: string): Promise<Value> {
  const late = () => new Error(`${name} did not arrive within ${LOAD_TIMEOUT / 1000} s`)
  return withTimeout(promise, LOAD_TIMEOUT, late)
}
