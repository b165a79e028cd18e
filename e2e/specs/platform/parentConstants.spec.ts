import type { Page } from '@playwright/test'
import { proves } from 'spec/constants'
import { expect, test } from '../../fixtures.ts'
import { waitForHistoryToSettle } from '../../savedLists.ts'
import { isSignedIn, isSignedOut, logOut, openTab } from '../../session.ts'

/*
 * Section 9 of the specification for logged-in parents: counted, timed or read on the page. The clock is installed
 * before the login: at first it is in 1970, and a page with a session would end it.
 */

// each test opens several pages
test.beforeEach(() => test.slow())

const BACKEND = process.env.BACKEND_ORIGIN
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'My Lists' })

test('the session', { tag: '@account' }, async ({ page, context, parent }) => {
  // a stopped clock, so that the duration of the login does not matter
  await page.clock.setFixedTime(Date.now())
  await parent.logIn()
  const left = await page.evaluate(() => Number(localStorage.getItem('sprouts-deadline')) - Date.now())
  proves('inactivity timeout', left)

  await page.goto('/contact')
  const other = await openTab(context, '/contact')
  await isSignedIn(other, parent)
  await logOut(page, parent)
  await isSignedOut(other)
  const isOut = await other.getByRole('banner').getByRole('link', { name: 'Log in' }).isVisible()
  proves('a sign-out reaches the other tabs', isOut)
})

test('a new password on the profile', { tag: '@account' }, async ({ page, parent }) => {
  await parent.resume()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change Password' }).click()
  const field = page.getByRole('dialog').getByLabel('New Password', { exact: true })
  const lengths = [4, 5, 6, 7]
  const refusals: number[] = []
  for (const length of lengths) {
    await field.fill('a'.repeat(length))
    await field.blur()
    if ((await field.getAttribute('aria-invalid')) === 'true') refusals.push(length)
  }
  proves('password minimum on profile', Math.max(...refusals) + 1)
})

test('offering an activity', { tag: '@submissions' }, async ({ page, parent }) => {
  await page.clock.install()
  await parent.resume()
  await page.goto('/add-listing')
  const form = page.getByRole('form', { name: 'List your activity' })
  proves('add-listing default category', await form.getByLabel('Category').inputValue())
  proves('image hint', await form.getByText(/5MB each/).textContent())

  for (const label of ['Title', 'Description', 'Address', 'City']) await form.getByLabel(label).fill(label)
  const picture = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(6 * 1024 * 1024) }
  await form.getByLabel('Choose images').setInputFiles(picture)
  await expect(form.getByText('6.0 MB, larger than 5MB')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  const answer = page.waitForResponse(`${BACKEND}/functions/v1/listing-submission`)
  await form.getByRole('button', { name: 'Submit' }).click()
  const answered = await answer
  await answered.finished()
  proves('an image of 6 MB is taken', answered.ok())
  const toast = page.getByText('Your activity has been submitted for review!')
  proves('simulated add-listing delay', await millisecondsUntil(page, () => toast.isVisible(), 500))
})

test('the lists', { tag: '@lists' }, async ({ page, parent }) => {
  await page.clock.install()
  await parent.resume()
  await page.goto('/saved-listings')
  const list = sidebar(page).getByRole('link').first()
  await expect(list).toBeVisible()
  proves('default list', /Favorites/.exec((await list.textContent()) ?? '')?.[0])

  await sidebar(page).getByRole('button', { name: 'Create New List' }).click()
  const emojis = page.getByRole('dialog').getByRole('radio')
  await expect(emojis.first()).toBeAttached()
  proves('emoji choices', await emojis.count())
  const tops = await emojis.evaluateAll((radios) => radios.map((radio) => radio.getBoundingClientRect().top))
  proves('emojis per row', tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 4).length)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Options for Favorites' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No lists created yet')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Create New List' })
  proves('empty-lists create dialog delay', await millisecondsUntil(page, () => dialog.isVisible(), 100))
  const chosen = dialog.locator('label:has(:checked)')
  proves('default emoji', /\p{Extended_Pictographic}\uFE0F?/u.exec((await chosen.textContent()) ?? '')?.[0])
})

test('the grid of what is saved', { tag: '@lists' }, async ({ page, parent }) => {
  await parent.resume()
  await page.goto('/activities')
  for (const place of [0, 1, 2]) {
    const card = page.getByRole('article').nth(place)
    await card.getByRole('button', { name: /^Save / }).click()
    const dialog = page.getByRole('dialog', { name: 'Save activity' })
    const name = dialog.getByLabel('List name')
    if (place === 0) await name.fill('Favorites')
    await dialog.getByRole('button', { name: /^Save( to .*)?$/ }).click()
    await expect(card.getByRole('button', { name: /^Saved / })).toBeVisible()
    await expect(dialog).toHaveCount(0)
  }
  await waitForHistoryToSettle(page)
  await page.route(`${BACKEND}/rest/v1/image_metadata?**`, (route) =>
    route.fulfill({ json: [], headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.goto('/saved-listings')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(3)
  const columns: number[] = []
  for (const width of [390, 900, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().top)),
    )
    columns.push(tops.filter((top) => top === tops[0]).length)
  }
  proves('saved grid columns', columns)
  const image = await cards.first().locator('img').getAttribute('src')
  proves('a saved card without an image shows placeholder-activity', /placeholder-activity/.test(image ?? ''))
})

/** Moves the page's clock in steps. Returns the time after which the condition is true. */
async function millisecondsUntil(page: Page, isSo: () => Promise<boolean>, step: number): Promise<number> {
  for (let passed = 0; passed < 10_000; passed += step) {
    // what the last step has begun is drawn by then
    await page.evaluate(() => fetch('/favicon.svg'))
    if (await isSo()) return passed
    await page.clock.runFor(step)
  }
  return Number.POSITIVE_INFINITY
}
