import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { OpenDatabase } from '../local/database.ts'
import { openTestDatabase } from './backend.ts'

/** Each finds what the other says, whichever of the two is typed. */
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
  ['trampoline park', 'trampolining'],
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

/** What is typed does not find the other: they only share a word. */
const NOT_THE_SAME: [typed: string, text: string][] = [
  ['petting zoo', 'zoo'],
  ['rock pool', 'swimming pool'],
  ['water play', 'play centre'],
  ['ice skating', 'skate park'],
  ['theme park', 'water park'],
  ['soft play', 'playground'],
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

for (const [typed, text] of NOT_THE_SAME) {
  test(`${typed} does not find ${text}`, async () => assert.ok(!(await finds(typed, text))))
}
