import type { Locator, Page } from '@playwright/test'
import { proves } from 'spec/constants'
import { openRendered, untilTakenOver } from '../../documents.ts'
import { expect, test } from '../../fixtures.ts'

/* Section 9 of the specification for visitors: every number is counted, timed or read on the page. */

// each test opens several pages
test.beforeEach(() => test.slow())

const REST = `${process.env.BACKEND_ORIGIN}/rest/v1`

test('the list', { tag: '@discover' }, async ({ page }) => {
  await page.goto('/activities')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  proves('page size of listings', await cards.count())
  const description = await page.locator('meta[name=description]').getAttribute('content')
  proves('fallback explore text mentions', /\d+\+ activities/.exec(description ?? '')?.[0])

  await cards.first().getByRole('link').first().click()
  const related = page.getByRole('region', { name: 'Related Activities' })
  await expect(related).toBeVisible()
  proves('related activities', await related.getByRole('article').count())
})

test('the location box', { tag: '@discover' }, async ({ page }) => {
  const asked: URL[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${REST}/Postcodes`)) asked.push(new URL(request.url()))
  })
  await page.clock.install()
  await openRendered(page, '/')
  const box = page.getByRole('combobox', { name: 'Location' })
  const options = page.getByRole('option')
  // a jump of the clock ends the time that the remote has to load
  await untilTakenOver(page)
  // the first query also loads the library of queries
  await box.pressSequentially('man')
  await expect(options.first()).toBeVisible()
  await box.clear()
  await expect(options).toHaveCount(0)
  asked.length = 0
  await page.clock.pauseAt(Date.now() + 60_000)
  await box.pressSequentially('park')
  proves('location debounce', await millisecondsUntil(page, () => asked.length > 0, 50))

  await page.clock.resume()
  await expect(options.first()).toBeVisible()
  proves('location results, at most', await options.count())
  proves('state of location results', asked[0]?.searchParams.get('state')?.replace('eq.', ''))
})

test('the breakpoints of the layout', { tag: '@discover' }, async ({ page }) => {
  const toggle = page.getByRole('button', { name: 'Open menu' })
  const filters = page.getByRole('button', { name: 'Filters' })
  await page.goto('/activities')
  // the filters are beside the list once the page knows its width
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  proves('first width that is not mobile', await firstWidthWithout(page, toggle, [766, 767, 768, 769]))
  proves(
    'first width without the filter sheet',
    await firstWidthWithout(page, filters, [1022, 1023, 1024, 1025]),
  )
})

test('the calendar', { tag: '@discover' }, async ({ page }) => {
  await page.goto('/activities')
  const grid = page.getByRole('grid')
  await expect(grid).toBeVisible()
  proves('calendar cells', await grid.getByRole('gridcell').count())
  const first = await grid.getByRole('columnheader').first().getAttribute('abbr')
  proves('first day of the calendar week', first && first[0]?.toUpperCase() + first.slice(1))
})

for (const [what, address, label] of [
  ['sign-up', '/signup', 'Password'],
  ['reset', '/reset-password#access_token=token&type=recovery', 'New Password'],
] as const) {
  test(`the password of ${what}`, { tag: '@account' }, async ({ page }) => {
    await page.goto(address)
    const field = page.getByLabel(label, { exact: true })
    const rules = page.getByRole('list', { name: 'Password rules' }).getByRole('listitem')
    await expect(field).toBeVisible()
    proves('criteria of the strength meter', await rules.count())
    proves(`password minimum on ${what}`, await shortestAccepted(field, 'Aa1!aaaaaaaa'))
    // one criterion more each time
    for (const [text, verdict] of [
      ['a', 'Very Weak'],
      ['aA', 'Weak'],
      ['aA1', 'Fair'],
      ['aA1!', 'Good'],
      ['aA1!aaaa', 'Strong'],
    ] as const) {
      await field.fill(text)
      await expect(page.getByText(verdict, { exact: true })).toBeVisible()
    }
  })
}

test('the redirect to the login page after a password reset', { tag: '@account' }, async ({ page }) => {
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(`${process.env.BACKEND_ORIGIN}/auth/v1/**`, (route) =>
    route.fulfill({ json: {}, headers }),
  )
  await page.clock.install()
  await page.goto('/reset-password#access_token=token&type=recovery')
  await page.getByLabel('New Password', { exact: true }).fill('Wombat!2026')
  await page.getByLabel('Confirm Password', { exact: true }).fill('Wombat!2026')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toBeVisible()
  const isThere = () => new URL(page.url()).pathname === '/login'
  proves('password reset redirect delay', await millisecondsUntil(page, isThere, 500))
})

test.describe('rows of the backend that a test has changed', () => {
  test.use({ isDrawnByBrowser: true })

  test('a card without an image', { tag: '@discover' }, async ({ page }) => {
    await page.route(`${REST}/Listings?**`, async (route) => {
      const response = await route.fetch()
      const rows: object[] = await response.json()
      await route.fulfill({ response, json: rows.map((row) => ({ ...row, image_metadata: [] })) })
    })
    await page.goto('/activities')
    const card = page.getByRole('article').first()
    await expect(card).toBeVisible()
    const isDrawn = await card.locator('svg[viewBox="0 0 96 64"]').isVisible()
    proves(
      'a card without an image shows the stock placeholder',
      isDrawn && (await card.locator('img').count()) === 0,
    )
  })
})

/** Moves the page's clock in steps. Returns the time after which the condition is true. */
async function millisecondsUntil(page: Page, isSo: () => boolean, step: number): Promise<number> {
  for (let passed = 0; passed < 10_000; passed += step) {
    // the browser's events arrive asynchronously
    await page.evaluate(() => fetch('/favicon.svg'))
    if (isSo()) return passed
    await page.clock.runFor(step)
  }
  return Number.POSITIVE_INFINITY
}

async function firstWidthWithout(page: Page, part: Locator, widths: number[]): Promise<number | undefined> {
  const [first = 0, ...wider] = widths
  // never higher than wide, which also turns the screen: once, a page of 766 px stayed between 768 and 1023 px wide
  const height = 700
  await page.setViewportSize({ width: first, height })
  await page.reload()
  await untilTakenOver(page)
  await expect(part.first()).toBeVisible()
  for (const width of wider) {
    await page.setViewportSize({ width, height })
    // a busy page hides it late; at a width that shows it, this waits for nothing
    const hidden = part.first().waitFor({ state: 'hidden', timeout: 6_000 })
    const isHidden = await hidden.then(
      () => true,
      () => false,
    )
    if (isHidden) return width
  }
  return undefined
}

/** Returns the length of the shortest prefix of a valid password that the field accepts. */
async function shortestAccepted(field: Locator, password: string): Promise<number | undefined> {
  for (let length = 4; length <= password.length; length += 1) {
    await field.fill(password.slice(0, length))
    await field.blur()
    if ((await field.getAttribute('aria-invalid')) !== 'true') return length
  }
  return undefined
}
