import { type ComponentType, useEffect, useState } from 'react'
import { type LazyPart, lazyPart } from './lazyPart'

type LazyPage = LazyPart<object>

/** A page that is loaded as a separate script. */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => lazyPart(load)

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
