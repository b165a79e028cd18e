import type { Page } from '@playwright/test'
import { barriers } from '../../barriers.ts'
import { expect, test } from '../../fixtures.ts'
import { expectLook, stillness } from '../../looks.ts'
import { ownerTag } from '../../run/tags.ts'
import { idOf, pin } from '../../sites/pinnedSite.ts'

type Look = {
  name: string
  path: string
  width: 390 | 1440
  isDark?: boolean
  pinned?: Parameters<typeof pin>[1]
  /** Brings the page into the recorded state. */
  arrange?: (page: Page) => Promise<unknown>
}

const DETAIL = `/activities/${idOf(0)}/taronga-zoo-sydney`
const UNSAVED = `/activities/${idOf(6)}/ian-thorpe-aquatic-centre`
const SHARED = '/shared/30000000-0000-4000-8000-000000000000'
const signedIn = { isSignedIn: true }

const looks: Look[] = [
  { name: 'home', path: '/', width: 1440, arrange: seeFeatured },
  { name: 'home', path: '/', width: 1440, isDark: true, arrange: seeFeatured },
  { name: 'home', path: '/', width: 390, arrange: seeFeatured },
  { name: 'list', path: '/activities', width: 1440, arrange: seeCards },
  { name: 'list', path: '/activities', width: 1440, isDark: true, arrange: seeCards },
  { name: 'list', path: '/activities', width: 390, arrange: seeCards },
  { name: 'list', path: '/activities', width: 390, isDark: true, arrange: seeCards },
  {
    name: 'list-filters',
    path: '/activities?features=free&date=weekend',
    width: 390,
    arrange: openFilters,
  },
  {
    name: 'list-filters',
    path: '/activities?features=free&date=weekend',
    width: 390,
    isDark: true,
    arrange: openFilters,
  },
  {
    name: 'list-filtered',
    path: '/activities?features=free,indoor&ageRanges=toddlers&date=weekend',
    width: 1440,
    arrange: seeCards,
  },
  {
    name: 'list-filtered',
    path: '/activities?features=free,indoor&date=2026-11-28',
    width: 390,
    isDark: true,
    arrange: seeCards,
  },
  {
    name: 'list-empty',
    path: '/activities?search=zzz',
    width: 1440,
    pinned: { listings: 'none' },
    arrange: seeNothingFound,
  },
  {
    name: 'list-broken',
    path: '/activities',
    width: 390,
    pinned: { listings: 'broken' },
    arrange: seeFailure,
  },
  { name: 'activity', path: DETAIL, width: 1440, arrange: seeActivity },
  { name: 'activity', path: DETAIL, width: 1440, isDark: true, arrange: seeActivity },
  { name: 'activity', path: DETAIL, width: 390, arrange: seeActivity },
  { name: 'activity', path: DETAIL, width: 390, isDark: true, arrange: seeActivity },
  { name: 'activity-missing', path: `/activities/${idOf(99)}/x`, width: 390 },
  { name: 'login-errors', path: '/login', width: 1440, arrange: submitNothing },
  { name: 'login-errors', path: '/login', width: 390, isDark: true, arrange: submitNothing },
  { name: 'sign-up', path: '/signup', width: 1440, arrange: typePassword },
  { name: 'sign-up', path: '/signup', width: 1440, isDark: true, arrange: typePassword },
  { name: 'sign-up', path: '/signup', width: 390, arrange: typePassword },
  { name: 'saved-lists', path: '/saved-listings', width: 1440, pinned: signedIn, arrange: seeCards },
  {
    name: 'saved-lists',
    path: '/saved-listings',
    width: 1440,
    isDark: true,
    pinned: signedIn,
    arrange: seeCards,
  },
  {
    name: 'saved-lists',
    path: '/saved-listings',
    width: 390,
    isDark: true,
    pinned: signedIn,
    arrange: seeCards,
  },
  { name: 'save-dialog', path: UNSAVED, width: 1440, pinned: signedIn, arrange: openSaveDialog },
  { name: 'shared-list', path: SHARED, width: 390, arrange: seeCards },
  { name: 'shared-list', path: SHARED, width: 1440, isDark: true, arrange: seeCards },
  { name: 'save-dialog', path: DETAIL, width: 390, pinned: signedIn, arrange: openSaveDialog },
  {
    name: 'save-dialog',
    path: DETAIL,
    width: 390,
    isDark: true,
    pinned: signedIn,
    arrange: openSaveDialog,
  },
  { name: 'profile', path: '/profile', width: 1440, pinned: signedIn },
  { name: 'profile', path: '/profile', width: 390, isDark: true, pinned: signedIn },
  { name: 'not-found', path: '/no/such/page', width: 1440 },
  { name: 'not-found', path: '/no/such/page', width: 390, isDark: true },
  { name: 'submit-errors', path: '/submit-listing', width: 390, arrange: submitNothing },
  { name: 'submit-errors', path: '/submit-listing', width: 390, isDark: true, arrange: submitNothing },
  { name: 'contact', path: '/contact', width: 1440, isDark: true },
  { name: 'contact', path: '/contact', width: 390 },
  { name: 'policy', path: '/privacy-policy', width: 390 },
  { name: 'policy', path: '/privacy-policy', width: 390, isDark: true },
  { name: 'menu', path: '/terms-of-use', width: 390, arrange: openMenu },
]

