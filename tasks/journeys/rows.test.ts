import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { messages, nameOf } from 'spec/messages'
import { prove } from 'spec/proof'
import { record } from 'spec/record'
import { rowsOf } from './rows.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'sprouts-rows-'))
const before = { ...process.env }
after(() => {
  process.env = before
  rmSync(folder, { recursive: true })
})

test('each row of the specification is listed with the specs that have shown it', () => {
  const [first, second] = messages.map(nameOf)
  assert.ok(first && second)
  process.env.SPEC_RUN = folder
  for (const spec of ['specs/b.spec.ts', 'specs/a.spec.ts', 'specs/a.spec.ts']) {
    process.env.SPEC_TEST = spec
    record('messages', first)
  }
  const [table = ''] = rowsOf(prove(folder)).split(/\n\n(?=## )/)
  assert.ok(table.startsWith(`## messages: 1 of ${messages.length}\n`))
  assert.ok(table.includes(`\n| ${first} | specs/a.spec.ts, specs/b.spec.ts |\n`))
  assert.ok(table.includes(`In no journey of this run: ${second}; `))
})
