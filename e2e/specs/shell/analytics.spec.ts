import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { SITE } from 'federation/packages'
import { untilTakenOver } from '../../documents.ts'
import { test as base, expect } from '../../fixtures.ts'
import { type CountingSite, startCountingSite } from '../../sites/countingSite.ts'

/** Hides that the browser is automated: PostHog does not count automated browsers. */
const test = base.extend<{ site: CountingSite }>({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36',
  // logged because this host has no certificate
  allowedMessages: /Cross-Origin-Opener-Policy/,
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
    })
    await use(context)
  },
  site: async ({ page: _page }, use) => {
    const site = await startCountingSite()
    await use(site)
    site.stop()
  },
})

const views = (site: CountingSite) =>
  site
    .events()
    .filter(({ event }) => event === '$pageview')
    .map(({ properties }) => [properties.route, properties.remote])

/** Expects that no received request contains any of these texts. */
function expectNothingOf(site: CountingSite, secrets: string[]) {
  const sent = decodeURIComponent(site.deliveries.map(({ url, body }) => url + body).join(' '))
  expect(sent).toContain('$pageview')
  for (const secret of secrets) expect(sent, secret).not.toContain(secret)
}

/** Waits until exactly these pageviews are received. A page that is left at once may not be counted. */
const expectViews = (site: CountingSite, ...expected: string[][]) =>
  expect.poll(() => views(site)).toEqual(expected)

test('each page that a parent opens is counted by its route, with the owning remote and the release', {
  tag: ['@local', '@deep'],
}, async ({ page, parent, site }) => {
  test.slow()
  const scripts = scriptsOf(page)
  await parent.logIn(site.origin)
  const home = [
    ['/login', 'account'],
    ['/', 'discover'],
  ]
  await expectViews(site, ...home)
  // what the visitors below, who are not counted, must not do
  expect(scripts()).toBe(true)
  await page.goto(`${site.origin}/activities?search=outdoors&location=Sydney&features=free`)
  await expectViews(site, ...home, ['/activities', 'discover'])
  await page.goto(`${site.origin}/activities`)
  await untilTakenOver(page)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
  const [, , id = '', slug = ''] = new URL(page.url()).pathname.split('/')
  await page.getByRole('banner').getByRole('link', { name: 'Saved Lists' }).click()

  await expectViews(
    site,
    ...home,
    ['/activities', 'discover'],
    ['/activities', 'discover'],
    ['/activities/:id/:slug', 'discover'],
    ['/saved-listings', 'lists'],
  )
  for (const { properties } of site.events()) expect(properties.version).toMatch(/^[0-9a-f]{8}$/)
  expectNothingOf(site, [parent.email, parent.password, 'outdoors', 'Sydney', 'features', id, slug, '#'])
})

test('tokens of links in e-mails, real or forged, are never sent', { tag: ['@local', '@deep'] }, async ({
  page,
  site,
}) => {
  test.slow()
  for (const address of [
    '/#access_token=stolen-token&refresh_token=stolen-too&type=signup',
    '/email-verification?type=email_confirmation&token_hash=confirm-token',
    '/email-verification?confirmation_url=http://127.0.0.1/auth/v1/verify?token=mail-token',
    '/reset-password#access_token=recovery-token&type=recovery',
  ]) {
    const before = views(site).length
    await page.goto(site.origin + address)
    await expect.poll(() => views(site).length).toBe(before + 1)
  }
  expect(views(site).map(([route]) => route)).toEqual([
    '/',
    '/email-verified',
    '/email-verification',
    '/reset-password',
  ])
  expectNothingOf(site, ['token=', 'stolen', 'confirm-token', 'mail-token', 'recovery', '#'])
})

