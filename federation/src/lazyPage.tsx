import { type ComponentType, useEffect, useState } from 'react'

/** A page in a script of its own. */
type LazyPage = {
  /**
   * Fetches the script; undefined once it is there. Rejects when it cannot be loaded; asked again after that, it
   * tries again.
   */
  prepare(): Promise<void> | undefined
  /** The page, once its script is there. */
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
 * Draws a lazy page. The shell has it prepared first, so that there is no fallback to flash by; drawn unprepared
 * (in a test, or where a remote runs alone) it is empty until it has come.
 */
export function PreparedPage({ page }: { page: LazyPage }) {
  const [, draw] = useState<object>()
  useEffect(() => {
    page.prepare()?.then(
      () => draw({}),
      (error: unknown) =>
        draw(() => {
          throw error
        }),
    )
  }, [page])
  const Page = page.component()
  return Page ? <Page /> : null
}
