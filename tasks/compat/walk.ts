import type { Browser, Page } from '@playwright/test'
import { demoAccount } from 'supabase/demo'
import { type Mix, mixedVersions } from './mixes.ts'

/** How long one step may take on a busy machine, in milliseconds. A walk takes about three seconds. */
const PATIENCE = 15_000

/** What a visitor does on each page, and what must be there then. Nothing is written. */
const STEPS: Record<string, (page: Page, origin: string) => Promise<unknown>> = {
  async home(page, origin) {
    await page.goto(origin)
    await heading(page, 'Your go-to guide for family fun in Sydney.')
  },
  async list(page) {
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await heading(page, 'Explore Activities')
    await page.getByRole('article').nth(11).waitFor()
  },
  // the stand-in of mfe-discover has no aria-pressed
  heart: (page) =>
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Save /, pressed: false })
      .waitFor(),
  async activity(page) {
    await page.getByRole('article').first().getByRole('link').click()
    await page.getByRole('heading', { name: 'Related Activities' }).waitFor()
    await page.getByRole('button', { name: 'Save', exact: true, pressed: false }).waitFor()
    await page.getByRole('button', { name: 'Add to calendar', disabled: false }).waitFor()
  },
  async problem(page) {
    await page.getByRole('button', { name: 'Something wrong?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Something wrong?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
  },
  async redirect(page, origin) {
    await page.goto(`${origin}/saved-listings`)
    await page.waitForURL(`${origin}/login`)
  },
  async login(page, origin) {
    await page.getByLabel('Email').fill(demoAccount.email)
    await page.getByLabel('Password', { exact: true }).fill(demoAccount.password)
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(`${origin}/`)
  },
  async lists(page) {
    await page.getByRole('banner').getByRole('link', { name: 'Saved Lists', exact: true }).click()
    await page.getByRole('heading', { name: 'My Lists' }).waitFor()
  },
  async contact(page) {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
    await heading(page, 'Contact Us')
  },
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Walks through a site. Returns what went wrong: a step, a message in the console, a request, a mix of versions. */
export async function walk(browser: Browser, origin: string, mix: Mix): Promise<string[]> {
  const context = await browser.newContext({ locale: 'en-AU', viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  const faults: string[] = []
  const asked: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`))
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`)
  })
  for (const [name, step] of Object.entries(STEPS)) {
    const error = await step(page, origin).then(
      () => undefined,
      (reason: Error) => reason,
    )
    if (error) faults.push(`${name}: ${error.message.split('\n')[0]}`)
    if (await page.getByRole('main').getByRole('alert').count()) faults.push(`${name}: a panel or an alert`)
    if (error) break
  }
  faults.push(...mixedVersions(mix, asked).map((other) => `${other} was asked for, which is not of this mix`))
  await context.close()
  return faults
}
