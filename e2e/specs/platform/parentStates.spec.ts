import type { Page } from '@playwright/test'
import { cards } from '../../activitiesPage.ts'
import { barriers } from '../../barriers.ts'
import { expect, test } from '../../fixtures.ts'
import { toast, waitForHistoryToSettle } from '../../savedLists.ts'

/*
 * What parents ask first, on a tablet and a large screen, light and dark. Phones and 1280 px are in the journeys. These parts
 * belong to remotes, so the style guide, which is the shell's, cannot draw them.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedMessages: /GPU stall due to ReadPixels/ })
test.slow()

/** Without a graphics card the first picture takes long. */
const FIRST_FRAME = { timeout: 30_000 }

async function expectNoBarrier(page: Page, state: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await barriers(page), `${state}, ${colorScheme}`).toEqual([])
  }
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }))
  expect(scroll, state).toBe(width)
}

for (const width of [820, 1920]) {
  test.describe(`at ${width} px`, { tag: '@deep' }, () => {
    test.use({ viewport: { width, height: 1000 } })

    test('the map and the card of a pin have no barrier', { tag: '@discover' }, async ({ page }) => {
      await page.goto('/activities?categories=museums&view=map')
      const map = page.getByRole('region', { name: 'Map', exact: true })
      await expect(map.getByRole('button', { name: /look closer$/ }).first()).toBeVisible(FIRST_FRAME)
      await expectNoBarrier(page, 'map')
      await page.getByRole('list', { name: 'On the map' }).getByRole('button').first().click()
      const chosen = page.getByRole('region', { name: 'Chosen on the map' })
      await expect(chosen.getByRole('link').first()).toBeVisible()
      await expectNoBarrier(page, 'chosen pin')
    })

    test('nearest first, unconfirmed hours and the ages of the children have no barrier', {
      tag: '@discover',
    }, async ({ page }) => {
      await page.goto('/activities?location=Bondi&sort=nearest')
      await expect(page.getByText('Nearest first, from Bondi.')).toBeVisible()
      await expect(cards(page)).toHaveCount(12)
      await expectNoBarrier(page, 'nearest')

      await page.goto('/activities?date=tomorrow')
      await expect(page.getByRole('region', { name: /^Hours not confirmed/ })).toBeVisible()
      await expectNoBarrier(page, 'unconfirmed hours')

      // by the keyboard: the panel begins to stick when it is scrolled, and moves away below a pointer
      const kids = page.getByRole('button', { name: 'My kids' }).first()
      await expect(kids).toBeVisible()
      await kids.press('Enter')
      await expect(page.getByRole('dialog', { name: 'My kids' })).toBeVisible()
      await expectNoBarrier(page, 'my kids')
    })

    test('a saved place with a plan for rain has no barrier', { tag: ['@lists', '@sample'] }, async ({
      page,
      parent,
    }) => {
      await parent.resume()
      await page.goto('/activities?search=taronga%20zoo')
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Save / })
        .click()
      const dialog = page.getByRole('dialog', { name: 'Save activity' })
      await dialog.getByLabel('List name').fill('Birthday')
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(toast(page, 'Added to your new "Birthday" list')).toBeVisible()
      await waitForHistoryToSettle(page)
      await page.goto('/saved-listings')
      await expect(page.getByRole('group', { name: /^If it rains, instead of Taronga Zoo/ })).toBeVisible()
      await expectNoBarrier(page, 'if it rains')
    })
  })
}
