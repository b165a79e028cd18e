import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { catalogue } from './catalogue.ts'
import { CATEGORIES } from './categories.ts'
import type { CatalogueEntry } from './entry.ts'

/**
 * The published listings, sorted by name: one of the orders of the list. The recommended order is new each day, and looks at the
 * pictures itself: supabase/tests/data/recommended.test.ts.
 */
const published = catalogue.filter(({ publishStatus }) => publishStatus !== 'Draft')

/** PGlite sorts by code unit, PostgreSQL by its collation. */
const orders: Record<string, (one: string, other: string) => number> = {
  'by code unit': (one, other) => (one < other ? -1 : 1),
  'as in a dictionary': new Intl.Collator('en').compare,
}

/** Returns pairs of cards with the same composition that are at most `reach` cards apart. */
function twins(entries: CatalogueEntry[], order: (one: string, other: string) => number, reach: number) {
  const sorted = entries.toSorted((one, other) => order(one.name, other.name))
  return sorted.flatMap((entry, index) =>
    sorted
      .slice(index + 1, index + 1 + reach)
      .filter((near) => near.images[0].scene === entry.images[0].scene)
      .map((near) => `${entry.name} and ${near.name}: ${near.images[0].scene}`),
  )
}

for (const [name, order] of Object.entries(orders)) {
  describe(`neighbouring cards have different pictures, sorted ${name}`, () => {
    test('in any four cards of the whole list, a row of the widest page', () => {
      assert.deepEqual(twins(published, order, 3), [])
    })

    for (const [category, types] of Object.entries(CATEGORIES)) {
      test(`in any three cards of ${category}`, () => {
        const ofCategory = published.filter(({ primaryType }) => types.includes(primaryType))
        assert.deepEqual(twins(ofCategory, order, 2), [])
      })
    }

    for (const feature of ['free', 'indoor'] as const) {
      test(`in any three ${feature} cards`, () => {
        assert.deepEqual(
          twins(
            published.filter((entry) => entry[feature]),
            order,
            2,
          ),
          [],
        )
      })
    }
  })
}
