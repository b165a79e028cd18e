import { parseJson, storage } from 'shared-auth'

const KEY = 'sprouts-viewed'
/** product.md part 3, item 15. */
const MAX_VIEWED = 8

/** The ids of the activities that were opened last in this browser, the newest first. */
export function readViewed(): string[] {
  const kept = parseJson(storage.local.get(KEY))
  const ids = Array.isArray(kept) ? kept.filter((id) => typeof id === 'string' && ID.test(id)) : []
  return ids.slice(0, MAX_VIEWED)
}

/** Whether anything was opened; a small question for the first screen. */
export const hasViewed = () => storage.local.get(KEY) !== null

/** Notes that an activity was opened. */
export function noteViewed(id: string): void {
  const others = readViewed().filter((other) => other !== id)
  storage.local.set(KEY, JSON.stringify([id, ...others].slice(0, MAX_VIEWED)))
}

/** Forgets what was opened. */
export function forgetViewed(): void {
  storage.local.remove(KEY)
}

/** The ids stand in an address, so nothing else is read. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
