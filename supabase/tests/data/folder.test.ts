import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { dataFolder, typedPath } from '../../local/folder.ts'

const root = resolve(import.meta.dirname, '../../..')

test('a data folder is named from the root of the repository, wherever a script runs', () => {
  const before = process.cwd()
  process.chdir('/')
  try {
    assert.equal(dataFolder(''), resolve(root, '.data'))
    assert.equal(dataFolder('./kept/data'), resolve(root, 'kept/data'))
    assert.equal(dataFolder('/srv/data'), '/srv/data')
  } finally {
    process.chdir(before)
  }
})

test('a path that was typed starts where the person stood, or where a process runs that is no script', () => {
  const script = { INIT_CWD: '/home/kim', npm_package_json: resolve('package.json') }
  assert.equal(typedPath('b.tgz', script), '/home/kim/b.tgz')
  assert.equal(typedPath('/srv/b.tgz', script), '/srv/b.tgz')
  assert.equal(
    typedPath('b.tgz', { ...script, npm_package_json: '/elsewhere/package.json' }),
    resolve('b.tgz'),
  )
  assert.equal(typedPath('b.tgz', {}), resolve('b.tgz'))
})
