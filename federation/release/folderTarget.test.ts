import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { folderTarget } from './folderTarget.ts'

// a limit on the size of files, because the test has no disk that it may fill
const WRITES = `
  import { folderTarget } from ${JSON.stringify(import.meta.resolve('./folderTarget.ts'))}
  process.on('SIGXFSZ', () => {})
  const target = folderTarget(process.argv[1])
  for (let time = 0; time < 3; time++)
    await target.write('big', Buffer.alloc(100_000)).catch((error) => console.log(error.message))
  await target.write('small', Buffer.from('x'))
`

test('a write that fails leaves nothing, however often it is tried', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'full-'))
  const script = 'ulimit -f 16; exec "$0" --input-type=module --eval "$1" "$2"'
  const said = execFileSync('bash', ['-c', script, process.execPath, WRITES, folder], { encoding: 'utf8' })
  const line = `${path.join(folder, 'big')} cannot be written: EFBIG: file too large, write. Try again once that is mended.`
  assert.deepEqual(said.trim().split('\n'), [line, line, line])
  assert.deepEqual(readdirSync(path.join(folder, '.pending')), [])
  assert.deepEqual(readdirSync(folder).sort(), ['.pending', 'small'])
  rmSync(folder, { recursive: true })
})

test('a list has what stays while other folders are removed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'list-'))
  const write = (name: string) => {
    mkdirSync(path.join(folder, 'remotes', name), { recursive: true })
    writeFileSync(path.join(folder, 'remotes', name, 'entry.js'), name)
  }
  write('stays')
  const { list } = folderTarget(folder)
  for (let round = 0; round < 20; round++) {
    const names = Array.from({ length: 50 }, (_, index) => `goes-${index}`)
    for (const name of names) write(name)
    const removals = names.map((name) => rm(path.join(folder, 'remotes', name), { recursive: true }))
    assert.ok((await list('remotes')).includes('remotes/stays/entry.js'))
    await Promise.all(removals)
  }
  assert.deepEqual(await list('remotes'), ['remotes/stays/entry.js'])
  assert.deepEqual(await list('nowhere'), [])
  rmSync(folder, { recursive: true })
})
