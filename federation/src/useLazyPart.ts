import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { withTimeout } from 'shared-auth'
import type { LazyPart } from './lazyPart'

type LoadedPart<Props> = {
  /** The part, once its script is loaded. */
  Part?: ComponentType<Props>
  hasFailed?: boolean
  /** Loads it again after a failure. */
  retry?: () => void
}

/** A script that has not come by then is given up. In milliseconds. */
const LONGEST_WAIT = 10_000

/**
 * A part of a page that is a script of its own: it is loaded when it is wanted, and again when it is wanted again after a
 * failure. A script that never comes is a failure. Nothing comes back while it is not wanted. Only for what no server renders
 * and what a page can do without.
 * Apart from lazyPart.ts, which is in the door of a remote: this would come along, for pages that do without it too.
 */
export function useLazyPart<Props>(part: LazyPart<Props>, isWanted: boolean): LoadedPart<Props> {
  const [hasFailed, setFailed] = useState(false)
  const [, draw] = useState<object>()
  const Part = part.component()
  const isMissing = isWanted && !Part

  const load = useCallback(() => {
    setFailed(false)
    // the script may arrive between the render and the effect: then nothing is left to wait for
    withTimeout(Promise.resolve(part.prepare()), LONGEST_WAIT, () => new Error('It took too long')).then(
      () => draw({}),
      (error) => {
        console.error('A part of the page could not be loaded:', error)
        setFailed(true)
      },
    )
  }, [part])
  useEffect(() => {
    if (isMissing) load()
  }, [isMissing, load])

  return isWanted ? { Part, hasFailed, retry: load } : {}
}
