import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { CatalogueEntry, PrimaryType, SceneKind } from './catalogue/entry.ts'
import { identify, picturePath } from './rows.ts'
import { scene } from './scenes/scenes.mjs'

/** Pixels. The first one is drawn; the others are that picture made smaller. */
const WIDTHS = [1440, 960, 480]

type Picture = { slug: string; number: number; kind: SceneKind; seed: number }

/** The drawn pictures of the catalogue, in the folder of their bucket. */
export type Gallery = {
  /** How many are still to be drawn. */
  missing: () => number
  /** Draws the picture at a path of the bucket, where the catalogue has it and it is not there yet. */
  provide: (path: string) => Promise<void>
  /** Draws all that are missing, until it is closed. */
  drawAll: (lanes?: number) => Promise<void>
  /** Stops drawing; resolves when nothing is under way any more. */
  close: () => Promise<void>
}

/**
 * Drawing hundreds of pictures takes a minute, so nobody waits for it: a picture is drawn when it is first asked for,
 * and the rest one after the other. A picture that is there is there for good, until the generator changes: then all
 * of the catalogue's are removed and drawn anew.
 */
export async function openGallery(catalogue: CatalogueEntry[], bucketFolder: string): Promise<Gallery> {
  await forgetOtherGenerator(catalogue, bucketFolder)
  const present = new Set(await readdir(bucketFolder, { recursive: true }))
  const isThere = ({ slug, number }: Picture) =>
    WIDTHS.every((width) => present.has(picturePath(slug, number, width)))
  const missing = new Map(
    catalogue
      .flatMap(picturesOf)
      .filter((picture) => !isThere(picture))
      .map((picture) => [`${picture.slug}/${picture.number}`, picture]),
  )
  const underWay = new Map<string, Promise<void>>()
  let isClosed = false

  function draw(name: string, picture: Picture): Promise<void> {
    const drawing =
      underWay.get(name) ??
      drawPicture(picture, bucketFolder)
        .then(() => void missing.delete(name))
        .finally(() => underWay.delete(name))
    underWay.set(name, drawing)
    return drawing
  }

  return {
    missing: () => missing.size,
    async provide(path) {
      const name = path.replace(/-\d+\.webp$/, '')
      const picture = missing.get(name)
      if (picture) await draw(name, picture)
    },
    async drawAll(lanes = 1) {
      const queue = [...missing].values()
      const work = async () => {
        for (const [name, picture] of queue) {
          if (isClosed) return
          if (missing.has(name)) await draw(name, picture)
        }
      }
      await Promise.all(Array.from({ length: lanes }, work))
    },
    async close() {
      isClosed = true
      await Promise.allSettled(underWay.values())
    },
  }
}

async function forgetOtherGenerator(catalogue: CatalogueEntry[], bucketFolder: string): Promise<void> {
  await mkdir(bucketFolder, { recursive: true })
  const stamp = join(bucketFolder, '.generator')
  const generator = await hashOfGenerator()
  if ((await readFile(stamp, 'utf8').catch(() => '')) === generator) return
  for (const { slug } of catalogue.map(identify)) {
    await rm(join(bucketFolder, slug), { recursive: true, force: true })
  }
  await writeFile(stamp, generator)
}

/** direction.md section 7: the seed follows from the listing's id, each further picture is one on from it. */
function picturesOf(entry: CatalogueEntry): Picture[] {
  const { id, slug } = identify(entry)
  const first = Number.parseInt(id.slice(0, 6), 16)
  return entry.images.map(({ scene: kind = sceneOf(entry) }, index) => {
    const seed = first + index
    // Of the show's two compositions the odd one is the festival.
    const isFestival = entry.primaryType === 'festival' && kind === 'show'
    return { slug, number: index + 1, kind, seed: isFestival ? seed | 1 : seed }
  })
}

const SCENES: Record<PrimaryType, SceneKind> = {
  aquarium: 'aquarium',
  botanical_garden: 'park',
  entertainment_centre: 'indoor',
  event: 'show',
  festival: 'show',
  museum: 'museum',
  park: 'park',
  picnic_ground: 'park',
  playcentre: 'indoor',
  playground: 'playground',
  show: 'show',
  sports_activity_location: 'sports',
  sports_complex: 'sports',
  swimming_pool: 'pool',
  theme_park: 'themepark',
  walking_trail: 'trail',
  water_park: 'pool',
  wildlife_park: 'zoo',
  zoo: 'zoo',
}

function sceneOf({ scene: kind, primaryType, suburb }: CatalogueEntry): SceneKind {
  if (kind) return kind
  const isShore = SCENES[primaryType] === 'park' && /beach|wharf/i.test(suburb)
  return isShore ? 'beach' : SCENES[primaryType]
}

async function drawPicture({ slug, number, kind, seed }: Picture, folder: string): Promise<void> {
  const [largest = 1440] = WIDTHS
  const svg = Buffer.from(scene({ type: kind, seed }))
  // Drawn once: turning the shapes into pixels costs far more than making pixels fewer.
  const { data, info } = await sharp(svg, { density: (72 * largest) / 1200 })
    .resize({ width: largest })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  await mkdir(join(folder, slug), { recursive: true })
  for (const width of WIDTHS) {
    const webp = await sharp(data, { raw }).resize({ width }).webp({ quality: 74, effort: 2 }).toBuffer()
    await writeWhole(join(folder, picturePath(slug, number, width)), webp)
  }
}

/** Under another name first, so that an interrupted seed leaves no half picture that counts as drawn. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.unfinished`
  await writeFile(unfinished, content)
  await rename(unfinished, file)
}

async function hashOfGenerator(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of ['scenes/scenes.mjs', 'gallery.ts']) {
    hash.update(await readFile(new URL(source, import.meta.url)))
  }
  return hash.digest('hex')
}
