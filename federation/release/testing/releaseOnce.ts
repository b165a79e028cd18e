import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import {
  openTarget,
  packRemote,
  promoteCanary,
  pruneVersions,
  releasePackage,
  rollBack,
  stopCanary,
} from '../index.ts'
import { source } from './builds.ts'

/**
 * A process that releases the remote `lists`: `node releaseOnce.ts PLACE release DIST`, `... canary DIST` (10 %),
 * `... promote`, `... stop`, `... rollback VERSION` or `... prune NOW`. With DIE_AFTER=n it kills itself after its n-th
 * change to a file system.
 */
const [, , place = '', action = '', argument = ''] = process.argv
dieAfter(Number(process.env.DIE_AFTER ?? 0))
const target = await openTarget(place)
const who = 'Robin'
const pack = () => packRemote('lists', argument, source)
const actions: Record<string, () => Promise<unknown>> = {
  release: async () => releasePackage(await pack(), { target }),
  canary: async () => releasePackage(await pack(), { target, traffic: 10 }),
  promote: () => promoteCanary('lists', { target, who }),
  stop: () => stopCanary('lists', { target, who }),
  rollback: () => rollBack('lists', argument || undefined, { target, who }),
  prune: () => pruneVersions(target, 'lists', { who, now: new Date(argument) }),
}
await actions[action]?.()

function dieAfter(last: number): void {
  if (last === 0) return
  let done = 0
  for (const name of ['mkdir', 'open', 'writeFile', 'rename', 'rm', 'rmdir'] as const) {
    const real = fs[name] as (...args: unknown[]) => Promise<unknown>
    const counted = async (...args: unknown[]) => {
      const result = await real.apply(fs, args)
      if (++done === last) process.kill(process.pid, 'SIGKILL')
      return result
    }
    Object.assign(fs, { [name]: counted })
  }
  syncBuiltinESMExports()
}
