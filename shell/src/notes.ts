import type { Session } from 'shared-auth'

/** Whose notes this tab holds: a user's id, with EXPIRED behind it once their session has ended by itself. */
const OWNER = 'sprouts-owner'
const EXPIRED = ' (expired)'

/**
 * What this tab has noted in sessionStorage (drafts, what was begun, positions) is for one person. It goes when they
 * log out, here or in another tab, and when somebody else logs in. A session that only expired leaves it: the form
 * that was being filled in is there after the next login, for the same person.
 */
export function guardNotes(session: Session) {
  try {
    const owner = sessionStorage.getItem(OWNER)
    if (session.status === 'signedIn') {
      if (owner && owner.replace(EXPIRED, '') !== session.user.id) sessionStorage.clear()
      sessionStorage.setItem(OWNER, session.user.id)
    } else if (owner && session.status === 'signedOut' && !owner.endsWith(EXPIRED)) {
      if (session.hasExpired) sessionStorage.setItem(OWNER, owner + EXPIRED)
      else sessionStorage.clear()
    }
  } catch {
    // storage is denied: nothing was noted
  }
}
