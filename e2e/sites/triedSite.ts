import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SITE } from 'federation/packages'
import { liveRelease, parseRegistry } from 'federation/registry'
import {
  allowOverrides,
  folderOf,
  openTarget,
  parseRecord,
  RECORD_FILE,
  textOfRecord,
} from 'federation/release'
import { sha384 } from 'federation/sha384'
import { inNewFolder } from './inNewFolder.ts'
import { serveFolder } from './serveFolder.ts'

/** The heading of the list in a version of mfe-discover that is not live. */
export const OTHER_HEADING = 'Everything there is'
/** That version. */
const OTHER = 'e2e00001'

/** A copy of the real site whose registry allows overrides, with a second version of mfe-discover that is not live. */
export function startTriedSite({ origins }: { origins: string[] }) {
  return inNewFolder('tried', async (site) => {
    cpSync(SITE, site, { recursive: true })
    const registry = parseRegistry(readFileSync(path.join(site, 'registry.json'), 'utf8'))
    const live = liveRelease(registry, 'discover')?.metadata.version ?? ''
    addVersion(site, live)
    await allowOverrides(origins, { target: await openTarget(site), who: 'a test' })

    return { ...(await serveFolder(site)), folder: site, live, other: OTHER }
  })
}

/** Copies a version of mfe-discover and changes one heading; its digests are right. */
function addVersion(site: string, version: string): void {
  const from = path.join(site, folderOf('discover', version))
  const to = path.join(site, folderOf('discover', OTHER))
  cpSync(from, to, { recursive: true })
  const record = readFileSync(path.join(to, RECORD_FILE), 'utf8').replaceAll(version, OTHER)
  const { release, ...rest } = parseRecord(record)
  const script = readdirSync(to).find((file) => file.startsWith('ActivitiesPage.') && file.endsWith('.js'))
  const file = path.join(to, script ?? '')
  const changed = readFileSync(file, 'utf8').replaceAll('Explore Activities', OTHER_HEADING)
  writeFileSync(file, changed)
  // the gateway would answer with a compressed copy, which is as it was
  for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true })
  const integrity = sha384(Buffer.from(changed))
  release.extras.integrity[`/${folderOf('discover', OTHER)}${script}`] = integrity
  const files = rest.files
    .filter((one) => ![`${script}.br`, `${script}.gz`].includes(one.path))
    .map((one) => (one.path === script ? { ...one, size: Buffer.byteLength(changed), integrity } : one))
  writeFileSync(path.join(to, RECORD_FILE), textOfRecord({ ...rest, files, release }))
}
