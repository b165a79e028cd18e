import { execFile } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { ROOT, SITE } from 'federation/packages'
import { parseRegistry } from 'federation/registry'
import { openTarget, packRemote, releasePackage } from 'federation/release'
import { inNewFolder } from './inNewFolder.ts'
import { type ServedSite, serveFolder } from './serveFolder.ts'

const FOLDER = path.join(ROOT, 'e2e', 'broken')

/** Builds the broken remote, once per run. */
export async function buildBrokenRemote(): Promise<void> {
  const bundler = path.join(ROOT, 'e2e/node_modules/@rsbuild/core/bin/rsbuild.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(process.execPath, [bundler, 'build', '--root', FOLDER], { cwd: FOLDER, env })
}

/**
 * Serves the real site on another port, with one remote replaced by the broken one. Its digests are valid: the code
 * fails, not the integrity check.
 */
export function startBrokenSite(remote: string): Promise<ServedSite> {
  return inNewFolder('broken', async (site) => {
    symlinkSync(path.join(SITE, 'shell'), path.join(site, 'shell'))
    cpSync(path.join(SITE, 'remotes'), path.join(site, 'remotes'), { recursive: true })
    cpSync(path.join(SITE, 'registry.json'), path.join(site, 'registry.json'))
    const made = await packRemote('broken', path.join(FOLDER, 'dist'), { who: 'a test', commit: 'none' })
    const { release } = await releasePackage(made, { target: await openTarget(site), isForced: true })
    const registry = parseRegistry(readFileSync(path.join(site, 'registry.json'), 'utf8'))
    registry.microFrontends[remote] = [release]
    writeFileSync(path.join(site, 'registry.json'), JSON.stringify(registry))

    return serveFolder(site)
  })
}
