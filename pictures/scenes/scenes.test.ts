import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { kinds, type SceneName } from './kinds.ts'
import { scene } from './scenes.ts'

/**
 * The part of the large picture that the gallery shows on a phone of 390 px: 256 of 300 px, which is the middle 683
 * units of 1200. The small pictures next to it, of 128 by 147 px, show a little more (shared-ui, GalleryGrid).
 */
const SHOWN = { from: 258, to: 942 }

const names = Object.entries(kinds).flatMap(([kind, compositions]) =>
  Object.keys(compositions).map((name) => `${kind}/${name}` as SceneName),
)
const withSubject = names.filter((name) => drawn(name, 1).includes('class="subject"'))

function drawn(name: SceneName, seed: number) {
  return scene({ name, seed, setting: 'suburb' }).draw()
}

describe('a phone shows the whole subject of a picture', () => {
  test('at least 21 pictures have a marked subject', () =>
    assert.ok(withSubject.length >= 21, `${withSubject.length}`))

  for (const name of withSubject) {
    for (const seed of [1, 2]) {
      test(`${name}, seed ${seed}`, async () => {
        const { left, right } = await subjectOf(drawn(name, seed))
        assert.ok(left >= SHOWN.from && right <= SHOWN.to, `from ${left} to ${right}`)
      })
    }
  }
})

/** Returns the left and right edge of the subject. Hides all other shapes to measure them. */
async function subjectOf(svg: string): Promise<{ left: number; right: number }> {
  const only = '<style>*{visibility:hidden}.subject,.subject *{visibility:visible}</style>'
  const { info } = await sharp(Buffer.from(svg.replace('<defs>', `${only}<defs>`)))
    .trim()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const left = -(info.trimOffsetLeft ?? 0)
  return { left, right: left + info.width }
}
