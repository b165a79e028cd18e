import { liveRelease, type Registry, SHELL } from 'federation/registry'
import { applicationOf, matchRoute } from '../composition/applications'
import type { Facts } from './posthog'

/**
 * Creates a function that describes a path by its route and remote, never by its id or slug. For a failure the
 * application may differ from the page's own. The shell's own pages have the version of the shell.
 */
export function createDescription(registry: Registry) {
  return (pathname: string, application: string = applicationOf(pathname)): Facts => ({
    route: matchRoute(pathname)?.path ?? '(unknown)',
    remote: application,
    version:
      (liveRelease(registry, application) ?? liveRelease(registry, SHELL))?.metadata.version ?? 'unknown',
  })
}
