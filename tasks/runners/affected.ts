import { remoteNames } from 'federation/packages'

/**
 * What a change can affect. Everything, or: the packages whose checks and unit tests run, and the remotes and folders of
 * e2e/specs whose journeys run. The tests of the documents and those that read several packages run in any case.
 */
export type Affected = 'everything' | { packages: string[]; journeys: string[] }

/**
 * Returns what changed files can affect, by their paths from the root. No package imports a remote, so a change in it
 * affects itself and the journeys that it takes part in. What several packages import affects everything, and so does
 * every file that is not named here.
 */
export function affectedBy(files: readonly string[]): Affected {
  const packages = new Set<string>()
  const journeys = new Set<string>()
  for (const file of files) {
    const [, remote = '', spec = ''] = /^(?:mfe-(\w+)|e2e\/specs\/(\w+))\//.exec(file) ?? []
    if (isDocument(file)) continue
    if (isRemote(remote)) {
      packages.add(`mfe-${remote}`)
      journeys.add(remote)
    } else if (spec) {
      packages.add('e2e')
      journeys.add(spec)
    } else return 'everything'
  }
  return { packages: [...packages].sort(), journeys: [...journeys].sort() }
}

const isDocument = (file: string) => file.endsWith('.md') || file === 'CODEOWNERS'

const isRemote = (name: string) => (remoteNames as readonly string[]).includes(name)
