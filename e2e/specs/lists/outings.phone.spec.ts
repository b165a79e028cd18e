import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { toast, waitForHistoryToSettle } from '../../savedLists.ts'

/* What a parent does with saved places on a phone, in few taps. */

/** Counts taps, so that a journey says how many it takes. */
function counted() {
  const taps = {
    count: 0,
    async on(target: Locator) {
      taps.count++
      await target.click()
    },
  }
  return taps
}

/** Saves a card in a list, with two taps: its heart, and the dialog's button. */
async function save(page: Page, card: Locator, list: string, isNew: boolean) {
  await card.getByRole('button', { name: /^Save / }).click()
  const dialog = page.getByRole('dialog', { name: 'Save activity' })
  if (isNew) await dialog.getByLabel('List name').fill(list)
  await dialog.getByRole('button', { name: isNew ? 'Save' : `Save to "${list}"`, exact: true }).click()
  await expect(card.getByRole('button', { name: /^Saved / })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await waitForHistoryToSettle(page)
}

test('four places are saved, then shared and printed with dates and hours in six taps', {
  tag: ['@discover', '@deep'],
}, async ({ page, parent }) => {
  await parent.logIn()
  await page.goto('/activities?date=today')
  const cards = page.getByRole('main').getByRole('article')
  for (const place of [0, 1, 2, 3]) await save(page, cards.nth(place), 'Birthday', place === 0)

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  const taps = counted()
  await taps.on(page.getByRole('button', { name: 'Open menu' }))
  await taps.on(page.getByRole('link', { name: 'Saved Lists' }))
  await taps.on(page.getByRole('button', { name: 'Share list' }))
  await taps.on(page.getByRole('button', { name: 'Create link' }))
  await expect(page.getByLabel('Link')).toHaveValue(/\/shared\/[0-9a-f-]{36}$/)
  await taps.on(page.getByRole('button', { name: 'Close', exact: true }))
  await expect(page.getByRole('article')).toHaveCount(4)
  await taps.on(page.getByRole('button', { name: 'Print', exact: true }))
  expect(taps.count).toBe(6)

  await expect(page.locator('[data-printed]')).toBeAttached()
  const printed = page.locator('[data-print] li')
  await expect(printed).toHaveCount(4)
  for (const row of await printed.all()) await expect(row).toContainText(/Today: |\d{4}/)
})

test('it rains on the birthday: plan B is three taps away', {
  tag: ['@discover', '@sample'],
}, async ({ page, parent }) => {
  await parent.logIn()
  await page.goto('/activities?search=taronga%20zoo')
  await save(page, page.getByRole('article').first(), 'Birthday', true)
  await expect(toast(page, 'Added to your new "Birthday" list')).toBeVisible()

  const taps = counted()
  await taps.on(page.getByRole('button', { name: 'Open menu' }))
  await taps.on(page.getByRole('link', { name: 'Saved Lists' }))
  const plan = page.getByRole('group', { name: /^If it rains, instead of Taronga Zoo/ })
  const place = plan.getByRole('link').first()
  const name = (await place.textContent()) ?? ''
  await taps.on(place)
  expect(taps.count).toBeLessThanOrEqual(6)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('list').filter({ hasText: 'Indoor' }).first()).toBeVisible()
})
