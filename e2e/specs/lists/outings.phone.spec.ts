import type { Locator, Page } from '@playwright/test'
import { untilTakenOver } from '../../documents.ts'
import { expect, test } from '../../fixtures.ts'
import { saveFirst, toast, waitForHistoryToSettle } from '../../savedLists.ts'
import { counted } from '../../taps.ts'

type Taps = ReturnType<typeof counted>

/* What a parent does with saved places on a phone, in few taps. */

/** Saves a card in a list, with two taps: its heart, and the dialog's button. A new list is named in a box that has the focus. */
async function save(page: Page, taps: Taps, card: Locator, list: string, isNew: boolean) {
  await taps.on(card.getByRole('button', { name: /^Save / }))
  const dialog = page.getByRole('dialog', { name: 'Save activity' })
  if (isNew) {
    await expect(dialog.getByLabel('List name')).toBeFocused()
    await page.keyboard.insertText(list)
  }
  await taps.on(dialog.getByRole('button', { name: isNew ? 'Save' : `Save to "${list}"`, exact: true }))
  await expect(card.getByRole('button', { name: /^Saved / })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await waitForHistoryToSettle(page)
}

// The specification's dialog asks for each place in which list it is saved: two taps each, eight for four. What follows is five.
test('four places are saved to a new list, printed with dates and hours and shared, in 14 taps from the home page', {
  tag: ['@discover', '@deep'],
}, async ({ page, parent }) => {
  await parent.resume()
  await page.goto('/')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await untilTakenOver(page)
  const taps = counted()
  await taps.on(page.getByRole('button', { name: 'Search', exact: true }))
  const cards = page.getByRole('main').getByRole('article')
  for (const place of [0, 1, 2, 3]) await save(page, taps, cards.nth(place), 'Birthday', place === 0)

  await taps.on(page.getByRole('button', { name: 'Open menu' }))
  await taps.on(page.getByRole('link', { name: 'Saved Lists' }))
  await expect(page.getByRole('article')).toHaveCount(4)
  await taps.on(page.getByRole('button', { name: 'Print', exact: true }))
  await expect(page.locator('[data-printed]')).toBeAttached()
  const printed = page.locator('[data-print] li')
  await expect(printed).toHaveCount(4)
  // a year alone may be a postcode, or stand in the address of the page
  const whenItIsOpen = /Today: |By session: |\d{1,2} [A-Z][a-z]+ 20\d\d/
  for (const row of await printed.all()) await expect(row).toContainText(whenItIsOpen)

  await taps.on(page.getByRole('button', { name: 'Share list' }))
  await taps.on(page.getByRole('button', { name: 'Create link' }))
  await expect(page.getByLabel('Link')).toHaveValue(/\/shared\/[0-9a-f-]{36}$/)
  expect(taps.end()).toBe(14)
})

test('a double tap on "Create link" does not withdraw the link', async ({ page, parent }) => {
  await parent.resume()
  await saveFirst(page, 'Birthday')
  await page.goto('/saved-listings')
  await page.getByRole('button', { name: 'Share list' }).click()
  const create = page.getByRole('button', { name: 'Create link' })
  // until its sheet has come in
  await create.click({ trial: true })
  const { x = 0, width = 0 } = (await create.boundingBox()) ?? {}
  await create.click()
  await expect(page.getByLabel('Link')).toBeVisible()
  const stop = await page.getByRole('button', { name: 'Stop sharing' }).boundingBox()
  // a second tap is up to 30 px beside the first
  expect((stop?.x ?? 0) + (stop?.width ?? 0)).toBeLessThan(x + width / 2 - 30)
})

test('it rains on the birthday: plan B is three taps away', {
  tag: ['@discover', '@sample'],
}, async ({ page, parent }) => {
  await parent.resume()
  await page.goto('/activities?search=taronga%20zoo')
  await save(page, counted(), page.getByRole('article').first(), 'Birthday', true)
  await expect(toast(page, 'Added to your new "Birthday" list')).toBeVisible()

  await page.goto('/')
  const taps = counted()
  await taps.on(page.getByRole('button', { name: 'Open menu' }))
  await taps.on(page.getByRole('link', { name: 'Saved Lists' }))
  const plan = page.getByRole('group', { name: /^If it rains, instead of Taronga Zoo/ })
  const place = plan.getByRole('link').first()
  const name = (await place.textContent()) ?? ''
  await taps.on(place)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(taps.end()).toBeLessThanOrEqual(6)
  await expect(page.getByRole('list').filter({ hasText: 'Indoor' }).first()).toBeVisible()
})
