import { expect, test } from '../../fixtures.ts'
import { firstHeart, REST, saveFirst, toast } from '../../savedLists.ts'

/* Saving while the network or the session fails. */

test.use({ allowedMessages: /Failed to load resource/ })

test('a save whose response is lost is kept, and is in the list once', { tag: '@discover' }, async ({
  page,
  parent,
}) => {
  await parent.resume()
  await page.goto('/activities')
  await page.route(`${REST}/list_activities**`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  const name = await saveFirst(page, 'Rainy days')
  await page.unroute(`${REST}/list_activities**`)
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/saved-listings')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('link', { name })).toBeVisible()
})

test('a save that is offline says so, keeps the typed text and the focus, and works when the network is back', {
  tag: '@discover',
}, async ({ page, context, parent }) => {
  await parent.resume()
  await page.goto('/activities')
  await expect(page.getByRole('article')).toHaveCount(12)
  await firstHeart(page).click()
  const dialog = page.getByRole('dialog', { name: 'Save activity' })
  await dialog.getByLabel('List name').fill('Rainy days')
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Failed to create list')).toBeVisible()
  await expect(dialog.getByLabel('List name')).toHaveValue('Rainy days')
  await expect(dialog.getByLabel('List name')).toBeFocused()
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Added to your new "Rainy days" list')).toBeVisible()
})

test('a session that ends during a save says so once, and the save continues after the login', {
  tag: ['@discover', '@shell'],
}, async ({ page, parent }) => {
  await parent.logIn()
  await page.goto('/activities')
  const name = (await page.getByRole('article').first().getByRole('link').textContent()) ?? ''
  await firstHeart(page).click()
  const dialog = page.getByRole('dialog', { name: 'Save activity' })
  await dialog.getByLabel('List name').fill('Rainy days')
  // the backend no longer has the session: both tokens are invalid
  await page.route(`${REST}/lists**`, (route) =>
    route.fulfill({ status: 401, json: { message: 'JWT expired' } }),
  )
  await page.route('**/auth/v1/token**', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' },
    }),
  )
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('JWT expired')).toHaveCount(0)

  await page.unroute(`${REST}/lists**`)
  await page.unroute('**/auth/v1/token**')
  await parent.logIn()
  await page.getByRole('link', { name: `Finish saving ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Save activity' })).toBeVisible()
})
