import { type RemoteRelease, SHELL } from '../registry/registry.ts'

/** The content of a version's release.json, in the folder of its files. It is written once and never changes. */
export type ReleaseRecord = {
  /** The remote's registered name, or "shell". */
  name: string
  version: string
  source: Source
  when: string
  files: FileRecord[]
  /** The registry's entry while this version is live. */
  release: RemoteRelease
}

export type Source = {
  who: string
  /** The commit; "+" at its end means that files had uncommitted changes. */
  commit: string
}

export type FileRecord = { path: string; size: number; integrity: string }

export const RECORD_FILE = 'release.json'

/** The folder of all versions of a remote or of the shell. */
export const versionsOf = (name: string) => (name === SHELL ? 'shell/' : `remotes/${name}/`)

/** The folder of a version, in the target. */
export const folderOf = (name: string, version: string) => `${versionsOf(name)}${version}/`

/** Reads a release.json. Throws an error if the text is not a valid record. */
export function parseRecord(text: string): ReleaseRecord {
  const record: unknown = JSON.parse(text)
  if (typeof record !== 'object' || record === null || !('release' in record) || !('files' in record))
    throw new Error('This release.json is of another kind')
  return record as ReleaseRecord // written by our own release from the same type, and compared after the copy
}
