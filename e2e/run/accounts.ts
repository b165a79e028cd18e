import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import type { Mailbox } from './mailbox.ts'
import { addressPrefix, run } from './run.ts'

/** A parent with a new, confirmed account. */
export type Parent = {
  email: string
  password: string
  /** Logs in on the login page (of another site if `origin` is given), and waits until the page is left. */
  logIn(origin?: string, inTab?: Page): Promise<void>
  /** Gives the browser the session of an earlier login, for the page that is opened next. */
  resume(origin?: string): Promise<void>
}

/** A new e-mail address. The reporter counts those of a run (leftOut.ts). */
export function newAddress(): string {
  const address = `${addressPrefix}${randomUUID()}@example.com`
  test.info().annotations.push({ type: 'account', description: address })
  return address
}

/** Makes a parent, and removes what they leave: on the local site that is done with the copy of its data. */
export async function withParent(page: Page, mailbox: Mailbox, use: (parent: Parent) => Promise<void>) {
  const account = { email: newAddress(), password: 'Wombat!2026' }
  await makeAccount(account, mailbox)
  // before the test, because it may change the password
  const session = run.site && (await openSession(account))
  try {
    await use({
      ...account,
      logIn: (origin = '', inTab = page) => logIn(inTab, account, origin),
      resume: (origin = '') => resume(page, account, origin),
    })
  } finally {
    if (session) await removeLists(session)
  }
}

type Credentials = { email: string; password: string }

/** Signs up and follows the link of the e-mail, as a user does. */
export async function makeAccount({ email, password }: Credentials, mailbox: Mailbox) {
  const signedUp = await askBackend('auth/v1/signup', {
    method: 'POST',
    body: JSON.stringify({ email, password, data: { name: 'Test Parent' } }),
  })
  expect(signedUp.status, await signedUp.text()).toBe(200)
  const link = await mailbox.linkTo(email)
  const confirmation = new URL(link).searchParams.get('confirmation_url') ?? link
  const verified = await fetch(confirmation, { redirect: 'manual' })
  expect(verified.status).toBeLessThan(400)
}

/** What the service answers to a login. The browser stores it as it is. */
type Session = { access_token: string; user: { id: string } }

async function openSession({ email, password }: Credentials): Promise<Session> {
  const answer = await askBackend('auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status).toBe(200)
  return answer.json()
}

/** Removes the lists of an account and all that is saved in them: the rest is not its own to remove. */
async function removeLists({ access_token, user }: Session) {
  const answer = await askBackend(`rest/v1/lists?user_id=eq.${user.id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${access_token}` },
  })
  expect(answer.status, await answer.text()).toBe(204)
}

/** A request to the backend of the site under test, with its public key. */
export function askBackend(path: string, { headers, ...options }: RequestInit = {}): Promise<Response> {
  const apikey = process.env.BACKEND_KEY ?? ''
  return fetch(`${process.env.BACKEND_ORIGIN}/${path}`, {
    ...options,
    headers: { apikey, 'content-type': 'application/json', ...headers },
  })
}

async function logIn(page: Page, { email, password }: Credentials, origin: string) {
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${origin}/`)
}

async function resume(page: Page, account: Credentials, origin: string) {
  const session = JSON.stringify(await openSession(account))
  // a small file, from whose origin the storage can be written
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate((text) => localStorage.setItem('sprouts-auth', text), session)
}
