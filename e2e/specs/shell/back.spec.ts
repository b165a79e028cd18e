import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

// Back closes overlays, and a closed overlay leaves no extra Back step.

const photo = (page: Page) => page.getByRole('button', { name: /^View photo 1/ })
const lightbox = (page: Page) => page.getByRole('dialog', { name: /^Photos of/ })

/** Opens an activity from the list, and its photos. */
async function openPhotos(page: Page) {
  await page.goto('/activities')
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/activities\/\w+/)
  await page.evaluate(() => window.scrollTo(0, 120))
  await photo(page).click()
  await expect(lightbox(page).getByRole('img')).toBeVisible()
}

test('Back closes the photos and keeps the scroll position; the next Back returns to the list', {
  tag: '@discover',
}, async ({ page }) => {
  await openPhotos(page)
  const url = page.url()
  const scrolled = await page.evaluate(() => window.scrollY)
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle()

  await page.goBack()
  await expect(lightbox(page)).toBeHidden()
  await expect(photo(page)).toBeFocused()
  expect(page.url()).toBe(url)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  // the page was not rendered again
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)

  await page.goBack()
  await expect(page).toHaveURL('/activities')
})

for (const way of ['Escape', 'Close'] as const) {
  test(`photos closed with ${way} leave no extra Back step`, { tag: '@discover' }, async ({ page }) => {
    await openPhotos(page)
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await lightbox(page).getByRole('button', { name: 'Close' }).click()
    await expect(lightbox(page)).toBeHidden()
    await expect(photo(page)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/activities')
  })
}

test('photos that were open during a reload leave no extra Back step', { tag: '@discover' }, async ({
  page,
}) => {
  await openPhotos(page)
  await page.reload()
  await expect(photo(page)).toBeVisible()
  await expect(lightbox(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/activities')
})

test('Forward does not open the photos again, and Back still works', { tag: '@discover' }, async ({
  page,
}) => {
  await openPhotos(page)
  await page.goBack()
  await expect(lightbox(page)).toBeHidden()
  await page.goForward()
  await expect(photo(page)).toBeFocused()
  await expect(lightbox(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/activities')
})

test('on a phone Back closes the menu, and a link of the menu is one history entry', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.getByRole('navigation', { name: 'Mobile' })
  const toggle = page.getByRole('button', { name: 'Open menu' })
  await page.goto('/privacy-policy')
  await toggle.click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/privacy-policy')

  await toggle.click()
  await menu.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')

  // choose the current page again
  await toggle.click()
  await menu.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await toggle.click()
  await menu.getByRole('link', { name: 'Home' }).click()
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/privacy-policy')
})

test('on a phone Back discards changes in the filters, and Apply Filters is one history entry', {
  tag: '@discover',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const free = sheet.getByRole('checkbox', { name: 'Free' })
  const open = () =>
    page
      .getByRole('button', { name: /^Filters/ })
      .first()
      .click()
  await page.goto('/privacy-policy')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Activities' }).click()
  await expect(page).toHaveURL('/activities')

  await open()
  await free.check()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/activities')

  await open()
  await expect(free).not.toBeChecked()
  await free.check()
  await sheet.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/activities?features=free')
  await page.goBack()
  await expect(page).toHaveURL('/activities')
  await page.goBack()
  await expect(page).toHaveURL('/privacy-policy')
})
