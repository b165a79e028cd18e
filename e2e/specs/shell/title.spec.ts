import type { Page } from '@playwright/test'
import { paths, shortcuts } from 'shared-ui/paths'
import { untilTakenOver } from '../../documents.ts'
import { expect, test } from '../../fixtures.ts'

/* A document has one title: that of the current page, otherwise the name of the site. */

test.use({ allowedMessages: /^Unknown path|status of 404|ERR_FAILED|could not be loaded/ })

const { activity: _activity, sharedList, ...fixed } = paths
const ANY = '00000000-0000-4000-8000-000000000000'
const forVisitors = [
  ...Object.values(fixed).filter((path) => !shortcuts.some((shortcut) => shortcut.path === path)),
  sharedList(ANY),
  paths.activity(ANY, 'nowhere'),
  '/no/such/page',
]

/** Records how many title elements the head has over time, after the first. */
async function watchTitles(page: Page) {
  await page.addInitScript(() => {
    const counts = new Set<number>()
    new MutationObserver(() => {
      const count = document.head?.querySelectorAll('title').length ?? 0
      if (count > 0 || counts.size > 0) counts.add(count)
      document.documentElement.dataset.titles = [...counts].join()
    }).observe(document, { childList: true, subtree: true })
  })
}

const expectOne = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-titles', '1')

test('each page that a visitor may open has exactly one title at any time', {
  tag: ['@account', '@discover', '@lists', '@submissions', '@deep'],
}, async ({ page }) => {
  test.slow()
  await watchTitles(page)
  for (const path of forVisitors) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page, path).toHaveTitle(/^.+ \| Sydney Sprouts$/)
    await expectOne(page)
  }
})

test('each page of a logged-in parent has exactly one title at any time', {
  tag: ['@account', '@lists', '@submissions'],
}, async ({ page, parent }) => {
  await watchTitles(page)
  await parent.resume()
  for (const path of [paths.savedListings, paths.profile, paths.addListing]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/^.+ \| Sydney Sprouts$/)
    await expectOne(page)
  }
})

test('the title changes with the page, also during loading and after a failure, and is always the only one', {
  tag: ['@discover', '@submissions'],
}, async ({ page }) => {
  await watchTitles(page)
  await page.goto('/')
  await expect(page).toHaveTitle('Things to do with kids in Sydney | Sydney Sprouts')
  await untilTakenOver(page)

  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveTitle('Explore Activities | Sydney Sprouts')

  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/rest/v1/Listings?*&id=eq.*', async (route) => {
    await asked
    await route.continue()
  })
  const link = page.getByRole('article').first().getByRole('link')
  const name = await link.textContent()
  await link.click()
  await expect(page.getByRole('main').getByText('Loading activity...')).toBeAttached()
  await expect(page).toHaveTitle('Sydney Sprouts')
  answer()
  await expect(page).toHaveTitle(`${name} | Sydney Sprouts`)

  await page.route('**/remotes/submissions/**', (route) => route.abort())
  // by the keyboard: a footer moves while the rest of a page comes
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).press('Enter')
  await expect(page).toHaveTitle('Something went wrong | Sydney Sprouts')
  await page.unroute('**/remotes/submissions/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveTitle('Contact Us | Sydney Sprouts')

  await page.goBack()
  await expect(page).toHaveTitle(`${name} | Sydney Sprouts`)
  await expectOne(page)
})
