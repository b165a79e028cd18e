import { barriers } from '../../barriers.ts'
import { expect, test } from '../../fixtures.ts'
import { ownerTag } from '../../run/tags.ts'

test.use({ allowedMessages: /^Unknown path|status of 404/ })

const pages = [
  '/',
  '/activities',
  '/activities?search=zzzzqqq',
  '/activities?search=playgruond',
  '/activities/00000000-0000-4000-8000-000000000000/x',
  '/login',
  '/signup',
  '/forgot-password',
  '/email-verification',
  '/email-verified',
  '/contact',
  '/submit-listing',
  '/privacy-policy',
  '/terms-of-use',
  '/shared/00000000-0000-4000-8000-000000000000',
  '/no/such/page',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, { tag: colorScheme === 'dark' ? '@deep' : [] }, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of pages) {
      test(`axe finds no accessibility problem on ${path}`, {
        // the looks of the other pages are recorded without a barrier
        tag: [ownerTag(path), ...(/^\/(activities.*|login|no.*)?$/.test(path) ? [] : ['@deep'])],
      }, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await barriers(page)).toEqual([])
      })
    }

    test('axe finds no accessibility problem on an activity and on the pages of a logged-in parent', {
      tag: ['@account', '@discover', '@lists', '@submissions', '@deep'],
    }, async ({ page, parent }) => {
      await page.goto('/activities')
      await page.getByRole('article').first().getByRole('link').click()
      await expect(page.getByRole('heading', { name: 'Related Activities' })).toBeVisible()
      expect(await barriers(page)).toEqual([])
      await parent.resume()
      for (const path of ['/saved-listings', '/profile', '/add-listing']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await barriers(page)).toEqual([])
      }
    })
  })
}
