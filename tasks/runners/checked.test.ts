import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { changedBetween, changedSinceChecked, noteChecked, readState } from './checked.ts'

let root = ''
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Robin', '-c', 'user.email=robin@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  })
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'checked-'))
  git('init', '--quiet')
  write('.gitignore', 'node_modules\n')
  write('mfe-lists/App.tsx', 'one')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('the state of the files', () => {
  test('is not changed by a commit, by what is staged, or by what git ignores', () => {
    const state = readState(root)
    assert.match(state ?? '', /^[\da-f]{40}$/)
    write('node_modules/a.js', 'ignored')
    git('add', 'mfe-lists/App.tsx')
    assert.equal(readState(root), state)
    assert.match(git('status', '--porcelain'), /^A {2}mfe-lists\/App\.tsx\n\?\? \.gitignore\n$/)
    git('add', '--all')
    git('commit', '--quiet', '--message', 'One')
    assert.equal(readState(root), state)
  })

  for (const [what, act] of [
    ['an edit', () => write('mfe-lists/App.tsx', 'two')],
    ['a new file', () => write('shared-ui/new.ts', 'new')],
    ['a removed file', () => rmSync(path.join(root, 'mfe-lists/App.tsx'))],
  ] as const) {
    test(`is changed by ${what}`, () => {
      const state = readState(root)
      act()
      assert.notEqual(readState(root), state)
    })
  }

  test('is changed by an edit of the same length in the second in which git wrote its index', () => {
    const second = 1_700_000_000
    const files = ['mfe-lists/App.tsx', '.git/index'].map((file) => path.join(root, file))
    const keepTime = () => {
      for (const file of files) utimesSync(file, second, second)
    }
    // as on file systems that do not tell of a change
    git('config', 'core.trustctime', 'false')
    utimesSync(path.join(root, 'mfe-lists/App.tsx'), second, second)
    git('add', '--all')
    keepTime()
    const before = readState(root)
    write('mfe-lists/App.tsx', 'two')
    keepTime()
    assert.notEqual(readState(root), before)
  })

  test('is unknown outside a repository', () => {
    rmSync(path.join(root, '.git'), { recursive: true })
    assert.equal(readState(root), undefined)
    noteChecked('mfe-lists', '0'.repeat(40), root)
    assert.equal(changedSinceChecked('mfe-lists', undefined, root), undefined)
  })
})

describe('checks that have passed', () => {
  const changed = (folder = 'mfe-lists') => changedSinceChecked(folder, readState(root), root)
  const note = () => noteChecked('mfe-lists', readState(root) ?? '', root)

  test('count for the same files and the same package only', () => {
    assert.equal(changed(), undefined)
    note()
    assert.deepEqual(changed(), [])
    assert.equal(changed('mfe-account'), undefined)
  })

  test('leave the files that were written, edited or removed since then', () => {
    write('mfe-lists/old.ts', 'old')
    note()
    write('shared-ui/n é.ts', 'new')
    write('mfe-lists/App.tsx', 'two')
    rmSync(path.join(root, 'mfe-lists/old.ts'))
    assert.deepEqual(changed(), ['mfe-lists/App.tsx', 'mfe-lists/old.ts', 'shared-ui/n é.ts'])
  })

  test('are unknown where a state is none, and git takes it for no option', () => {
    const state = readState(root) ?? ''
    assert.equal(changedBetween('--output=written', state, root), undefined)
    assert.equal(existsSync(path.join(root, 'written')), false)
    assert.deepEqual(changedBetween(state, state, root), [])
  })

  test('are unknown when git has forgotten the files, or the note was damaged', () => {
    note()
    for (const text of ['0'.repeat(40), 'damaged']) {
      writeFileSync(path.join(root, 'node_modules/.checked/mfe-lists'), text)
      assert.equal(changed(), undefined)
    }
  })
})
