import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { newAddress } from '../../run/accounts.ts'
import { heading } from '../../session.ts'

const PASSWORD = 'Wombat!2026'
const NEW_PASSWORD = 'Jacaranda!2027'

// the browser's messages for a tested refusal
test.use({ allowedMessages: /status of (400|403|422|500)|ERR_FAILED/ })

// whole journeys with several pages each
test.describe.configure({ timeout: 60_000 })

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** The visible toasts: a failed login also shows its message at the form. */
const toasts = (page: Page) => page.locator('[data-toast]')

async function fillInSignUp(page: Page, email: string) {
  await page.getByLabel('Full Name').fill('Mia Nguyen')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD)
}

async function tryToLogIn(page: Page, email: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

test('a new user signs up, confirms the address by e-mail, and logs in', { tag: '@shell' }, async ({
  page,
  mailbox,
}) => {
  const email = newAddress()
  await page.goto('/signup')
  await fillInSignUp(page, email)
  await button(page, 'Sign up').click()
  await expect(
    page.getByText('Account created successfully! Please check your email for confirmation.'),
  ).toBeVisible()
  await expect(page).toHaveURL('/login')
  // here and below: a row of section 2 is seen once the page has its heading
  await expect(heading(page)).toHaveText('Welcome back')

  await page.goto(await mailbox.linkTo(email))
  await button(page, 'Verify Email').click()
  await expect(heading(page)).toHaveText('Email Verified Successfully!')
  await expect(page).toHaveURL('/email-verified')

  await page.getByRole('link', { name: 'Go to Login' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await button(page, 'Log in').click()
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goto('/profile')
  await expect(page.getByLabel('Username')).toHaveValue('Mia Nguyen')
})

test('a wrong password is refused; the right one is then accepted', async ({ page, parent }) => {
  await tryToLogIn(page, parent.email, 'Wombat!2025')
  await expect(toasts(page).getByText('Invalid login credentials')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(parent.email)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()

  await page.getByLabel('Password', { exact: true }).fill(parent.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

// a service sends an address one mail a minute, this one as many as are asked for
test('a user who has not confirmed their address is told so, and gets the e-mail again', {
  tag: '@local',
}, async ({ page, mailbox }) => {
  const email = newAddress()
  await page.goto('/signup')
  await fillInSignUp(page, email)
  await button(page, 'Sign up').click()
  await expect(page).toHaveURL('/login')
  const first = await mailbox.linkTo(email)

  await tryToLogIn(page, email, PASSWORD)
  await expect(toasts(page).getByText('Email not confirmed')).toBeVisible()
  await button(page, 'Resend confirmation email').click()
  await expect(page.getByText('Confirmation email sent')).toBeVisible()
  const second = await mailbox.linkTo(email, first)

  await page.goto(second)
  await button(page, 'Verify Email').click()
  await expect(page).toHaveURL('/email-verified')
  await tryToLogIn(page, email, PASSWORD)
  await expect(page).toHaveURL('/')
})

test('a user who forgot their password sets a new one, and only the new one works', async ({
  page,
  parent,
  mailbox,
}) => {
  const confirmation = await mailbox.linkTo(parent.email)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password' }).click()
  await page.getByLabel('Email').fill(parent.email)
  await button(page, 'Send reset instructions').click()
  await expect(page.getByText('Password reset instructions sent to your email')).toBeVisible()
  await expect(page).toHaveURL('/login')

  await page.goto(await mailbox.linkTo(parent.email, confirmation))
  await button(page, 'Verify Email').click()
  await expect(heading(page)).toHaveText('Set new password')
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm Password', { exact: true }).fill(NEW_PASSWORD)
  await button(page, 'Reset password').click()
  await expect(page.getByText('Password updated successfully')).toBeVisible()
  await expect(heading(page)).toHaveText('Password Reset Complete')
  await expect(page).toHaveURL('/login')
  await expect(heading(page)).toHaveText('Welcome back')

  await tryToLogIn(page, parent.email, parent.password)
  await expect(toasts(page).getByText('Invalid login credentials')).toBeVisible()
  await tryToLogIn(page, parent.email, NEW_PASSWORD)
  await expect(page).toHaveURL('/')
})

test('an address without an account gets the same response, and no e-mail', async ({ page, mailbox }) => {
  const email = newAddress()
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password reset instructions sent to your email')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(heading(page)).toHaveText('Welcome back')
  await expect(mailbox.linkTo(email)).rejects.toThrow('no mail')
})

test('a failed sign-up keeps the typed text, and Enter sends the form once', async ({ page }) => {
  const email = newAddress()
  let attempts = 0
  // the first request is still running when Enter is pressed again
  const isPressedTwice = Promise.withResolvers<void>()
  await page.route('**/auth/v1/signup**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    attempts += 1
    await isPressedTwice.promise
    return route.fulfill({ status: 500, json: {} })
  })
  await page.goto('/signup')
  await fillInSignUp(page, email)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  isPressedTwice.resolve()
  await expect(page.getByText('Error creating account')).toBeVisible()
  expect(attempts).toBe(1)
  await expect(page.getByLabel('Full Name')).toHaveValue('Mia Nguyen')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)

  await page.unroute('**/auth/v1/signup**')
  await button(page, 'Sign up').click()
  await expect(page).toHaveURL('/login')
})

test('a password can be pasted, shown without moving the caret, and is checked while it is typed', async ({
  page,
}) => {
  await page.goto('/signup')
  const password = page.getByLabel('Password', { exact: true })
  await page.getByLabel('Full Name').fill('Wombat!2026')
  await page.getByLabel('Full Name').press('ControlOrMeta+a')
  await page.getByLabel('Full Name').press('ControlOrMeta+c')
  await password.press('ControlOrMeta+v')
  await expect(password).toHaveValue('Wombat!2026')
  await expect(page.getByText('Strong', { exact: true })).toBeVisible()

  await password.press('ArrowLeft')
  await page.getByRole('button', { name: 'Show password', exact: true }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.keyboard.type('-')
  await expect(password).toHaveValue('Wombat!202-6')
  await expect(page.getByText('Not possible: -')).toBeVisible()
  await page.getByRole('button', { name: 'Hide password', exact: true }).click()
  await expect(password).toHaveAttribute('type', 'password')
})
