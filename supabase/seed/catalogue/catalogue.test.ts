import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { addDays, sydneyWeekday, weekdays, weekendOf } from 'shared-ui/dates'
import { identify } from '../ids.ts'
import { altOf, picturesOf } from '../pictures.ts'
import { rowsOf } from '../rows.ts'
import { catalogue } from './catalogue.ts'
import { CATEGORIES } from './categories.ts'
import type { AgeGroup, CatalogueEntry } from './entry.ts'

const published = catalogue.filter(({ publishStatus }) => publishStatus !== 'Draft')
const drafts = catalogue.filter(({ publishStatus }) => publishStatus === 'Draft')

const EVENT_TYPES = CATEGORIES['shows & events'] ?? []
const AGES: AgeGroup[] = ['babies', 'toddlers', 'preschoolers', 'primary', 'preteens', 'teens']
const TAGS = new Set('p br b strong i em u ul ol li h3 h4 blockquote a hr'.split(' '))

const isText = (value: unknown) => typeof value === 'string'

const search = (word: RegExp) => (entry: CatalogueEntry) =>
  word.test([entry.name, ...(entry.tags ?? []), entry.description].join(' '))

describe('numbers of listings', () => {
  const enough: [what: string, least: number, is: (entry: CatalogueEntry) => boolean][] = [
    ['published listings', 300, () => true],
    ['free', 14, ({ free }) => free === true],
    ['not free', 14, ({ free }) => free !== true],
    ['indoor, for the tile', 14, ({ indoor }) => indoor === true],
    ['with food', 14, ({ facilities }) => facilities?.diningOptions !== undefined],
    [
      'with a cafe or restaurant nearby',
      6,
      ({ facilities }) => facilities?.diningOptions === 'Cafes and dining nearby',
    ],
    ['with a restaurant', 1, ({ facilities }) => facilities?.diningOptions === 'Dining onsite'],
    ['for all ages', 6, ({ ages = 'all' }) => ages === 'all'],
    ['with parking details', 6, ({ parking }) => Object.values(parking ?? {}).some(isText)],
    ['with a link in the text', 12, ({ description, tips }) => /<a href=/.test(description + tips)],
    ['accessible', 6, ({ accessible }) => Object.values(accessible ?? {}).includes(true)],
    ['found by "outdoors"', 12, search(/\boutdoors?\b/i)],
    ['found by "active"', 12, search(/\bactive\b/i)],
    ['museums, for the tile', 12, ({ primaryType }) => primaryType === 'museum'],
    ['always open', 6, ({ hours }) => hours !== undefined && 'alwaysOpen' in hours],
    ['with more than three pictures', 1, ({ images }) => images.length > 3],
  ]
  for (const [what, least, is] of enough) {
    test(`at least ${least}: ${what}`, () => assert.ok(published.filter(is).length >= least))
  }

  for (const [category, types] of Object.entries(CATEGORIES)) {
    test(`at least 6 of each type in ${category}`, () => {
      for (const type of types) {
        const ofType = published.filter(({ primaryType }) => primaryType === type)
        assert.ok(ofType.length >= 6, `${ofType.length} of ${type}`)
      }
    })
  }

  for (const age of AGES) {
    test(`at least 6 for ${age}`, () => {
      const suitable = published.filter(({ ages = 'all' }) => ages === 'all' || ages.includes(age))
      assert.ok(suitable.length >= 6)
    })
  }

  test('the two activities of the feature cards are published', () => {
    const slugs = published.map((entry) => identify(entry).slug)
    assert.ok(slugs.includes('taronga-zoo-sydney'))
    assert.ok(slugs.includes('sydney-opera-house-kids-at-the-house'))
  })

  test('has three drafts, and only their names contain "draft"', () => {
    assert.equal(drafts.length, 3)
    for (const { name } of drafts) assert.match(name, /^Draft: /)
    for (const { name } of published) assert.doesNotMatch(name, /draft/i)
  })
})

describe('events, for every day of seeding', () => {
  const events = published.filter(({ event }) => event)
  const on = (today: string, first: string, last: string) =>
    events.filter((entry) => {
      const { hours } = rowsOf(entry, today)
      return String(hours?.start_date) <= last && String(hours?.end_date) >= first
    }).length

  for (let month = 1; month <= 12; month++) {
    const first = `2027-${String(month).padStart(2, '0')}-01`
    test(`on the first, eighth, 15th and 22nd of month ${month} at least twelve are in the next four weeks`, () => {
      for (const today of [0, 7, 14, 21].map((days) => addDays(first, days))) {
        assert.ok(on(today, today, addDays(today, 27)) >= 12, today)
      }
    })
  }

  for (const offset of weekdays.keys()) {
    const today = addDays('2027-04-05', offset)
    test(`seeded on a ${sydneyWeekday(today)} of the quietest month: this weekend has at least 6`, () => {
      const [saturday, sunday] = weekendOf(today)
      assert.ok(on(today, saturday, sunday) >= 6)
    })
  }

  test('all shows, festivals and events have a season, and no other listing does', () => {
    for (const { name, primaryType, event } of published) {
      assert.equal(event !== undefined, EVENT_TYPES.includes(primaryType), name)
    }
  })
})

