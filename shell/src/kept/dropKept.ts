import type { Session } from 'shared-auth'
import { LISTS, PICTURES, PLACES } from './names'

/**
 * Removes what was kept for a user whose session has ended: lists and all pictures, which would tell what was in them. A
 * logout also removes the activities that were opened. It is part of the first script, so that a logout right after the
 * page has opened finds it.
 */
export function dropKept(session: Session): void {
  const isExpiry = 'hasExpired' in session && session.hasExpired
  for (const name of [LISTS, PICTURES, ...(isExpiry ? [] : [PLACES])]) {
    // plain http has no caches; where a browser keeps nothing it refuses, and nothing is there
    window.caches?.delete(name).catch(() => {})
  }
}
