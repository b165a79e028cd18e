import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { drawPictures } from '../../local/drawPictures.ts'
import type { CatalogueEntry } from '../../seed/catalogue/entry.ts'
import { openGallery } from '../../seed/gallery.ts'
import { sampleCatalogue } from '../sampleCatalogue.ts'

const [park, draft] = sampleCatalogue
assert.ok(park && draft)
const catalogue = [park, draft]

let folder: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sprouts-gallery-'))
})
after(() => rm(folder, { recursive: true }))

const filesOf = (slug: string) => readdir(join(folder, slug)).catch(() => [])

test('a picture is drawn on request in three widths, also for two requests at the same time', async () => {
  const gallery = await openGallery(catalogue, folder)
  assert.equal(gallery.missing(), 2)
  await Promise.all([gallery.provide('draft-park/1-480.webp'), gallery.provide('draft-park/1-960.webp')])
  assert.deepEqual((await filesOf('draft-park')).sort(), ['1-1440.webp', '1-480.webp', '1-960.webp'])
  for (const file of await filesOf('draft-park')) {
    assert.ok((await stat(join(folder, 'draft-park', file))).size < 100_000, file)
  }
  assert.equal(gallery.missing(), 1)
})

test('a picture that is not in the catalogue is not drawn', async () => {
  const gallery = await openGallery(catalogue, folder)
  for (const path of ['nowhere/1-480.webp', 'always-open-park/9-480.webp', '../x/1-480.webp', '']) {
    await gallery.provide(path)
  }
  assert.deepEqual(await readdir(folder), ['.generator', 'draft-park'])
})

test('missing pictures are drawn once; then the log says how many and how long it took', async () => {
  const first = await stat(join(folder, 'draft-park', '1-480.webp'))
  const said: string[] = []
  await drawPictures(await openGallery(catalogue, folder), (line) => said.push(line))
  assert.match(
    said.join('\n'),
    /^Pictures: drawing 1 in the background\.\.\.\n(?:Pictures: 1 of 1\n)?Pictures: all 1 drawn in \d+ s$/,
  )
  assert.equal((await filesOf('always-open-park')).length, 3)
  assert.equal((await stat(join(folder, 'draft-park', '1-480.webp'))).mtimeMs, first.mtimeMs)

  await unlink(join(folder, 'always-open-park', '1-480.webp'))
  const gallery = await openGallery(catalogue, folder)
  assert.equal(gallery.missing(), 1)
  await gallery.drawAll()
  const complete = await openGallery(catalogue, folder)
  said.length = 0
  await drawPictures(complete, (line) => said.push(line))
  assert.deepEqual([complete.missing(), said], [0, []])
})

test('a stopped gallery continues at the next start and leaves no incomplete picture', async () => {
  const many = sampleCatalogue.flatMap((entry) =>
    [1, 2].map((n) => ({ ...entry, name: `${entry.name} ${n}` })),
  )
  const stopped = join(folder, 'stopped')
  const gallery = await openGallery(many, stopped)
  const drawing = gallery.drawAll(() => void gallery.close())
  await drawing
  const left = gallery.missing()
  assert.ok(left > 0 && left < many.length, `${left} left`)

  const again = await openGallery(many, stopped)
  const files = await readdir(stopped, { recursive: true })
  assert.deepEqual(
    files.filter((file) => file.endsWith('.unfinished')),
    [],
  )
  assert.ok(again.missing() <= left)
  await again.drawAll()
  assert.equal((await openGallery(many, stopped)).missing(), 0)
  await rm(stopped, { recursive: true })
})

test('the pictures of a removed listing are deleted, uploaded files never', async () => {
  const renamed = { ...draft, name: 'Another Park' }
  await mkdir(join(folder, 'uploads'))
  await writeFile(join(folder, 'uploads', '1-480.webp'), 'uploaded')
  await writeFile(join(folder, 'uploads', '1-480.webp.meta.json'), '{}')
  const gallery = await openGallery([park, renamed], folder)
  await gallery.drawAll()
  assert.deepEqual((await readdir(folder)).sort(), [
    '.generator',
    'always-open-park',
    'another-park',
    'uploads',
  ])
  await rm(join(folder, 'uploads'), { recursive: true })
  await (await openGallery(catalogue, folder)).drawAll()
})

test('a requested picture does not wait for the others that are being drawn', async () => {
  await rm(join(folder, 'draft-park'), { recursive: true })
  const gallery = await openGallery(catalogue, folder)
  await Promise.all([gallery.drawAll(), gallery.provide('draft-park/1-480.webp')])
  assert.equal(gallery.missing(), 0)
  assert.equal((await filesOf('draft-park')).length, 3)
})

test('a picture that cannot be drawn is logged, and the rest is drawn only on request', async () => {
  await rm(join(folder, 'draft-park'), { recursive: true })
  await writeFile(join(folder, 'draft-park'), 'a file in the place of the folder')
  const gallery = await openGallery(catalogue, folder)
  const said: string[] = []
  await drawPictures(gallery, (line) => said.push(line))
  assert.match(said.at(-1) ?? '', /^Pictures: The pictures could not all be drawn/)
  assert.equal(gallery.missing(), 1)
  await unlink(join(folder, 'draft-park'))
})

test('a closed gallery draws no more', async () => {
  const gallery = await openGallery(catalogue, folder)
  await gallery.close()
  await gallery.drawAll()
  assert.equal(gallery.missing(), 1)
})

test('a picture that the catalogue changes is drawn again, and no other', async () => {
  await (await openGallery(catalogue, folder)).drawAll()
  const changed = {
    ...park,
    images: [{ scene: 'park/kites' as const, caption: 'Kites' }],
  } satisfies CatalogueEntry
  const gallery = await openGallery([changed, draft], folder)
  assert.equal(gallery.missing(), 1)
  assert.deepEqual([await filesOf('always-open-park'), (await filesOf('draft-park')).length], [[], 3])
  await gallery.drawAll()
  assert.equal((await openGallery(catalogue, folder)).missing(), 1, 'and back again')
})

test('a changed generator draws all pictures again', async () => {
  const stamp = join(folder, '.generator')
  const own = await readFile(stamp, 'utf8')
  await writeFile(stamp, 'an older one')
  assert.equal((await openGallery(catalogue, folder)).missing(), 2)
  assert.equal(await readFile(stamp, 'utf8'), own)
})
