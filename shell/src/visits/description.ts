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
    version: releaseOf(registry, application)?.metadata.version ?? 'unknown',
  })
}

/** The release that an application is of; the shell's own pages are of the shell's. */
export const releaseOf = (registry: Registry, application: string) =>
  liveRelease(registry, application) ?? liveRelease(registry, SHELL)
