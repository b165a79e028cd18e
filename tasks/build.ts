import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { SERVER_FOLDER } from 'federation/build/shared'
import { ROOT, remoteNames, SITE } from 'federation/packages'
import { liveRelease, missingFrom, parseRegistry, type Registry, SHELL } from 'federation/registry'
import { openTarget, packRemote, packShell, releasePackage } from 'federation/release'
import { stoppable } from './runners/ending.ts'
import { twoAtATime } from './runners/twoAtATime.ts'
import { readSource } from './site/target.ts'

const run = promisify(execFile)

/**
 * The sources that a remote's build depends on besides its own folder. Of the shared packages it includes only the parts of
 * shared-ui that the facade does not lend.
 */
const REMOTE_INPUTS = [
  'federation/src',
  'federation/build',
  'federation/registry',
  'shared-ui/src',
  // their versions, which a release records
  'shared-ui/package.json',
  'shared-auth/package.json',
  'pnpm-lock.yaml',
  '.browserslistrc',
]
const SHELL_INPUTS = [...REMOTE_INPUTS, 'shared-auth/src']

/** The configuration of the build that renders pages on the server. Only the shell and discover have one. */
const SERVER_CONFIG = 'rsbuild.server.config.ts'
/** The configuration of the build of the worker. Only the shell has one. */
const WORKER_CONFIG = 'rsbuild.worker.config.ts'

/** The folders of what is released. */
export const RELEASED_FOLDERS = [SHELL, ...remoteNames.map((name) => `mfe-${name}`)]

type SiteOptions = {
  /** Whether another version than that of the source may stay live (a rollback, a canary): a line says so. */
  mayDiffer?: boolean
  /** Aborts it and ends all processes that it has started. */
  signal?: AbortSignal
}

/**
 * Builds all packages whose source has changed since their last release, two at a time, and releases them into the
 * site's folder. Afterwards it serves the source as it is: tests read it.
 */
export async function buildSite(
  log: (line: string) => void,
  { mayDiffer = false, signal }: SiteOptions = {},
): Promise<void> {
  const target = await openTarget(SITE)
  const source = readSource()
  const registry = wholeRegistry(path.join(SITE, 'registry.json'))
  const stale = RELEASED_FOLDERS.filter((folder) => {
    const name = nameOf(folder)
    const live = registry && liveRelease(registry, name)?.metadata.version
    const note = lastBuilt(folder)
    const state = stateOf(note, { fingerprint: fingerprintOf(folder), live })
    if (state === 'other' && mayDiffer) log(`${name} is live as ${live}, not as its source (${note[1]}).`)
    return state === 'stale' || (state === 'other' && !mayDiffer)
  })
  await twoAtATime(stale, async (folder) => {
    const started = performance.now()
    const fingerprint = fingerprintOf(folder)
    await buildPackage(folder, { signal })
    const dist = distOf(folder)
    const made =
      folder === SHELL
        ? await packShell(dist, source, path.join(ROOT, folder))
        : await packRemote(nameOf(folder), dist, source)
    // all packages come from one source, so they fit together after the last one is released
    await releasePackage(made, { target, isForced: true })
    noteBuilt(folder, fingerprint, made.record.version)
    log(`built ${folder} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  })
}

type Note = readonly [fingerprint?: string, version?: string]

/**
 * What the site's folder serves of a package: its source, `other` if that was released but another version is live (after a
 * rollback, or while it is a canary), or `stale` if it must be built.
 */
export function stateOf(
  [built, version]: Note,
  { fingerprint, live }: { fingerprint: string; live: string | undefined },
): 'source' | 'other' | 'stale' {
  if (!live || !version || built !== fingerprint) return 'stale'
  return version === live ? 'source' : 'other'
}

/**
 * Notes that the source with this fingerprint is released to the site's folder as this version. The fingerprint is taken
 * before the build: a file that was edited meanwhile is built again by the next start.
 */
export function noteBuilt(folder: string, fingerprint: string, version: string): void {
  mkdirSync(distOf(folder), { recursive: true })
  writeFileSync(stampOf(folder), `${fingerprint} ${version}`)
}

type BuildOptions = {
  /** The output folder; by default the package's own dist folder. */
  dist?: string
  /** The root of the sources; by default this repository. */
  root?: string
  /** Aborts it. Without one it ends when the task is ended (ending.ts). */
  signal?: AbortSignal
}

/** Builds one package for production. On failure throws an error with the bundler's output. */
export async function buildPackage(
  folder: string,
  { dist, root = ROOT, signal }: BuildOptions = {},
): Promise<void> {
  const cwd = path.join(root, folder)
  const env = { ...process.env, NODE_ENV: 'production' }
  const bundler = path.join(cwd, 'node_modules', '@rsbuild', 'core', 'bin', 'rsbuild.js')
  const build = (config: string, output: string | undefined) => {
    const place = output ? ['--dist-path', output] : []
    const building = run(process.execPath, [bundler, 'build', '--config', config, ...place], {
      cwd,
      env,
      signal,
    })
    const built = building.catch((error: { stdout?: string; stderr?: string }) => {
      throw new Error(`${folder} does not build:\n${error.stdout ?? ''}${error.stderr ?? ''}`)
    })
    if (signal) return built
    const stop = () => {
      building.child.kill()
      return Promise.allSettled([built])
    }
    return stoppable<unknown>(stop, () => built)
  }
  await build('rsbuild.config.ts', dist)
  // after the browser's build, which empties the folder
  if (existsSync(path.join(cwd, SERVER_CONFIG)))
    await build(SERVER_CONFIG, dist && path.join(dist, SERVER_FOLDER))
  if (existsSync(path.join(cwd, WORKER_CONFIG))) await build(WORKER_CONFIG, dist)
}

/** The registry, if it is complete. Removes one that cannot be read, so that everything is released again. */
function wholeRegistry(registryFile: string): Registry | undefined {
  try {
    const registry = parseRegistry(readFileSync(registryFile, 'utf8'))
    return missingFrom(registry, [SHELL, ...remoteNames]).length === 0 ? registry : undefined
  } catch {
    rmSync(registryFile, { force: true })
    return undefined
  }
}

const nameOf = (folder: string) => folder.replace('mfe-', '')

const distOf = (folder: string) => path.join(ROOT, folder, 'dist')
const stampOf = (folder: string) => path.join(distOf(folder), '.fingerprint')
const lastBuilt = (folder: string): Note => {
  const [fingerprint, version] = existsSync(stampOf(folder))
    ? readFileSync(stampOf(folder), 'utf8').split(' ')
    : []
  return [fingerprint, version]
}

/** A digest of the names and contents of all source files that a package is made of. */
export function fingerprintOf(folder: string, root = ROOT): string {
  const hash = createHash('sha256')
  for (const input of [folder, ...(folder === SHELL ? SHELL_INPUTS : REMOTE_INPUTS)]) {
    const base = path.join(root, input)
    const files = statSync(base).isFile() ? [''] : sourceFiles(base)
    for (const file of files) hash.update(file).update(readFileSync(path.join(base, file)))
  }
  return hash.digest('hex')
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(node_modules|dist|\.rsbuild)\/|\.test\.tsx?$/.test(file))
    .sort()
}
