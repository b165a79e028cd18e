import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { changedFiles } from './changed.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'sprouts-changed-'))
after(() => rmSync(folder, { recursive: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    stdio: 'ignore',
  })
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}
const commit = () => {
  git('add', '-A')
  git('commit', '-m', 'a change')
}

git('init', '-b', 'main')
for (const name of ['kept', 'edited', 'moved', 'onMain']) write(`shared/${name}.ts`, name.repeat(20))
commit()
git('switch', '-c', 'branch')
write('shared/edited.ts', 'other')
mkdirSync(path.join(folder, 'lists'))
renameSync(path.join(folder, 'shared/moved.ts'), path.join(folder, 'lists/moved.ts'))
commit()
git('switch', 'main')
write('shared/onMain.ts', 'main went on')
commit()
git('switch', 'branch')
write('lists/été.ts', 'not committed')

const ours = ['lists/moved.ts', 'lists/été.ts', 'shared/edited.ts', 'shared/moved.ts']

describe('the changed files of a branch', () => {
  for (const base of [undefined, 'main'])
    test(`are its own, committed or not, against ${base ?? 'main where no other is named'}`, () => {
      assert.deepEqual(changedFiles(base, folder).sort(), ours)
    })

  test('are all there, also where their names are longer than a megabyte together', () => {
    const many = Array.from({ length: 4_500 }, (_, index) => `many/${'x'.repeat(240)}${index}`)
    for (const name of many) write(name, '')
    assert.deepEqual(changedFiles('main', folder).sort(), [...ours, ...many].sort())
    rmSync(path.join(folder, 'many'), { recursive: true })
  })

  test('cannot be told where git fails', () => {
    const index = path.join(folder, '.git/index')
    renameSync(index, `${index}.kept`)
    writeFileSync(index, 'damaged')
    assert.throws(() => changedFiles('main', folder), /^Error: Command failed: git diff /)
    renameSync(`${index}.kept`, index)
  })

  test('cannot be told without git', () => {
    const PATH = process.env.PATH
    process.env.PATH = folder
    assert.throws(() => changedFiles('main', folder), /^Error: spawnSync git ENOENT/)
    process.env.PATH = PATH
  })

  test('cannot be told without a base', () => {
    assert.throws(
      () => changedFiles('nowhere', folder),
      /^Error: There is no nowhere to compare with: fetch it/,
    )
  })

  test('cannot be told against a history that is another', () => {
    git('checkout', '--orphan', 'other')
    commit()
    git('switch', 'branch')
    assert.throws(() => changedFiles('other', folder), /^Error: This branch has nothing in common with other/)
  })
})
