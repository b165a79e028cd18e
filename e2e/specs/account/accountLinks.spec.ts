import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { askBackend, newAddress } from '../../run/accounts.ts'
import type { Mailbox } from '../../run/mailbox.ts'
import { heading, isSignedOut } from '../../session.ts'

const FAILED = 'Failed to verify your email. Please try again or contact support.'
const NOT_FOUND = 'Verification link not found. Please check your email for a valid link.'
const INVALID = 'Invalid password reset link'
// several browsers each
test.describe.configure({ timeout: 60_000 })

const TOKENS = 'access_token=evil&refresh_token=evil&expires_in=3600&token_type=bearer'

const verify = (page: Page) => page.getByRole('button', { name: 'Verify Email' })

/** Makes the service send an e-mail. Returns the link in it. */
async function linkOf(mailbox: Mailbox, route: 'signup' | 'recover', email: string, page: string) {
  const redirect = encodeURIComponent(process.env.SITE_ORIGIN + page)
  // a parent has a mail already
  const before = route === 'recover' ? await mailbox.linkTo(email) : undefined
  const answer = await askBackend(`auth/v1/${route}?redirect_to=${redirect}`, {
    method: 'POST',
    body: JSON.stringify({ email, password: 'Wombat!2026', data: { name: 'Mia' } }),
  })
  expect(answer.status).toBe(200)
  return mailbox.linkTo(email, before)
}

const confirmationOf = (mailbox: Mailbox, email: string) =>
  linkOf(mailbox, 'signup', email, '/email-verification?email_confirmed=true')
const recoveryOf = (mailbox: Mailbox, email: string) => linkOf(mailbox, 'recover', email, '/reset-password')

/** The link of an e-mail with another token: the service treats it like an expired one. */
function withForgottenToken(link: string) {
  const page = new URL(link)
  const confirmation = new URL(page.searchParams.get('confirmation_url') ?? '')
  confirmation.searchParams.set('token', randomUUID().replaceAll('-', ''))
  page.searchParams.set('confirmation_url', confirmation.href)
  return page.href
}

/** Acts like a mailbox scanner: opens every URL, runs no script and presses no button. */
async function scan(link: string) {
  for (let time = 0; time < 2; time += 1) expect((await fetch(link)).status).toBe(200)
}

test.describe('the link of a confirmation e-mail', () => {
  test('is not used up by a scanner, works in another browser, and once', async ({
    page,
    mailbox,
    browser,
  }) => {
    const link = await confirmationOf(mailbox, newAddress())
    await scan(link)

    const context = await browser.newContext()
    const other = await context.newPage()
    await other.goto(link)
    await verify(other).click()
    await expect(heading(other)).toHaveText('Email Verified Successfully!')
    expect(other.url()).toBe(`${process.env.SITE_ORIGIN}/email-verified`)
    await isSignedOut(other)
    await other.reload()
    await expect(heading(other)).toHaveText('Email Verified Successfully!')
    await context.close()

    await page.goto(link)
    await verify(page).click()
    await expect(page.getByText(FAILED)).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
  })

  // a service sends an address one mail a minute, this one as many as are asked for
  test('that has expired offers another e-mail, whose link works', { tag: '@local' }, async ({
    page,
    mailbox,
  }) => {
    const email = newAddress()
    const first = await confirmationOf(mailbox, email)
    await page.goto(withForgottenToken(first))
    await verify(page).click()
    await expect(page.getByText(FAILED)).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Resend confirmation email' }).click()
    await expect(page.getByText('Confirmation email sent')).toBeVisible()

    await page.goto(await mailbox.linkTo(email, first))
    await verify(page).click()
    await expect(page).toHaveURL('/email-verified')
  })

  for (const query of [
    '',
    '?confirmation_url=https%3A%2F%2Fevil.test%2Fauth%2Fv1%2Fverify%3Ftoken%3Da%26type%3Dsignup',
  ]) {
    test(`without its target URL is not followed: /email-verification${query}`, async ({ page }) => {
      await page.goto(`/email-verification${query}`)
      const before = page.url()
      await verify(page).click()
      await expect(page.getByText(NOT_FOUND)).toBeVisible()
      expect(page.url()).toBe(before)
    })
  }
})

