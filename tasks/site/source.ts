import { existsSync } from 'node:fs'
import path from 'node:path'
import { startMirror } from 'federation/mirror'
import { openTarget } from 'federation/release'
import { neededNames, type ServeOptions } from 'shell/gateway'
import { makeFolder } from 'supabase/folder'
import { SettingError } from './readers.ts'
import { type Settings, siteConfig } from './settings.ts'

/** Where a gateway reads what is live. */
type Source = Pick<ServeOptions, 'site' | 'target' | 'lastGood' | 'fetchFile'>

/**
 * Opens a release target for a gateway. A folder is served as it is; of a bucket there is a copy in `folder`, which also
 * keeps the last good registry. Throws a SettingError if there is no such folder, or if `folder` cannot be made.
 */
export async function openSource(place: string, folder: string): Promise<Source> {
  const target = await openTarget(place)
  if (target.folder && !existsSync(target.folder))
    throw new SettingError(`RELEASE_TARGET=${place} is no folder: name the one with the releases.`)
  make(folder)
  const lastGood = path.join(folder, 'registry.json')
  if (target.folder) return { site: place, target, lastGood }
  const site = path.join(folder, 'site')
  const { fetchFile } = await startMirror(target, { folder: site, needed: neededNames })
  return { site, target, lastGood, fetchFile }
}

function make(folder: string): void {
  try {
    makeFolder(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new SettingError(
      `The folder ${folder} cannot be made (${code}): set DATA_DIR to one that this user may write to.`,
    )
  }
}

/** What the settings say to a gateway. */
export function gatewayOptions(settings: Settings) {
  const { port, imageHosts, trustedProxies, debugSecret, releasesSecret, tls } = settings
  return {
    port,
    imageHosts,
    trustedProxies,
    debugSecret,
    releasesSecret,
    tls,
    config: siteConfig(settings),
    isWarmed: true,
  }
}
