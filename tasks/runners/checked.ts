import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { ROOT } from 'federation/packages'
import { makeTemporaryFolder } from 'federation/temporaryFolder'

/**
 * Remembers on which files the checks and unit tests of a package have passed, so that a release repeats only what an
 * edit since then can have broken. The note is in node_modules: it never leaves this machine.
 */
const noteOf = (folder: string, root: string) => path.join(root, 'node_modules', '.checked', folder)

/**
 * A digest of all files of the repository that git does not ignore, committed or not. A commit does not change it.
 * Returns undefined where git cannot tell: then nothing is remembered.
 */
export function readState(root: string = ROOT): string | undefined {
  const folder = makeTemporaryFolder('state')
  // an index of its own: what somebody has staged stays as it is
  const index = path.join(folder, 'index')
  const git = (args: string[], env = {}) =>
    execFileSync('git', args, {
      cwd: root,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  try {
    copyIndex(path.resolve(root, git(['rev-parse', '--git-path', 'index'])), index)
    git(['add', '--all'], { GIT_INDEX_FILE: index })
    return git(['write-tree'], { GIT_INDEX_FILE: index })
  } catch {
    return undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** With a copy of the real index git reads only those files again that were edited: a tenth of the time. */
function copyIndex(from: string, to: string): void {
  const { mtimeMs } = statSync(from, { throwIfNoEntry: false }) ?? {}
  if (mtimeMs === undefined) return
  copyFileSync(from, to)
  // git reads a file again that is as new as its index, so the copy must not look newer
  const written = Math.floor(mtimeMs / 1000)
  utimesSync(to, written, written)
}

/** The name of a tree: git would take anything else for an option, and a state may come from a release target. */
const TREE = /^[\da-f]{40,64}$/

/** The files that differ between two states, as paths from the root; removed ones too. Undefined where git cannot tell. */
export function changedBetween(before: string, after: string, root: string = ROOT): string[] | undefined {
  if (![before, after].every((state) => TREE.test(state))) return undefined
  try {
    const names = execFileSync(
      'git',
      ['diff-tree', '-r', '-z', '--no-renames', '--name-only', before, after],
      { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    )
    return names.split('\0').filter(Boolean)
  } catch {
    return undefined
  }
}

/**
 * The files that differ from those on which the checks of a package have passed. Returns undefined if they have never
 * passed here, or if git has forgotten those files.
 */
export function changedSinceChecked(
  folder: string,
  now: string | undefined,
  root: string = ROOT,
): string[] | undefined {
  const note = noteOf(folder, root)
  if (!now || !existsSync(note)) return undefined
  return changedBetween(readFileSync(note, 'utf8'), now, root)
}

/** Notes that the checks of a package have passed. `state` is that of the files before and after them. */
export function noteChecked(folder: string, state: string, root: string = ROOT): void {
  mkdirSync(path.dirname(noteOf(folder, root)), { recursive: true })
  writeFileSync(noteOf(folder, root), state)
}
