import { type ComponentType, useEffect, useState } from 'react'

/** A page that is loaded as a separate script. */
type LazyPage = {
  /**
   * Loads the script. Returns undefined once it is loaded. Rejects when loading fails; the next call tries again.
   */
  prepare(): Promise<void> | undefined
  /** The page, once its script is loaded. */
  component(): ComponentType | undefined
}

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Page: ComponentType | undefined
  let coming: Promise<void> | undefined
  return {
    component: () => Page,
    prepare() {
      if (Page) return undefined
      coming ??= load()
        .then((loaded) => {
          Page = loaded
        })
        .finally(() => {
          coming = undefined
        })
      return coming
    },
  }
}

/**
 * Renders a lazy page. The shell calls `prepare` first, so that no fallback flashes. Without that (in a test, or when
 * a remote runs alone) it renders nothing until the script is loaded.
 */
export function PreparedPage({ page }: { page: LazyPage }) {
  const [, draw] = useState<object>()
  const Page = page.component()
  const isEmpty = Page === undefined
  useEffect(() => {
    if (!isEmpty) return
    // the script may arrive between the render and this effect: then nothing is left to wait for
    Promise.resolve(page.prepare()).then(
      () => draw({}),
      (error: unknown) =>
        draw(() => {
          throw error
        }),
    )
  }, [page, isEmpty])
  return Page ? <Page /> : null
}
