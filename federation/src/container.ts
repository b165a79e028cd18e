declare global {
  /** The packages that the page lends, by specifier. Production builds of remotes read them (build/remote.ts). */
  var _FEDERATION_SHARED: Record<string, object>
}

/**
 * The exports of a remote's entry, as module federation defines them: `init` takes the packages that the page lends,
 * `get` loads what the remote exposes. https://module-federation.io
 */
export type Container = {
  init(shared: ShareScope): unknown
  get(expose: string): Promise<() => object>
}

/** Specifier -> version -> the package, and who provides it. */
export type ShareScope = Record<
  string,
  Record<string, { get: () => () => object; loaded: 1; eager: true; from: string }>
>

/**
 * The container of a production build, from what the remote exposes. It takes the one version that the shell lends: the shell has
 * compared it with what the remote was built against (whyNot), before the entry is loaded.
 */
export function createContainer(exposed: Record<string, () => Promise<object>>): Container {
  return {
    init(shared) {
      globalThis._FEDERATION_SHARED = Object.fromEntries(
        Object.entries(shared).flatMap(([specifier, versions]) =>
          Object.values(versions)
            .filter(({ from }) => from === 'shell')
            .map(({ get }) => [specifier, get()()]),
        ),
      )
    },
    async get(expose) {
      const load = exposed[expose]
      if (!load) throw new Error(`The container has no ${expose}`)
      const module = await load()
      return () => module
    },
  }
}
