import { type ComponentType, useEffect } from 'react'
import { createStore, useStore } from './store'

type State<Props> = { Component?: ComponentType<Props>; hasFailed: boolean }

/** A component in a separate script, so that pages without it do not load it. */
export type Part<Props> = ReturnType<typeof createLazyPart<Props>>

/** A script that has not come by then is given up, until it comes. In milliseconds. */
const LONGEST_WAIT = 10_000

/**
 * @param fetchComponent the `import()` of the component's file. It is retried once; after that, or after ten seconds, the
 *   caller shows the error and offers `retry`
 */
export function createLazyPart<Props>(fetchComponent: () => Promise<ComponentType<Props>>) {
  const state = createStore<State<Props>>({ hasFailed: false })
  let isLoading = false

  /** Starts loading unless it is loaded or loading. Never throws. */
  function load() {
    if (isLoading || state.get().Component) return
    isLoading = true
    state.set({ hasFailed: false })
    const fail = () => {
      isLoading = false
      state.set({ ...state.get(), hasFailed: true })
    }
    const late = setTimeout(fail, LONGEST_WAIT)
    fetchComponent()
      .catch(fetchComponent)
      .then((Component) => state.set({ Component, hasFailed: false }), fail)
      .finally(() => clearTimeout(late))
  }

  return { state, load }
}

/** Loads the part on the first render. Until `Component` is loaded, render a placeholder of its size. */
export function useLazyPart<Props>({ state, load }: Part<Props>): State<Props> & { retry: () => void } {
  useEffect(load, [load])
  return { ...useStore(state), retry: load }
}
