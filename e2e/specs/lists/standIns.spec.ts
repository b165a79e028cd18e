import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

// what a borrower draws while a fragment is missing has its size to the pixel: the words of its label, too

test.use({ allowedMessages: /ERR_FAILED|could not be loaded|preload/ })

const places: Record<string, { open(page: Page): Promise<unknown>; part(page: Page): Locator }> = {
  'the heart of a card': {
    open: (page) => page.goto('/activities'),
    part: (page) =>
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Save / }),
  },
  'Save on the page of an activity': {
    open: openActivity,
    part: (page) => page.getByRole('main').getByRole('button', { name: 'Save', exact: true }),
  },
  'Add to calendar': {
    open: openActivity,
    part: (page) => page.getByRole('button', { name: 'Add to calendar' }),
  },
}

for (const [what, { open, part }] of Object.entries(places)) {
  test(`${what}, lent by mfe-lists, stands where its stand-in stood`, { tag: '@discover' }, async ({
    page,
  }) => {
    await page.route('**/remotes/lists/**', (route) => route.abort())
    await open(page)
    await expect(part(page)).toHaveAttribute('aria-disabled', 'true')
    const placeOf = async () => {
      // a font that comes late moves it
      await page.evaluate(() => document.fonts.ready)
      return part(page).boundingBox()
    }
    const standIn = await placeOf()

    await page.unroute('**/remotes/lists/**')
    await page.reload()
    await expect(part(page)).not.toHaveAttribute('aria-disabled')
    expect(standIn?.width).toBeGreaterThan(0)
    await expect.poll(placeOf).toEqual(standIn)
  })
}

async function openActivity(page: Page) {
  await page.goto('/activities')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Related Activities' })).toBeVisible()
}
