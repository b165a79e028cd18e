import { localityOf } from './locality'
import { findRegion, type Region } from './regions'

/** What the text of a location means: a region, a postcode, or a part of the name of a suburb or state. */
type Place =
  | { kind: 'region'; region: Region }
  | { kind: 'postcode'; postcode: string }
  | { kind: 'name'; name: string }

export function placeOf(location: string): Place {
  const name = localityOf(location)
  if (/^\d{4}$/.test(name)) return { kind: 'postcode', postcode: name }
  const region = findRegion(name)
  return region ? { kind: 'region', region } : { kind: 'name', name }
}

/** The place as it stands in a sentence after "in" or "from": the Inner West, postcode 2026, Bondi. */
export function placeInWords(location: string): string {
  const place = placeOf(location)
  if (place.kind === 'region') return place.region.article + place.region.name
  return place.kind === 'postcode' ? `postcode ${place.postcode}` : place.name
}

const NEAR_ME =
  /^(near ?(me|by|us|here)|(around|close to|closest to|nearest to|next to) (me|us|here|my location)|my (location|position|area)|(current|where i am|where we are|here)( location)?)$/

/** Whether a typed location means where the visitor is: "near me", "nearby", "around here". */
export const isNearMe = (location: string) => NEAR_ME.test(location.toLowerCase())
