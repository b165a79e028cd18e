import { canaryRelease, runOfCanary } from 'federation/choice'
import { liveRelease, type Registry } from 'federation/registry'

/** What this gateway has counted for one version. */
export type Count = {
  /** The documents that contained the version. Fragments too come from the document's versions. */
  documents: number
  /** The pages on which it failed, as browsers have reported. */
  errors: number
  since: Date
}

/**
 * Counts documents and errors for each version, in memory. When a canary starts or gets another share, or the live version
 * changes meanwhile, both begin at zero: so they are compared over the same time.
 */
export function createCounts() {
  const counts = new Map<string, Count>()
  const pairs = new Map<string, string>()
  let followed: Registry | undefined
  const keyOf = (name: string, version: string) => `${name}/${version}`
  const begin = (name: string, version: string) =>
    counts.set(keyOf(name, version), { documents: 0, errors: 0, since: new Date() })
  const find = (name: string, version: string) => counts.get(keyOf(name, version))

  return {
    find,
    /** Call it with the whole registry before each document. */
    follow(registry: Registry): void {
      if (registry === followed) return
      followed = registry
      for (const name of Object.keys(registry.microFrontends)) {
        const live = liveRelease(registry, name)?.metadata.version ?? ''
        const canary = canaryRelease(registry, name)?.metadata.version
        const pair = canary ? `${live} ${runOfCanary(registry, name)}` : ''
        const isNewPair = pair !== '' && pairs.get(name) !== pair
        pairs.set(name, pair)
        for (const version of [live, ...(canary ? [canary] : [])])
          if (isNewPair || !find(name, version)) begin(name, version)
      }
    },
    /** Counts a document with these versions, one of each name. */
    countDocument({ microFrontends }: Registry): void {
      for (const [name, [release]] of Object.entries(microFrontends)) {
        const version = release?.metadata.version ?? ''
        // a version that replaces one that does not fit the shell
        if (!find(name, version)) begin(name, version)
        const count = find(name, version)
        if (count) count.documents++
      }
    },
    /** Counts an error. Ignores unknown versions, and errors beyond the number of documents. Returns whether it counted. */
    countError(name: string, version: string): boolean {
      const count = find(name, version)
      if (!count || count.errors >= count.documents) return false
      count.errors++
      return true
    },
  }
}
