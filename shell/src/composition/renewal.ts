import { storage } from 'shared-auth'

/** The mark, in this tab, that the page was reloaded and nothing was shown since. */
const RELOADED = 'sprouts-reloaded'

type Page = {
  reload(): void
  /** Whether this document is the result of a reload. */
  wasReloaded(): boolean
}

const thisPage: Page = {
  reload: () => window.location.reload(),
  wasReloaded: () =>
    performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
}

/**
 * Reloads the page when only another document can show it (NeedsReload): a script of this document is gone, because
 * releases have replaced it and pruning has removed it, or all addresses of a remote have failed. The same way for
 * entries of remotes, scripts of pages, and the shell's own pages. A fragment never leads here: its fallback stays.
 *
 * | this tab       | event                                          | result                           |
 * | -------------- | ---------------------------------------------- | -------------------------------- |
 * | fresh          | a page needs a reload and the site answers     | reloaded: the mark is set before |
 * | fresh          | it needs one while offline, or on a 5xx answer | fresh: panel                     |
 * | fresh          | the visitor has gone on before the answer      | fresh: nothing                   |
 * | reloaded       | a page is shown                                | fresh                            |
 * | reloaded       | a page needs a reload again                    | reloaded: panel                  |
 * | reloaded       | Try again                                      | fresh, and the page is loaded    |
 * | storage denied | the document does not come from a reload       | reloaded once                    |
 * | storage denied | it does                                        | panel                            |
 *
 * So an event of the visitor leads to one reload at most. Each tab has its own mark. The address is the new page's
 * already, and nothing was typed there. The page that is left goes, as at every change of page: drafts of forms, scroll
 * positions and what a visitor was about to do are in the tab's storage.
 */
export function createRenewal({ reload, wasReloaded }: Page = thisPage) {
  return {
    /** Reloads the page if that may help and the page is still wanted. Resolves with whether it does. */
    async tryReload(isWanted: () => boolean): Promise<boolean> {
      if (!(await siteAnswers()) || !isWanted()) return false
      if (storage.session.get(RELOADED)) return false
      if (!storage.session.set(RELOADED, 'yes') && wasReloaded()) return false
      reload()
      return true
    },
    /** Call it when a page was shown, and when the visitor asks again: the next reload is allowed. */
    allow() {
      storage.session.remove(RELOADED)
    },
  }
}

/** Whether a reload would get a document of the site: the address may be one without a route. */
function siteAnswers(): Promise<boolean> {
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )
}

export type Renewal = ReturnType<typeof createRenewal>
