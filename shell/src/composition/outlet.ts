import type { RemoteModule } from 'federation/contract'
import { NeedsReload } from 'federation/needsReload'
import { createStore } from 'shared-ui'
import { createContainers } from './containers'
import type { OutletOptions } from './outletOptions'
import type { OutletState } from './outletState'
import { inMountTime, revive, type Stage, takeDown } from './stage'

/** How long the page that the visitor leaves may stay on screen while the next one loads, in milliseconds. */
const HOLD = 600

/**
 * Mounts the applications, one at a time. single-spa decides which one is active. The lifecycles it receives never
 * reject, because it never mounts an application again that has rejected once. Its states: outletState.ts.
 */
export function createOutlet(options: OutletOptions) {
  const { services, load, owns, renewal, onSettled, onFailure, onMismatch } = options
  /** The page in the document that is not taken over yet. */
  let rendered = options.rendered?.container && options.rendered
  const bootstrapped = new Set<RemoteModule>()
  const containers = createContainers(rendered?.container)
  const state = createStore<OutletState>({ kind: rendered ? 'shown' : 'waiting' })
  let current: Stage | undefined
  let leaving: Stage | undefined
  /** Number of the latest request for a page; the result of an earlier request is dropped. */
  let request = 0
  /** Number of the latest request for another page of the application on screen. */
  let pageRequest = -1

  /** React renders the new state in a microtask; the heading that takes the focus exists only after that. */
  function settle() {
    queueMicrotask(onSettled)
  }

  /** A skeleton replaces the page. On a way forward it starts at the top; Back needs the height of its page to scroll. */
  function showSkeleton() {
    state.set({ kind: 'waiting' })
    if (services.history.getSnapshot().action !== 'POP') window.scrollTo(0, 0)
  }

  function clearLeaving() {
    const stage = leaving
    leaving = undefined
    if (stage) discard(stage)
  }

  function fail(name: string, error: unknown) {
    clearLeaving()
    // what a server has rendered stays on screen
    const isReadable = rendered?.application === name
    const tell = () => {
      onFailure(name, error)
      state.set({ kind: isReadable ? 'readOnly' : 'failed', application: name, retry: () => retry(name) })
      settle()
    }
    if (!(error instanceof NeedsReload)) return tell()
    const mine = request
    const isWanted = () => mine === request
    if (!isReadable) state.set({ kind: 'waiting' })
    void renewal.tryReload(isWanted).then((isReloading) => {
      if (!isReloading && isWanted()) tell()
    })
  }

  function retry(name: string) {
    renewal.allow()
    // removes the notice, so that the visitor cannot retry twice; it comes back if this fails too
    if (rendered?.application === name) state.set({ kind: 'shown' })
    void show(name)
  }

  function showCurrent() {
    renewal.allow()
    state.set({ kind: 'shown' })
  }

  /** The visitor may have gone on to another page of the application, whose script is still loading. */
  function arrive(stage: Stage) {
    current = stage
    showCurrent()
    const { pathname } = services.history.getSnapshot().location
    if (owns(stage.name, pathname) && stage.module.prepare?.(pathname)) void showPage(pathname)
    else settle()
  }

  async function show(name: string) {
    const mine = ++request
    if (leaving?.error) clearLeaving()
    if (leaving?.name === name) {
      const stage = revive(leaving)
      leaving = undefined
      return arrive(stage)
    }
    const tooLong = setTimeout(
      () => {
        // what a server has rendered can be read meanwhile
        if (mine !== request || rendered?.application === name) return
        clearLeaving()
        showSkeleton()
      },
      leaving ? HOLD : 0,
    )
    let stage: Stage | undefined
    try {
      const module = await load(name)
      // a page whose own script is lost can still be read
      if (rendered?.application === name) await inMountTime(prepare(module))
      if (mine !== request) return
      stage = newStage(name, module)
      await inMountTime(mount(stage))
      if (stage.error) throw stage.error
      if (mine !== request) return discard(stage)
      rendered = undefined
      stage.props.container.hidden = false
      clearLeaving()
      arrive(stage)
    } catch (error) {
      if (stage) {
        if (stage.props.isRendered) rendered = undefined
        discard(stage)
      }
      if (mine === request) fail(name, error)
    } finally {
      clearTimeout(tooLong)
    }
  }

  const prepare = async (module: RemoteModule) =>
    module.prepare?.(services.history.getSnapshot().location.pathname)

  /** Goes to another page of the application on screen. The current one stays until that is ready, 600 ms at most. */
  async function showPage(pathname: string) {
    const stage = current
    if (!stage) return leaveRendered(pathname)
    const mine = ++request
    pageRequest = mine
    const tooLong = setTimeout(() => mine === request && showSkeleton(), HOLD)
    try {
      const coming = stage.module.prepare?.(pathname)
      if (coming) await inMountTime(coming)
      if (mine !== request) return
      if (state.get().kind !== 'shown') showCurrent()
      // React renders the page now; it is in the document with the next frame
      requestAnimationFrame(onSettled)
    } catch (error) {
      if (mine !== request) return
      current = undefined
      discard(stage)
      fail(stage.name, error)
    } finally {
      clearTimeout(tooLong)
    }
  }

  /** Another page, before the rendered one is taken over. A link within it leaves it; what takes it over settles it. */
  function leaveRendered(pathname: string) {
    const first = services.history.getInitialSnapshot?.().location
    const { search } = services.history.getSnapshot().location
    const isSame = pathname === first?.pathname && search === first.search
    if (isSame) return state.get().kind === 'readOnly' ? settle() : undefined
    const name = rendered?.application
    dropRendered()
    if (name) void show(name)
  }

  async function mount({ module, props }: Stage) {
    if (!props.isRendered) {
      dropRendered()
      props.container.hidden = true
      containers.append(props.container)
    }
    if (!bootstrapped.has(module)) {
      await module.bootstrap(props)
      bootstrapped.add(module)
    }
    await module.mount(props)
  }

  function discard(stage: Stage) {
    void takeDown(stage).then(containers.remove)
  }

  function dropRendered() {
    if (!rendered) return
    if (rendered.container) containers.remove(rendered.container)
    // what its document tells search engines is not true of the next page
    document.head.querySelector('script[data-server]')?.remove()
    rendered = undefined
  }

  function newStage(name: string, module: RemoteModule): Stage {
    const found = rendered?.application === name ? rendered.container : undefined
    const container = found ?? document.createElement('div')
    container.dataset.boundary = name
    const stage: Stage = {
      name,
      module,
      props: {
        name,
        container,
        services,
        isRendered: found !== undefined,
        onMismatch: (error) => onMismatch(name, error),
        owns: (pathname) => owns(name, pathname),
        onError(error) {
          if (current !== stage) {
            stage.error = error
            return
          }
          current = undefined
          discard(stage)
          fail(name, error)
        },
      },
    }
    return stage
  }

  return {
    getState: state.get,
    /** The state in the document, also while the frame is taken over and the page has failed meanwhile. */
    getInitialState: state.getInitial,
    subscribe: state.subscribe,
    /** Whether this application is on screen and has not failed; also true while it goes to another of its pages. */
    shows: (application: string) =>
      (current?.name === application && (state.get().kind === 'shown' || pageRequest === request)) ||
      rendered?.application === application,
    /** Call it for each new path that belongs to the application on screen. */
    showPage: (pathname: string) => void showPage(pathname),
    /** Shows the skeleton until it is decided who may see the page. */
    wait() {
      request++
      dropRendered()
      showSkeleton()
    },
    /** Puts the pages into the new #outlet after React has drawn the frame again. */
    reattach: containers.reattach,
    /** The lifecycles of an application for single-spa. */
    application: (name: string) => ({
      bootstrap: async () => {},
      mount: async () => void show(name),
      unmount: async () => {
        request++
        // Back must not take over a page that is still being taken over
        if (!current) return dropRendered()
        clearLeaving()
        leaving = current
        leaving.props.container.inert = true
        current = undefined
      },
    }),
  }
}

export type Outlet = ReturnType<typeof createOutlet>
