/** A part of the state by the name that people give to it. The database knows which suburbs are in it (Postcodes.region). */
export type Region = {
  name: string
  /** "the" where the name is said with it. */
  article: '' | 'the '
  /** What else people call it. The name of a suburb is never here: it stands for that suburb. */
  words: readonly string[]
}

const region = (article: Region['article'], name: string, ...words: string[]): Region => ({
  name,
  article,
  words,
})

export const REGIONS: readonly Region[] = [
  region(
    'the ',
    'City',
    'cbd',
    'sydney cbd',
    'sydney city',
    'city centre',
    'inner city',
    'downtown',
    'darling harbour',
    'circular quay',
  ),
  region('the ', 'Eastern Suburbs', 'east', 'eastern beaches'),
  region('the ', 'Inner West'),
  region(
    'the ',
    'North Shore',
    'northside',
    'lower north shore',
    'upper north shore',
    'north side',
    'ku-ring-gai',
  ),
  region('the ', 'Northern Beaches', 'the beaches', 'warringah', 'pittwater'),
  region('', 'Ryde and Northern Districts', 'northern suburbs', 'northern districts'),
  region('the ', 'Hills District', 'the hills', 'hills shire', 'north west'),
  region('', 'Western Sydney', 'west', 'the west', 'out west', 'western suburbs', 'cumberland', 'nepean'),
  region('', 'Canterbury-Bankstown'),
  region('the ', 'South West', 'south west sydney', 'macarthur', 'wollondilly'),
  region('', 'St George', 'south', 'southern suburbs', 'georges river', 'bayside'),
  region('the ', 'Sutherland Shire', 'the shire', 'shire', 'royal national park'),
  region('the ', 'Hawkesbury', 'hawkesbury river'),
  region('the ', 'Blue Mountains', 'mountains', 'the mountains'),
  region('the ', 'Central Coast', 'up the coast'),
  region('the ', 'Illawarra'),
  region('the ', 'Southern Highlands', 'highlands'),
  region('the ', 'Hunter and Port Stephens', 'hunter', 'hunter valley', 'port stephens', 'lake macquarie'),
  region('the ', 'Mid North Coast', 'coffs coast'),
  region('the ', 'South Coast', 'shoalhaven', 'sapphire coast'),
  region('the ', 'Central West', 'country'),
]

/** "inner-west", "The Inner West" and "INNERWEST" are one name. */
const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^the\s/, '')
    .replace(/\s(area|region)$/, '')
    .replace(/[^\p{L}]/gu, '')

const byKey = new Map(
  REGIONS.flatMap((each) => [each.name, ...each.words].map((word) => [keyOf(word), each])),
)

/** The region with this name, in any spelling, or undefined. */
export const findRegion = (text: string): Region | undefined => byKey.get(keyOf(text))

/** The regions whose name, or another word for it, begins with the text. */
export function regionsBeginning(text: string): Region[] {
  const key = keyOf(text)
  // every name begins with that of a postcode, which is empty
  if (!key) return []
  return REGIONS.filter(({ name, words }) => [name, ...words].some((word) => keyOf(word).startsWith(key)))
}
