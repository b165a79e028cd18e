import { execFileSync } from 'node:child_process'
import { ROOT } from 'federation/packages'

/** Where a change is compared with if nothing is named. */
const BASES = ['origin/main', 'main']

/**
 * The files that differ from where this branch has left `base`, also those that are not committed. A file that was moved
 * is there with both paths. Throws an error of one line if there is no such base.
 */
export function changedFiles(base?: string): string[] {
  const known = (base ? [base] : BASES).find((name) =>
    git('rev-parse', '--verify', '--quiet', `${name}^{commit}`),
  )
  if (!known)
    throw new Error(`There is no ${base ?? BASES.join(' or ')} to compare with: fetch it, or name a branch.`)
  const [start = ''] = git('merge-base', known, 'HEAD')
  if (!start) throw new Error(`This branch has nothing in common with ${known}: fetch its whole history.`)
  return [
    ...git('diff', '--name-only', '--no-renames', start),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}

/** Runs git. Returns the lines that it says: none if it fails. */
function git(...args: string[]): string[] {
  try {
    const said = execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return said.split('\n').filter(Boolean)
  } catch {
    return []
  }
}