describe('ages', () => {
  /** Words in a listing's text that limit its ages, so that "All Ages" would be wrong. */
  const SAYS_WHO =
    /\bsuits toddlers to\b|\bby age\b.*\bToddlers\b|too rough for prams|confident preschoolers|no prams|great many steps|bring swimmers rather|Ear protection/

  test('a listing whose text limits its ages is not for all ages or for babies', () => {
    const stated = published.filter(({ description, tips }) =>
      SAYS_WHO.test((description + (tips ?? '')).replaceAll(/<[^>]*>/g, ' ')),
    )
    assert.ok(stated.length >= 8)
    for (const { name, ages } of stated) assert.ok(ages && !ages.includes('babies') && ages !== 'all', name)
  })
})

describe('names', () => {
  test('are unique, and so are their slugs', () => {
    assert.equal(new Set(catalogue.map(({ name }) => name)).size, catalogue.length)
    assert.equal(new Set(catalogue.map((entry) => identify(entry).slug)).size, catalogue.length)
  })
})

describe('each entry', () => {
  for (const entry of catalogue) {
    test(entry.name, () => {
      checkFacts(entry)
      checkHtml(entry.description, [100, 3000])
      checkHtml(entry.tips ?? '', [20, 1000])
      checkWords(entry)
      checkPictures(entry)
    })
  }
})

function checkFacts({ website, googleMapsUri, address, suburb, tags = [], hours, ...entry }: CatalogueEntry) {
  if (website) assert.match(new URL(website).protocol, /^https?:$/)
  assert.equal(googleMapsUri, undefined)
  assert.equal(entry.phoneNumber, undefined, 'no source gives phone numbers')
  assert.equal(entry.price, undefined, 'no source gives prices')
  assert.equal(entry.externalRating, undefined, 'no source gives ratings')
  assert.equal(entry.externalRatingUserCount, undefined, 'no source gives ratings')
  if (address) assert.match(address, / NSW 2\d{3}$/)
  assert.match(suburb, /^[A-Z]/)

  assert.ok(tags.length >= 3 && tags.length <= 5, `${tags.length} tags`)
  assert.equal(new Set(tags.map((tag) => tag.toLowerCase())).size, tags.length, 'a tag twice')
  for (const tag of tags) assert.ok(tag.length <= 24, tag)
  if (tags.includes('Free entry')) assert.equal(entry.free, true, 'tagged free but not free')
  for (const tag of ['Indoor', 'Rainy day'])
    if (tags.includes(tag)) assert.equal(entry.indoor, true, `tagged ${tag} but not indoor`)
  if (tags.includes('Accessible'))
    assert.ok(
      Object.values(entry.accessible ?? {}).includes(true),
      'tagged accessible, of which nothing is known',
    )

  for (const range of hours && !('alwaysOpen' in hours) ? Object.values(hours) : []) {
    assert.match(
      range,
      /^(CLOSED|\d{1,2}:\d{2} [ap]m - \d{1,2}:\d{2} [ap]m( \(\d:00 pm (in|from) [a-zA-Z ]+\))?)$/,
    )
  }
}

/** Only tags that the sanitiser allows, all closed, and no empty paragraph or item. */
function checkHtml(html: string, [least, most]: [number, number]) {
  const open: string[] = []
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([^\s>]*)[^>]*>/g)) {
    assert.ok(TAGS.has(tag), `<${tag}> is not allowed`)
    if (slash) assert.equal(open.pop(), tag)
    else open.push(tag)
  }
  assert.deepEqual(open, [])
  for (const [attributes] of html.matchAll(/(?<=<\w+) [^>]*/g)) {
    assert.match(attributes, /^ href="https:\/\/[\w.-]+(\/[\w./-]*)?"$/)
  }
  assert.doesNotMatch(html, /<(p|li|h3)>\s*<\//)
  assert.doesNotMatch(html.replaceAll(/&(amp|lt|gt);/g, ''), /&/)
  const { length } = html.replaceAll(/<[^>]*>/g, '')
  assert.ok(length >= least && length <= most, `${length} characters`)
}

/** The rules of direction.md section 9, and no claims that need a source: prices, phone numbers, superlatives. */
function checkWords({ description, tips = '', images }: CatalogueEntry) {
  const text = [description, tips, ...images.map(({ caption }) => caption)].join(' ')
  const refused = [
    /!/,
    /—/,
    /\$/,
    /\bbest\b/i,
    /\bworld-class\b/i,
    /\bstars?\b.*\breviews?\b/i,
    /\d{4}[ -]\d{3,4}/,
  ]
  for (const pattern of refused) assert.doesNotMatch(text, pattern)
}

function checkPictures(entry: CatalogueEntry) {
  const { images } = entry
  assert.ok(images.length >= 2 && images.length <= 5)
  for (const { caption } of images) assert.ok(caption.length >= 8 && caption.length <= 80, caption)
  const alts = picturesOf(entry).map(altOf)
  for (const alt of alts) assert.match(alt, /^Illustration: [a-z].+[a-z]$/)
  assert.equal(new Set(alts).size, images.length, 'two pictures with one text')
}
