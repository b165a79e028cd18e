import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startMirror } from 'federation/mirror'
import { openTarget, ReleaseError, type Target } from 'federation/release'
import { makeTemporaryFolder } from 'federation/temporaryFolder'
import { exportSite, removeOwn } from 'shell/export'
import { neededNames } from 'shell/gateway'
import { typedPath } from 'supabase/folder'
import { SettingError } from '../site/readers.ts'
import { readSettings, siteConfig } from '../site/settings.ts'
import { onEndSignal } from '../site/signals.ts'
import { isOfDisk, runCommand } from '../site/target.ts'

const USAGE = 'npm run export -- DIR'

/** `npm run export -- DIR`: writes what is live in the release target as a plain static site. */
await runCommand(USAGE, async (target) => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [typed, second] = positionals
  if (!typed || second) throw new ReleaseError(`Usage: ${USAGE}`)
  const to = typedPath(typed)
  const settings = readPublicSettings()
  onEndSignal(() => {
    try {
      removeOwn(to)
    } finally {
      process.exit(1)
    }
  })
  await inFolder(target, async (folder) => {
    const made = await exportSite({
      target: folder,
      config: siteConfig(settings),
      imageHosts: settings.imageHosts,
      to,
      say: (sentence) => console.log(sentence),
    }).catch((error) => {
      throw isOfDisk(error) ? new ReleaseError(`The export to ${to} has failed: ${error.message}`) : error
    })
    const versions = Object.entries(made.versions).map(([name, version]) => `${name} ${version}`)
    console.log(`${to} has ${made.documents} documents and ${made.files} files of ${versions.join(', ')}.`)
    console.log(
      `nginx: include ${path.join(to, 'nginx.conf')}. Other hosts: upload ${path.join(to, 'public')}.`,
    )
  })
})

/** The settings that documents contain. Nothing could correct them later, so none is guessed. */
function readPublicSettings() {
  try {
    const settings = readSettings()
    for (const name of ['SUPABASE_URL', 'PUBLIC_ORIGIN'])
      if (!process.env[name])
        throw new ReleaseError(
          `${name} is missing: the exported documents contain it. Set it in the environment or in .env.`,
        )
    return settings
  } catch (error) {
    throw error instanceof SettingError ? new ReleaseError(error.message) : error
  }
}

/** Gives a bucket as a folder: what is live in it is copied first. */
async function inFolder(target: Target, act: (target: Target & { folder: string }) => Promise<void>) {
  const { folder } = target
  if (folder) return act({ ...target, folder })
  const copy = makeTemporaryFolder('export')
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  try {
    const mirror = await startMirror(target, { folder: copy, needed: neededNames })
    mirror.stop()
    await act({ ...(await openTarget(copy)), folder: copy, name: target.name })
  } finally {
    rmSync(copy, { recursive: true })
  }
}
