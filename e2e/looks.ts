import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './fixtures.ts'

/**
 * Looks are compared at a quarter of their size. Each build of Chromium draws the edges of letters in its own way;
 * small, that difference is gone, and a changed size, shape, place or colour is still there.
 */
const SCALE = 4

/**
 * How many of 10,000 pixels may differ, each by more than 15 % of the way from black to white. Measured between
 * Chromium 153 and 156, with and without a window: none where type is small, up to 5 where it is large, 7 in icons.
 */
const TOLERANCE = { small: 2, large: 10 }

const style = readFileSync(path.join(import.meta.dirname, 'looks', 'still.css'), 'utf8')

/** Emojis are drawn by a font of the machine, where it has one: a letter stands for each. */
async function replaceEmojis(page: Page) {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const replaced = text.data.replace(/\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/gu, 'o')
      if (replaced !== text.data) text.data = replaced
    }
  })
}

/** Options of a test that compares looks. The page's policy would refuse the style sheet that leaves out pictures. */
export const stillness = { bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } } as const

type LookOptions = {
  fullPage?: boolean
  /** The type in it: large letters and icons keep more of their edges. */
  type?: keyof typeof TOLERANCE
}

/**
 * Compares a page or a part of it with e2e/looks/NAME.png; `npm run looks` records it anew. The test goes on, so that
 * it tells all differences. What was seen, in full size, is kept beside the test's results.
 */
export async function expectLook(
  target: Page | Locator,
  name: string,
  { type = 'small', ...options }: LookOptions = {},
) {
  const file = `${name}.png`
  await replaceEmojis('page' in target ? target.page() : target)
  const seen = await target.screenshot({
    ...options,
    animations: 'disabled',
    style,
    path: test.info().outputPath(file),
  })
  const { width, height } = await sharp(seen).metadata()
  const small = await sharp(seen)
    .resize(Math.round(width / SCALE), Math.round(height / SCALE), { kernel: 'cubic', fit: 'fill' })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect.soft(small).toMatchSnapshot(file, { threshold: 0.15, maxDiffPixelRatio: TOLERANCE[type] / 10_000 })
}
