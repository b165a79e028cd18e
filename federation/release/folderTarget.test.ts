import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'

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
