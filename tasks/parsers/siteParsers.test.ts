import '../search/siteSources.ts'
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { slowest } from './hostileTexts.ts'

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

const TODAY = '2026-11-24'

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
}

describe('100,000 hostile signs take no time that counts', () => {
  for (const [name, parse] of Object.entries(parsers))
    test(name, async () => {
      // a parser that always throws an error would be fast
      parse('Museums, 9am - 5pm')
      assert.equal(await slowest(parse), undefined)
    })
})
