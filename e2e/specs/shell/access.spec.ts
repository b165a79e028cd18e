import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { ownerTag } from '../../run/tags.ts'
import { heading, isSignedIn, openExpired, openTab } from '../../session.ts'

// the browser's message for a refusal, and the library's when a clock jump ends its calls
test.use({ allowedMessages: /status of (400|401|403)|ERR_FAILED|AuthRetryableFetchError/ })

// whole journeys with several logins each
test.describe.configure({ timeout: 60_000 })

/** Keeps a script of a page from the browser until `arrive` is called, which resolves when it has run. */
async function holdScript(page: Page, name: string) {
  const held = Promise.withResolvers<void>()
  await page.route(`**/${name}.*.js`, async (route) => {
    await held.promise
    await route.continue()
  })
  return {
    async arrive() {
      const coming = page.waitForResponse((response) => response.url().includes(`/${name}.`))
      held.resolve()
      await (await coming).finished()
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    },
  }
}

test.describe('access to pages', () => {
  for (const [path, words] of [
    ['/saved-listings', 'Back to Saved Lists'],
    ['/profile', 'Back to Profile'],
    ['/add-listing', 'Back to List your activity'],
  ] as const) {
    test(`a visitor of ${path} logs in, arrives at home, and gets one offer to go back`, {
      tag: [ownerTag(path), ...(path === '/saved-listings' ? [] : ['@deep'])],
    }, async ({ page, parent }) => {
      await page.goto(path)
      await expect(page).toHaveURL('/login')
      await page.getByLabel('Email').fill(parent.email)
      await page.getByLabel('Password', { exact: true }).fill(parent.password)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/')
      await page.getByRole('link', { name: words }).click()
      await expect(page).toHaveURL(path)
      await page.goto('/')
      await isSignedIn(page, parent)
      await expect(page.getByRole('link', { name: words })).toBeHidden()
    })
  }

  test('a visitor who wanted to save an activity logs in, and saves it on its page, before home has come', {
    tag: ['@lists', '@discover', '@account'],
  }, async ({ page, parent }) => {
    await page.goto('/activities')
    const home = await holdScript(page, 'HomePage')
    const activity = await holdScript(page, 'ActivityPage')
    const card = page.getByRole('article').nth(2)
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByText('Please sign in to save activities to your lists')).toBeVisible()
    const toast = page.locator('[data-toast]').filter({ hasText: 'Authentication required' })
    await toast.getByRole('link', { name: 'Log in' }).click()
    await page.getByLabel('Email').fill(parent.email)
    await page.getByLabel('Password', { exact: true }).fill(parent.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await page.getByRole('link', { name: `Finish saving ${name}` }).click()
    await home.arrive()
    await activity.arrive()
    await expect(page.getByRole('dialog', { name: 'Save activity' })).toBeVisible()
    await expect(page).toHaveURL(/^[^?]*\/activities\/[^/]+\/[^/]+$/)
  })

  test('a declined offer does not appear again', async ({ page, parent }) => {
    await page.goto('/profile')
    await expect(page).toHaveURL('/login')
    await parent.logIn()
    const offer = page.getByRole('complementary', { name: 'Carry on' })
    await offer.getByRole('button', { name: 'Dismiss' }).click()
    await expect(offer).toBeHidden()
    await page.reload()
    await isSignedIn(page, parent)
    await expect(offer).toBeHidden()
  })

  for (const [path, arrives] of [
    ['/saved-listings', '/saved-listings'],
    ['/profile', '/profile'],
    ['/add-listing', '/add-listing'],
    ['/login', '/'],
    ['/signup', '/'],
  ] as const) {
    test(`${path} shows a spinner while a session is renewed, then ${arrives}`, {
      tag: [ownerTag(path), ...(/saved|add/.test(path) ? ['@deep'] : [])],
    }, async ({ page, parent }) => {
      await parent.resume()
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/auth/v1/token**', async (route) => {
        await released
        await route.continue()
      })
      await openExpired(page, path)
      await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
      await expect(heading(page)).toBeHidden()
      expect(new URL(page.url()).pathname).toBe(path)
      release()
      await expect(page).toHaveURL(arrives)
      await expect(heading(page)).toBeVisible()
    })
  }

  test('returning to a tab does not navigate', async ({ page, parent, context }) => {
    await parent.resume()
    await page.goto('/activities?categories=museums')
    await isSignedIn(page, parent)
    const other = await openTab(context, '/contact')
    await other.bringToFront()
    await page.bringToFront()
    for (const type of ['visibilitychange', 'focus', 'pageshow']) {
      await page.evaluate((name) => window.dispatchEvent(new Event(name)), type)
    }
    await isSignedIn(page, parent)
    await expect(page).toHaveURL('/activities?categories=museums')
  })
})
