/** One key of the browser's storage, and the contract about it. */
type StoredKey = {
  /**
   * `local` is one for all tabs of the browser; `session` is of one tab and goes when that is closed; a `cookie` is sent
   * to the gateway with each request.
   */
  area: 'local' | 'session' | 'cookie'
  /** The file that writes it. Nobody else does. */
  writer: string
  /** The words of the privacy policy that tell visitors of it; null where no visitor ever gets it. */
  policy: string | null
  /** How long the value counts. */
  lasts: string
  /** What removes it sooner. The shell empties the session storage when a user logs out or another one logs in. */
  cleared: string
}

const LOGOUT = 'logout, or the login of another user'

/**
 * Every key that the site keeps in the browser; a key that is not in this table does not compile. `<form>` stands
 * for the name of a form. Only the types of the table reach the browser.
 */
export const storageKeys = {
  'sprouts-auth': {
    area: 'local',
    writer: 'shared-auth/src/session/storedSession.ts',
    policy: 'your session, and when it ends',
    lasts: 'as long as the session',
    cleared: 'logout, 30 minutes without activity, or a refusal by the service',
  },
  'sprouts-deadline': {
    area: 'local',
    writer: 'shared-auth/src/session/inactivity.ts',
    policy: 'your session, and when it ends',
    lasts: '30 minutes after the last session event',
    cleared: 'logout by the user, or a page that opens without a session',
  },
  appearance: {
    area: 'local',
    writer: 'shell/src/appearance.ts',
    policy: 'light or dark',
    lasts: 'until the next choice',
    cleared: 'never',
  },
  'sprouts-counting': {
    area: 'local',
    writer: 'shell/src/visits/consent.ts',
    policy: 'whether your visits may be counted',
    lasts: 'while visits may not be counted',
    cleared: 'the choice that visits may be counted',
  },
  'sprouts-kids': {
    area: 'local',
    writer: 'mfe-discover/src/kids/kids.ts',
    policy: 'the age groups of your children, if you chose them',
    lasts: 'until they are changed',
    cleared: `Forget, ${LOGOUT}`,
  },
  'sprouts-family': {
    area: 'local',
    writer: 'shell/src/access/tabStorage.ts',
    policy: 'the first eight characters of the number of your account',
    lasts: 'also after a session that expired',
    cleared: LOGOUT,
  },
  'sprouts-filters': {
    area: 'local',
    writer: 'mfe-discover/src/list/useLastFilters.ts',
    policy: 'your last filters',
    lasts: 'until the next filter',
    cleared: `Forget this search, ${LOGOUT}`,
  },
  'sprouts-viewed': {
    area: 'local',
    writer: 'mfe-discover/src/recent/viewedText.ts',
    policy: 'the eight activities that you opened last',
    lasts: 'until eight others are opened',
    cleared: `Clear, ${LOGOUT}`,
  },
  'sprouts-bucket': {
    area: 'cookie',
    writer: 'shell/server/visitorBucket.ts',
    policy: 'one cookie, and only while we try out a new version',
    lasts: '30 days; set only while a canary is running',
    cleared: 'never',
  },
  'lists-changed': {
    area: 'local',
    writer: 'mfe-lists/src/queries/otherTabs.ts',
    policy: 'that a list has changed',
    lasts: 'one event for the other tabs',
    cleared: 'never; the next change replaces it',
  },
  'sprouts-google-pending': {
    area: 'session',
    writer: 'shared-auth/src/session/authReturn.ts',
    policy: 'that you went to Google to log in',
    lasts: '15 minutes',
    cleared: 'the next page of the site that opens in the tab',
  },
  'sprouts-intent': {
    area: 'session',
    writer: 'shared-auth/src/intent.ts',
    policy: 'what you were about to do',
    lasts: '30 minutes',
    cleared: `the answer to the offer to finish it, ${LOGOUT}`,
  },
  'sprouts-unconfirmed': {
    area: 'session',
    writer: 'shared-auth/src/unconfirmed.ts',
    policy: 'the address of a sign-up',
    lasts: 'until the next login',
    cleared: 'any login or logout, Close, a confirmed address, a mail for a password',
  },
  'sprouts-scroll': {
    area: 'session',
    writer: 'shell/src/navigation/places.ts',
    policy: 'how far you had scrolled',
    lasts: 'as long as the tab',
    cleared: 'any end of a session, or the login of another user',
  },
  'sprouts-owner': {
    area: 'session',
    writer: 'shell/src/access/tabStorage.ts',
    policy: 'whose these notes are',
    lasts: 'as long as the tab, also after a session that expired',
    cleared: LOGOUT,
  },
  'sprouts-reloaded': {
    area: 'session',
    writer: 'shell/src/composition/renewal.ts',
    policy: 'loaded again for an update',
    lasts: 'until a page is shown after the reload',
    cleared: 'Try again',
  },
  // only on a site whose registry allows overrides: a site of this machine, or one for trying out
  'sprouts-overrides': {
    area: 'session',
    writer: 'shell/tryout/keep.ts',
    policy: null,
    lasts: 'as long as the tab',
    cleared: 'an address with an empty `mfe`, which the badge of the page opens',
  },
  'default-list': {
    area: 'session',
    writer: 'mfe-lists/src/queries/defaultList.ts',
    policy: 'your first list was made',
    lasts: 'as long as the tab',
    cleared: LOGOUT,
  },
  'new-list': {
    area: 'session',
    writer: 'mfe-lists/src/saving/newList.ts',
    policy: 'a list that you have not made yet',
    lasts: 'until the list is made',
    cleared: `a closed dialog, an empty name, ${LOGOUT}`,
  },
  'note-drafts': {
    area: 'session',
    writer: 'mfe-lists/src/queries/noteDrafts.ts',
    policy: 'a form that you have not sent yet',
    lasts: 'until the note is saved',
    cleared: `Cancel, ${LOGOUT}`,
  },
  'draft:<form>': {
    area: 'session',
    writer: 'mfe-submissions/src/form/draft.ts',
    policy: 'a form that you have not sent yet',
    lasts: 'until the form is sent',
    cleared: LOGOUT,
  },
  'attempt:<form>': {
    area: 'session',
    writer: 'mfe-submissions/src/form/draft.ts',
    policy: 'a form that you have not sent yet',
    lasts: 'until the form is sent or emptied',
    cleared: LOGOUT,
  },
} as const satisfies Record<string, StoredKey>
