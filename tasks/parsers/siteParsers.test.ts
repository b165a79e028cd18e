import '../search/siteSources.ts'
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { slowest, within } from './hostileTexts.ts'

/* Everything of the pages that reads what a visitor, an address or a listing says. */

const { mapsUrl, parseHours, safeUrl, slugify, telUrl } = await import('../../shared-ui/src/index.ts')
const { serverHtml } = await import('../../shared-ui/src/html/serverHtml.ts')
const { cleanText } = await import('../../mfe-discover/src/filters/filters.ts')
const { readDate } = await import('../../mfe-discover/src/filters/readDate.ts')
const { readFilters } = await import('../../mfe-discover/src/filters/readFilters.ts')
const { readWords } = await import('../../mfe-discover/src/words/readWords.ts')
const { placeInWords, placeOf } = await import('../../mfe-discover/src/filters/place.ts')
const { contains, inPattern, quoteList } = await import('../../mfe-discover/src/filters/quote.ts')
const { listNameProblem } = await import('../../mfe-lists/src/saving/listName.ts')

const { withoutTags } = await import('../../mfe-discover/src/head/withoutTags.ts')
const { structuredData } = await import('../../mfe-discover/src/head/structuredData.ts')
const { confirmationUrl } = await import('../../mfe-account/src/email/confirmationUrl.ts')
const { readAuthReturn } = await import('../../shared-auth/src/session/authReturn.ts')
const { imageSourceAt } = await import('../../shared-auth/src/imagePath.ts')

const TODAY = '2026-11-24'

const ORIGINS = { backend: 'https://backend.test', site: 'https://sprouts.test' }
const backendUrl = () => ORIGINS.backend

/** A place all of whose texts are this one. */
const placeWith = (text: string) =>
  ({
    ...{
      id: '7',
      name: text,
      suburb: text,
      state: text,
      address: text,
      description: text,
      tips: text,
      price: text,
    },
    ...{
      primary_type: text,
      phone_number: text,
      website: text,
      listing_type: 'place',
      images: [],
      tags: [text],
    },
    hours: [{ monday: text, sunday: text, always_open: false, start_date: null, end_date: null }],
  }) as unknown as Subject['activity']
type Subject = Extract<Parameters<typeof structuredData>[0], { page: 'activity' }>

const parsers: Record<string, (text: string) => unknown> = {
  'the address of a list': (text) => readFilters(new URLSearchParams(text), TODAY),
  'each filter in an address': (text) =>
    readFilters(
      new URLSearchParams(
        ['search', 'location', 'date', 'categories', 'ageRanges', 'features', 'more', 'sort'].map((name) => [
          name,
          text,
        ]),
      ),
      TODAY,
    ),
  'the words of a search': (text) => readWords(text, TODAY),
  'a typed text': cleanText,
  'a date': (text) => readDate(text, TODAY),
  'a place': placeOf,
  'a place in words': placeInWords,
  'a value of a query': (text) => [contains('name', text), inPattern(text), quoteList([text])],
  'opening hours': parseHours,
  'a link': safeUrl,
  'a phone number': telUrl,
  'a link to a map': (text) => mapsUrl(text, text),
  'a name in an address': slugify,
  'the name of a list': listNameProblem,
  'a description': serverHtml,
  'a description as a text': withoutTags,
  'a description that is all tags': (text) => withoutTags(`<p>${text}<b title="${text}`),
  'what search engines are told of a place': (text) =>
    structuredData({ page: 'activity', activity: placeWith(text) }, ORIGINS.site),
  'an address after a log-in': (text) => readAuthReturn(new URL(`/?${text}`, ORIGINS.site), 'a secret'),
  'the fragment after a log-in': (text) => readAuthReturn(new URL(`/#${text}`, ORIGINS.site), 'a secret'),
  'the code of a log-in': (text) =>
    readAuthReturn(new URL(`/?${new URLSearchParams({ code: text })}`, ORIGINS.site), 'a secret'),
  'the error of a log-in': (text) =>
    readAuthReturn(new URL(`/#${new URLSearchParams({ error_description: text })}`, ORIGINS.site), null),
  'the link of a mail': within(2_000, (text) => {
    const link = `${ORIGINS.backend}/auth/v1/verify?token=abc&type=signup&redirect_to=`
    const of = (value: string) => confirmationUrl(new URLSearchParams({ confirmation_url: value }), ORIGINS)
    assert.ok(of(link + ORIGINS.site))
    of(text)
    of(`${link}${ORIGINS.site}/${text}`)
    confirmationUrl(new URLSearchParams(text), ORIGINS)
  }),
  'the address of a picture': (text) => {
    imageSourceAt(backendUrl, text)
    imageSourceAt(backendUrl, `places/${text}-960.webp`)
    assert.ok(
      imageSourceAt(backendUrl, JSON.stringify({ url: `https://images.test/${text.replace(/\W/g, '')}` })),
    )
  },
}

describe('100,000 hostile signs take no time that grows with their square', () => {
  for (const [name, parse] of Object.entries(parsers))
    test(name, async () => {
      // a parser that always throws an error would be fast
      await parse('Museums, 9am - 5pm')
      assert.equal(await slowest(parse), undefined)
    })
})
