import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { OpenDatabase } from '../../local/database/database.ts'
import { openTestDatabase } from '../backend.ts'

/** Pairs of synonyms: a search for either one finds the other. */
const SAME: [string, string][] = [
  ['soft play', 'play centre'],
  ['soft plays', 'playcentre'],
  ['indoor play', 'soft play'],
  ['splash pads', 'water play'],
  ['splash park', 'splash pad'],
  ['waterpark', 'water park'],
  ['water slides', 'waterslide'],
  ['petting zoo', 'animal farm'],
  ['hobby farm', 'city farm'],
  ['zoo', 'wildlife parks'],
  ['aquariums', 'sea life'],
  ['rock pool', 'ocean pool'],
  ['rockpools', 'tidal pool'],
  ['swimming pools', 'aquatic centre'],
  ['nippers', 'beach'],
  ['play ground', 'playgrounds'],
  ['theme park', 'amusement park'],
  ['trampoline park', 'trampoline centre'],
  ['ice rink', 'ice skating'],
  ['skatepark', 'skate park'],
  ['bicycle', 'bikes'],
  ['bouldering', 'rock climbing'],
  ['go kart', 'karting'],
  ['pony rides', 'horse riding'],
  ['mini golf', 'putt putt'],
  ['bushwalk', 'walking trail'],
  ['hiking', 'bush walks'],
  ['story time', 'library'],
  ['movies', 'cinema'],
  ['theater', 'theatre'],
  ['fire truck', 'fire engines'],
  ['railway', 'trains'],
  ['steam trains', 'steam railway'],
  ['scooter path', 'scooter tracks'],
  ['bike path', 'cycleway'],
  ['puppets', 'marionettes'],
  ['trams', 'tramway'],
  ['dino', 'dinosaurs'],
  ['xmas', 'Christmas'],
  ['wheelchair', 'accessible'],
  ['stroller', 'prams'],
  ['pram', 'accessible paths'],
  ['newborns', 'babies'],
  ['2 year olds', 'toddlers'],
  ['kindy', 'preschoolers'],
  ['teenagers', 'teens'],
  ['barbecue', 'bbq'],
  ['bathroom', 'toilets'],
  ['coffee', 'cafe'],
  ['puppy', 'dogs'],
  ['gated', 'fenced'],
]

/** Other spellings: a search for the first finds the second. */
const SPELT: [typed: string, text: string][] = [
  ['waterplay', 'water play'],
  ['splashpark', 'splash pad'],
  ['pettingzoo', 'animal farm'],
  ['playcenter', 'soft play'],
  ['play centers', 'play centre'],
  ['ten pin bowling', 'bowling'],
  ['mums and bubs', 'babies'],
  // and as they are typed
  ['waterplay', 'waterplay'],
  ['themeparks', 'themepark'],
  ['skate center', 'skate center'],
  ['play center', 'play center'],
]

/** Pairs that are not synonyms: a search for the first does not find the second. Some share a word. */
const NOT_THE_SAME: [typed: string, text: string][] = [
  ['petting zoo', 'zoo'],
  ['rock pool', 'swimming pool'],
  ['water play', 'play centre'],
  ['ice skating', 'skate park'],
  ['theme park', 'water park'],
  ['soft play', 'playground'],
  ['steam train', 'train'],
  ['steam train', 'railway'],
  ['ice rink', 'roller skating rink'],
  ['puppet', 'theatre'],
  ['pantomime', 'theatre'],
  ['fossil', 'dinosaur'],
  ['pony', 'horse'],
  ['ten pin', 'bowling'],
]

let database: OpenDatabase

before(async () => {
  database = await openTestDatabase()
})
after(() => database.close())

async function finds(typed: string, text: string): Promise<boolean> {
  const [row] = await database.query<{ yes: boolean }>(
    `select to_tsvector('english', $2) @@ all (search.clauses_of($1)) as yes`,
    [typed, text],
  )
  return row?.yes ?? false
}

for (const [one, other] of SAME) {
  test(`${one} and ${other} find each other`, async () => {
    assert.ok(await finds(one, other), `${one} does not find ${other}`)
    assert.ok(await finds(other, one), `${other} does not find ${one}`)
    assert.ok(await finds(`red ${one} Manly`, `Manly has a ${other}, it is red`))
    assert.ok(!(await finds(`${one} Manly`, other)), `${other} is not in Manly`)
  })
}

for (const [typed, text] of SPELT) {
  test(`${typed} finds ${text}`, async () => assert.ok(await finds(`red ${typed}`, `a red ${text}`)))
}

for (const [typed, text] of NOT_THE_SAME) {
  test(`${typed} does not find ${text}`, async () => assert.ok(!(await finds(typed, text))))
}

test('the entries of a row find each other, and no phrase finds a text with only one of its words', async () => {
  const [source] = await database.query<{ text: string }>(
    `select prosrc as text from pg_proc where oid = 'search.clauses_of'::regproc`,
  )
  const rows = [...(source?.text ?? '').matchAll(/\('\{(.+)\}'/g)].map(([, row = '']) => row.split(', '))
  assert.ok(rows.length > 40)
  for (const row of rows) {
    for (const typed of row) {
      for (const other of row) assert.ok(await finds(typed, other), `${typed} does not find ${other}`)
      if (await isOneWord(typed)) continue
      for (const word of typed.split(' ')) {
        assert.equal(await finds(typed, word), COMPLETE.includes(word), `${typed} finds ${word}`)
      }
    }
  }
})

/** Words that alone mean the same as their phrase. */
const COMPLETE = ['kart']

async function isOneWord(phrase: string): Promise<boolean> {
  const [row] = await database.query<{ yes: boolean }>(
    `select numnode(plainto_tsquery('english', $1)) = 1 as yes`,
    [phrase],
  )
  return row?.yes ?? false
}
