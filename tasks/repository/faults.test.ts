import assert from 'node:assert/strict'
import { test } from 'node:test'
import { files, read, tableOf } from './documents.ts'

/* The table of faults in e2e/README.md: each has tests, and each test that it names is there and is run. */

const FAULTS = 42

type Shown = { fault: string; file: string; title: string }

/** A cell names its tests as `file` "title", one a line. */
const testsOf = (fault: string, cell: string): Shown[] =>
  [...cell.matchAll(/`([^`]+)` "(.+?)"(?=<br>|$)/g)].map(([, file = '', title = '']) => ({
    fault,
    file,
    title,
  }))

const rows = tableOf(read('e2e/README.md'), 'fault').map(([fault = '', , tests = '']) => ({
  fault,
  shown: testsOf(fault, tests),
  lines: tests.split('<br>').length,
}))

/** Why a test does not count, or undefined. */
function missing({ file, title }: Shown): string | undefined {
  if (!files.includes(file)) return 'there is no such file'
  // behind test, describe or the rows of an each: a test that is skipped is not
  const begun = /(?<![.\w])(test(\.describe)?|describe)$|\)$/
  const calls = read(file).split(/\(\s*(?=['"`])/)
  const isThere = calls.some((call, index) => {
    const [quote, ...rest] = calls[index + 1] ?? ''
    return begun.test(call) && rest.join('').startsWith(title + quote)
  })
  return isThere ? undefined : 'there is no such test'
}

test('each of the faults has its row', () => {
  assert.deepEqual(
    rows.map(({ fault }) => Number(fault)),
    Array.from({ length: FAULTS }, (_, index) => index + 1),
  )
})

test('each row names tests that are there, and are run', () => {
  const lost = rows.flatMap(({ fault, shown, lines }) => {
    if (shown.length !== lines) return [`${fault}: a test is named as \`file\` "title"`]
    return shown.flatMap((named) => {
      const reason = missing(named)
      return reason ? [`${fault}: ${named.file} "${named.title}": ${reason}`] : []
    })
  })
  assert.deepEqual(lost, [])
})

test('a test that is gone, left out or misspelt would be told', () => {
  const file = 'tasks/repository/faults.test.ts'
  const named = (title: string) => missing({ fault: '1', file, title })
  assert.equal(named('each of the faults has its row'), undefined)
  assert.equal(named('each of the faults has its column'), 'there is no such test')
  assert.equal(missing({ fault: '1', file: 'e2e/specs/none.spec.ts', title: 'x' }), 'there is no such file')
})
