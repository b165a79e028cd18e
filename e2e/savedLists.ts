import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/* Locators and steps for the tests of a parent's lists. */

export const REST = `${process.env.BACKEND_ORIGIN}/rest/v1`
export const toast = (page: Page, text: string) => page.getByText(text, { exact: false }).first()

/** Saves the first activity of the activities page in a new list. Returns the activity's name. */
export async function saveFirst(page: Page, list: string, address = '/activities'): Promise<string> {
  await page.goto(address)
  const card = page.getByRole('article').first()
  const name = (await card.getByRole('link').textContent()) ?? ''
  await card.getByRole('button', { name: `Save ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Save activity' })
  await dialog.getByLabel('List name').fill(list)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, `Added to your new "${list}" list`)).toBeVisible()
  await waitForHistoryToSettle(page)
  return name
}

/**
 * Waits until the history entry of a closed dialog is gone: its Back step would leave a page that is loaded meanwhile, or
 * be one with the next. `left` is the number of layers that are still open. No user is that fast.
 */
export async function waitForHistoryToSettle(page: Page, left = 0) {
  await expect.poll(() => page.evaluate(() => history.state?.layer ?? 0)).toBe(left)
}

export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'My Lists' })
export const firstHeart = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Saved? / })
