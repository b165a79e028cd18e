import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parseOverrides } from './overrides.ts'

const ORIGIN = 'http://localhost:3003'
const names = ['shell', 'lists', 'discover']

describe('the parameter', () => {
  const parse = (...values: string[]) => parseOverrides(values, { names, origins: [ORIGIN] })

  for (const [values, overrides] of [
    [['lists@1a2b3c4d'], [{ name: 'lists', version: '1a2b3c4d' }]],
    [[`lists@${ORIGIN}`], [{ name: 'lists', origin: ORIGIN }]],
    [
      ['lists@1a2b3c4d,shell@00000000'],
      [
        { name: 'lists', version: '1a2b3c4d' },
        { name: 'shell', version: '00000000' },
      ],
    ],
    [
      ['lists@1a2b3c4d', ' discover@99999999 ', ''],
      [
        { name: 'lists', version: '1a2b3c4d' },
        { name: 'discover', version: '99999999' },
      ],
    ],
    [[''], []],
    [[',,'], []],
  ] as const) {
    test(`${JSON.stringify(values)} is understood`, () => {
      assert.deepEqual(parse(...values), { overrides, refused: [] })
    })
  }

  for (const [asked, reason] of [
    ['lists', /^Write it like/],
    ['lists@', /^Write it like/],
    ['@1a2b3c4d', /^No part has this name/],
    ['shop@1a2b3c4d', /^No part has this name\. The names are shell, lists, discover\./],
    ['__proto__@1a2b3c4d', /^No part has this name/],
    ['lists@1A2B3C4D', /neither a version nor an origin/],
    ['lists@1a2b3c4', /neither/],
    ['lists@../../secret', /neither/],
    ['lists@1a2b3c4d/../x', /neither/],
    ['lists@//localhost:3003', /neither/],
    ['lists@javascript:alert(1)', /neither/],
    ['lists@data:text/javascript;x', /neither/],
    ['lists@file:///etc/passwd', /neither/],
    ['lists@ws://localhost:3003', /neither/],
    ['lists@http://', /neither/],
    ['lists@http://localhost:3004', /does not allow/],
    ['lists@https://localhost:3003', /does not allow/],
    ['lists@http://localhost', /does not allow/],
    ['lists@http://localhost.evil.test:3003', /does not allow/],
    [`lists@${ORIGIN}/`, /is written like http:\/\/localhost:3003, with nothing else/],
    [`lists@${ORIGIN}/x`, /is written like/],
    [`lists@${ORIGIN}?x`, /is written like/],
    [`lists@${ORIGIN}#x`, /is written like/],
    ['lists@http://user@localhost:3003', /is written like/],
    ['lists@http://localhost:3003@evil.test', /is written like http:\/\/evil\.test/],
    ['lists@http://localhost:3003\\@evil.test', /is written like/],
    ['lists@HTTP://localhost:3003', /is written like/],
    ['lists@http://LOCALHOST:3003', /is written like/],
    ['lists@http://localhost:03003', /is written like/],
    [`shell@${ORIGIN}`, /by a version only/],
  ] as const) {
    test(`${asked} is refused`, () => {
      const { overrides, refused } = parse(asked)
      assert.deepEqual(overrides, [])
      assert.equal(refused[0]?.asked, asked)
      assert.match(refused[0]?.reason ?? '', reason)
    })
  }

  test('names a part once', () => {
    const { overrides, refused } = parse('lists@1a2b3c4d', 'lists@00000000')
    assert.deepEqual(overrides, [{ name: 'lists', version: '1a2b3c4d' }])
    assert.deepEqual(refused, [{ asked: 'lists@00000000', reason: 'lists is named twice.' }])
  })

  test('is refused as a whole if it is very long', () => {
    const { overrides, refused } = parse(`lists@1a2b3c4d,${'x'.repeat(10_000)}`)
    assert.deepEqual(overrides, [])
    assert.equal(refused[0]?.reason, 'It is too long.')
    assert.ok((refused[0]?.asked.length ?? 0) < 100)
  })
})
