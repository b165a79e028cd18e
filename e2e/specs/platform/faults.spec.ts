import type { Page, Route } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { startBrokenSite } from '../../sites/brokenSite.ts'

/** A public page of each remote, and a page of another remote to open meanwhile. */
const remotes = [
  { remote: 'discover', path: '/activities', elsewhere: 'Contact Us' },
  { remote: 'account', path: '/login', elsewhere: 'Contact Us' },
  { remote: 'lists', path: '/saved-listings', elsewhere: 'Contact Us' },
  { remote: 'submissions', path: '/contact', elsewhere: 'Privacy Policy' },
] as const

const network: Record<string, (route: Route) => Promise<void> | undefined> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'Failed' }),
  hangs: () => undefined,
  'answers with HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in to Wi-Fi' }),
  'answers with corrupt JavaScript': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("tampered")' }),
}

// the browser's messages for a failed request, and our one warning
test.use({
  isDrawnByBrowser: true,
  allowedMessages: /Failed to load resource|could not be loaded|integrity|MIME type|preload/i,
})

/** npm test loses the entry of two remotes and the script of a page; what answers late or wrong takes longer. */
const depthOf = (remote: string, fault: string) =>
  fault === 'answers 404' && /discover|lists/.test(remote) ? [] : ['@deep']

for (const { remote, path, elsewhere } of remotes) {
  for (const [fault, answer] of Object.entries(network)) {
    test(`the entry of ${remote} ${fault}: the rest works, and Try again loads it`, {
      tag: [`@${remote}`, ...depthOf(remote, fault)],
    }, async ({ page, parent }) => {
      // the wait for what never answers
      if (fault === 'hangs') test.slow()
      if (remote === 'lists') await parent.resume()
      await page.route(`**/remotes/${remote}/**`, answer)
      await page.goto(path)
      await expectPanel(page)

      await page.getByRole('contentinfo').getByRole('link', { name: elsewhere }).click()
      await expect(page.getByRole('heading', { level: 1, name: elsewhere })).toBeVisible()
      await page.goBack()
      await expectPanel(page)

      await page.unroute(`**/remotes/${remote}/**`)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expectNoPanel(page)
    })
  }

  test.describe(`${remote} replaced by a remote that throws`, () => {
    for (const fault of ['load', 'render', 'effect', 'contract']) {
      const tag = ['@local', `@${remote}`, ...(remote === 'discover' ? [] : ['@deep'])]
      test(`fault: ${fault}`, { tag }, async ({ page, parent }) => {
        using site = await startBrokenSite(remote)
        if (remote === 'lists') await parent.resume(site.origin)
        await page.goto(`${site.origin}/privacy-policy`)
        await page.evaluate((word) => sessionStorage.setItem('fault', word), fault)
        await page.goto(site.origin + path)
        await expectPanel(page)

        await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeFocused()
        await page.goBack()
        await expectPanel(page)

        await page.evaluate(() => sessionStorage.removeItem('fault'))
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Mended' })).toBeVisible()
      })
    }
  })
}

test('a remote that throws after it was shown is replaced by the error panel', {
  tag: ['@local', '@submissions'],
}, async ({ page }) => {
  using site = await startBrokenSite('submissions')
  await page.goto(`${site.origin}/contact`)
  await page.getByRole('button', { name: 'Break' }).click()
  await expectPanel(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mended' })).toBeVisible()
})

for (const [fault, answer] of Object.entries(network)) {
  test(`the script of a page ${fault}: the rest works, and Try again loads it`, {
    tag: ['@discover', ...depthOf('discover', fault)],
  }, async ({ page }) => {
    await page.route('**/ActivitiesPage.*.js', answer)
    await page.goto('/')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expectPanel(page)
    await expect(page).toHaveURL('/activities')

    await page.unroute('**/ActivitiesPage.*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectNoPanel(page)
    await expect(page.getByRole('article')).toHaveCount(12)
  })
}

test("the shell's own script fails to load: a message and a link replace the blank page", async ({
  page,
}) => {
  await page.route('**/assets/index.*.js', (route) => route.abort())
  await page.goto('/contact')
  const link = page.getByRole('link', { name: 'Load it again' })
  await expect(link).toBeHidden()
  await page.locator('.late').evaluate((message) => {
    const [late] = message.getAnimations()
    if (late?.effect?.getTiming().delay !== 8000) throw new Error('The message does not come after 8 s')
    late.finish()
  })
  await expect(link).toBeVisible()
  await page.unroute('**/assets/index.*.js')
  await page.getByRole('link', { name: 'Load it again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the backend is down: the list says so and offers a retry', { tag: '@discover' }, async ({ page }) => {
  const rest = `${process.env.BACKEND_ORIGIN}/rest/v1/**`
  await page.route(rest, (route) => route.abort())
  await page.goto('/activities')
  await expect(page.getByRole('alert').getByText("We couldn't load activities")).toBeVisible()
  await expect(page.getByText('No activities found matching your search criteria.')).toBeHidden()
  await page.unroute(rest)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article')).toHaveCount(12)
})

test('offline, the list says so instead of loading forever, and recovers with the network', {
  tag: '@discover',
}, async ({ page, context }) => {
  await page.goto('/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Explore Activities' }).hover()
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Explore Activities' }).click()
  const notice = page.getByRole('heading', { name: "You're offline" })
  await expect(notice.or(panelText(page))).toBeVisible({ timeout: 12_000 })
  // page or fragment, both retry on their own
  await context.setOffline(false)
  await expect(page.getByRole('article')).toHaveCount(12)
})

test('offline, every page says so and lists what still works; a missing part loads when the network is back', {
  tag: '@shell',
}, async ({ page, context }) => {
  const notice = page.getByRole('status').filter({ hasText: 'You are offline.' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toBeHidden()

  await context.setOffline(true)
  await expect(notice).toBeInViewport()
  await expect(notice).toContainText('Pages that you have opened still show.')
  await page.getByRole('link', { name: 'Contact Us' }).click()
  const panel = page.getByRole('main').getByRole('alert')
  await expect(panel.getByRole('heading')).toHaveText('This page cannot be loaded offline', {
    timeout: 12_000,
  })
  await expect(panel).toContainText('Your browser is offline.')
  await expect(notice).toBeInViewport()

  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
})

const panelText = (page: Page) =>
  page.getByText(/^This part of the page could not be loaded$|^This page cannot be loaded offline$/)

async function expectPanel(page: Page) {
  const panel = page.getByRole('main').getByRole('alert')
  await expect(panel).toContainText('This part of the page could not be loaded', { timeout: 12_000 })
  await expect(panel.getByRole('link', { name: /^(Explore Activities|Go to the home page)$/ })).toBeVisible()
  await expect(panel.getByRole('link', { name: /^\S+@\S+$/ })).toBeVisible()
  await expect(page).toHaveTitle('Something went wrong | Sydney Sprouts')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

async function expectNoPanel(page: Page) {
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).not.toHaveTitle('Something went wrong | Sydney Sprouts')
}
