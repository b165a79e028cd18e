/** The exports for tasks, the gateway and tests. */

export { promoteCanary, stopCanary } from './canary.ts'
export { compressedCopies, ENDINGS, isText } from './compressedCopies.ts'
export { openTarget } from './openTarget.ts'
export { allowOverrides } from './overrides.ts'
export { type Package, packRemote, packShell } from './pack.ts'
export { lastChecked, REGISTRY_KEY, readLog, readRegistry } from './pointer.ts'
export {
  folderOf,
  parseRecord,
  parseStoredRecord,
  RECORD_FILE,
  type Source,
  TEMPLATE,
  textOfRecord,
} from './record.ts'
export { type Released, readRecord, releasePackage, rollBack } from './release.ts'
export { ReleaseError, type Target } from './target.ts'
export { pruneVersions, readVersions, type Version } from './versions.ts'
