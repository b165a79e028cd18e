import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { openGallery } from '../seed/gallery.ts'
import { sampleCatalogue } from './sampleCatalogue.ts'

const [park, draft] = sampleCatalogue
assert.ok(park && draft)
const catalogue = [park, draft]

let folder: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sprouts-gallery-'))
})
after(() => rm(folder, { recursive: true }))

const filesOf = (slug: string) => readdir(join(folder, slug)).catch(() => [])

test('a picture is drawn when it is asked for, in three widths, also when it is asked for twice at once', async () => {
  const gallery = await openGallery(catalogue, folder)
  assert.equal(gallery.missing(), 2)
  await Promise.all([gallery.provide('draft-park/1-480.webp'), gallery.provide('draft-park/1-960.webp')])
  assert.deepEqual((await filesOf('draft-park')).sort(), ['1-1440.webp', '1-480.webp', '1-960.webp'])
  for (const file of await filesOf('draft-park')) {
    assert.ok((await stat(join(folder, 'draft-park', file))).size < 100_000, file)
  }
  assert.equal(gallery.missing(), 1)
})

test('what the catalogue does not have is not drawn', async () => {
  const gallery = await openGallery(catalogue, folder)
  for (const path of ['nowhere/1-480.webp', 'always-open-park/9-480.webp', '../x/1-480.webp', '']) {
    await gallery.provide(path)
  }
  assert.deepEqual(await readdir(folder), ['.generator', 'draft-park'])
})

test('the rest is drawn once, and only what is missing', async () => {
  const first = await stat(join(folder, 'draft-park', '1-480.webp'))
  await (await openGallery(catalogue, folder)).drawAll(2)
  assert.equal((await filesOf('always-open-park')).length, 3)
  assert.equal((await stat(join(folder, 'draft-park', '1-480.webp'))).mtimeMs, first.mtimeMs)

  await unlink(join(folder, 'always-open-park', '1-480.webp'))
  const gallery = await openGallery(catalogue, folder)
  assert.equal(gallery.missing(), 1)
  await gallery.drawAll()
  assert.equal((await openGallery(catalogue, folder)).missing(), 0)
})

test('a closed gallery draws no more', async () => {
  await rm(join(folder, 'draft-park'), { recursive: true })
  const gallery = await openGallery(catalogue, folder)
  await gallery.close()
  await gallery.drawAll()
  assert.equal(gallery.missing(), 1)
})

test('another generator draws all of them anew', async () => {
  const stamp = join(folder, '.generator')
  const own = await readFile(stamp, 'utf8')
  await writeFile(stamp, 'an older one')
  assert.equal((await openGallery(catalogue, folder)).missing(), 2)
  assert.equal(await readFile(stamp, 'utf8'), own)
})