test.describe('the link of a password e-mail', () => {
  test('is not used up by a scanner, works in another browser, and once', async ({
    page,
    parent,
    mailbox,
    browser,
  }) => {
    const link = await recoveryOf(mailbox, parent.email)
    await scan(link)

    const context = await browser.newContext()
    const other = await context.newPage()
    await other.goto(link)
    await verify(other).click()
    await expect(heading(other)).toHaveText('Set new password')
    expect(other.url()).toBe(`${process.env.SITE_ORIGIN}/reset-password`)
    await isSignedOut(other)
    await other.goto(`${process.env.SITE_ORIGIN}/saved-listings`)
    await expect(heading(other)).toHaveText('Welcome back')
    await context.close()

    await page.goto(link)
    await verify(page).click()
    await expect(page.getByText(INVALID)).toBeVisible()
    await expect(page).toHaveURL('/login')
  })

  test('that has expired is invalid', async ({ page, parent, mailbox }) => {
    await page.goto(withForgottenToken(await recoveryOf(mailbox, parent.email)))
    await verify(page).click()
    await expect(page.getByText(INVALID)).toBeVisible()
    await expect(page).toHaveURL('/login')
  })

  test('sets a password only once, also after a reload', async ({ page, parent, mailbox }) => {
    await page.goto(await recoveryOf(mailbox, parent.email))
    await verify(page).click()
    await page.getByLabel('New Password', { exact: true }).fill('Jacaranda!2027')
    await page.getByLabel('Confirm Password', { exact: true }).fill('Jacaranda!2027')
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Password Reset Complete')
    await page.reload()
    await expect(page.getByText(INVALID)).toBeVisible()
    await expect(page).toHaveURL('/login')
  })

  test('takes the place of an earlier one in the same tab, and leaves no token in the address', async ({
    page,
  }) => {
    await page.goto('/reset-password#type=recovery')
    await expect(heading(page)).toHaveText('Set new password')
    const documents: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
    // a link inside the page is no second one
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.evaluate(() => {
      window.location.assign('#main')
      return new Promise<void>((resolve) => window.addEventListener('hashchange', () => resolve()))
    })
    await page.goto(
      '/reset-password#access_token=a&refresh_token=r&error=access_denied&error_code=otp_expired',
    )
    await expect(page.getByText(INVALID)).toBeVisible()
    await expect(page).toHaveURL('/login')
    expect(documents).toHaveLength(1)
  })

  for (const address of ['/reset-password', '/reset-password#type=signup', '/reset-password?type=recovery']) {
    test(`without its fragment is invalid: ${address}`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByText(INVALID)).toBeVisible()
      await expect(page).toHaveURL('/login')
      // the row of section 2 is seen once the page has its heading
      await expect(heading(page)).toHaveText('Welcome back')
    })
  }
})

test.describe('a forged URL signs nobody in, and nothing from it is stored', () => {
  test.use({ allowedMessages: /status of 401|status of 403/ })

  const landings: Record<string, string> = {
    [`/#${TOKENS}`]: '/',
    [`/#${TOKENS}&type=recovery`]: '/',
    [`/?${TOKENS}`]: '/',
    [`/login#${TOKENS}`]: '/login',
    [`/activities?search=zoo#${TOKENS}`]: '/activities',
    [`/email-verification?email_confirmed=true#${TOKENS}&type=signup`]: '/email-verified',
    [`/email-verification?type=email_confirmation#${TOKENS}`]: '/email-verified',
    [`/saved-listings#${TOKENS}`]: '/login',
  }
  for (const [address, landing] of Object.entries(landings)) {
    test(address, { tag: '@shell' }, async ({ page }) => {
      const seen: string[] = []
      page.on('request', (request) => seen.push(request.url() + (request.postData() ?? '')))
      await page.goto(address)
      await expect(page).toHaveURL(({ pathname }) => pathname === landing)
      await isSignedOut(page)
      await expect(heading(page)).toBeVisible()
      expect(page.url()).not.toContain('evil')
      expect(await page.evaluate(() => localStorage.getItem('sprouts-auth'))).toBeNull()
      // the document itself is requested with its query
      expect(seen.slice(1).filter((request) => request.includes('evil'))).toEqual([])
    })
  }

  test('a password cannot be set with a forged token', { tag: '@shell' }, async ({ page }) => {
    await page.goto(`/reset-password#${TOKENS}&type=recovery`)
    await expect(heading(page)).toHaveText('Set new password')
    expect(page.url()).not.toContain('evil')
    await page.getByLabel('New Password', { exact: true }).fill('Jacaranda!2027')
    await page.getByLabel('Confirm Password', { exact: true }).fill('Jacaranda!2027')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText(INVALID)
    await expect(page).toHaveURL('/login')
  })
})
