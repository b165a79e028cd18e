import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { liveRelease, type Registry } from 'federation/registry'
import type { Package } from '../pack.ts'
import { sha384 } from '../sha384.ts'
import type { Target } from '../target.ts'

export const source = { who: 'Robin', commit: 'abc' }

/** Writes the output of a remote's build, with these files added or replaced. Returns its folder. */
export function writeBuild(dist: string, changes: Record<string, string> = {}): string {
  rmSync(dist, { recursive: true, force: true })
  return write(dist, {
    'remoteEntry.1.js': 'entry',
    'app.1.js': 'app',
    ...changes,
  })
}

/** Writes the output of the shell's build. Returns its folder. */
export function writeShellBuild(dist: string, script = 'shell'): string {
  rmSync(dist, { recursive: true, force: true })
  return write(dist, {
    'index.html': '<script type="module" src="/assets/index.1.js"></script>',
    'assets/index.1.js': script,
    'assets/page.1.js': 'page',
  })
}

export function write(folder: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return folder
}

export const filesOf = (place: string) =>
  existsSync(place) ? readdirSync(place, { recursive: true, encoding: 'utf8' }).sort() : []

export const liveVersion = (registry: Registry, name: string) => liveRelease(registry, name)?.metadata.version

/** Returns the URLs of the live scripts that are missing or differ from their digest. */
export async function brokenScripts(target: Target, registry: Registry): Promise<string[]> {
  const digests = Object.keys(registry.microFrontends)
    .filter((name) => name !== 'shell')
    .flatMap((name) => Object.entries(liveRelease(registry, name)?.extras.integrity ?? {}))
  const broken = await Promise.all(
    digests.map(async ([url, digest]) => {
      const stored = await target.read(url.slice(1))
      return stored && sha384(stored.body) === digest ? [] : [url]
    }),
  )
  return broken.flat()
}

/** The same remote, built for another contract number. */
export const ofContract = (made: Package, contract: number): Package => ({
  ...made,
  record: {
    ...made.record,
    release: { ...made.record.release, extras: { ...made.record.release.extras, contract } },
  },
})
