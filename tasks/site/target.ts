import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { canaryRelease } from 'federation/choice'
import { ROOT, remoteNames, SITE } from 'federation/packages'
import { missingFrom, SHELL } from 'federation/registry'
import {
  openTarget,
  REGISTRY_KEY,
  ReleaseError,
  readRegistry,
  type Source,
  type Target,
} from 'federation/release'
import { optionFault } from 'supabase/startError'
import { loadEnv } from './readers.ts'

/** A remote or the shell. */
export type Releasable = { name: string; folder: string }

/** Runs a command on the target. An error that a person can fix is printed as one line; the exit code is then 1. */
export async function runCommand(usage: string, act: (target: Target) => Promise<void>): Promise<void> {
  try {
    await act(await openTarget(releaseTarget()))
  } catch (error) {
    console.error(lineOf(error, usage))
    process.exitCode = 1
  }
}

/** The message of an error of ours, of the disk, and of an option. Any other error is shown whole. */
function lineOf(error: unknown, usage: string): unknown {
  if (error instanceof ReleaseError || isOfDisk(error)) return error.message
  const isOfOption =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return isOfOption ? optionFault(error, `Usage: ${usage}`) : error
}

/** Whether the system has refused to read or write a file. */
export const isOfDisk = (error: unknown): error is Error => error instanceof Error && 'syscall' in error

/** Refuses a target without a registry: a mistyped one would look like an empty site. */
export async function ensureSite(target: Target): Promise<void> {
  if (await target.read(REGISTRY_KEY)) return
  throw new ReleaseError(
    `${target.name} holds no site: release it first, or set RELEASE_TARGET to where it is.`,
  )
}

/** Prints a line if a canary of that name is running: a release or a rollback of another version leaves it alone. */
export async function tellOfCanary(target: Target, name: string): Promise<void> {
  const canary = canaryRelease((await readRegistry(target)).registry, name)
  if (!canary) return
  const { metadata, deployment } = canary
  console.log(
    `The canary ${metadata.version} keeps its ${deployment.traffic} %: \`npm run promote -- ${name}\` makes it live, \`npm run stop -- ${name}\` ends it.`,
  )
}

/** Prints a line if a part of the site is missing: the first release to a mistyped target looks like any other. */
export async function tellOfMissing(target: Target): Promise<void> {
  const missing = missingFrom((await readRegistry(target)).registry, [SHELL, ...remoteNames])
  if (missing.length > 0)
    console.log(
      `${target.name} has no ${missing.join(', ')} yet: it is no site before they are released, too.`,
    )
}

/** The target of releases: the folder `site/`, or what RELEASE_TARGET says. Throws a ReleaseError if that can be none. */
export function releaseTarget(): string {
  loadEnv()
  const place = process.env.RELEASE_TARGET
  if (!place) return SITE
  if (/^s3:\/\/[\w.-]+(\/[^?#]*)?$/.test(place)) return place
  const folder = path.resolve(ROOT, place)
  // two signs or more: one alone is a disk
  const isAddress = /^[a-z][a-z\d+.-]+:/i.test(place)
  if (isAddress || statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new ReleaseError(
      `RELEASE_TARGET=${place} is no target: name a folder, or a bucket like s3://bucket/prefix.`,
    )
  return folder
}

/** Reads the name of the remote or the shell, and the arguments after it. */
export function readArguments(usage: string): Releasable & { rest: string[] } {
  const [name = '', ...rest] = process.argv.slice(2)
  const names: readonly string[] = [SHELL, ...remoteNames]
  if (!names.includes(name)) throw new ReleaseError(`Usage: ${usage}\nThe names are ${names.join(', ')}.`)
  return { name, folder: name === SHELL ? SHELL : `mfe-${name}`, rest }
}

/** Who releases, and which commit. Both are written to release.json and to the log, which are not public. */
export function readSource(): Source {
  const commit = git('rev-parse', 'HEAD') ?? 'unknown'
  const isChanged = Boolean(git('status', '--porcelain'))
  return { who: whoReleases(), commit: isChanged ? `${commit}+` : commit }
}

/** Who stands in the log: RELEASED_BY, or the name that git or the system knows. */
export const whoReleases = () => process.env.RELEASED_BY || git('config', 'user.name') || userInfo().username

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
