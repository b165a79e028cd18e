import type { CaptureResult, PostHog } from 'posthog-js/dist/module.slim.no-external'
import { isLocalHost } from 'shared-ui'
import type { SiteConfig } from './config'
import { isCounted } from './counting'

/** What an event may say: nothing that a person has typed or that tells who they are. */
export type Facts = {
  /** The pattern of the page's address: /activities/:id/:slug. */
  route: string
  /** Whose page it is or whose code failed, and which release of it. */
  remote: string
  version: string
  /** Of a failure: see errors.ts. */
  kind?: string
  message?: string
  place?: string
}

export type Analytics = {
  /** Whether an event would go out now. */
  isOn(): boolean
  /** Sends an event when that is allowed. Never throws, and says nothing when it fails. */
  send(event: string, facts: Facts): void
}

/** Events that wait for the library; more than these are dropped. */
const MOST_WAITING = 20

/** All that may leave: our facts, and a few of PostHog's own. No address, title, referrer or campaign. */
const KEPT = [
  'route',
  'remote',
  'version',
  'kind',
  'message',
  'place',
  'token',
  'distinct_id',
  '$session_id',
  '$lib',
  '$lib_version',
  '$browser',
  '$browser_version',
  '$os',
  '$device_type',
  '$process_person_profile',
]

/** Whether visits to this site are counted at all: never on somebody's own machine (spec.md section 1). */
export function isCountingSite({ analytics }: SiteConfig, hostname = window.location.hostname): boolean {
  return analytics !== undefined && !isLocalHost(hostname)
}

/**
 * Counts visits with PostHog, on our own terms (security.md R7, product.md part 3, item 13). The library is loaded
 * when the first event is there and the page is idle; it fetches nothing, keeps nothing in the browser, and every
 * event is cut down to a list of harmless properties before it leaves.
 */
export function createAnalytics(config: SiteConfig): Analytics {
  const { analytics } = config
  let library: Promise<PostHog> | undefined
  let waiting = 0

  const isOn = () => isCountingSite(config) && isCounted()

  function load() {
    library ??= whenIdle()
      .then(() => import('posthog-js/dist/module.slim.no-external'))
      .then(({ posthog }) => posthog.init(analytics?.key ?? '', options(analytics?.host ?? '', isOn)))
    return library
  }

  return {
    isOn,
    send(event, facts) {
      if (!isOn() || waiting >= MOST_WAITING) return
      waiting += 1
      load()
        .then((posthog) => posthog.capture(event, facts))
        .catch(() => {
          // Blocked or broken: nobody needs to know, and the next event tries again.
          library = undefined
        })
        .finally(() => {
          waiting -= 1
        })
    },
  }
}

const options = (host: string, isAllowed: () => boolean) => ({
  api_host: host,
  // nothing in the browser: each visit is somebody new
  persistence: 'memory' as const,
  person_profiles: 'identified_only' as const,
  // nobody is ever identified, and nothing happens by itself
  autocapture: false,
  rageclick: false,
  capture_pageview: false,
  capture_pageleave: false,
  capture_heatmaps: false,
  capture_dead_clicks: false,
  capture_performance: false,
  capture_exceptions: false,
  disable_session_recording: true,
  disable_surveys: true,
  disable_product_tours: true,
  disable_conversations: true,
  disable_web_experiments: true,
  disable_external_dependency_loading: true,
  advanced_disable_flags: true,
  disableDeviceModel: true,
  save_referrer: false,
  save_campaign_params: false,
  respect_dnt: true,
  before_send: (event: CaptureResult | null) => (event && isAllowed() ? cutDown(event) : null),
})

/**
 * The same event with the properties above only, and the route's pattern in the place of the address.
 * `$geoip_disable` has PostHog look up no place.
 */
export function cutDown(event: CaptureResult): CaptureResult {
  const { properties, uuid, timestamp } = event
  const { route } = properties
  return {
    event: event.event,
    uuid,
    timestamp,
    properties: {
      ...Object.fromEntries(Object.entries(properties).filter(([name]) => KEPT.includes(name))),
      $current_url: window.location.origin + route,
      $pathname: route,
      $host: window.location.host,
      $geoip_disable: true,
    },
  }
}

/** Settled pages first: counting takes nothing away from what a visitor waits for. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 4000 })
    else setTimeout(resolve, 1000)
  })
}

/** Sends a pageview each time that a page of another path has come on screen; filters are no other page. */
export function countPages(analytics: Analytics, describe: (pathname: string) => Facts): () => void {
  let last: string | undefined
  return () => {
    const { pathname } = window.location
    if (pathname === last) return
    last = pathname
    analytics.send('$pageview', describe(pathname))
  }
}
