import assert from 'node:assert/strict'
import { existsSync, promises } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, mock, test } from 'node:test'
import { createFileStorage } from '../../local/storage.ts'

/* Objects as files, without the services. */

const BYTES = new TextEncoder().encode('not really a picture')

describe('an object', () => {
  let folder: string
  let storage: ReturnType<typeof createFileStorage>

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sprouts-stored-'))
    storage = createFileStorage(folder)
  })
  afterEach(() => rm(folder, { recursive: true }))

  const upload = (key: string) =>
    storage.uploadObject('pictures', key, undefined, BYTES, 'image/avif', 'max-age=60')
  const typeOf = async (key: string) => (await storage.headObject('pictures', key, undefined)).mimetype
  const files = () => readdir(join(folder, 'pictures'))

  test('is read back with its type, also as a copy', async () => {
    await upload('a.bin')
    await storage.copyObject('pictures', 'a.bin', undefined, 'pictures', 'b.bin', undefined)
    for (const key of ['a.bin', 'b.bin']) {
      assert.equal(await typeOf(key), 'image/avif')
      const { body } = await storage.getObject('pictures', key, undefined)
      assert.deepEqual(new Uint8Array(await new Response(body as ReadableStream).arrayBuffer()), BYTES)
    }
    assert.deepEqual((await files()).sort(), ['a.bin', 'a.bin.meta.json', 'b.bin', 'b.bin.meta.json'])
  })

  test('whose type cannot be written is not there, and leaves no file', async () => {
    await mkdir(join(folder, 'pictures/a.bin.meta.json/in the way'), { recursive: true })
    await assert.rejects(upload('a.bin'))
    await assert.rejects(storage.headObject('pictures', 'a.bin', undefined))
    assert.deepEqual(await files(), ['a.bin.meta.json'])
  })

  test('is not changed by a copy of one that is not there', async () => {
    await upload('a.bin')
    await assert.rejects(
      storage.copyObject('pictures', 'none.png', undefined, 'pictures', 'a.bin', undefined),
    )
    assert.equal(await typeOf('a.bin'), 'image/avif')
    assert.deepEqual((await files()).sort(), ['a.bin', 'a.bin.meta.json'])
  })

  test('that cannot be written stays as it was, and leaves no file', async () => {
    await mkdir(join(folder, 'pictures/a.bin/in the way'), { recursive: true })
    await writeFile(join(folder, 'pictures/other'), 'x')
    await assert.rejects(upload('a.bin'))
    assert.deepEqual((await files()).sort(), ['a.bin', 'other'])
  })

  test('that cannot be replaced keeps its type', async (context) => {
    await upload('a.bin')
    const { rename } = promises
    // of the two last steps the second one fails, as on a disk that breaks
    mock.method(promises, 'rename', async (from: string, to: string) => {
      if (to.endsWith('a.bin') && existsSync(to)) throw new Error('EIO: i/o error')
      return rename(from, to)
    })
    syncBuiltinESMExports()
    context.after(() => {
      mock.restoreAll()
      syncBuiltinESMExports()
    })
    const replacing = storage.uploadObject('pictures', 'a.bin', undefined, BYTES, 'image/png', 'max-age=1')
    await assert.rejects(replacing, /EIO/)
    assert.equal(await typeOf('a.bin'), 'image/avif')
    assert.deepEqual((await files()).sort(), ['a.bin', 'a.bin.meta.json'])
  })
})
