import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Svg } from './scenes/shapes.ts'
import { SPOT, spots } from './scenes/spots.ts'

/**
 * Draws the pictures that are part of the site, each into the package that shows it:
 *
 *   pnpm pictures:site
 *
 * They are committed, because a build must not need the generator. Run it after a change of the art.
 */
const root = new URL('../../', import.meta.url)

/** Flat colours stand strong compression. */
const WEBP = { quality: 66, alphaQuality: 80, effort: 6, smartSubsample: true }

type SitePicture = { file: string; drawing: Svg; width: number; height: number }

const pictures: SitePicture[] = [
  ...Object.entries(spots).map(([name, draw]) => ({
    file: `shared-ui/src/pictures/${name}.webp`,
    drawing: draw(),
    ...SPOT,
  })),
]

for (const { file, drawing, width, height } of pictures) {
  const path = fileURLToPath(new URL(file, root))
  await mkdir(dirname(path), { recursive: true })
  const { size } = await sharp(Buffer.from(drawing), { density: 144 })
    .resize(width, height, { fit: 'cover' })
    .webp(WEBP)
    .toFile(path)
  console.info(`${file}: ${width} x ${height}, ${(size / 1000).toFixed(1)} kB`)
}
