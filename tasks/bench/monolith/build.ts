import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createRsbuild, mergeRsbuildConfig } from '@rsbuild/core'
import { ROOT, SITE } from 'federation/packages'
import { parseRegistry, type RemoteRelease, SHELL } from 'federation/registry'
import { openTarget, packShell, releasePackage } from 'federation/release'
import shell from '../../../shell/rsbuild.config.ts'
import { buildSite } from '../../build.ts'
import { readSource } from '../../site/target.ts'

/**
 * Builds shell and remotes from the same source as one application without module federation, as a site below a folder.
 * Returns the site's folder. It is what the federation's cost is measured against; the same server builds render it,
 * and it has the same worker.
 * The environment variable NODE_ENV is `production` when this module is loaded: the shell's configuration reads it.
 */
export async function buildMonolith(folder: string): Promise<string> {
  await buildSite(console.log)
  const dist = path.join(folder, 'build')
  const chunksOf = await bundle(dist)
  // the renderer and the worker are those of the site
  for (const made of ['server', 'worker.js'])
    cpSync(path.join(ROOT, 'shell/dist', made), path.join(dist, made), { recursive: true })

  const site = path.join(folder, 'site')
  const made = await packShell(dist, readSource(), path.join(ROOT, SHELL))
  await releasePackage(made, { target: await openTarget(site), isForced: true })
  cpSync(path.join(SITE, 'remotes'), path.join(site, 'remotes'), { recursive: true })

  const { microFrontends, ...registry } = parseRegistry(
    readFileSync(path.join(SITE, 'registry.json'), 'utf8'),
  )
  const release = made.record.release
  const entries = Object.entries(microFrontends).map(([name, [live]]) => {
    if (name === SHELL) return [name, [release]]
    return [name, live ? [withChunks(live, release, chunksOf)] : []]
  })
  writeFileSync(
    path.join(site, 'registry.json'),
    JSON.stringify({ ...registry, microFrontends: Object.fromEntries(entries) }),
  )
  return site
}

/** Bundles everything. Returns a function that finds the scripts of a named chunk, as addresses. */
async function bundle(dist: string): Promise<(chunk: string) => string[]> {
  const rsbuild = await createRsbuild({
    cwd: path.join(ROOT, 'shell'),
    rsbuildConfig: mergeRsbuildConfig(shell, {
      resolve: { alias: { 'federation/runtime$': path.join(import.meta.dirname, 'runtime.ts') } },
      output: { distPath: { root: dist }, cleanDistPath: true },
      performance: { printFileSize: false },
      logLevel: 'error',
      // what two pages share is a chunk of its own, as in any application
      tools: { rspack: { optimization: { splitChunks: { chunks: 'async' } } } },
    }),
  })
  mkdirSync(dist, { recursive: true })
  const { stats, close } = await rsbuild.build()
  const groups = stats?.toJson({ all: false, chunkGroups: true, assets: true }) ?? {}
  await close()
  const named = 'namedChunkGroups' in groups ? groups.namedChunkGroups : undefined
  return (chunk) =>
    (named?.[chunk]?.assets ?? []).flatMap(({ name }) => (name.endsWith('.js') ? [`/${name}`] : []))
}

/**
 * A remote's entry in the registry, with the chunks of the monolith in place of its own scripts. Its entry is the shell's
 * script, so its pictures are in the same folder.
 */
function withChunks(
  remote: RemoteRelease,
  shell: RemoteRelease,
  chunksOf: (chunk: string) => string[],
): RemoteRelease {
  const digests = shell.extras.integrity
  const screens = Object.entries(remote.extras.firstScreens).map(([route, { scripts, images }]) => {
    const chunks = scripts.flatMap((script) => chunksOf(path.basename(script).replace(/\..*/, '')))
    const pictures = images.map(({ url, media }) => ({ url: `/assets/${path.basename(url)}`, media }))
    return [route, { scripts: chunks.filter((chunk) => chunk !== shell.url), images: pictures }]
  })
  return {
    ...remote,
    url: shell.url,
    extras: { ...remote.extras, preload: [], firstScreens: Object.fromEntries(screens), integrity: digests },
  }
}
