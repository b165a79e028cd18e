import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { canaryRelease } from 'federation/choice'
import { liveRelease, type Registry } from 'federation/registry'
import { folderOf, parseStoredRecord, RECORD_FILE } from 'federation/release'
import type { Count } from '../canary/counts.ts'

/** One version of a remote or of the shell, as the page of releases shows it. It names no person. */
export type VersionFacts = {
  version: string
  state: 'live' | 'canary' | 'earlier'
  /** The share of visitors, in per cent. */
  traffic: number
  count?: Count
  /** The time of its release, the bytes of all its files, and those of its scripts in brotli. */
  stored?: { when: Date; size: number; scripts: number }
}

export type ReleaseFacts = { name: string; versions: VersionFacts[] }

/** Reads what is known of each version in a registry: the live one first, then a canary, then those before. */
export function readFacts(
  registry: Registry,
  { site, find }: { site: string; find(name: string, version: string): Count | undefined },
): Promise<ReleaseFacts[]> {
  const names = Object.keys(registry.microFrontends)
  return Promise.all(
    names.map(async (name) => {
      const [live, canary] = [liveRelease(registry, name), canaryRelease(registry, name)]
      const versions = (registry.microFrontends[name] ?? []).map(
        async (release): Promise<VersionFacts> => ({
          version: release.metadata.version,
          state: release === live ? 'live' : release === canary ? 'canary' : 'earlier',
          traffic: release.deployment.traffic,
          count: find(name, release.metadata.version),
          stored: await readStored(site, name, release.metadata.version),
        }),
      )
      return { name, versions: await Promise.all(versions) }
    }),
  )
}

/**
 * Undefined if the version is not here, because a gateway of a bucket copies earlier versions only when a tab needs them, or if
 * its record is damaged.
 */
async function readStored(site: string, name: string, version: string): Promise<VersionFacts['stored']> {
  const file = path.join(site, folderOf(name, version), RECORD_FILE)
  const record = await readFile(file, 'utf8')
    .then((text) => parseStoredRecord(text, name, version))
    .catch(() => undefined)
  if (!record) return undefined
  const sum = (ending: string) =>
    record.files.reduce((bytes, { path: one, size }) => bytes + (one.endsWith(ending) ? size : 0), 0)
  return { when: new Date(record.when), size: sum(''), scripts: sum('.js.br') }
}
