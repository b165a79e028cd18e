import { skipNginx } from 'shell/testing/nginx'
import { expect, test } from '../../fixtures.ts'
import { run } from '../../run/run.ts'
import { startExportedSite } from '../../sites/exportedSite.ts'

/* The export behind a real nginx. The fixtures fail a test on any message in the console. */

const tag = ['@local', '@deep']

test.describe('the site as plain files', () => {
  test.skip(Boolean(skipNginx), String(skipNginx))
  let site: Awaited<ReturnType<typeof startExportedSite>> | undefined
  const at = (path: string) => `${site?.origin}${path}`
  test.beforeAll(async () => {
    if (!run.site && !skipNginx) site = await startExportedSite()
  })
  test.afterAll(() => site?.stop())

  test('goes from home to the list to an activity, and opens that address again', { tag }, async ({
    page,
  }) => {
    await page.goto(at('/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your go-to guide for family fun in Sydney.',
    )
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(at('/activities'))
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(12)
    const first = cards.first().getByRole('link')
    const name = (await first.textContent()) ?? ''
    await first.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page).toHaveURL(/\/activities\/[0-9a-f-]{36}\/[a-z0-9-]+$/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
  })

  test('opens the list, a shortcut and an address without its slug', { tag }, async ({ page }) => {
    await page.goto(at('/activities?search=park'))
    const link = page.getByRole('main').getByRole('article').first().getByRole('link')
    const address = (await link.getAttribute('href')) ?? ''
    await page.goto(at('/indoor-activities?features=free'))
    await expect(page).toHaveURL(at('/activities?features=free,indoor'))
    await page.goto(at('/active-play'))
    await expect(page).toHaveURL(at('/activities?search=active'))
    await page.goto(at(address.replace(/\/[^/]*$/, '')))
    await expect(page).toHaveURL(at(address))
  })

  test('has the login page, and sends visitors there who open a page of members', { tag }, async ({
    page,
  }) => {
    await page.goto(at('/login'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByLabel('Email')).toBeVisible()
    await page.goto(at('/saved-listings'))
    await expect(page).toHaveURL(at('/login'))
    await page.goto(at('/privacy-policy'))
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
    // in the document, too
    expect(await (await page.request.get(at('/privacy-policy'))).text()).toMatch(/<h1[^>]*>Privacy Policy/)
  })

  test.describe('at an address that does not exist', () => {
    test.use({ allowedMessages: /status of 404|Unknown path/ })
    test('says so', { tag }, async ({ page }) => {
      const answer = await page.goto(at('/never/there'))
      expect(answer?.status()).toBe(404)
      expect(await answer?.text()).toMatch(/<h1[^>]*>Page Not Found/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(page).toHaveURL(at('/'))
    })
  })
})
