import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

const paper = { light: 'rgb(255, 253, 248)', dark: 'rgb(13, 29, 30)' }

const colourOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)

/** Clicks the label in the footer's switch, as a user does. */
const choose = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByText(name, { exact: true }).click()

test('a visitor chooses dark; a reload keeps the choice, and other tabs follow', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/privacy-policy')
  await page.goto('/terms-of-use')
  await expect.poll(() => colourOf(page, 'body')).toBe(paper.light)

  await choose(page, 'Dark')
  for (const tab of [page, other]) await expect.poll(() => colourOf(tab, 'body')).toBe(paper.dark)
  await expect(page.locator('meta[name=theme-color][media=all]')).toHaveAttribute('content', '#0D1D1E')

  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect.poll(() => colourOf(page, 'body')).toBe(paper.dark)
  await choose(page, 'System')
  await expect.poll(() => colourOf(page, 'body')).toBe(paper.light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => colourOf(page, 'body')).toBe(paper.dark)
})

test('a page is printed light where dark was chosen', async ({ page }) => {
  await page.goto('/privacy-policy')
  await choose(page, 'Dark')
  await expect.poll(() => colourOf(page, 'body')).toBe(paper.dark)
  await page.emulateMedia({ media: 'print' })
  for (const element of ['html', 'body']) expect(await colourOf(page, element)).toBe(paper.light)
  const heading = page.getByRole('heading', { level: 1 })
  expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(18, 48, 47)')
})

test('the chosen colours apply before our first script runs, so that nothing flashes', async ({ page }) => {
  await page.goto('/privacy-policy')
  await choose(page, 'Dark')
  await page.route(/\.js$/, () => {}) // no response
  await page.goto('/privacy-policy', { waitUntil: 'commit' })
  await expect.poll(() => colourOf(page, 'html')).toBe(paper.dark)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() => localStorage.setItem('appearance', 'light'))
  await page.goto('/terms-of-use', { waitUntil: 'commit' })
  await expect.poll(() => colourOf(page, 'html')).toBe(paper.light)
})

test('if the browser blocks storage, the choice lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/privacy-policy')
  await choose(page, 'Dark')
  await expect.poll(() => colourOf(page, 'body')).toBe(paper.dark)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible()
  expect(await colourOf(page, 'body')).toBe(paper.dark)
})
