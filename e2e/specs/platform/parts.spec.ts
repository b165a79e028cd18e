import { expect, test } from '../../fixtures.ts'

// Lazy parts of a page on a network that fails to load them.
test.use({ allowedMessages: /Failed to load resource/ })

test('photos that cannot be opened show an error immediately, and open on the next try', {
  tag: '@discover',
}, async ({ page }) => {
  await page.goto('/activities')
  await page.getByRole('article').getByRole('link').first().click()
  const photo = page.getByRole('button', { name: /^View photo 1/ })
  await expect(photo).toBeVisible()
  // the script of the hearts has arrived, which comes when the page is idle
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first(),
  ).toBeEnabled()

  // not the scripts of lists: the calendar button may still be on its way
  const scripts = /\/(assets|remotes\/discover)\/.*\.js$/
  await page.route(scripts, (route) => route.abort())
  await photo.click()
  const lightbox = page.getByRole('dialog', { name: /^Photos of/ })
  await expect(lightbox.getByRole('heading', { name: "We couldn't open the photos" })).toBeVisible()
  await page.unroute(scripts)
  await lightbox.getByRole('button', { name: 'Try again' }).click()
  await expect(lightbox.getByText(/^1 \/ \d+$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(photo).toBeFocused()
})
