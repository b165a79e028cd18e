import { isLocalHost } from 'shared-ui'
import type { SiteConfig } from '../config'
import { isCounted } from './consent'
import type { Capture, Facts } from './posthog'

export type Analytics = {
  /** Whether an event would be sent now. */
  isOn(): boolean
  /** Sends an event if that is allowed. Never throws, and does not report a failure. */
  send(event: string, facts: Facts): void
}

/** The maximum number of events that wait for the library; more are dropped. */
const MOST_WAITING = 20

/** Whether this site counts visits at all: never on a local host (spec.md section 1). */
export function isCountingSite({ analytics, origin }: SiteConfig, hostname = currentHost(origin)): boolean {
  return analytics !== undefined && !isLocalHost(hostname)
}

/** The host of the page; on a server the one that the site has in public. */
function currentHost(origin: string): string {
  return typeof window === 'undefined' ? new URL(origin).hostname : window.location.hostname
}

/**
 * Counts visits with PostHog, within limits (security.md R7, product.md part 3, item 13). The library is loaded after
 * the first event, when the page is idle. It fetches nothing, stores nothing in the browser, and every event is
 * reduced to a list of harmless properties before it is sent.
 */
export function createAnalytics(config: SiteConfig): Analytics {
  const { analytics = { host: '', key: '' } } = config
  let library: Promise<Capture> | undefined
  let waiting = 0

  const isOn = () => isCountingSite(config) && isCounted()

  function load() {
    library ??= whenIdle()
      .then(() => import('./posthog'))
      .then(({ startPostHog }) => startPostHog(analytics, isOn))
    return library
  }

  return {
    isOn,
    send(event, facts) {
      if (!isOn() || waiting >= MOST_WAITING) return
      waiting += 1
      load()
        .then((capture) => capture(event, facts))
        .catch(() => {
          // Blocked or broken: report nothing; the next event tries again.
          library = undefined
        })
        .finally(() => {
          waiting -= 1
        })
    },
  }
}

/** Waits until the page is idle, so that analytics never delay the page. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 4000 })
    else setTimeout(resolve, 1000)
  })
}

/** Returns a function that sends a pageview if the path has changed. A change of filters is not a new page. */
export function countPages(analytics: Analytics, describe: (pathname: string) => Facts): () => void {
  let last: string | undefined
  return () => {
    const { pathname } = window.location
    if (pathname === last) return
    last = pathname
    analytics.send('$pageview', describe(pathname))
  }
}