// the rows are pinned in the browser
test.use({
  ...stillness,
  isDrawnByBrowser: true,
  allowedMessages: /^Unknown path|status of (404|503)|^Activities could not/,
})
test.slow()

for (const { name, path, width, isDark = false, pinned, arrange } of looks) {
  const title = `${name}-${width}${isDark ? '-dark' : ''}`

  test.describe(title, { tag: '@deep' }, () => {
    test.use({
      viewport: { width, height: width === 390 ? 844 : 900 },
      colorScheme: isDark ? 'dark' : 'light',
    })

    test('looks as recorded, without a barrier', { tag: ['@local', ownerTag(path)] }, async ({ page }) => {
      await pin(page, pinned)
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await arrange?.(page)
      await page.evaluate(() => document.fonts.ready)
      await expectLook(page, title, { fullPage: !/dialog|menu|policy|filters/.test(name), type: 'large' })
      expect(await barriers(page)).toEqual([])
    })
  })
}

async function submitNothing(page: Page) {
  await page.getByRole('main').locator('form').getByRole('button').last().click()
  await expect(
    page.getByText('Email is required').or(page.getByText('Name is required.')).first(),
  ).toBeVisible()
  // the toast disappears on its own, at any time
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  if (await dismiss.isVisible()) await dismiss.click()
}

/** Waits for the activity that stands in for one that is not among the pinned ones. */
async function seeFeatured(page: Page) {
  await expect(page.getByRole('heading', { name: "Children's WILD PLAY Garden" })).toBeVisible()
}

async function seeCards(page: Page) {
  await expect(page.getByRole('article').last()).toBeVisible()
}

/** Waits for the sanitised description and the related activities, which load last. */
async function seeActivity(page: Page) {
  await expect(page.getByText('It is hilly. Prams are fine.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(4)
}

async function seeNothingFound(page: Page) {
  await expect(page.getByText('No activities found matching your search criteria.')).toBeVisible()
}

/** Waits for the error, which comes after some retries. */
async function seeFailure(page: Page) {
  const notice = page.getByRole('heading', { name: "We couldn't load activities" })
  await expect(notice).toBeVisible({ timeout: 30_000 })
}

async function typePassword(page: Page) {
  await page.getByLabel('Password', { exact: true }).fill('sprouts2026')
}

async function openSaveDialog(page: Page) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Saved?/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Opens the filters and waits for the calendar, which loads later. */
async function openFilters(page: Page) {
  await seeCards(page)
  await page.getByRole('button', { name: 'Filters' }).first().click()
  await expect(page.getByRole('dialog').getByRole('gridcell')).toHaveCount(42)
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click()
}
