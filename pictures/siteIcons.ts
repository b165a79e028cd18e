import { mkdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { readWords } from './readWords.ts'

/**
 * Draws the icons of the installed site from the logo of the tab (shell/public/favicon.svg):
 *
 *   pnpm pictures:icons
 *
 * The files are committed. Run it after a change to the logo.
 */
readWords('Usage: pnpm pictures:icons, without arguments')
const root = new URL('../shell/public/', import.meta.url)
const GREEN = '#0e7558'

/** The side of the file in pixels, and how much of it the logo takes. */
type Icon = { file: string; side: number; part: number }

const icons: Icon[] = [
  { file: 'icon-192.png', side: 192, part: 1 },
  { file: 'icon-512.png', side: 512, part: 1 },
  // a phone may cut off everything outside the inner circle of 80 %
  { file: 'maskable-192.png', side: 192, part: 0.8 },
  { file: 'maskable-512.png', side: 512, part: 0.8 },
  // an iPhone rounds the corners itself, and shows what is transparent as black
  { file: 'apple-touch-icon.png', side: 180, part: 1 },
]

const logo = await readFile(new URL('favicon.svg', root))
await mkdir(new URL('icons/', root), { recursive: true })
for (const { file, side, part } of icons) {
  const inner = Math.round(side * part)
  const drawn = await sharp(logo, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const isFilled = part < 1 || file.startsWith('apple')
  const { size } = await sharp({
    create: { width: side, height: side, channels: 4, background: isFilled ? GREEN : '#0000' },
  })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(fileURLToPath(new URL(`icons/${file}`, root)))
  console.info(`icons/${file}: ${side} x ${side}, ${(size / 1000).toFixed(1)} kB`)
}
