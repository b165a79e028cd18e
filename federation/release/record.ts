import { parseServedRegistry, type RemoteRelease, SHELL } from '../registry/registry.ts'
import { sha384 } from './sha384.ts'

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
  /** Of all the rest, in release.json. Records of before November 2026 have none. */
  digest?: string
}

export type Source = {
  who: string
  /** The commit; "+" at its end means that files had uncommitted changes. */
  commit: string
}

type FileRecord = { path: string; size: number; integrity: string }

export const RECORD_FILE = 'release.json'

/** The shell's document, in which the gateway writes before it sends it. */
export const TEMPLATE = 'index.html'

/** The folder of all versions of a remote or of the shell. */
export const versionsOf = (name: string) => (name === SHELL ? 'shell/' : `remotes/${name}/`)

/** The folder of a version, in the target. */
export const folderOf = (name: string, version: string) => `${versionsOf(name)}${version}/`

/** The text of a release.json. Its digest tells whether a sign of it has changed since: the contract's number, who, when. */
export const textOfRecord = (record: ReleaseRecord) =>
  JSON.stringify({ ...record, digest: digestOf(record) }, null, 2)

const digestOf = ({ digest: _, ...rest }: ReleaseRecord) => sha384(JSON.stringify(rest))

/** Reads a release.json. Throws an error if the text is not a valid record. */
export function parseRecord(text: string): ReleaseRecord {
  const record: unknown = JSON.parse(text)
  if (typeof record !== 'object' || record === null || !('release' in record) || !('files' in record))
    throw new Error('This release.json is of another kind')
  return record as ReleaseRecord // written by our own release from the same type, and compared after the copy
}

/**
 * Reads the release.json of a version from its folder. Throws an error if it is not about this version, if it is not what was
 * written, or if what the registry would say differs from its own list of files.
 */
export function parseStoredRecord(text: string, name: string, version: string): ReleaseRecord {
  const record = parseRecord(text)
  const fault = faultIn(record, name, version)
  if (fault) throw new Error(`The ${RECORD_FILE} of ${name} ${version} is damaged: ${fault}`)
  return record
}

/** Describes the first thing that a record says in two ways. */
function faultIn(record: ReleaseRecord, name: string, version: string): string | undefined {
  const { files, release } = record
  if (record.name !== name || record.version !== version)
    return `it is about ${record.name} ${record.version}.`
  if (record.digest !== undefined && record.digest !== digestOf(record)) return 'it is not what was written.'
  const outside = files.find(({ path }) => path.split(/[/\\]/).some((part) => /^\.{0,2}$/.test(part)))
  if (outside) return `it names ${outside.path}, which is not in its folder.`
  // throws unless every field has its kind
  parseServedRegistry(JSON.stringify({ microFrontends: { [name]: [release] } }))
  const { url, metadata, extras } = release
  if (metadata.version !== version) return `its entry is that of ${metadata.version}.`
  const served = name === SHELL ? '/' : `/${folderOf(name, version)}`
  const digests = new Map(files.map(({ path, integrity }) => [path, integrity]))
  const listed: [what: string, file: string | undefined, digest: string | undefined][] = [
    ...Object.entries(extras.integrity).map(([script, digest]) => fileOf(script, served, digest)),
    ...(metadata.integrity ? [fileOf(url, served, metadata.integrity)] : []),
    ...(extras.server ? [fileOf(extras.server.file, folderOf(name, version), extras.server.integrity)] : []),
    ...(extras.template ? [fileOf(TEMPLATE, '', extras.template)] : []),
  ]
  const [wrong] = listed.find(([, file, digest]) => digests.get(file ?? '') !== digest) ?? []
  if (wrong) return `the digest of ${wrong} is not that of its file.`
  const bare = files.find(({ path }) => path.endsWith('.js') && !extras.integrity[served + path])
  return bare && `${bare.path} has no digest in its entry.`
}

const fileOf = (
  address: string,
  base: string,
  digest: string,
): [what: string, file: string | undefined, digest: string] => [
  address,
  address.startsWith(base) ? address.slice(base.length) : undefined,
  digest,
]
