import { type ComponentType, useEffect, useState } from 'react'
import type { LazyPart } from './lazyPart'

type LoadedPart<Props> = {
  /** The part, once its script is loaded. */
  Part?: ComponentType<Props>
  hasFailed?: boolean
}

/**
 * A part of a page that is a script of its own: it is loaded when it is wanted, and again when it is wanted again after a
 * failure. Nothing comes back while it is not wanted. Only for what no server renders and what a page can do without.
 * Apart from lazyPart.ts, which is in the door of a remote: this would come along, for pages that do without it too.
 */
export function useLazyPart<Props>(part: LazyPart<Props>, isWanted: boolean): LoadedPart<Props> {
  const [hasFailed, setFailed] = useState(false)
  const [, draw] = useState<object>()
  const Part = part.component()
  const isMissing = isWanted && !Part

  useEffect(() => {
    if (!isMissing) return
    setFailed(false)
    // the script may arrive between the render and this effect: then nothing is left to wait for
    Promise.resolve(part.prepare()).then(
      () => draw({}),
      (error) => {
        console.error('A part of the page could not be loaded:', error)
        setFailed(true)
      },
    )
  }, [part, isMissing])

  return isWanted ? { Part, hasFailed } : {}
}
