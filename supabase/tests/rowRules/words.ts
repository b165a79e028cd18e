import { UNSAVED } from './fixtures.ts'
import type { Cell } from './probe.ts'

const TEXTS = {
  name: 'otter',
  primary_type: 'otter',
  suburb: 'Otter',
  address: 'Otter',
  description: 'otter',
  tips: 'otter',
}
/** The word, with its weight, that each flag puts among the words of a listing. */
const FLAGS = {
  playground: 'playground:B',
  babies: 'babies:B',
  toddlers: 'toddlers:B',
  preschoolers: 'preschoolers:B',
  primary: 'primary:B & school:B',
  preteens: 'preteens:B',
  teens: 'teens:B',
  all_ages: 'ages:C & babies:C & toddlers:C & preschoolers:C & school:C & preteens:C & teens:C',
  free: 'free:C',
  indoor: 'indoors:C & rainy:C & rain:C & wet:C & weather:C & !outdoors',
  accessible_entrance: 'accessible:C & wheelchair:C',
  accessible_parking: 'accessible:C & wheelchair:C',
  accessible_seating: 'accessible:C & wheelchair:C',
  accessible_restroom: 'accessible:C & wheelchair:C',
  fenced: 'fenced:C',
  shaded: 'shaded:C',
  toilets: 'toilets:C',
  bbq_available: 'bbq:C',
  allows_dogs: 'dogs:C',
  birthday_parties: 'birthday:C & parties:C',
}

const set = (values: string) => `update public."Listings" set ${values} where id = '${UNSAVED}'`
const listing = (expression: string) => `select ${expression} from public."Listings" where id = '${UNSAVED}'`

/** Whether the listing has these words after a change of one column, and the bits of all of its words. */
const has = (change: string, words: string, given?: string): Cell => ({
  name: `with ${change} a listing has ${words}`,
  given: [set(`name = 'X', fts = null`), given].filter(Boolean).join(';'),
  as: 'service',
  sql: set(change),
  finds: listing(`(fts @@ to_tsquery('english', '${words}')) || ' ' || (broad = search.broad_of(fts))`),
  expected: 'true true',
})

/** The words of frequent searches, in the order of their bits. */
const BROAD =
  `accessible, active, animals, aquarium, art, baby, bbq, beach, bike, birthday, bushwalk, cafe, centre, climbing, day, dog,
  event, fenced, festival, free, garden, indoor, library, market, museum, nature, open, outdoor, park, party, picnic, play,
  playcentre, playground, pool, pram, preschool, preteen, primary, rain, rainy, school, shade, show, slide, splash park,
  sport, swim, swimming pool, teen, theme park, toddler, toilets, trail, train, walk, water, water park, weather, wet,
  wildlife, zoo`
    .split(',')
    .map((word) => word.trim())
const bit = (word: string) => 1n << BigInt(BROAD.indexOf(word))

const says = (name: string, expression: string, expected: string): Cell => ({
  name,
  as: 'superuser',
  sql: 'select 1',
  finds: `select ${expression}`,
  expected,
})
const mask = (typed: string, expected: bigint | null) =>
  says(`the mask of ${typed}`, `search.mask_of(search.clauses_of('${typed}'))`, String(expected))

/** The words of a listing, and the bits of those that most searches find many with. */
export const WORDS: Record<string, Cell[]> = {
  'public."Listings"': [
    ...Object.entries(TEXTS).map(([column, text]) => has(`${column} = '${text}'`, 'otter')),
    has(`tags = '{otter}'`, 'otter:B'),
    has(`dining_options = 'Dining onsite'`, 'cafe:C & dining:C'),
    ...Object.entries(FLAGS).flatMap(([flag, words]) => [
      has(`"${flag}" = true`, words),
      has(`"${flag}" = false`, `!(${words})`, set(`"${flag}" = true`)),
    ]),
    has(`suburb = 'Otter Park'`, 'otter:B & !park:B', set(`primary_type = 'zoo'`)),
    has(`fts = ''`, 'outdoors'),
    has('broad = 0', 'outdoors'),
    {
      ...has('other columns', 'what it had'),
      given: `alter table public."Listings" disable trigger listings_words; ${set(`fts = 'old', broad = 1`)};
        alter table public."Listings" enable trigger listings_words`,
      sql: set('recommended = 7, price = null, verified_at = null'),
      finds: listing(`fts::text || ' ' || broad`),
      expected: `'old' 1`,
    },

    ...BROAD.map((word) => mask(word, bit(word))),
    mask('playground for toddlers', bit('playground') | bit('toddler')),
    mask('playground otter', null),
    mask('otter', null),
    mask('', null),
    says('as many bits as words', 'cardinality(search.broad_clauses())', String(BROAD.length)),
    says(
      'the bits of a text',
      `search.broad_of(to_tsvector('english', 'A play space by the beach'))`,
      String(bit('playground') | bit('beach') | bit('play')),
    ),
    says('no bits of other words', `search.broad_of(to_tsvector('english', 'An otter'))`, 'null'),
  ],
}
