import { parseJson } from 'shared-auth'
import { viewedText } from './viewedText'

/** product.md part 3, item 15. */
const MAX_VIEWED = 8

/** The ids of the activities that were opened last in this browser, the newest first. */
export function readViewed(): string[] {
  const kept = parseJson(viewedText.get())
  const ids = Array.isArray(kept) ? kept.filter((id) => typeof id === 'string' && ID.test(id)) : []
  return ids.slice(0, MAX_VIEWED)
}

/** Notes that an activity was opened. */
export function noteViewed(id: string): void {
  const others = readViewed().filter((other) => other !== id)
  viewedText.set(JSON.stringify([id, ...others].slice(0, MAX_VIEWED)))
}

/** Forgets what was opened. */
export function forgetViewed(): void {
  viewedText.remove()
}

/** The ids stand in an address, so nothing else is read. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
