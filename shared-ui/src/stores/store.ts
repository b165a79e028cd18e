import { useSyncExternalStore } from 'react'

export type Store<Value> = {
  get(): Value
  /** The value of server markup, and of the first render over it. */
  getInitial(): Value
  set(value: Value): void
  subscribe(listener: () => void): () => void
}

/**
 * A value outside React that several React roots share.
 * @param whileUsed runs when the first listener comes. The function that it returns runs when the last one has gone.
 */
export function createStore<Value>(initial: Value, whileUsed?: () => () => void): Store<Value> {
  let current = initial
  let end: (() => void) | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    getInitial: () => initial,
    set(value) {
      current = value
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      if (listeners.size === 0) end = whileUsed?.()
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) end?.()
      }
    },
  }
}

export function useStore<Value>({ subscribe, get, getInitial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, getInitial)
}
