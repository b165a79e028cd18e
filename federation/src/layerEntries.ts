import { layers } from 'shared-ui'

type Work = (height: number) => void

/** The layer number of the browser's current entry; 0 is the page itself. */
const height = () => Number((window.history.state as { layer?: number } | null)?.layer ?? 0)

/**
 * Adds one browser entry for each open layer (shared-ui/src/stores/layers.ts), with the address and the state of the
 * page, so that Back closes only the top layer. `history.go` only starts a step; `popstate` ends it.
 *
 * | state    | event                           | then                                            | next     |
 * | -------- | ------------------------------- | ----------------------------------------------- | -------- |
 * | idle     | a layer opens                   | push an entry                                   | idle     |
 * | idle     | a layer closes without Back     | go back by its entry                            | stepping |
 * | idle     | `below`, entry is low enough    | run the work, add entries for layers still open | idle     |
 * | idle     | `below`, entry is too high      | queue the work, go back                         | stepping |
 * | idle     | popstate (Back)                 | close the layers above the entry                | idle     |
 * | stepping | a layer opens or closes         | nothing until the step ends                     | stepping |
 * | stepping | `below`                         | queue the work                                  | stepping |
 * | stepping | popstate                        | run the queue, match the entries to the layers  | idle     |
 */
export function createLayerEntries() {
  const waiting: { limit: number; work: Work }[] = []
  let isStepping = false
  let isPlanned = false

  layers.subscribe(() => {
    if (isPlanned) return
    isPlanned = true
    // a dialog that replaces another in the same tick keeps the entry
    queueMicrotask(() => {
      isPlanned = false
      settle()
    })
  })

  /** Makes the number of entries equal to the number of layers. */
  function settle() {
    if (isStepping) return
    const missing = layers.get().length - height()
    for (let count = 0; count < missing; count += 1) {
      window.history.pushState({ ...window.history.state, layer: height() + 1 }, '')
    }
    if (missing < 0) step(missing)
  }

  function step(by: number) {
    isStepping = true
    window.history.go(by)
  }

  return {
    settle,

    /** Runs work when the current entry's layer number is at most `limit`: now, or after going back. */
    below(limit: number, work: Work) {
      if (isStepping || height() > limit) {
        waiting.push({ limit, work })
        if (!isStepping) step(limit - height())
        return
      }
      work(height())
      // a layer that is still open on the new page needs a new entry there
      setTimeout(settle)
    },

    /** Call it after each `popstate`: closes the layers that Back has left and runs the queue. */
    arrive() {
      const isOwnStep = isStepping
      isStepping = false
      while (!isStepping && waiting.length > 0) {
        const next = waiting.shift()
        if (next) this.below(next.limit, next.work)
      }
      if (!isOwnStep) closeAbove(height())
      settle()
    },
  }
}

/** Closes layers from the top down. A layer that refuses to close keeps the layers below it open. */
function closeAbove(level: number) {
  for (let top = layers.get().at(-1); top && layers.get().length > level; top = layers.get().at(-1)) {
    if (!top.close()) return
    const closed = top
    layers.set(layers.get().filter((layer) => layer !== closed))
  }
}
