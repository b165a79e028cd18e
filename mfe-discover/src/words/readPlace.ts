import { findRegion } from '../filters/regions'
import { findSuburb } from './suburbs'
import type { Meant } from './withMeant'

const MOST_WORDS_OF_A_PLACE = 4
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

/**
 * Takes a region or a suburb out of the words of a search: "playground inner west", "museums in Parramatta", "Bondi pool". A
 * suburb alone, or inside a name ("Bondi to Coogee"), stays among the words, which know suburbs as well.
 * @param isRest something else was taken out before: then a suburb alone is a place ("free Parramatta")
 */
export function readPlace(search: string, isRest: boolean): Pick<Meant, 'search' | 'location' | 'sort'> {
  const words = search.split(' ').filter(Boolean)
  for (let length = MOST_WORDS_OF_A_PLACE; length > 0; length--) {
    for (let from = words.length - length; from >= 0; from--) {
      const before = words.slice(0, from)
      const after = words.slice(from + length)
      const location = placeBetween(before, words.slice(from, from + length).join(' '), after, isRest)
      if (!location) continue
      if (THE.test(before.at(-1) ?? '')) before.pop()
      const link = IN.test(before.at(-1) ?? '') ? (before.pop() ?? '') : ''
      const rest = [...before, ...after].join(' ')
      return { search: rest, location, ...(NEAR.test(link) && { sort: 'nearest' }) }
    }
  }
  return { search }
}

function placeBetween(before: string[], name: string, after: string[], isRest: boolean): string | undefined {
  const last = before.at(-1) ?? ''
  const isThe = THE.test(last)
  const isAfterIn = IN.test(isThe ? (before.at(-2) ?? '') : last)
  const isLast = after.length === 0 && (before.length > 0 || isRest) && !LINKS.test(last)
  const isName = NAMED.test(after[0] ?? '')
  const isFirst =
    before.length === 0 && after.length > 0 && !isName && after.every((word) => KINDS.test(word))
  const region = /^the /i.test(name) ? undefined : findRegion(name)
  if (region) {
    // "west" and "city" alone are parts of names
    const isOwnName = region.name.toLowerCase() === name.toLowerCase() && region.name !== 'City'
    const isClear = /[ -]/.test(name) || (isThe && isLast) || (isOwnName && (isLast || isFirst))
    if (isAfterIn || isClear) return region.name
  }
  return isAfterIn || isLast || isFirst ? findSuburb(name) : undefined
}
