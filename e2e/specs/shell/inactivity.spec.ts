import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { waitForHistoryToSettle } from '../../savedLists.ts'
import { EXPIRED, heading, isSignedIn, isSignedOut, openTab } from '../../session.ts'

// the browser's words for a refusal, the library's when a clock that jumps ends its calls, and ours when it
// jumps over the time that a part of a page may take
test.use({
  allowedMessages:
    /status of (400|401|403)|ERR_FAILED|AuthRetryableFetchError|did not arrive within 8 s|took longer than 8 s/,
})

// whole journeys with several logins each
test.describe.configure({ timeout: 60_000 })

const MINUTE = 60_000

const question = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' })

/** The time until the end of the session, in ms of the page's clock. */
const timeLeft = (page: Page) =>
  page.evaluate(() => Number(localStorage.getItem('sprouts-deadline')) - Date.now())

/** Lets time pass in all tabs. A jump reaches one before the other: a long one would look like a clock set back. */
async function passTogether(context: BrowserContext, time: number) {
  for (let left = time; left > 0; left -= MINUTE) await context.clock.fastForward(Math.min(left, MINUTE))
}

test.describe('30 minutes without activity', () => {
  test.beforeEach(({ context }) => context.clock.install())

  test('a warning appears one minute before; then the parent is logged out, and returns to the page after login', {
    tag: '@account',
  }, async ({ page, parent }) => {
    await parent.logIn()
    await page.goto('/profile')
    await expect(page.getByLabel('Username')).toBeVisible()
    await page.clock.fastForward(28 * MINUTE)
    await expect(question(page)).toBeHidden()
    await page.clock.fastForward(MINUTE)
    await expect(question(page)).toBeVisible()
    await page.clock.fastForward(MINUTE)
    await expect(page.getByText(EXPIRED)).toHaveCount(1)
    await expect(page).toHaveURL('/login')
    await isSignedOut(page)
    expect(await page.evaluate(() => localStorage.getItem('sprouts-auth'))).toBeNull()

    await parent.logIn()
    await page.getByRole('link', { name: 'Back to Profile' }).click()
    await expect(page).toHaveURL('/profile')
    await expect(heading(page)).toHaveText('Profile')
  })

  test('an unfinished new list is restored after the next login', { tag: ['@lists', '@deep'] }, async ({
    page,
    parent,
  }) => {
    await parent.logIn()
    await page.goto('/saved-listings')
    await page.getByRole('button', { name: /^Create (New|Your First) List$/ }).click()
    await page.getByLabel('List name').fill('Swim spots')
    await page.clock.fastForward(29 * MINUTE)
    await expect(question(page)).toBeVisible()
    await page.clock.fastForward(MINUTE)
    await expect(page).toHaveURL('/login')

    await parent.logIn()
    await page.getByRole('link', { name: 'Back to Saved Lists' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create New List' })
    await expect(dialog.getByLabel('List name')).toHaveValue('Swim spots')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await waitForHistoryToSettle(page)
    await page.reload()
    await expect(heading(page)).toHaveText('My Lists')
    await expect(dialog).toBeHidden()
  })

  test('Stay signed in extends the session, and so does activity before the warning', async ({
    page,
    parent,
  }) => {
    await parent.logIn()
    await page.clock.fastForward(29.5 * MINUTE)
    await question(page).getByRole('button', { name: 'Stay signed in' }).click()
    await expect(question(page)).toBeHidden()
    for (let time = 0; time < 3; time += 1) {
      await page.clock.fastForward(20 * MINUTE)
      await page.keyboard.press('Tab')
    }
    await isSignedIn(page, parent)
    await expect(question(page)).toBeHidden()
  })

  test('on a public page the parent stays on the page', async ({ page, parent }) => {
    await parent.logIn()
    await page.goto('/activities?search=zoo')
    await isSignedIn(page, parent)
    await page.clock.fastForward(31 * MINUTE)
    await expect(page.getByText(EXPIRED)).toHaveCount(1)
    await isSignedOut(page)
    await expect(page).toHaveURL('/activities?search=zoo')
  })

  test('after 8 hours of sleep of the computer the parent is logged out', async ({ page, parent }) => {
    await parent.logIn()
    await page.clock.setSystemTime(Date.now() + 8 * 60 * MINUTE)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page.getByText(EXPIRED)).toHaveCount(1)
    await isSignedOut(page)
  })

  test('on a page that is opened the next day the parent is logged out before anything is shown', async ({
    page,
    parent,
  }) => {
    await parent.logIn()
    await page.goto('about:blank')
    await page.clock.setSystemTime(Date.now() + 24 * 60 * MINUTE)
    await page.goto('/saved-listings')
    await expect(page).toHaveURL('/login')
    await expect(page.getByText(EXPIRED)).toHaveCount(1)
  })

  test('activity in one tab counts for both tabs, and both end together', async ({
    page,
    parent,
    context,
  }) => {
    await parent.logIn()
    const other = await openTab(context, '/profile')
    await isSignedIn(other, parent)
    await passTogether(context, 20 * MINUTE)
    await page.bringToFront()
    await page.keyboard.press('Tab')
    // twenty minutes are a moment here: the other tab hears of the key before they pass
    await expect.poll(() => timeLeft(other)).toBeGreaterThan(20 * MINUTE)
    await passTogether(context, 20 * MINUTE)
    await isSignedIn(other, parent)
    await isSignedIn(page, parent)

    // time to look, also for a busy machine
    await passTogether(context, (await timeLeft(page)) - 30_000)
    await isSignedIn(other, parent)
    // a short last step: one tab hears of the end from the other, and a toast stays for ten seconds
    await passTogether(context, (await timeLeft(page)) - 5000)
    await passTogether(context, 6000)
    for (const tab of [page, other]) {
      await expect(tab.getByText(EXPIRED)).toHaveCount(1)
      await isSignedOut(tab)
    }
    await expect(other).toHaveURL('/login')
  })

  test('typed text is restored after the next login, but not for another user', {
    tag: '@submissions',
  }, async ({ page, parent, otherParent }) => {
    await parent.logIn()
    await page.goto('/contact')
    await isSignedIn(page, parent)
    await page.getByLabel('Message').fill('The gate of the playground is broken.')
    await page.clock.fastForward(31 * MINUTE)
    await isSignedOut(page)
    await parent.logIn()
    await page.goto('/contact')
    await expect(page.getByLabel('Message')).toHaveValue('The gate of the playground is broken.')

    // the draft is there before the session is known, and its first event counts as activity
    await isSignedIn(page, parent)
    await page.clock.fastForward(31 * MINUTE)
    await isSignedOut(page)
    await otherParent.logIn()
    await page.goto('/contact')
    await expect(page.getByLabel('Message')).toHaveValue('')
  })
})
