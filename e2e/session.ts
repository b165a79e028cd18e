import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { Parent } from './run/accounts.ts'

/* Locators and steps for the tests of accounts and sessions. */

export const EXPIRED = 'Session expired. Please log in again.'

export const banner = (page: Page) => page.getByRole('banner')
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const isSignedIn = (page: Page, { email }: Parent) =>
  expect(banner(page).getByRole('button', { name: email })).toBeVisible()
export const isSignedOut = (page: Page) =>
  expect(banner(page).getByRole('link', { name: 'Log in' })).toBeVisible()

export async function logOut(page: Page, { email }: Parent) {
  // a page that is still loading takes the focus later, which closes the menu
  await expect(heading(page)).toBeVisible()
  await banner(page).getByRole('button', { name: email }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
}

/**
 * Loads a page with an expired token. The new document changes its expiry before the site's scripts run, because the
 * old page would renew it.
 */
export async function openExpired(page: Page, path: string) {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('test-expired')) return
    sessionStorage.setItem('test-expired', 'once')
    const session = JSON.parse(localStorage.getItem('sprouts-auth') ?? '{}')
    localStorage.setItem('sprouts-auth', JSON.stringify({ ...session, expires_at: 1 }))
  })
  await page.goto(path)
}

/** A second tab of the same browser. */
export async function openTab(context: BrowserContext, path: string) {
  const tab = await context.newPage()
  await tab.goto(path)
  return tab
}

/** A page of another device, on which the parent is logged in too. Close its context at the end. */
export async function openDevice(browser: Browser, parent: Parent) {
  const device = await browser.newContext({ baseURL: process.env.SITE_ORIGIN })
  const page = await device.newPage()
  await parent.logIn('', page)
  return page
}
