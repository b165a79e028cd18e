import { execFileSync } from 'node:child_process'
import { ROOT } from 'federation/packages'

/** What a change is compared with if nothing is named: the first that exists. */
const BASES = ['origin/main', 'main']

/**
 * The files that differ from where this branch has left `base`, also those that are not committed. A file that was moved
 * is there with both paths. Throws an error of one line if there is no such base.
 */
export function changedFiles(base?: string, folder: string = ROOT): string[] {
  const git = (...args: string[]) => linesOf(folder, args)
  const bases = base ? [base] : BASES
  const known = bases.find((name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).length > 0)
  if (!known)
    throw new Error(`There is no ${bases.join(' or ')} to compare with: fetch it, or name a branch.`)
  const [start] = git('merge-base', known, 'HEAD')
  if (!start) throw new Error(`This branch has nothing in common with ${known}: fetch its whole history.`)
  return [
    ...git('diff', '--name-only', '--no-renames', start),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}

/** Runs git. Returns the lines that it says: none if it fails. */
function linesOf(cwd: string, args: string[]): string[] {
  try {
    const said = execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return said.split('\n').filter(Boolean)
  } catch {
    return []
  }
}
