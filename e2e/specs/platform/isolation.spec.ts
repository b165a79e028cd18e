import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { ROOT, remoteNames, SITE } from 'federation/packages'
import { liveRelease, parseRegistry } from 'federation/registry'
import { openTarget, packRemote, releasePackage } from 'federation/release'
import { expect, test } from '../../fixtures.ts'
import { copyRepository } from '../../sites/development.ts'

for (const name of remoteNames) {
  test(`releasing a new ${name} changes no other file of the site`, {
    tag: ['@local', ...(name === 'discover' ? [] : ['@deep'])],
  }, async () => {
    const site = mkdtempSync(path.join(tmpdir(), 'sprouts-release-'))
    cpSync(SITE, site, { recursive: true })
    const before = digests(site)
    const registryBefore = parseRegistry(readFileSync(path.join(site, 'registry.json'), 'utf8'))

    // the build of another remote simulates a new version of this one: other bytes, other names
    await release(name, path.join(ROOT, 'e2e/broken/dist'), site)

    const after = digests(site)
    const changed = Object.keys(before).filter((file) => before[file] !== after[file])
    expect(changed).toEqual(['registry.json', 'releases.log'])
    const added = Object.keys(after).filter((file) => !(file in before))
    expect(added.length).toBeGreaterThan(0)
    expect(added.filter((file) => !file.startsWith(`remotes/${name}/`))).toEqual([])

    const registry = parseRegistry(readFileSync(path.join(site, 'registry.json'), 'utf8'))
    expect(registry.microFrontends[name]).not.toEqual(registryBefore.microFrontends[name])
    for (const other of remoteNames.filter((remote) => remote !== name)) {
      expect(registry.microFrontends[other]).toEqual(registryBefore.microFrontends[other])
    }
    rmSync(site, { recursive: true })
  })
}

test('building only one remote from the same source produces the same bytes, and changes no other file', {
  tag: ['@local', '@deep'],
}, async () => {
  test.slow()
  const site = mkdtempSync(path.join(tmpdir(), 'sprouts-rebuild-'))
  cpSync(SITE, site, { recursive: true })
  const before = digests(site)
  const cwd = path.join(ROOT, 'mfe-lists')
  // a release reads "firstScreens" in the package.json next to the build
  const built = mkdtempSync(path.join(tmpdir(), 'sprouts-build-'))
  const dist = path.join(built, 'dist')
  cpSync(path.join(cwd, 'package.json'), path.join(built, 'package.json'))
  await buildIn(cwd, ['build', '--dist-path', dist])
  await release('lists', dist, site)
  rmSync(built, { recursive: true })
  expect(digests(site)).toEqual(before)
  rmSync(site, { recursive: true })
})

test('the same source in another folder is the same version, for the browser and for the server', {
  tag: ['@local', '@deep'],
}, async () => {
  // four builds
  test.slow()
  const { folder, copy } = copyRepository()
  for (const name of ['discover', 'lists']) {
    const cwd = path.join(copy, `mfe-${name}`)
    await buildIn(cwd, ['build'])
    const serverConfig = 'rsbuild.server.config.ts'
    if (existsSync(path.join(cwd, serverConfig))) await buildIn(cwd, ['build', '--config', serverConfig])
    const made = await packRemote(name, path.join(cwd, 'dist'), { who: 'a test', commit: 'none' })
    const registry = parseRegistry(readFileSync(path.join(SITE, 'registry.json'), 'utf8'))
    expect(made.record.version, name).toBe(liveRelease(registry, name)?.metadata.version)
  }
  rmSync(folder, { recursive: true })
})

const buildIn = (cwd: string, words: string[]) =>
  promisify(execFile)(process.execPath, ['node_modules/@rsbuild/core/bin/rsbuild.js', ...words], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
  })

async function release(name: string, dist: string, site: string) {
  const made = await packRemote(name, dist, { who: 'a test', commit: 'none' })
  await releasePackage(made, { target: await openTarget(site), isForced: true })
}

/** File -> digest of its content, for every file below a folder. */
function digests(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return Object.fromEntries(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]
    }),
  )
}
