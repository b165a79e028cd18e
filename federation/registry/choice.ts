import { fits } from './fits.ts'
import { liveRelease, type Registry, type RemoteRelease, SHELL } from './registry.ts'

/** Visitors are divided into buckets 0 to 99; a canary with a share of 10 % is shown to the buckets 0 to 9. */
export const BUCKETS = 100

/** The version that some visitors get in place of the live one. */
export function canaryRelease(registry: Registry, name: string): RemoteRelease | undefined {
  return registry.microFrontends[name]?.find(
    ({ deployment }) => !deployment.default && deployment.traffic > 0,
  )
}

/**
 * Names one run of a canary: the same version that is started again, or gets another share, is another run. Where an older
 * clone has started it, no move is named: then its share tells.
 */
export function runOfCanary(registry: Registry, name: string): string | undefined {
  const canary = canaryRelease(registry, name)
  if (!canary) return undefined
  const { move, traffic } = canary.deployment
  return `${canary.metadata.version} ${move ?? traffic}`
}

/** What is known of a version before it is loaded. The shell reads its own from its build. */
type Platform = Pick<RemoteRelease['extras'], 'contract' | 'shared'>

/**
 * The public part of a registry: exactly one version of each name, without who released it. A visitor in the bucket of
 * a canary gets that one. A version that does not fit the shell is replaced: a canary by the live version, the live
 * version by the last one before it that fits. If none fits, the live one stays, and the page shows a panel for it.
 */
export function chooseReleases(registry: Registry, bucket: number = BUCKETS): Registry {
  const microFrontends: Registry['microFrontends'] = {}
  for (const name of Object.keys(registry.microFrontends)) {
    const chosen = choose(registry, name, bucket).fitting ?? liveRelease(registry, name)
    if (chosen) microFrontends[name] = [chosen]
  }
  return { schema: registry.schema, microFrontends }
}

/** The bucket at which each set of versions begins: a canary with 10 % ends before bucket 10. */
export function firstBuckets(registry: Registry): number[] {
  const shares = Object.keys(registry.microFrontends).flatMap(
    (name) => canaryRelease(registry, name)?.deployment.traffic ?? [],
  )
  return [...new Set([0, ...shares])].sort((a, b) => a - b)
}

/** One sentence for each version that does not fit the shell: why, and what visitors get in its place. */
export function explainMisfits(registry: Registry): string[] {
  const sentences = [0, BUCKETS].flatMap((bucket) =>
    Object.keys(registry.microFrontends).flatMap((name) => {
      const { shell, wanted, reason, fitting } = choose(registry, name, bucket)
      if (!reason) return []
      const instead = fitting
        ? `Visitors get ${name} ${fitting.metadata.version} in its place.`
        : 'No earlier version fits: visitors see a panel.'
      return `${name} ${wanted?.metadata.version} does not fit the shell ${shell?.metadata.version}: ${reason} ${instead}`
    }),
  )
  return [...new Set(sentences)]
}

/** The version that a visitor should get, why it does not fit, and the best one that does. */
function choose(registry: Registry, name: string, bucket: number) {
  const shell = candidates(registry, SHELL, bucket)[0]
  const all = candidates(registry, name, bucket)
  const [wanted] = all
  // the shell fits itself
  const misfit = (release: RemoteRelease) => whyNot(shell?.extras, release.extras)
  return {
    shell,
    wanted,
    reason: wanted && misfit(wanted),
    fitting: all.find((release) => misfit(release) === undefined),
  }
}

/** What a visitor may get, the best first. */
function candidates(registry: Registry, name: string, bucket: number): RemoteRelease[] {
  const [canary, live] = [canaryRelease(registry, name), liveRelease(registry, name)]
  const isChosen = canary && bucket < canary.deployment.traffic
  const earlier = registry.microFrontends[name]?.filter((release) => release !== canary && release !== live)
  return [...(isChosen ? [canary] : []), ...(live ? [live] : []), ...(earlier ?? [])]
}

/** Says why a remote does not fit a shell, or returns undefined. Without these fields nothing is judged. */
export function whyNot(has: Platform | undefined, needs: Platform): string | undefined {
  if (has?.contract !== undefined && needs.contract !== undefined && has.contract !== needs.contract)
    return `it speaks contract ${needs.contract}, the shell ${has.contract}.`
  if (!has?.shared || !needs.shared) return undefined
  const wrong = Object.entries(needs.shared).find(([name, version]) => !fits(has.shared?.[name], version))
  if (!wrong) return undefined
  const [name, version] = wrong
  return `it needs ${name} ^${version}, the shell has ${has.shared[name] ?? 'none'}.`
}
