/**
 * Draws the pictures of the home page into src/images. Run it by hand after a change of the art:
 *
 *   pnpm --filter mfe-discover draw
 */
import path from 'node:path'
import sharp from 'sharp'
import { scene } from '../../supabase/seed/scenes/scenes.mjs'
import { heroTall, heroWide, perch } from './hero.mjs'

const FOLDER = path.join(import.meta.dirname, '../src/images')

/** Flat colours stand strong compression; every picture together stays under 350 kB. */
const WEBP = { quality: 66, effort: 6, smartSubsample: true }

/** name -> drawing and size in pixels. A scene is 1200 x 800; what does not fit is cut off evenly. */
const pictures = {
  'hero-wide': { drawing: heroWide(), width: 1800, height: 875 },
  'hero-tall': { drawing: heroTall(), width: 780, height: 1240 },
  perch: { drawing: perch(), width: 160, height: 246 },
  'tile-energy': tile('playground', 1),
  'tile-rain': tile('indoor', 2),
  'tile-learn': tile('museum', 1),
  'tile-nature': tile('trail', 2),
  'feature-zoo': feature('zoo', 2),
  'feature-free': feature('park', 2),
  'feature-cafes': feature('beach', 2),
  'feature-stage': feature('show', 2),
}

for (const [name, { drawing, width, height }] of Object.entries(pictures)) {
  await sharp(Buffer.from(drawing), { density: 144 })
    .resize(width, height, { fit: 'cover' })
    .webp(WEBP)
    .toFile(path.join(FOLDER, `${name}.webp`))
}

function tile(type, seed) {
  return { drawing: scene({ type, seed }), width: 680, height: 476 }
}

function feature(type, seed) {
  return { drawing: scene({ type, seed }), width: 1080, height: 720 }
}
