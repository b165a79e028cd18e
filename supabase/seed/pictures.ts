import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OutputInfo } from 'sharp'
import type { CatalogueEntry, PrimaryType, SceneKind } from './catalogue/entry.ts'
import { identify, picturePath } from './rows.ts'
import { scene } from './scenes/scenes.mjs'

/** Pixels. The first one is drawn; each of the others is the one before it made smaller. */
const WIDTHS = [1440, 960, 480]

/** One picture of the catalogue: the `number`th of the listing at `slug`, and what the generator needs for it. */
export type Picture = { slug: string; number: number; kind: SceneKind; seed: number }

/** What a picture is called in messages: its path without the width. */
export const nameOf = ({ slug, number }: Picture) => `${slug}/${number}`

/** The paths of its files in the bucket, in the order in which they are written. */
export const filesOf = ({ slug, number }: Picture) => WIDTHS.map((width) => picturePath(slug, number, width))

/** Ends the name of a file that is still being written. */
export const UNFINISHED = '.unfinished'

/** direction.md section 7: the seed follows from the listing's id, each further picture is one on from it. */
export function picturesOf(entry: CatalogueEntry): Picture[] {
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

// Pictures are drawn side by side, each on one core: splitting one picture over the cores costs more than it gains.
sharp.concurrency(1)

/** Draws a picture in all its widths into the folder of the bucket: about an eighth of a second of one core. */
export async function drawPicture(picture: Picture, folder: string): Promise<void> {
  const [largest = 1440] = WIDTHS
  const svg = Buffer.from(scene({ type: picture.kind, seed: picture.seed }))
  // Drawn once: turning the shapes into pixels costs far more than making pixels fewer.
  let { data, info } = await sharp(svg, { density: (72 * largest) / 1200 })
    .resize({ width: largest })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await mkdir(join(folder, picture.slug), { recursive: true })
  for (const width of WIDTHS) {
    if (info.width !== width) {
      const smaller = sharp(data, { raw: rawOf(info) })
        .resize({ width })
        .raw()
      ;({ data, info } = await smaller.toBuffer({ resolveWithObject: true }))
    }
    // Effort 3 takes twice the time of 2 for files that are a twentieth smaller; 1 makes them a third larger.
    const webp = await sharp(data, { raw: rawOf(info) })
      .webp({ quality: 74, effort: 2 })
      .toBuffer()
    await writeWhole(join(folder, picturePath(picture.slug, picture.number, width)), webp)
  }
}

const rawOf = ({ width, height, channels }: OutputInfo) => ({ width, height, channels })

/**
 * Under a name of its own first: whoever is interrupted leaves no half picture that counts as drawn, and two
 * processes may draw the same one.
 */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`
  await writeFile(unfinished, content)
  await rename(unfinished, file)
}

/** Changes when pictures would look different. */
export async function hashOfGenerator(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of ['scenes/scenes.mjs', 'pictures.ts']) {
    hash.update(await readFile(new URL(source, import.meta.url)))
  }
  return hash.digest('hex')
}
