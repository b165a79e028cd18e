import { BackendError, backend } from 'shared-auth'
import { isNearMe } from '../filters/place'
import { inPattern } from '../filters/quote'
import { type Region, regionsBeginning } from '../filters/regions'

/** spec.md section 9. */
const MOST_PLACES = 5

/** A suggestion of the location box. */
type Suggestion = { name: string; label: string }

/** A suburb or town of New South Wales. */
type Locality = { name: string; postcode: string; state: string }

/**
 * Up to five places for a typed text: regions that begin with it; localities whose name contains it, first those that start
 * with it; for digits, localities whose postcode starts with them. If there are none, those that are written most like it.
 */
export async function suggestPlaces(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const regions = text.length < SHORTEST ? [] : regionsBeginning(text).slice(0, 2).map(ofRegion)
  const here = isNearMe(text) || NEAR.test(text) ? [{ name: 'Near me', label: 'Near me' }] : []
  const matching = await fetchMatching(text, signal)
  const found = [...here, ...regions, ...matching.map(ofLocality)]
  return (found.length > 0 ? found : await similarPlaces(text, signal)).slice(0, MOST_PLACES)
}

/** The localities whose names are written most like the text: Parramatta for "paramatta". At most five. */
export async function similarPlaces(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const { data } = await backend()
    .rpc('close_localities', { query: text }, { get: true })
    .select('locality, postcode, state')
    .abortSignal(signal)
    .throwOnError()
  return toLocalities(data).map(ofLocality)
}

/** Shorter text stands for too many regions. */
const SHORTEST = 3
const NEAR = /^near( m)?$/i

const ofLocality = ({ name, state, postcode }: Locality): Suggestion => ({
  name,
  label: `${name} ${state} ${postcode}`,
})
const ofRegion = ({ name }: Region): Suggestion => ({ name, label: `${name} NSW` })

async function fetchMatching(text: string, signal: AbortSignal): Promise<Locality[]> {
  if (isPostcode(text)) return await fetchLike('postcode', `${text}%`, signal)
  const pattern = inPattern(text)
  // "man" is in five names that sort before Manly, so names that start with the text are fetched separately
  const [beginning, containing] = await Promise.all([
    fetchLike('locality', `${pattern}%`, signal),
    fetchLike('locality', `%${pattern}%`, signal),
  ])
  const all = new Map([...beginning, ...containing].map((each) => [`${each.name} ${each.postcode}`, each]))
  // a pattern without its wildcards finds more
  const fits = ({ name }: Locality) => name.toLowerCase().includes(text.toLowerCase())
  return [...all.values()].filter(fits).slice(0, MOST_PLACES)
}

const isPostcode = (text: string) => /^\d+$/.test(text)

async function fetchLike(column: 'locality' | 'postcode', pattern: string, signal: AbortSignal) {
  const { data } = await backend()
    .from('Postcodes')
    .select('locality, postcode, state')
    .ilike(column, pattern)
    .eq('state', 'NSW')
    .order('locality')
    .order('postcode')
    .limit(MOST_PLACES)
    .abortSignal(signal)
    .throwOnError()
  return toLocalities(data)
}

/** A JSON response that is no array is treated as an error. */
function toLocalities(data: (Omit<Locality, 'name'> & { locality: string })[] | null): Locality[] {
  if (!Array.isArray(data)) throw new BackendError('invalid')
  return data.map(({ locality, ...rest }) => ({ name: titleCase(locality), ...rest }))
}

/** Changes BONDI JUNCTION to Bondi Junction; a name with lower case letters is not changed. */
function titleCase(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
}
