import { execFileSync } from 'node:child_process'
import { ROOT } from 'federation/packages'

/** What a change is compared with if nothing is named: the first that exists. */
const BASES = ['origin/main', 'main']

/**
 * The files that differ from where this branch has left `base`, also those that are not committed. A file that was moved
 * is there with both paths. Throws an error of one line if there is no such base, and one of git's if it fails: a change that
 * is not seen would pass without a test.
 */
export function changedFiles(base?: string, folder: string = ROOT): string[] {
  const git = (...args: string[]) => namesOf(folder, args)
  const bases = base ? [base] : BASES
  const known = bases.find((name) =>
    answers(() => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)),
  )
  if (!known)
    throw new Error(`There is no ${bases.join(' or ')} to compare with: fetch it, or name a branch.`)
  const start = answers(() => git('merge-base', known, 'HEAD'))?.[0]?.trim()
  if (!start) throw new Error(`This branch has nothing in common with ${known}: fetch its whole history.`)
  return [
    ...git('diff', '--name-only', '--no-renames', '-z', start),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ]
}

/** Runs git. Returns the names that it says. */
function namesOf(cwd: string, args: string[]): string[] {
  const said = execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    // its default is a megabyte, which a folder that nobody has ignored is longer than
    maxBuffer: Number.POSITIVE_INFINITY,
  })
  return said.split('\0').filter(Boolean)
}

/** Nothing if git answers no. Throws where there is no git. */
function answers(ask: () => string[]): string[] | undefined {
  try {
    return ask()
  } catch (error) {
    if (error instanceof Error && 'status' in error && typeof error.status === 'number') return undefined
    throw error
  }
}
