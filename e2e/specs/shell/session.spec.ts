import type { Page } from '@playwright/test'
import { proves } from 'spec/constants'
import { expect, test } from '../../fixtures.ts'
import {
  banner,
  EXPIRED,
  heading,
  isSignedIn,
  isSignedOut,
  logOut,
  openDevice,
  openExpired,
  openTab,
} from '../../session.ts'

// the browser's message for a refusal, and the library's when a clock jump ends its calls
test.use({ allowedMessages: /status of (400|401|403)|ERR_FAILED|AuthRetryableFetchError/ })

// whole journeys with several logins each
test.describe.configure({ timeout: 60_000 })

test.describe('two tabs', () => {
  test('a login or logout in one is visible in the other', async ({ page, parent, context }) => {
    const other = await openTab(context, '/activities')
    await isSignedOut(other)
    await parent.logIn()
    await isSignedIn(other, parent)
    await other.goto('/profile')
    await expect(heading(other)).toHaveText('Profile')

    await logOut(page, parent)
    await isSignedOut(page)
    await isSignedOut(other)
    proves(
      'a sign-out reaches the other tabs',
      await banner(other).getByRole('link', { name: 'Log in' }).isVisible(),
    )
    await expect(other).toHaveURL('/login')
    await expect(other.getByText(EXPIRED)).toBeHidden()
    // after a logout there is no way back to the last page
    await expect(page).toHaveURL('/login')
    await parent.logIn()
    await expect(page.getByRole('complementary', { name: 'Carry on' })).toBeHidden()
  })

  test('data that one parent loaded or typed is never visible to the next', {
    tag: ['@account', '@submissions'],
  }, async ({ page, parent, otherParent, context }) => {
    await parent.logIn()
    const other = await openTab(context, '/profile')
    await other.getByLabel('Username').fill('Secret Wombat')
    await other.getByRole('button', { name: 'Save Changes' }).click()
    await expect(other.getByText('Profile updated successfully!')).toBeVisible()
    await other.goto('/contact')
    await other.getByLabel('Message').fill('Between us')

    await logOut(page, parent)
    await expect(page).toHaveURL('/login')
    await otherParent.logIn()
    await isSignedIn(other, otherParent)
    await banner(other).getByRole('button', { name: otherParent.email }).click()
    await other.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(other.getByLabel('Email')).toHaveValue(otherParent.email)
    await expect(other.getByLabel('Username')).toHaveValue('Test Parent')
    await expect(other.getByText(parent.email)).toBeHidden()
    await other.goto('/contact')
    await expect(other.getByLabel('Message')).toHaveValue('')
  })
})

/** The status with which the service answers who a page's session belongs to. */
async function answerOfService(page: Page) {
  const stored = await page.evaluate(() => localStorage.getItem('sprouts-auth') ?? '{}')
  const headers = {
    apikey: process.env.BACKEND_KEY ?? '',
    authorization: `Bearer ${JSON.parse(stored).access_token}`,
  }
  return (await fetch(`${process.env.BACKEND_ORIGIN}/auth/v1/user`, { headers })).status
}

test.describe('the session in the storage of the browser', () => {
  for (const [name, text] of [
    ['half a session', '{"access_token":"a'],
    ['something else', '{"hello":"world"}'],
    ['a session of nobody', '{"access_token":"a","refresh_token":"b","expires_at":9999999999,"user":null}'],
  ] as const) {
    test(`${name} is not a session`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('sprouts-auth', value), text)
      await page.goto('/')
      await isSignedOut(page)
      await page.goto('/saved-listings')
      await expect(page).toHaveURL('/login')
    })
  }

  test('a session that the service has revoked ends when its token expires, and the parent is told', async ({
    page,
    parent,
    browser,
  }) => {
    await parent.logIn()
    const elsewhere = await openDevice(browser, parent)
    await logOut(elsewhere, parent)
    // only then has the service ended it
    await expect(elsewhere.getByText('Logged out successfully')).toBeVisible()
    await elsewhere.context().close()

    await openExpired(page, '/saved-listings')
    await expect(page.getByText(EXPIRED)).toHaveCount(1)
    await expect(page).toHaveURL('/login')
  })

  test('an activity whose read finds that the session is over is read again as by a visitor', {
    tag: '@discover',
  }, async ({ page, parent }) => {
    await parent.logIn()
    await page.goto('/activities')
    const card = page.getByRole('article').last().getByRole('link').first()
    const name = String(await card.textContent())
    await page.route('**/auth/v1/token**', (route) =>
      route.fulfill({ status: 401, json: { error_code: 'session_not_found', msg: 'Session not found' } }),
    )
    await page.route('**/rest/v1/**', async (route) => {
      const isMembers = (await route.request().headerValue('authorization'))?.split('.').length === 3
      return isMembers
        ? route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT expired' } })
        : route.continue()
    })
    await card.click()
    await expect(page.getByText(EXPIRED)).toBeVisible()
    await expect(heading(page)).toHaveText(name)
  })

  test('a log-out reaches the service although its tab is closed at once', async ({
    page,
    parent,
    context,
    browser,
  }) => {
    const elsewhere = await openDevice(browser, parent)
    await parent.logIn()
    const tab = await openTab(context, '/activities')
    await logOut(tab, parent)
    await tab.close()
    await isSignedOut(page)
    await expect.poll(() => answerOfService(elsewhere), 'the service has ended the session').toBe(403)

    await openExpired(elsewhere, '/saved-listings')
    await expect(elsewhere.getByText(EXPIRED)).toHaveCount(1)
    await elsewhere.context().close()
  })

  test('a session that cannot be renewed while offline is kept, and works when the network is back', {
    tag: ['@account', '@deep'],
  }, async ({ page, parent }) => {
    await parent.logIn()
    await page.route('**/auth/v1/token**', (route) => route.abort())
    await openExpired(page, '/profile')
    await expect(page.getByText('Failed to load profile information').first()).toBeVisible({
      timeout: 20_000,
    })
    await isSignedIn(page, parent)
    await page.unroute('**/auth/v1/token**')
    await page.reload()
    await expect(page.getByLabel('Username')).toHaveValue('Test Parent')
  })

  test('if storage is blocked, browsing works, and a login lasts as long as the page', {
    tag: ['@account', '@discover', '@lists'],
  }, async ({ page, parent }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }
    })
    await page.goto('/activities')
    await expect(page.getByRole('article').first()).toBeVisible()
    await parent.logIn()
    await isSignedIn(page, parent)
    await banner(page).getByRole('link', { name: 'Saved Lists' }).click()
    await expect(heading(page)).toHaveText('My Lists')
    await logOut(page, parent)
    await expect(page).toHaveURL('/login')
    await isSignedOut(page)
  })
})
