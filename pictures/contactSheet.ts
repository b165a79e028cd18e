import sharp from 'sharp'
import { readWords, refuse } from './readWords.ts'
import { kinds, type SceneName } from './scenes/kinds.ts'
import type { Setting } from './scenes/scene.ts'
import { scene } from './scenes/scenes.ts'

/**
 * Draws many pictures on one sheet, to review a change to the drawings:
 *
 *   pnpm pictures:sheet                                 40 pictures, kind by kind
 *   pnpm pictures:sheet --kinds park,zoo --each 6       six of each of two kinds
 *   pnpm pictures:sheet --crop phone                    cropped as in the gallery on a phone (card, phone, small)
 */
const USAGE =
  'Usage: pnpm pictures:sheet [--kinds park,zoo] [--each 6] [--seed 1] [--crop phone] [--out FILE]'
const {
  out = 'contact-sheet.png',
  kinds: asked,
  each,
  seed: first = '1',
  crop = 'card',
} = readWords(USAGE, ['out', 'kinds', 'each', 'seed', 'crop'])

/** The width and height of a picture as the site shows it. */
const CROPS: Record<string, [number, number]> = {
  card: [384, 256],
  phone: [256, 300],
  small: [128, 147],
  wide: [510, 300],
}
const SETTINGS: Setting[] = ['harbour', 'suburb', 'bush', 'city', 'coast', 'country']
const GAP = 8
const COLUMNS = 5

const wanted = asked?.split(',') ?? Object.keys(kinds)
const known = Object.entries(kinds).flatMap(([kind, all]) => [
  kind,
  ...Object.keys(all).map((one) => `${kind}/${one}`),
])
const stranger = wanted.find((name) => !known.includes(name))
if (stranger !== undefined) refuse(`There is no picture called ${stranger}. The names: ${known.join(', ')}.`)
if (!Object.hasOwn(CROPS, crop)) refuse(`--crop ${crop} is none of ${Object.keys(CROPS).join(', ')}.`)
for (const count of [each ?? '1', first])
  if (!/^[1-9]\d{0,2}$/.test(count)) refuse(`${count} is no number from 1 to 999. ${USAGE}`)
const [width, height] = CROPS[crop] ?? [384, 256]
const cells = cellsOf(wanted)
const rows = Math.ceil(cells.length / COLUMNS)

await sharp({
  create: {
    width: COLUMNS * (width + GAP) + GAP,
    height: rows * (height + GAP) + GAP,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(
    await Promise.all(
      cells.map(async ({ name, seed }, index) => ({
        input: await sharp(
          Buffer.from(scene({ name, seed, setting: SETTINGS[index % SETTINGS.length] ?? 'suburb' }).draw()),
        )
          .resize(width, height, { fit: 'cover' })
          .png()
          .toBuffer(),
        left: GAP + (index % COLUMNS) * (width + GAP),
        top: GAP + Math.floor(index / COLUMNS) * (height + GAP),
      })),
    ),
  )
  .png()
  .toFile(out)
console.info(`${out}: ${cells.length} pictures`)

/** Repeats the list of kinds with a new seed each time, then sorts by kind. */
function cellsOf(names: string[]): { name: SceneName; seed: number }[] {
  const count = each ? names.length * Number(each) : 40
  return Array.from({ length: count }, (_, index) => ({
    name: names[index % names.length] as SceneName,
    seed: Number(first) + Math.floor(index / names.length),
  })).sort((one, other) => one.name.localeCompare(other.name))
}
