import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { ROOT } from 'federation/packages'
import { files } from './documents.ts'

/* Limits for folders, files and comments, so that a person can keep them in view. */

const MOST_FILES = 20
const MOST_LINES = 255
/** A test is read one case at a time. */
const MOST_LINES_OF_TESTS = 280
const WIDEST_COMMENT = 130

/** Folders that hold one file for each thing of a kind, or that a tool fills. */
const LARGE_FOLDERS: Record<string, string> = {
  '.': 'npm, git and the linters look for their files here, by fixed names',
  'e2e/looks': 'a screenshot each, which Playwright writes',
  'e2e/looks/firefox': 'the same in Firefox',
  'e2e/looks/webkit': 'the same in WebKit',
  'pictures/scenes': 'a part of the drawings each',
  'pictures/scenes/kinds': 'a kind of place each',
  'shell/src/styleGuide/scenes': 'a component each',
  'supabase/migrations': 'a change of the database each, in the order of their names',
  'supabase/seed/catalogue': 'a kind of listings each',
  'supabase/tests/rowRules': 'a table of the database each',
}

/** Files that nobody reads from top to bottom. */
const LONG_FILES: [pattern: RegExp, reason: string][] = [
  [/\/database\.types\.ts$/, 'a script writes it'],
  [/^supabase\/seed\/catalogue\//, 'data'],
]

const CODE = /\.(ts|tsx|mjs|cjs|js)$/
const TEST = /\.(test|spec|deep)\.tsx?$/

const code = files.filter((file) => CODE.test(file))
const linesOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8').trimEnd().split('\n')

test(`a folder has at most ${MOST_FILES} files besides tests`, () => {
  const counts = new Map<string, number>()
  for (const file of files.filter((one) => !TEST.test(one))) {
    const folder = path.posix.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const large = [...counts].filter(([, count]) => count > MOST_FILES).map(([folder]) => folder)
  assert.deepEqual(
    large.filter((folder) => !(folder in LARGE_FOLDERS)),
    [],
    'Give what changes together a folder of its own.',
  )
  assert.deepEqual(
    Object.keys(LARGE_FOLDERS).filter((folder) => !large.includes(folder)),
    [],
    'These folders are no longer large: remove them from the list.',
  )
})

test(`a file has at most ${MOST_LINES} lines, a test ${MOST_LINES_OF_TESTS}`, () => {
  const read = code.filter((file) => !LONG_FILES.some(([pattern]) => pattern.test(file)))
  const long = read.flatMap((file) => {
    const { length } = linesOf(file)
    return length > (TEST.test(file) ? MOST_LINES_OF_TESTS : MOST_LINES) ? [`${file}: ${length}`] : []
  })
  assert.deepEqual(long, [])
})

test(`a line of a comment has at most ${WIDEST_COMMENT} signs`, () => {
  const wide = code.flatMap((file) =>
    linesOf(file).flatMap((line, index) =>
      /^\s*(\/\/|\/\*|\*)/.test(line) && line.length > WIDEST_COMMENT ? [`${file}:${index + 1}`] : [],
    ),
  )
  assert.deepEqual(wide, [])
})