test('a changed filter is not a new pageview, and nothing is stored in the browser', {
  tag: ['@local', '@deep'],
}, async ({ page, site }) => {
  await page.goto(`${site.origin}/activities?features=free`)
  await page.getByRole('button', { name: 'Remove Free' }).click()
  await expect(page).toHaveURL(/activities$/)
  // the footer moves until the results are there, and a click that ends on another element is none
  await expect(page.getByText(/^\d+ activities$/)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()

  await expect
    .poll(() => views(site))
    .toEqual([
      ['/activities', 'discover'],
      ['/terms-of-use', 'pages'],
    ])
  const kept = await page.evaluate(() => [
    document.cookie,
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  expect(kept.filter((name) => /^(ph_|__ph|posthog)|phc_/.test(name))).toEqual([])
  expect(site.deliveries.map(({ url }) => new URL(url, site.collector).pathname)).toEqual(
    site.deliveries.map(() => '/e/'),
  )
})

/** The last thing on a page that makes an event, then time for one to be sent. */
async function visitSomePages(page: Page, origin: string) {
  await page.goto(`${origin}/contact`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible()
}

test('a visitor who opts out is not counted from then on, also after a reload', {
  tag: ['@local', '@deep'],
}, async ({ page, site }) => {
  test.slow()
  await page.goto(`${site.origin}/contact`)
  await expect.poll(() => views(site)).toEqual([['/contact', 'submissions']])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click()
  const box = page.getByRole('checkbox', { name: 'Count my visits' })
  await expect(box).toBeInViewport()
  await expect.poll(() => views(site)).toHaveLength(2)
  await box.uncheck()

  await visitSomePages(page, site.origin)
  await page.goto(`${site.origin}/privacy-policy`)
  await expect(box).not.toBeChecked()
  await box.check()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()
  await expect.poll(() => views(site).at(-1)).toEqual(['/terms-of-use', 'pages'])
  // no pageview of the pages in between was received late
  expect(views(site)).toEqual([
    ['/contact', 'submissions'],
    ['/privacy-policy', 'pages'],
    ['/terms-of-use', 'pages'],
  ])
})

for (const [who, signal] of [
  ['whose browser asks sites not to track', 'globalPrivacyControl'],
  ['whose browser says Do Not Track', 'doNotTrack'],
] as const) {
  test(`a visitor ${who} is not counted`, { tag: '@local' }, async ({ page, site }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true })
    }, signal)
    const scripts = scriptsOf(page)
    await visitSomePages(page, site.origin)
    await page.waitForLoadState('networkidle')
    expect(site.deliveries).toEqual([])
    expect(scripts()).toBe(false)
    await page.goto(`${site.origin}/privacy-policy`)
    await expect(page.getByText('Your visits are not counted.')).toBeVisible()
  })
}

test('on localhost nobody is counted, and the library is not loaded', { tag: '@local' }, async ({
  page,
  site,
}) => {
  const scripts = scriptsOf(page)
  await visitSomePages(page, site.localOrigin)
  await page.waitForLoadState('networkidle')
  expect(site.deliveries).toEqual([])
  expect(scripts()).toBe(false)
  await expect(page.getByRole('link', { name: 'Privacy choices' })).toBeHidden()
})

test.describe('analytics that fail', () => {
  // the browser's message for a failed request
  test.use({ allowedMessages: /^Failed to load resource|Cross-Origin-Opener-Policy/ })

  const faults: Record<string, (page: Page, site: CountingSite) => Promise<unknown>> = {
    'a collector that is blocked': (page, site) =>
      page.route(`${site.collector}/**`, (route) => route.abort()),
    'a library that is blocked': (page, site) => {
      const blocked = libraryFiles()
      expect(blocked).not.toEqual([])
      return page.route(`${site.origin}/assets/*.js`, (route) =>
        blocked.includes(path.basename(route.request().url())) ? route.abort() : route.continue(),
      )
    },
  }
  for (const [fault, block] of Object.entries(faults)) {
    test(`${fault} is not visible to the visitor`, { tag: '@local' }, async ({ page, site }) => {
      await page.goto(`${site.origin}/contact`)
      await block(page, site)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name: 'Explore Activities' }).click()
      await expect(page.getByRole('article').first()).toBeVisible()
    })
  }
})

test.describe('an error in our own code', () => {
  test.use({ allowedMessages: /boom|Cross-Origin-Opener-Policy/ })

  test('is reported once, without private data', { tag: ['@local', '@deep'] }, async ({ page, site }) => {
    await page.goto(`${site.origin}/activities?search=outdoors`)
    await expect(page.getByRole('article').first()).toBeVisible()
    for (let round = 0; round < 3; round += 1) {
      await page.evaluate(() => {
        setTimeout(() => {
          throw new Error('boom for mia@example.com at /reset-password#access_token=secret')
        })
      })
    }
    const errors = () => site.events().filter(({ event }) => event === 'site_error')
    await expect.poll(errors).toHaveLength(1)
    expect(errors()[0]?.properties).toMatchObject({
      kind: 'error',
      route: '/activities',
      remote: 'discover',
      message: 'Error: boom for … at /reset-password',
      $current_url: `${site.origin}/activities`,
    })
  })
})

/** Whether the analytics library was asked for. */
function scriptsOf(page: Page) {
  const library = libraryFiles()
  expect(library).not.toEqual([])
  const asked: string[] = []
  page.on('request', (request) => asked.push(path.basename(new URL(request.url()).pathname)))
  return () => asked.some((file) => library.includes(file))
}

/** The names of the site's files that contain the library. */
function libraryFiles(): string[] {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  const scripts = files.filter((file) => file.endsWith('.js'))
  return scripts
    .filter((file) => readFileSync(path.join(SITE, file), 'utf8').includes('$posthog_cookieless'))
    .map((file) => path.basename(file))
}
