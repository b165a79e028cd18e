import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { isSignedOut } from '../../session.ts'

const FAILED = 'Error signing in with Google'

/** Goes to the mock of Google, which asks for an address. The browser leaves the site for it. */
async function leaveForGoogle(page: Page, from = '/login') {
  await page.goto(from)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(standIn(page)).toBeVisible()
  expect(new URL(page.url()).origin).toBe(process.env.BACKEND_ORIGIN)
}

const standIn = (page: Page) => page.getByRole('heading', { name: 'Stand-in for Google' })

async function continueAs(page: Page, email: string) {
  // the login page, which may still be shown, has a field with this name too
  await expect(standIn(page)).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const user = (page: Page, email: string) => page.getByRole('banner').getByRole('button', { name: email })

for (const from of ['/login', '/signup']) {
  test(`from ${from} to Google and back: signed in on the home page, with a clean URL`, {
    tag: ['@local', ...(from === '/login' ? [] : ['@deep'])],
  }, async ({ page }) => {
    const email = `gina-${randomUUID()}@gmail.example`
    await leaveForGoogle(page, from)
    await continueAs(page, email)
    await expect(page.getByText('Logged in successfully!')).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(page.url()).toBe(`${process.env.SITE_ORIGIN}/`)
    await expect(user(page, email)).toBeVisible()
    await page.reload()
    await expect(user(page, email)).toBeVisible()
    await page.goto('/profile')
    await expect(page.getByLabel('Email')).toHaveValue(email)
  })
}

for (const answer of ['Cancel', 'Fail']) {
  test(`${answer} at Google: one message, nobody is signed in, and the URL is clean`, {
    tag: '@local',
  }, async ({ page }) => {
    await leaveForGoogle(page)
    await page.getByRole('button', { name: answer }).click()
    await expect(page.getByText(FAILED)).toHaveCount(1)
    expect(page.url()).toBe(`${process.env.SITE_ORIGIN}/`)
    await isSignedOut(page)
    await page.reload()
    await isSignedOut(page)
    await expect(page.getByText(FAILED)).toBeHidden()
  })
}

test('back from Google with the Back button: the login page is unchanged, and works', {
  tag: '@local',
}, async ({ page }) => {
  const email = `gina-${randomUUID()}@gmail.example`
  await leaveForGoogle(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await continueAs(page, email)
  await expect(user(page, email)).toBeVisible()
})

test('the return URL from Google, opened by another user or a second time, signs nobody in', {
  tag: '@local',
}, async ({ page, browser }) => {
  await leaveForGoogle(page)
  const answered = page.waitForResponse((response) =>
    (response.headers().location ?? '').startsWith(`${process.env.SITE_ORIGIN}/?code=`),
  )
  await continueAs(page, `gina-${randomUUID()}@gmail.example`)
  const wayBack = (await answered).headers().location ?? ''
  await expect(page.getByText('Logged in successfully!')).toBeVisible()

  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(wayBack)
  await isSignedOut(other)
  expect(other.url()).toBe(`${process.env.SITE_ORIGIN}/`)
  await context.close()
})

test.describe('a link of somebody else, opened in a tab that went to Google and gave up', () => {
  test.use({ allowedMessages: /status of 40\d/ })

  test('signs nobody in, whether it carries a code or tokens', { tag: '@local' }, async ({
    page,
    browser,
  }) => {
    // a stranger's login, whose way back is kept from the site
    const context = await browser.newContext()
    const stranger = await context.newPage()
    await leaveForGoogle(stranger)
    const answered = stranger.waitForResponse(
      (response) =>
        response.status() === 302 &&
        /code=/.test(response.headers().location ?? '') &&
        !/callback/.test(response.headers().location ?? ''),
    )
    await stranger.route(`${process.env.SITE_ORIGIN}/?code=*`, (route) => route.abort())
    await continueAs(stranger, `eve-${randomUUID()}@gmail.example`)
    const wayBack = (await answered).headers().location ?? ''
    await context.close()

    for (const link of [
      wayBack,
      `${process.env.SITE_ORIGIN}/#access_token=a.b.c&refresh_token=r&expires_in=3600`,
    ]) {
      await leaveForGoogle(page)
      await page.goto(link)
      await isSignedOut(page)
      expect(page.url()).toBe(`${process.env.SITE_ORIGIN}/`)
    }
  })
})

test.describe('the service does not respond', () => {
  test.use({ allowedMessages: /status of 500|ERR_FAILED/ })

  test('the visitor stays on the login page, sees an error, and can try again', { tag: '@local' }, async ({
    page,
  }) => {
    await page.route('**/auth/v1/authorize**', (route) => route.fulfill({ status: 500, body: 'x' }))
    await page.goto('/login')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByText(FAILED)).toBeVisible()
    await expect(page).toHaveURL('/login')
    await page.unroute('**/auth/v1/authorize**')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByRole('heading', { name: 'Stand-in for Google' })).toBeVisible()
  })
})
