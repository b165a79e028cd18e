import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { makeTemporaryFolder } from './temporaryFolder.ts'

const HOST = hostname().replace(/[^\w.]/g, '_')
const dead = spawnSync(process.execPath, ['--version']).pid

const place = mkdtempSync(path.join(tmpdir(), 'temporary-'))
const before = process.env.TMPDIR
process.env.TMPDIR = place
after(() => {
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  rmSync(place, { recursive: true })
})

test('a new one removes those of the same name whose process was killed, and no other', () => {
  const stay = [
    `sprouts-release-${HOST}~${process.ppid}~1~lives`,
    `sprouts-release-elsewhere~${dead}~1~unknown`,
    `sprouts-other-${HOST}~${dead}~1~other`,
    'sprouts-release-older',
  ]
  for (const name of [...stay, `sprouts-release-${HOST}~${dead}~1~left`]) {
    mkdirSync(path.join(place, name))
    writeFileSync(path.join(place, name, 'file'), '')
  }
  const first = makeTemporaryFolder('release')
  const second = makeTemporaryFolder('release')
  assert.deepEqual(
    readdirSync(place).toSorted(),
    [...stay, path.basename(first), path.basename(second)].toSorted(),
  )
})
