import type { Page } from '@playwright/test'
import { tickFilter } from '../../activitiesPage.ts'
import { untilTakenOver } from '../../documents.ts'
import { expect, test } from '../../fixtures.ts'
import { saveFirst, sidebar } from '../../savedLists.ts'
import { translate } from '../../translated.ts'

/* A visitor whose browser translates pages: each text of a page is replaced in the document while React uses it. */

// where the translator is faster than React, React draws the page again and says so
test.use({ allowedMessages: /was drawn again: .*#418|of the page failed at .*#418/ })
test.beforeEach(({ page }) => translate(page))

const panel = (page: Page) => page.getByText('This part of the page could not be loaded')
const isTranslated = (page: Page) =>
  expect.poll(() => page.locator('main font').count(), { message: 'texts are replaced' }).toBeGreaterThan(0)

test('a visitor searches, filters, opens an activity and writes a message', {
  tag: ['@discover', '@submissions', '@deep'],
}, async ({ page }) => {
  await page.goto('/')
  await untilTakenOver(page)
  await isTranslated(page)
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/activities')
  await expect(page.getByRole('article')).toHaveCount(12)
  await isTranslated(page)

  await page.getByRole('link', { name: 'Load more' }).click()
  // each time that the last card is in sight the next page is loaded too
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(24)
  await tickFilter(page, 'Museums')
  await expect(page).toHaveURL(/categories=museum/)
  // the cards of before are busy until those of the museums are there
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect((await page.getByRole('article').count()) % 12).toBe(0)
  await expect(page.getByRole('article').filter({ hasText: 'Museum' }).first()).toBeVisible()

  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
  await isTranslated(page)
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await isTranslated(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Name is required.')).toBeVisible()
  await page.getByLabel('Name').fill('Sam')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Name is required.')).toBeHidden()
  await expect(page.getByText('Email is required.')).toBeVisible()
  await expect(panel(page)).toBeHidden()
})

test('a parent logs in, saves an activity, makes a list and logs out', {
  tag: ['@lists', '@account', '@shell', '@deep'],
}, async ({ page, parent }) => {
  await parent.logIn()
  const name = await saveFirst(page, 'Rainy days')
  await page.goto('/saved-listings')
  await isTranslated(page)
  await expect(page.getByRole('article').getByRole('link', { name })).toBeVisible()
  await page.getByRole('button', { name: 'Create New List' }).click()
  await page.getByLabel('List name').fill('Zoo days')
  await page.getByRole('button', { name: 'Create List' }).click()
  await expect(sidebar(page).getByRole('link', { name: 'Zoo days' })).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'Rainy days' }).click()
  await expect(page.getByRole('article').getByRole('link', { name })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: parent.email }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  await expect(panel(page)).toBeHidden()
})
