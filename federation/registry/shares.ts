import { canaryRelease } from './choice.ts'
import { liveRelease, type Registry, type RemoteRelease } from './registry.ts'

/** How many earlier versions of a name stay in the registry. */
const EARLIER = 3

/**
 * The registry with a live version, and the last versions that were live before it, without a share of visitors. A
 * canary keeps its share, unless it is the version that goes live.
 */
export function withLive(registry: Registry, name: string, release: RemoteRelease): Registry {
  const before = liveRelease(registry, name)
  const canary = canaryRelease(registry, name)
  const isPromoted = canary && versionOf(canary) === versionOf(release)
  const earlier = [...(before ? [before] : []), ...earlierReleases(registry, name)]
  return arrange(registry, name, { live: release, canary: isPromoted ? undefined : canary, earlier })
}

/**
 * The registry with a canary, which replaces another canary of that name. Its share is in per cent, 1 to 99; `move` is the id of
 * this change.
 */
export function withCanary(
  registry: Registry,
  name: string,
  { release, traffic, move }: { release: RemoteRelease; traffic: number; move: string },
): Registry {
  const canary = { ...release, deployment: { traffic, default: false, move } }
  const earlier = earlierReleases(registry, name)
  return arrange(registry, name, { live: liveRelease(registry, name), canary, earlier })
}

/** The registry without the canary of a name: all visitors get the live version. */
export function withoutCanary(registry: Registry, name: string): Registry {
  const earlier = earlierReleases(registry, name)
  return arrange(registry, name, { live: liveRelease(registry, name), earlier })
}

type Entries = { live?: RemoteRelease; canary?: RemoteRelease; earlier: RemoteRelease[] }

function arrange(registry: Registry, name: string, { live, canary, earlier }: Entries): Registry {
  const traffic = canary?.deployment.traffic ?? 0
  const used = [live, canary].map((release) => release && versionOf(release))
  const entries = [
    ...(live ? [{ ...live, deployment: { traffic: 100 - traffic, default: true } }] : []),
    ...(canary ? [canary] : []),
    ...earlier
      .filter((release) => !used.includes(versionOf(release)))
      .slice(0, EARLIER)
      .map((release) => ({ ...release, deployment: { traffic: 0, default: false } })),
  ]
  return { ...registry, microFrontends: { ...registry.microFrontends, [name]: entries } }
}

const earlierReleases = (registry: Registry, name: string): RemoteRelease[] =>
  (registry.microFrontends[name] ?? []).filter(({ deployment }) => deployment.traffic === 0)

const versionOf = ({ metadata }: RemoteRelease) => metadata.version
