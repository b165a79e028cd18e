import { isRecord, parseJson, storage } from 'shared-auth'

/** Key in sessionStorage: the places survive a reload of the tab. */
const STORAGE_KEY = 'sprouts-scroll'

/**
 * Where a page was left: its scroll position and, if a link was followed, its href and offset in the window. Other links may
 * have the same href, in the footer and in the page: `nth` is its number among those of its part, from 0.
 */
export type Place = { top: number; link?: FollowedLink }
export type FollowedLink = { href: string; offset: number; isInFooter?: boolean; nth?: number }

/** By the key of the history entry. */
export type Places = Record<string, Place | undefined>

/** The places of this tab, by the keys of its history entries. */
export function readPlaces(): Places {
  // blocked or corrupt: start without places
  const stored = parseJson(storage.session.get(STORAGE_KEY)) ?? {}
  return Object.fromEntries(Object.entries(stored).filter(([, place]) => isPlace(place)))
}

/** Stores the places for this tab, in place of those before. */
export function storePlaces(places: Places) {
  // if storage is blocked or full, only the scroll positions are lost
  storage.session.set(STORAGE_KEY, JSON.stringify(places))
}

function isPlace(value: unknown): boolean {
  return isRecord(value) && typeof value.top === 'number'
}
