import path from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT, SITE } from 'federation/packages'
import { SHELL } from 'federation/registry'
import {
  lastChecked,
  type Package,
  packRemote,
  packShell,
  type Released,
  ReleaseError,
  releasePackage,
  type Target,
} from 'federation/release'
import { buildPackage, fingerprintOf, noteBuilt } from '../build.ts'
import { staticChecks } from '../check.ts'
import { changedBetween, changedSinceChecked, noteChecked, readState } from '../runners/checked.ts'
import { inTemporaryFolder } from '../runners/ending.ts'
import { unitTests, unitTestsOf } from '../runners/parts.ts'
import {
  type Releasable,
  readArguments,
  readSource,
  runCommand,
  tellOfCanary,
  tellOfMissing,
} from '../site/target.ts'

const USAGE = 'npm run release -- NAME [--traffic PERCENT] [--no-checks]'

/**
 * `npm run release -- lists`: checks, builds and copies one remote or the shell, and makes it live. With `--traffic 10`
 * it becomes a canary for 10 % of the visitors; with `--traffic 0` it is only copied, to be tried out with `?mfe=`.
 */
await runCommand(USAGE, async (target) => {
  const { name, folder, rest } = readArguments(USAGE)
  const { values } = parseArgs({
    args: rest,
    options: {
      'no-checks': { type: 'boolean', default: false },
      traffic: { type: 'string', multiple: true },
    },
  })
  const isForced = values['no-checks']
  const traffic = readTraffic(values.traffic)
  const step = steps()
  // not the package's dist folder: another release may be building in the same checkout
  await inTemporaryFolder('release', async (built) => {
    const fingerprint = fingerprintOf(folder)
    const state = isForced ? undefined : readState()
    const packing = buildAndPack({ name, folder }, built)
    const checking = isForced ? undefined : checkPackage({ name, folder }, state, target)
    // both are awaited before one of them may fail: nothing runs on after the command
    const [made, checked] = await allOf(packing, checking)
    if (checked) keepChecked(folder, { state, fingerprint })
    step(checked ? `built, and checked ${checked}` : 'built')
    const released = await releasePackage(made, { target, isForced, traffic, checked: state })
    const { record } = released
    if (target.folder === SITE && traffic !== 0) noteBuilt(folder, fingerprint, record.version)
    const bytes = record.files.reduce((sum, file) => sum + file.size, 0)
    step(`copied to ${target.name} and compared: ${record.files.length} files, ${kB(bytes)}`)
    if (!isForced) console.log(fitOf(released))
    console.log(outcomeOf(released, traffic))
    if (traffic === undefined) await tellOfCanary(target, name)
    await tellOfMissing(target)
  })
})

/** Reads the share of a canary, in per cent. */
function readTraffic([text, second]: string[] = []): number | undefined {
  if (text === undefined) return undefined
  if (second !== undefined) throw new ReleaseError('--traffic is given more than once: write one share.')
  if (!/^(0|[1-9]\d?)$/.test(text))
    throw new ReleaseError(`--traffic ${text} is no share: write a whole number from 0 to 99, for per cent.`)
  return Number(text)
}

/** One line that says what visitors get now. */
function outcomeOf(
  { record: { name, version }, isLive, move }: Released,
  traffic: number | undefined,
): string {
  if (isLive) return `${name} ${version} was live already: nothing has changed.`
  if (traffic === 0)
    return `${name} ${version} is copied. No visitor gets it: try it out with ?mfe=${name}@${version}.`
  if (!move) return `${name} ${version} had this share already: nothing has changed.`
  const instead = move.from ? `, in the place of ${move.from}` : ''
  if (traffic === undefined) return `${name} ${version} is live${instead}.`
  return `${name} ${version} is a canary for ${traffic} % of the visitors${instead}; the others get the live version.`
}

/** What is released, in memory: no later edit changes it. */
async function buildAndPack({ name, folder }: Releasable, dist: string): Promise<Package> {
  // a commit that is made while this builds is not what was built
  const source = readSource()
  await buildPackage(folder, { dist })
  const home = path.join(ROOT, folder)
  return name === SHELL ? packShell(dist, source, home) : packRemote(name, dist, source, home)
}

/**
 * Types, lint and those unit tests of one package that have not passed on the same files: here, or before its last release to
 * the target, from any clone. Returns what was checked.
 */
async function checkPackage(
  { name, folder }: Releasable,
  state: string | undefined,
  target: Target,
): Promise<string> {
  const changed = changedSinceChecked(folder, state) ?? (await changedSinceReleased(name, state, target))
  if (changed?.length === 0) return 'before, on the same files'
  const [checks, tests] = await Promise.all([
    staticChecks(folder),
    changed ? unitTestsOf(folder, changed) : unitTests(folder),
  ])
  if ([...checks, tests].some(({ failed }) => failed > 0))
    throw new ReleaseError(`The checks of ${name} have failed. Nothing was changed.`)
  const which = changed
    ? `the ${tests.passed} tests that ${changed.length} changed files can break`
    : `${tests.passed} tests`
  return `types, walls and lint of ${folder}, ${which}`
}

/** Undefined if no checked version was released there, or if this clone does not know its files. */
async function changedSinceReleased(name: string, state: string | undefined, target: Target) {
  const before = state && (await lastChecked(target, name))
  return before ? changedBetween(before, state) : undefined
}

/**
 * Notes what has passed. Throws an error if a file was edited since the state and the fingerprint were read: what was
 * built may then be another thing than what was checked.
 */
function keepChecked(folder: string, before: { state?: string; fingerprint: string }): void {
  const state = readState()
  const isSame = before.state === state && before.fingerprint === fingerprintOf(folder)
  if (isSame && state) noteChecked(folder, state)
  if (isSame) return
  const [file = 'A file'] = (before.state && state && changedBetween(before.state, state)) || []
  throw new ReleaseError(
    `${file} was edited while this was built and checked. Nothing was changed: release again.`,
  )
}

/** The results of both. Throws the first error after both have ended. */
async function allOf<First, Second>(first: Promise<First>, second: Promise<Second> | undefined) {
  await Promise.allSettled([first, second])
  return Promise.all([first, second])
}

/** What a release has compared with the versions that are live; releasePackage refuses one that does not fit. */
function fitOf({ record: { release } }: Released): string {
  const { contract, shared = {} } = release.extras
  return `Contract ${contract} and ${Object.keys(shared).length} shared packages fit what is live. Mixes of versions: npm run check:compat.`
}

/** Prints each step with its duration. */
function steps() {
  let last = performance.now()
  return (what: string) => {
    const now = performance.now()
    console.log(`${((now - last) / 1000).toFixed(1)} s  ${what}`)
    last = now
  }
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
