import { findRegion } from '../filters/regions'
import { findSuburb } from './suburbs'
import type { Meant } from './withMeant'
import { words } from './words'

const MOST_WORDS_OF_A_PLACE = 4
/** "Close to Bondi" and "5 km from Bondi" are near it. */
const NEAR_TO =
  /(?<!\S)(?:(?:close(?:st)?|next|nearest) to|(?:within )?\d+ ?(?:kms?|mins?|minutes|hours?) (?:from|of|to))(?=\s)/gi
/** Common words that are names of regions beside others only. */
const COMMON = /^(?:city|country|east|west|south|shire|mountains|highlands)$/i
/** Parts of a region that have no suburb of their own, but texts that name them: alone they find what is there. */
const LANDMARK = /^(?:darling harbour|circular quay)$/i
/** After these words a place only sets the point that distances are counted from; it filters nothing. */
const NEAR = /^(?:near|nearby|around)$/i
const IN = /^(?:in|at|near|nearby|around)$/i
const THE = /^the$/i
/** Between two names: "Spit Bridge to Manly" is one walk. */
const LINKS = /^(?:to|and|from|of|&|-|on|by|with|for)$/i
/** What a suburb may stand in front of: "Bondi pool" is a pool in Bondi, "Manly Dam" a name. */
const KINDS =
  /^(?:kids?|children|toddlers?|bab(?:y|ies)|indoor|outdoor|pools?|playgrounds?|parks?|beach(?:es)?|museums?|zoos?|markets?|walks?|librar(?:y|ies)|cafes?|swimming|activities|things|events?|play|theatres?|gardens?|picnics?|bbqs?)$/i
/** What makes a name of the suburb before it: "Bradfield Park" is in Milsons Point. */
const NAMED = /^(?:park|gardens?)$/i
const SHORT = { nth: 'North', sth: 'South', mt: 'Mount', saint: 'St' }

/**
 * Takes a region or a suburb out of the words of a search: "playground inner west", "museums in Parramatta", "Bondi pool". A
 * suburb alone, or inside a name ("Bondi to Coogee"), stays among the words, which know suburbs as well.
 * @param isRest something else was taken out before: then a suburb alone is a place ("free Parramatta")
 */
export function readPlace(search: string, isRest: boolean): Pick<Meant, 'search' | 'location' | 'sort'> {
  const all = search.replace(NEAR_TO, 'near').split(' ').filter(Boolean)
  for (let length = MOST_WORDS_OF_A_PLACE; length > 0; length--) {
    for (let from = all.length - length; from >= 0; from--) {
      const before = all.slice(0, from)
      const after = all.slice(from + length)
      const location = placeBetween(before, all.slice(from, from + length).join(' '), after, isRest)
      if (!location) continue
      if (THE.test(before.at(-1) ?? '')) before.pop()
      const link = IN.test(before.at(-1) ?? '') ? (before.pop() ?? '') : ''
      const rest = [...before, ...after].join(' ')
      return { search: rest, location, ...(NEAR.test(link) && { sort: 'nearest' }) }
    }
  }
  return { search }
}

/** The name as places are spelled: North of "nth", Mount of "mt". */
const spelledOut = (name: string) =>
  Object.entries(SHORT).reduce((text, [short, long]) => text.replace(words(short), long), name)

function placeBetween(before: string[], typed: string, after: string[], isRest: boolean): string | undefined {
  const name = spelledOut(typed)
  const last = before.at(-1) ?? ''
  const isThe = THE.test(last)
  const isAfterIn = IN.test(isThe ? (before.at(-2) ?? '') : last)
  const isAlone = before.length + after.length === 0
  // the search does not know a name that is cut short
  const isLast = after.length === 0 && (!isAlone || isRest || name !== typed) && !LINKS.test(last)
  const isName = NAMED.test(after[0] ?? '')
  const isFirst =
    before.length === 0 && after.length > 0 && !isName && after.every((word) => KINDS.test(word))
  const region = /^the /i.test(name) ? undefined : findRegion(name)
  if (region && !(isAlone && !isRest && LANDMARK.test(name))) {
    // "west" and "city" alone are parts of names
    const isOwnName = region.name.toLowerCase() === name.toLowerCase() && region.name !== 'City'
    const isClear =
      /[ -]/.test(name) ||
      (isAlone && !COMMON.test(name)) ||
      (isThe && isLast) ||
      (isOwnName && (isLast || isFirst))
    if (isAfterIn || isClear) return region.name
  }
  return isAfterIn || isLast || isFirst ? findSuburb(name) : undefined
}
