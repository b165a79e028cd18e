import './siteSources.ts'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { catalogue } from 'supabase/catalogue'
import { readPostcodes } from '../../supabase/seed/postcodesFile.ts'

const { findSuburb } = await import('../../mfe-discover/src/words/suburbs.ts')
const { readWords } = await import('../../mfe-discover/src/words/readWords.ts')

/** Their names are words of other searches, or of people: "Sydney", "orange", "Nelson". */
const NO_PLACES = [
  ...['Alison', 'Angus', 'Berry', 'Cataract', 'Magenta', 'Miller', 'Nelson', 'Orange', 'Richards', 'Ruse'],
  ...['Spencer', 'Sydney', 'Vineyard', 'Waterfall', 'Young'],
]

test('the words of a search know each suburb of the postcodes, but those that mean something else', () => {
  const unknown = ['postcodes.csv', 'postcodesRegional.csv']
    .flatMap((file) =>
      readPostcodes(readFileSync(new URL(`../../supabase/seed/${file}`, import.meta.url), 'utf8')),
    )
    .map(({ locality }) => locality)
    .filter((locality) => findSuburb(locality) !== locality)
  assert.deepEqual([...new Set(unknown)].sort(), NO_PLACES)
})

/** Their names end with a suburb that they are not in. */
const ELSEWHERE = ['Skyline Drive-In Blacktown']

test('the name of an activity is searched for in no other suburb than its own', () => {
  const wrong = catalogue.filter(({ name, suburb }) => {
    const { location = '' } = readWords(name, '2026-11-25')
    return findSuburb(location) && !suburb.includes(location)
  })
  assert.deepEqual(wrong.map(({ name }) => name).sort(), ELSEWHERE)
})
