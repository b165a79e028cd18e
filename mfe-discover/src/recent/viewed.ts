import { parseJson } from 'shared-auth'
import { isActivityId } from '../queries/isActivityId'
import { viewedText } from './viewedText'

/** product.md part 3, item 15. */
const MAX_VIEWED = 8

/** The ids of the activities that were opened last in this browser, the newest first. */
export function readViewed(): string[] {
  const kept = parseJson(viewedText.get())
  // they stand in an address, so nothing else is read
  const ids = Array.isArray(kept) ? kept.filter((id) => typeof id === 'string' && isActivityId(id)) : []
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
