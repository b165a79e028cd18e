import type { Page } from '@playwright/test'
import { barriers } from '../../barriers.ts'
import { expect, test } from '../../fixtures.ts'

const rest = () => `${process.env.BACKEND_ORIGIN}/rest/v1/**`

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  isDrawnByBrowser: true,
  allowedMessages: /Failed to load resource|could not be loaded/i,
})

/** Each state of home and the list, with the steps to it. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'the suggestions of the home page are open': async (page) => {
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Activity' }).click()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option')).toHaveCount(9)
  },
  'suburbs are offered': async (page) => {
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Location' }).pressSequentially('bondi')
    await expect(page.getByRole('option').first()).toBeVisible()
  },
  'the list loads': async (page) => {
    await page.route(rest(), () => {})
    await page.goto('/activities')
    await expect(page.getByText('Loading activities...')).toBeVisible()
  },
  'the list cannot be loaded': async (page) => {
    await page.route(rest(), (route) => route.fulfill({ status: 400, json: { message: 'no' } }))
    await page.goto('/activities')
    await expect(page.getByText("We couldn't load activities")).toBeVisible()
  },
  'more cannot be loaded': async (page) => {
    await page.goto('/activities')
    await expect(page.getByRole('article')).toHaveCount(12)
    await page.route(rest(), (route) => route.fulfill({ status: 400, json: { message: 'no' } }))
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
    await expect(page.getByRole('link', { name: 'Retry' })).toBeVisible()
  },
  'a weekend is chosen, with every kind of filter': async (page) => {
    await page.goto('/activities?date=weekend&categories=museums&ageRanges=primary&features=accessible')
    await expect(page.getByText(/match(es)? your filters$/)).toBeVisible()
    await expect(page.getByRole('gridcell').first()).toBeVisible()
  },
  'the sheet is open': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/activities?features=free')
    await page.getByRole('main').getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByRole('dialog').getByText(/^\d+ activities$/)).toBeVisible()
    await expect(page.getByRole('gridcell').first()).toBeVisible()
  },
  'the bar comes along': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/activities?features=free')
    await page.getByRole('article').nth(4).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Filters' })).toHaveCount(2)
  },
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, { tag: colorScheme === 'dark' ? '@deep' : [] }, () => {
    test.use({ colorScheme })
    for (const [state, reach] of Object.entries(states)) {
      test(`axe finds no accessibility problem while ${state}`, {
        tag: /^(a weekend|the sheet) /.test(state) ? [] : '@deep',
      }, async ({ page }) => {
        await reach(page)
        expect(await barriers(page)).toEqual([])
      })
    }
  })
}
