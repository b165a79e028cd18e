import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { ROOT } from 'federation/packages'
import { selectionOf } from '../../e2e/run/run.ts'
import { NAMES } from './arguments.ts'

const specs = globSync('e2e/specs/*/*.spec.ts', { cwd: ROOT }).map((file) => ({
  file,
  folder: path.basename(path.dirname(file)),
  text: readFileSync(path.join(ROOT, file), 'utf8'),
}))

test('every tag of a journey has a meaning', () => {
  const known = [...NAMES, 'smoke', 'local', 'sample', 'live', 'gateway', 'deep'].map((name) => `@${name}`)
  const wrong = specs.flatMap(({ file, text }) =>
    [...text.matchAll(/tag: (?:'([^']*)'|\[([^\]]*)\])/g)].flatMap(([, one, several = '']) =>
      (one ?? several)
        .split(/[\s,']+/)
        .filter((tag) => tag.startsWith('@') && !known.includes(tag))
        .map((tag) => `${file}: ${tag}`),
    ),
  )
  assert.deepEqual(wrong, [])
})

test('a spec that serves or reads a local build says which of its tests do', () => {
  const silent = specs.filter(
    ({ text }) =>
      /\bstart\w*Site\(|\bstartDevelopment\(|\bserveGateway\(|\bSITE\b/.test(text) &&
      !text.includes("'@local'"),
  )
  assert.deepEqual(
    silent.map(({ file }) => file),
    [],
  )
})

test('every folder of journeys is chosen by its name', () => {
  const folders = [...new Set(specs.map(({ folder }) => folder))]
  assert.deepEqual(folders.sort(), [...NAMES].sort())
  for (const { file, folder } of specs)
    assert.ok(selectionOf({ only: [folder], isSmoke: false }).test(`desktop ${file}`), file)
})
