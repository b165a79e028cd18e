const TEXTS = ['description', 'tips', 'name', 'address']

/** A pattern with as many wildcards as are allowed, which no text has: it is compared at each sign. */
const HOPELESS = `%${'e%'.repeat(7)}\u{1f9a5}`

/** As many words as are allowed in one condition. */
const WORDS = 'park zoo '.repeat(28)

const CARDS = 'select=*,image_metadata(*),opening_hours(*)'
const NEAR = 'from_latitude=-33.8136&from_longitude=151.0034'

/**
 * Questions as costly as supabase/local/limits allows: conditions on long texts, words of texts, a search with every other word
 * for the same thing, the last page of the nearest, plan B of too many activities, tables in tables.
 */
export const worstQuestions = (outdoors: readonly string[]): Record<string, string> => ({
  '16 patterns of 8 wildcards': `Listings?select=*&or=(${Array.from(
    { length: 16 },
    (_, index) => `${TEXTS[index % TEXTS.length]}.ilike.${HOPELESS}`,
  ).join(',')})`,
  'two conditions on words': `Listings?select=*&description=plfts.${WORDS}&tips=wfts.${WORDS}`,
  'a broad search with its count': `rpc/search_listings?${CARDS}&query=horse playground pool animal farm park zoo cafe`,
  'close matches': `rpc/close_listings?${CARDS}&query=playgruond swiming anmals muesum parc`,
  'the farthest of the nearest': `rpc/nearest_listings?${CARDS}&${NEAR}&query=&offset=300`,
  'the nearest of a broad search': `rpc/nearest_listings?${CARDS}&${NEAR}&query=playground`,
  'plan B of a hundred': `rpc/plan_b?select=*&activities={${outdoors.slice(0, 100)}}`,
  'everything of 100 listings': `Listings?${CARDS}&order=description.desc`,
})

/** The same of a parent. */
export const WORST_OF_PARENT: Record<string, string> = {
  'lists of a parent': 'lists?select=*,list_activities(*)',
  'saved listings of a parent': 'list_activities?select=*,Listings(*,image_metadata(*),opening_hours(*))',
}
