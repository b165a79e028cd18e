import { type LocalKey, type Session, storage } from 'shared-auth'
import { dropKept } from '../kept/dropKept'

/** Key of the owner of this tab's data: a user's id, followed by EXPIRED once their session has expired. */
const OWNER = 'sprouts-owner'
const EXPIRED = ' (expired)'

/** Key of the account whose choices these are, by the start of its id: a visitor's have none. */
const FAMILY_OF = 'sprouts-family'

/** What tells of a family's choices in localStorage: it goes with the parent. */
const FAMILY: LocalKey[] = ['sprouts-kids', 'sprouts-filters', 'sprouts-viewed']

/**
 * Clears this tab's sessionStorage (drafts, started actions, scroll positions) and what tells of the family when its user
 * logs out, here or in another tab, and when another user logs in. An expired session keeps both, so that the same user
 * finds a half-filled form after the next login, but for the scroll positions: a link stored there may name a list.
 * @returns whether a session has ended, so that the scroll positions must be dropped, also in memory
 */
export function guardTabStorage(session: Session): boolean {
  const owner = storage.session.get(OWNER)
  if (session.status === 'signedIn') {
    const { id } = session.user
    const isAnother = owner !== null && owner.replace(EXPIRED, '') !== id
    const family = storage.local.get(FAMILY_OF)
    // the tab of the parent before may be closed
    const isAnotherFamily = isAnother || (family !== null && family !== startOf(id))
    if (isAnother) forget()
    else if (isAnotherFamily) forgetFamily()
    // a session that expired has left the places that were opened
    if (isAnotherFamily) dropKept(session)
    storage.session.set(OWNER, id)
    storage.local.set(FAMILY_OF, startOf(id))
    return isAnother
  }
  if (!owner || session.status !== 'signedOut' || owner.endsWith(EXPIRED)) return false
  if (session.hasExpired) storage.session.set(OWNER, owner + EXPIRED)
  else forget()
  return true
}

/** Enough to tell two accounts of one browser apart, and too little to name one. */
const startOf = (id: string) => id.slice(0, 8)

function forget(): void {
  storage.session.clear()
  forgetFamily()
}

function forgetFamily(): void {
  storage.local.remove(FAMILY_OF)
  for (const key of FAMILY) {
    storage.local.remove(key)
    // a page on screen reads it again, as after a change in another tab
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
}
