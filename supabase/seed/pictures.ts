import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { CatalogueEntry, PrimaryType, SceneKind } from './catalogue/entry.ts'
import { identify, picturePath } from './rows.ts'
import { scene } from './scenes/scenes.mjs'

/** Pixels. The first one is drawn; the others are that picture made smaller. */
const WIDTHS = [1440, 960, 480]

type Picture = { slug: string; number: number; kind: SceneKind; seed: number }

/**
 * Draws what is missing of the pictures of the catalogue into the bucket's folder; after a change of the generator,
 * all of them. `report` is told once, and only where there is something to draw. Returns how many were drawn.
 */
export async function drawPictures(
  catalogue: CatalogueEntry[],
  bucketFolder: string,
  report: (line: string) => void,
): Promise<number> {
  await mkdir(bucketFolder, { recursive: true })
  const stamp = join(bucketFolder, '.generator')
  const generator = await hashOfGenerator()
  const isSame = (await readFile(stamp, 'utf8').catch(() => '')) === generator
  const present = isSame ? new Set(await readdir(bucketFolder, { recursive: true })) : new Set<string>()

  const missing = catalogue
    .flatMap(picturesOf)
    .filter(({ slug, number }) => !WIDTHS.every((width) => present.has(picturePath(slug, number, width))))
  if (missing.length > 0) report(`Seed: drawing ${missing.length} pictures...`)
  await inParallel(missing, (picture) => drawPicture(picture, bucketFolder))
  await writeFile(stamp, generator)
  return missing.length
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

async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values()
  const lane = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
}

async function hashOfGenerator(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of ['scenes/scenes.mjs', 'pictures.ts']) {
    hash.update(await readFile(new URL(source, import.meta.url)))
  }
  return hash.digest('hex')
}
