import { parseJson, storage } from 'shared-auth'
import { createStore } from 'shared-ui'
import { AGE_RANGES, type AgeFlag } from '../filters/ages'

const KEY = 'sprouts-kids'
const FLAGS = AGE_RANGES.map(({ flag }) => flag)

/**
 * The age groups of the visitor's children. They are read after the first paint, because a document is the same for everybody,
 * and they stay in this browser: no request has them.
 */
export const kids = createStore<readonly AgeFlag[]>([], () => {
  const read = () => kids.set(stored())
  read()
  // another tab may change them
  window.addEventListener('storage', read)
  return () => window.removeEventListener('storage', read)
})

/** Stores the age groups; none forgets them. Where storage is blocked they last as long as the page. */
export function setKids(chosen: readonly string[]): void {
  const groups = FLAGS.filter((flag) => chosen.includes(flag))
  if (groups.length > 0) storage.local.set(KEY, JSON.stringify(groups))
  else storage.local.remove(KEY)
  kids.set(groups)
}

/** Returns how many of the children an activity suits, in words; null if no ages are chosen. `suits` null: all ages. */
export function fitLine(chosen: readonly AgeFlag[], suits: readonly AgeFlag[] | null): string | null {
  if (chosen.length === 0) return null
  const fitting = suits ? chosen.filter((flag) => suits.includes(flag)) : chosen
  return fitting.length === chosen.length
    ? 'Fits all your kids'
    : `Fits ${fitting.length} of ${chosen.length}`
}

function stored(): AgeFlag[] {
  const kept = parseJson(storage.local.get(KEY))
  return Array.isArray(kept) ? FLAGS.filter((flag) => kept.includes(flag)) : []
}
