import type { ComponentType } from 'react'

/** A page, or a part of one, that is loaded as a separate script. */
export type LazyPart<Props> = {
  /**
   * Loads the script. Returns undefined once it is loaded. Rejects when loading fails; the next call tries again.
   */
  prepare(): Promise<void> | undefined
  /** The component, once its script is loaded. */
  component(): ComponentType<Props> | undefined
}

/** How a part is loaded. `useLazyPart` draws it. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  return {
    component: () => Part,
    prepare() {
      if (Part) return undefined
      coming ??= load()
        .then((loaded) => {
          Part = loaded
        })
        .finally(() => {
          coming = undefined
        })
      return coming
    },
  }
}
