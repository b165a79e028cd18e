import { expect, type Page } from '@playwright/test'

/* Locators of the activities page for the tests of mfe-discover. */

export const cards = (page: Page) => page.getByRole('list', { name: 'Activities' }).getByRole('article')
export const countLine = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ activit/ })
export const count = async (page: Page) => Number((await countLine(page).textContent())?.split(' ')[0])
/** The chip of an active filter. */
export const chip = (page: Page, label: string) =>
  page.getByRole('list', { name: 'Active filters' }).getByText(label, { exact: true })
/** The folded search bar on phones. */
export const searchLine = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Search: / })
export const quickFilter = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Quick filters' }).getByRole('button', { name })
/** The filters beside the results, from 1024 px. */
export const filterSide = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
/**
 * Ticks a filter beside the results by the keyboard. A click scrolls to it, and the panel, which becomes sticky then, can move
 * away between press and release.
 */
export async function tickFilter(page: Page, name: string): Promise<void> {
  const box = filterSide(page).getByRole('checkbox', { name })
  await box.press('Space')
  await expect(box).toBeChecked()
}
export const filtersButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Filters' }).first()
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' })

/* The list on a map. */

/** Without a graphics card the first picture takes long, and each test opens a map of its own. */
export const FIRST_FRAME = { timeout: 30_000 }

export const map = (page: Page) => page.getByRole('region', { name: 'Map', exact: true })
export const mapCanvas = (page: Page) => page.getByRole('region', { name: 'Map of these activities' })
export const mapNames = (page: Page) => page.getByRole('list', { name: 'On the map' }).getByRole('button')
export const chosenOnMap = (page: Page) => page.getByRole('region', { name: 'Chosen on the map' })

/** The scripts of the map that were asked for. */
export const mapScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.split('/').at(-1) ?? '')
      .filter((file) => /^map.*\.js$/.test(file)),
  )
