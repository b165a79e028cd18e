import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { ROOT } from 'federation/packages'
import { FONTS, LETTERS, makeFonts } from './fonts.ts'

const { fonts: limit } = JSON.parse(readFileSync(path.join(ROOT, 'e2e/budget.json'), 'utf8'))

test('the fonts before the first paint come from their packages and stay within their budget', async () => {
  const made = await makeFonts()
  for (const [file, bytes] of made)
    assert.ok(readFileSync(path.join(FONTS, file)).equals(bytes), `${file} is old: npm run fonts`)
  const size = [...made.values()].reduce((sum, bytes) => sum + bytes.length, 0)
  assert.ok(size > 0)
  assert.ok(size <= limit, `${size} of ${limit} bytes`)
})

test('the style sheet names the letters that these fonts have', () => {
  const css = readFileSync(path.join(FONTS, '../fonts.css'), 'utf8')
  const hex = (code: number) => code.toString(16).toUpperCase()
  const range = LETTERS.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(
    ', ',
  )
  const found = [...css.matchAll(/unicode-range:\s*([^;]+);/g)].map(([, text = '']) =>
    text.replace(/\s+/g, ' '),
  )
  assert.deepEqual(found, [range, range])
})
