import type { Browser, BrowserContext } from '@playwright/test'
import { run, type SiteUnderTest } from './run.ts'

/**
 * Makes every new context of a browser one of the run's visitors: in the bucket of --bucket, and with the versions of
 * --mfe. Also those that a test makes by itself.
 */
export function visitAsTheRunSays(browser: Browser): void {
  const { site, overrides, bucket } = run
  if (!site || (overrides.length === 0 && bucket === undefined)) return
  const makeContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await makeContext(options)
    if (bucket !== undefined) await context.addCookies([bucketCookie(site, bucket)])
    if (overrides.length > 0) await askForVersions(context, site)
    return context
  }
}

export const BUCKET_COOKIE = 'sprouts-bucket'

const bucketCookie = ({ origin }: SiteUnderTest, bucket: number) => ({
  name: BUCKET_COOKIE,
  value: String(bucket),
  url: origin,
})

/** Asks for every document of the site with the versions, so that no journey can lose them on its way. */
async function askForVersions(context: BrowserContext, { origin }: SiteUnderTest) {
  await context.route(
    (url) => url.origin === origin && !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      return route.continue({ url: withOverrides(route.request().url(), run.overrides) })
    },
  )
}

/** The URL with the query that asks for other versions: `?mfe=lists@1a2b3c4d`, one for each remote. */
export function withOverrides(address: string, overrides: readonly string[]): string {
  const url = new URL(address)
  for (const override of overrides) url.searchParams.append('mfe', override)
  return url.href
}
