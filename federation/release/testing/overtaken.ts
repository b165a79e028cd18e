import { REGISTRY_KEY } from '../pointer.ts'
import type { Target } from '../target.ts'

/** A target in which another command is faster, just before the first change of the registry. */
export function overtaken(target: Target, act: () => Promise<unknown>): Target {
  let isFirst = true
  return {
    ...target,
    async replace(key, body, tag) {
      if (key === REGISTRY_KEY && isFirst) {
        isFirst = false
        await act()
      }
      return target.replace(key, body, tag)
    },
  }
}
