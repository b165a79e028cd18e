import type { Move } from '../registry/registry.ts'
import { changeRegistry } from './pointer.ts'
import { ReleaseError, type Target } from './target.ts'

/**
 * Says what `?mfe=` may load in place of a live version: released versions and these origins; nothing where origins is
 * undefined. Returns undefined if that is so already.
 */
export async function allowOverrides(
  origins: string[] | undefined,
  { target, who }: { target: Target; who: string },
): Promise<Move | undefined> {
  return changeRegistry(target, async ({ overrides, ...registry }) => {
    if (Object.keys(registry.microFrontends).length === 0)
      throw new ReleaseError(`${target.name} holds no site: release it first.`)
    if (overrides?.origins.join() === origins?.join() && !overrides === !origins) return undefined
    return {
      registry: { ...registry, ...(origins ? { overrides: { origins } } : {}) },
      move: { action: 'overrides', name: 'site', who, ...(origins ? { origins } : {}) },
    }
  })
}
