import { canaryRelease, runOfCanary } from '../registry/choice.ts'
import { liveRelease, type Move } from '../registry/registry.ts'
import { withLive, withoutCanary } from '../registry/shares.ts'
import { changeRegistry } from './pointer.ts'
import { ensureGood, readRecord } from './release.ts'
import { ReleaseError, type Target } from './target.ts'

type CanaryOptions = {
  target: Target
  who: string
}

/** Makes the canary of a remote or of the shell live for all visitors. `isForced`: does not check whether it fits. */
export async function promoteCanary(
  name: string,
  { target, who, isForced }: CanaryOptions & { isForced?: boolean },
): Promise<Move | undefined> {
  let seen: string | undefined
  return changeRegistry(target, async (registry) => {
    const to = canaryRelease(registry, name)?.metadata.version
    if (!to) throw new ReleaseError(noCanary(name))
    // "the canary" refers to the one that was running when the command started
    if (seen && seen !== to)
      throw new ReleaseError(`${name} ${to} became the canary in the meantime. Nothing was changed.`)
    seen = to
    const record = await readRecord(target, name, to)
    if (!record) throw new ReleaseError(`${name} ${to} is not whole in ${target.name}. Nothing was changed.`)
    await ensureGood(record, registry, { target, isForced })
    const from = liveRelease(registry, name)?.metadata.version
    return {
      registry: withLive(registry, name, record.release),
      move: { action: 'promote', name, from, to, who },
    }
  })
}

/**
 * Ends the canary of a remote or of the shell: all visitors get the live version. With `run` it ends only that run of a
 * canary (`runOfCanary`), and returns undefined if that has ended already.
 */
export async function stopCanary(
  name: string,
  { target, who, run, reason }: CanaryOptions & { run?: string; reason?: string },
): Promise<Move | undefined> {
  let wanted: string | undefined
  return changeRegistry(target, async (registry) => {
    const from = canaryRelease(registry, name)?.metadata.version
    if (run && run !== runOfCanary(registry, name)) return undefined
    if (!from) throw new ReleaseError(noCanary(name))
    if (wanted && wanted !== from)
      throw new ReleaseError(`${name} ${from} became the canary in the meantime. Nothing was changed.`)
    wanted = from
    return {
      registry: withoutCanary(registry, name),
      move: { action: 'stop', name, from, who, ...(reason ? { reason } : {}) },
    }
  })
}

const noCanary = (name: string) =>
  `No canary of ${name} is running. \`npm run release -- ${name} --traffic 10\` starts one. Nothing was changed.`
