import { storage } from './storage'

const KEY = 'sprouts-unconfirmed'

/*
 * The e-mail address of a sign-up that is not confirmed yet. It is stored in this tab, so that the login page can show
 * the next step, also after a reload. The next login of any user removes it. An address that already has an account
 * is stored in the same way, so it reveals nothing.
 */

/** Keeps the address of a sign-up for this tab. */
export function keepUnconfirmed(email: string) {
  // where storage is denied or full the toast has said what comes next
  storage.session.set(KEY, email)
}

/** Returns the address, or null if there was no sign-up in this tab since the last login. */
export function readUnconfirmed(): string | null {
  return storage.session.get(KEY)
}

/** Forgets the address. */
export function dropUnconfirmed() {
  storage.session.remove(KEY)
}
