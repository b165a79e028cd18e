import { barriers } from '../../barriers.ts'
import { expect, test } from '../../fixtures.ts'

/* /_releases, a page of the gateway for the teams: no script, no remote. */

for (const width of [1280, 390, 320]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the page of releases has no barriers and fits ${width} px, ${colorScheme}`, {
      tag: ['@local', '@deep'],
    }, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/_releases')
      await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible()
      for (const name of ['shell', 'discover', 'account', 'lists', 'submissions']) {
        const table = page.getByRole('table', { name, exact: true })
        await expect(table.getByRole('cell', { name: 'live' })).toBeVisible()
        await expect(table.getByRole('columnheader', { name: 'Errors' })).toHaveCount(1)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await barriers(page)).toEqual([])
    })
  }
}
