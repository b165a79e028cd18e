import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from 'federation/packages'

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
  const folder = mkdtempSync(path.join(tmpdir(), 'sprouts-state-'))
  // an index of its own: what somebody has staged stays as it is
  const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, 'index') }
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  try {
    git('add', '--all')
    return git('write-tree')
  } catch {
    return undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The files that differ from those on which the checks of a package have passed, as paths from the root; removed ones
 * too. Returns undefined if they have never passed here, or if git has forgotten those files.
 */
export function changedSinceChecked(folder: string, root: string = ROOT): string[] | undefined {
  const note = noteOf(folder, root)
  const now = existsSync(note) && readState(root)
  if (!now) return undefined
  try {
    const names = execFileSync(
      'git',
      ['diff-tree', '-r', '-z', '--no-renames', '--name-only', readFileSync(note, 'utf8'), now],
      { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    )
    return names.split('\0').filter(Boolean)
  } catch {
    return undefined
  }
}

/** Notes that the checks of a package have passed. `before` is the state when they began. */
export function noteChecked(folder: string, before: string | undefined, root: string = ROOT): void {
  // somebody has edited a file meanwhile
  if (!before || before !== readState(root)) return
  mkdirSync(path.dirname(noteOf(folder, root)), { recursive: true })
  writeFileSync(noteOf(folder, root), before)
}
