import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ROOT } from 'federation/packages'
import subsetFont from 'subset-font'
import { refuseWords } from './runners/refuseWords.ts'

/** The folder of the fonts that every page preloads. */
export const FONTS = path.join(ROOT, 'shared-ui/src/theme/fonts')

/** The letters of English, and the signs of our own texts: the same as `unicode-range` in fonts.css. */
export const LETTERS = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2192, 0x2192],
  [0x2212, 0x2212],
] as const

/** File -> the font it comes from, and the axes that are fixed. The display face is drawn in one weight only. */
const fonts = {
  'display.woff2': {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    axes: { wght: 760 },
  },
  'body.woff2': {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: undefined,
  },
}

/** Makes the fonts with few letters. Returns their bytes by file name; the same packages always give the same bytes. */
export async function makeFonts(): Promise<Map<string, Buffer>> {
  const require = createRequire(path.join(ROOT, 'shared-ui/package.json'))
  const text = LETTERS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  ).join('')
  const made = Object.entries(fonts).map(async ([file, { source, axes }]) => {
    const whole = readFileSync(require.resolve(source))
    const bytes = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes })
    return [file, bytes] as const
  })
  return new Map(await Promise.all(made))
}

if (process.argv[1] === import.meta.filename) {
  refuseWords('npm run fonts')
  for (const [file, bytes] of await makeFonts()) {
    writeFileSync(path.join(FONTS, file), bytes)
    console.log(`${file}: ${bytes.length} bytes`)
  }
}
