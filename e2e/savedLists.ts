import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/* What the tests about a parent's lists look at, and how an activity gets into one. */

export const REST = `${process.env.BACKEND_ORIGIN}/rest/v1`
export const toast = (page: Page, text: string) => page.getByText(text, { exact: false }).first()

/** Saves the first activity of the list page in a new list; gives the activity's name. */
export async function saveFirst(page: Page, list: string): Promise<string> {
  await page.goto('/activities')
  const card = page.getByRole('article').first()
  const name = (await card.getByRole('link').textContent()) ?? ''
  await card.getByRole('button', { name: `Save ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Save activity' })
  await dialog.getByLabel('List name').fill(list)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, `Added to your new "${list}" list`)).toBeVisible()
  await steppedOff(page)
  return name
}

/**
 * Waits until a dialog that has closed is off its entry of the history: a page that is loaded meanwhile would be left
 * again by that step. No person is so quick.
 */
export async function steppedOff(page: Page) {
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.layer))).toBe(false)
}

export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'My Lists' })
export const firstHeart = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Saved? / })
