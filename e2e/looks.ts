import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './fixtures.ts'

/**
 * Screenshots are compared at a quarter of their size. Builds of Chromium render the edges of letters differently; at
 * this size the difference disappears, but a change of size, shape, position or colour does not.
 */
const SCALE = 4

/**
 * How many of 10,000 pixels may differ by more than 15 % of the range from black to white. Measured between Chromium
 * 153 and 156, headless and not: none with small text, up to 5 with large text, 7 with icons.
 */
const TOLERANCE = { small: 2, large: 10 }

/** What is put over a page before it is recorded. */
export const style = readFileSync(path.join(import.meta.dirname, 'looks', 'still.css'), 'utf8')

/** Runs in the page: replaces each emoji by a letter, because emojis depend on the fonts of the machine. */
export function replaceEmojis() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const replaced = text.data.replace(/\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/gu, 'o')
    if (replaced !== text.data) text.data = replaced
  }
}

/** Options of a test with screenshots. The page's CSP would refuse the style sheet that hides pictures. */
export const stillness = { bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } } as const

type LookOptions = {
  fullPage?: boolean
  /** The kind of text in it: the edges of large letters and icons differ more. */
  type?: keyof typeof TOLERANCE
}

/**
 * Compares a page or an element with e2e/looks/NAME.png; `npm run looks` records it again. The test continues after a
 * difference, so that it reports all of them. The full-size screenshot is saved with the test results.
 */
export async function expectLook(
  target: Page | Locator,
  name: string,
  { type = 'small', ...options }: LookOptions = {},
) {
  const file = `${name}.png`
  await ('page' in target ? target.page() : target).evaluate(replaceEmojis)
  const seen = await target.screenshot({
    ...options,
    animations: 'disabled',
    style,
    path: test.info().outputPath(file),
  })
  await expectPicture(seen, file, type)
}

/** Compares a picture of a window with the recorded one. */
export async function expectPicture(seen: Buffer, file: string, type: keyof typeof TOLERANCE) {
  const { width, height } = await sharp(seen).metadata()
  const small = await sharp(seen)
    .resize(Math.round(width / SCALE), Math.round(height / SCALE), { kernel: 'cubic', fit: 'fill' })
    // 256 colours have half the bytes; a colour is 13 % of the range off at most, and of large areas it is the same
    .png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()
  expect.soft(small).toMatchSnapshot(file, { threshold: 0.15, maxDiffPixelRatio: TOLERANCE[type] / 10_000 })
}
