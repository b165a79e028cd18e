import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { readWords } from './readWords.ts'
import * as hero from './scenes/hero.ts'
import { kinds, type SceneName } from './scenes/kinds.ts'
import type { Setting } from './scenes/scene.ts'
import { scene } from './scenes/scenes.ts'
import type { Svg } from './scenes/shapes.ts'
import { SPOT, spots } from './scenes/spots.ts'

/**
 * Draws the site's own pictures into the packages that show them:
 *
 *   pnpm pictures:site
 *
 * The files are committed, so that a build does not need the generator. Run it after a change to the drawings.
 */
readWords('Usage: pnpm pictures:site, without arguments')
const root = new URL('../', import.meta.url)

/** Flat colours look good even with strong compression. */
const WEBP = { quality: 66, alphaQuality: 80, effort: 6, smartSubsample: true }

/** About half the bytes of WebP. Finer colours than 4:2:0: the edges of flat areas stay sharp. */
const AVIF = { quality: 40, effort: 7, chromaSubsampling: '4:4:4' }

/** Width and height are in pixels. The drawing is cropped evenly to fit them. */
type SitePicture = { file: string; drawing: Svg; width: number; height: number; hasAvif?: boolean }

const pictures: SitePicture[] = [
  {
    file: 'mfe-discover/src/images/hero-wide.webp',
    drawing: hero.heroWide(),
    width: 1800,
    height: 875,
    hasAvif: true,
  },
  {
    file: 'mfe-discover/src/images/hero-tall.webp',
    drawing: hero.heroTall(),
    ...hero.HERO_TALL,
    hasAvif: true,
  },
  { file: 'mfe-discover/src/images/perch.webp', drawing: hero.perch(), width: 160, height: 246 },
  tile('energy', 'playground/ropes', 6, 'suburb'),
  tile('rain', 'indoor/balls', 8, 'suburb'),
  tile('learn', 'museum/dinosaur', 3, 'city'),
  tile('nature', 'wildlife/koalas', 5, 'bush'),
  feature('zoo', 'zoo/giraffes', 4, 'harbour'),
  feature('free', 'park/jacarandas', 7, 'harbour'),
  feature('cafes', 'beach/cove', 5, 'harbour'),
  feature('stage', 'show/play', 2, 'city'),
  { file: 'mfe-account/src/images/welcome.webp', drawing: hero.welcome(), ...hero.WELCOME },
  ...Object.entries(spots).map(([name, draw]) => ({
    file: `shared-ui/src/pictures/${name}.webp`,
    drawing: draw(),
    ...SPOT,
  })),
  ...Object.keys(kinds).map((kind) => ({
    file: `shell/src/styleGuide/scenes/${kind}.webp`,
    drawing: scene({ name: kind as SceneName, seed: 7, setting: 'harbour' }).draw(),
    width: 600,
    height: 400,
  })),
]

function tile(name: string, kind: SceneName, seed: number, setting: Setting): SitePicture {
  const file = `mfe-discover/src/images/tile-${name}.webp`
  return { file, drawing: scene({ name: kind, seed, setting }).draw(), width: 680, height: 476 }
}

function feature(name: string, kind: SceneName, seed: number, setting: Setting): SitePicture {
  const file = `mfe-discover/src/images/feature-${name}.webp`
  return { file, drawing: scene({ name: kind, seed, setting }).draw(), width: 1080, height: 720 }
}

for (const { file, drawing, width, height, hasAvif } of pictures) {
  const path = fileURLToPath(new URL(file, root))
  await mkdir(dirname(path), { recursive: true })
  const picture = sharp(Buffer.from(drawing), { density: 144 }).resize(width, height, { fit: 'cover' })
  const written = [await picture.clone().webp(WEBP).toFile(path)]
  if (hasAvif) written.push(await picture.removeAlpha().avif(AVIF).toFile(path.replace('.webp', '.avif')))
  for (const { format, size } of written)
    console.info(`${file}: ${format}, ${width} x ${height}, ${(size / 1000).toFixed(1)} kB`)
}
