import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT, SITE } from 'federation/packages'
import { SHELL } from 'federation/registry'
import * as release from 'federation/release'
import {
  folderOf,
  openTarget,
  type Package,
  ReleaseError,
  readVersions,
  releasePackage,
  type Target,
} from 'federation/release'
import { buildPackage, buildSite, RELEASED_FOLDERS } from '../build.ts'
import { stoppable } from '../runners/ending.ts'
import { twoAtATime } from '../runners/twoAtATime.ts'

/** How many earlier commits of a package are tried: its build may be the same as today's. */
const TRIES = 4

/**
 * Fills a target in the folder with the last two versions of each name: that of an earlier commit that builds to other bytes,
 * and today's. Where the history is too short (a shallow clone), or is none, there is today's only.
 */
export async function releaseFromHistory(place: string, log: (line: string) => void): Promise<Target> {
  const target = await openTarget(path.join(place, 'built'))
  await buildSite(log)
  const site = await openTarget(SITE)
  await twoAtATime(RELEASED_FOLDERS, async (folder) => {
    const today = await livePackage(nameOf(folder), site)
    const earlier = await earlierPackage(folder, { place, today: today.record.version })
    if (earlier) log(`built ${folder} of ${earlier.record.source.commit.slice(0, 7)}`)
    for (const made of [earlier, today]) if (made) await releasePackage(made, { target, isForced: true })
  })
  return target
}

const nameOf = (folder: string) => folder.replace('mfe-', '')

/** What is live in a target. */
async function livePackage(name: string, target: Target): Promise<Package> {
  const live = (await readVersions(target, name)).find(({ isLive }) => isLive)
  if (!live) throw new ReleaseError(`${name} was never released to ${target.name}.`)
  const files = new Map<string, Buffer>()
  for (const { path: file } of live.record.files) {
    const stored = await target.read(folderOf(name, live.record.version) + file)
    if (stored) files.set(file, stored.body)
  }
  return { record: live.record, files }
}

/** The version before, by the history of the package's own source. */
async function earlierPackage(
  folder: string,
  { place, today }: { place: string; today: string },
): Promise<Package | undefined> {
  const tests = ['**/*.test.ts', '**/*.test.tsx', 'src/testing/**'].map((files) => `:!${folder}/${files}`)
  for (const change of commitsOf(folder, `-${TRIES}`, 'HEAD', '--', `${folder}/src`, ...tests)) {
    const [commit] = commitsOf(folder, '-1', '--skip=1', change)
    const made = commit && (await buildCommit(folder, commit, place).catch(tellWhyNot(folder, commit)))
    if (made && made.record.version !== today) return made
  }
  return undefined
}

/** None where git cannot tell: it is not installed, or the sources came without their history. */
function commitsOf(folder: string, ...args: string[]): string[] {
  try {
    return git('rev-list', ...args)
      .split('\n')
      .filter(Boolean)
  } catch {
    console.log(`The history of ${folder} cannot be read: there is today's version only.`)
    return []
  }
}

/** A commit may need packages that are not installed any more. Only the first line: the rest is the bundler's trace. */
const tellWhyNot = (folder: string, commit: string) => (error: Error) =>
  console.log(
    `${folder} of ${commit.slice(0, 7)} cannot be built with today's packages: ${error.message.trim()}`,
  )

/** Builds a package of a commit in a work tree of its own, with the packages that are installed now. */
async function buildCommit(folder: string, commit: string, place: string): Promise<Package> {
  const tree = mkdtempSync(path.join(place, 'earlier-'))
  git('worktree', 'add', '--detach', '--force', tree, commit)
  // git would keep its note of a tree whose folder is gone
  const remove = () => git('worktree', 'remove', '--force', tree)
  try {
    return await stoppable(remove, () => buildTree(folder, commit, tree))
  } finally {
    remove()
  }
}

async function buildTree(folder: string, commit: string, tree: string): Promise<Package> {
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'))
  for (const one of [folder, 'federation', 'shared-ui', 'shared-auth']) {
    const modules = path.join(ROOT, one, 'node_modules')
    // relative links: the packages of this repository are those of the work tree
    if (existsSync(modules))
      cpSync(modules, path.join(tree, one, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  }
  await buildPackage(folder, { root: tree })
  const { packRemote, packShell } = await toolsOf(tree)
  const source = { who: 'check:compat', commit }
  const dist = path.join(tree, folder, 'dist')
  const made =
    folder === SHELL
      ? await packShell(dist, source, path.join(tree, folder))
      : await packRemote(nameOf(folder), dist, source)
  const contract = readFileSync(path.join(tree, 'federation/src/contract.ts'), 'utf8')
  made.record.release.extras.contract = Number(/CONTRACT = (\d+)/.exec(contract)?.[1])
  return made
}

/**
 * The release tools of a work tree, because today's may refuse what was allowed at its commit. Early commits have
 * none in this place: today's are used.
 */
async function toolsOf(tree: string): Promise<typeof release> {
  const file = path.join(tree, 'federation/release/index.ts')
  return existsSync(file) ? import(pathToFileURL(file).href) : release
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}
