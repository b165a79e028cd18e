import type { Page, Route } from '@playwright/test'
import { untilTakenOver } from '../../documents.ts'
import { expect, test } from '../../fixtures.ts'
import { startBrokenSite } from '../../sites/brokenSite.ts'

/* Discover's cards and activity page while mfe-lists, which lends the save button, fails. */

// the browser's messages for failed loads, and our one warning
test.use({
  allowedMessages:
    /Failed to load resource|integrity|MIME type|could not be loaded|The part "lists" .* failed/i,
})

/** What the console says when a fragment cannot be used. */
const FAILURE = /could not be loaded|The part "lists" .* failed/

const faults: Record<string, (route: Route) => Promise<void> | undefined> = {
  'is down': (route) => route.fulfill({ status: 503, body: 'Down' }),
  hangs: () => undefined,
  'answers with HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in to Wi-Fi' }),
  'has other bytes than it should': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("tampered")' }),
}

for (const [fault, answer] of Object.entries(faults)) {
  test(`mfe-lists ${fault}: cards work, their hearts are disabled with a reason, and recover without a reload`, {
    tag: ['@discover', ...(fault === 'is down' || fault === 'answers with HTML' ? ['@deep'] : [])],
  }, async ({ page }) => {
    await page.route('**/remotes/lists/**', answer)
    await page.goto('/activities')
    const card = page.getByRole('article').first()
    await expectInert(page, card.getByRole('button', { name: /^Save / }))

    await page.unroute('**/remotes/lists/**')
    await comeBack(page)
    await expectAlive(page, card.getByRole('button', { name: /^Save / }))
  })
}

test('mfe-lists is down while an activity is opened: its page works, and Save recovers there', {
  tag: '@discover',
}, async ({ page }) => {
  await page.route('**/remotes/lists/**', faults['is down'] as (route: Route) => Promise<void>)
  await page.goto('/activities')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Related Activities' })).toBeVisible()
  await expectInert(page, page.getByRole('button', { name: 'Save', exact: true }))
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toHaveAttribute('aria-disabled', 'true')

  await page.unroute('**/remotes/lists/**')
  await comeBack(page)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toHaveAttribute('aria-pressed', 'false', { timeout: 20_000 })
  await save.click()
  await expect(page.getByText('Login required')).toBeVisible()
})

test('mfe-lists is down for longer than there are URLs to try: hearts still recover', {
  tag: '@discover',
}, async ({ page }) => {
  await page.clock.install()
  test.slow()
  await page.route('**/remotes/lists/**', faults['is down'] as (route: Route) => Promise<void>)
  await page.goto('/activities')
  const heart = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Save / })
  await expect(heart).toHaveAttribute('aria-disabled', 'true')
  let refusals = 0
  page.on('response', (response) => {
    if (response.status() === 503) refusals += 1
  })
  // the page schedules the next attempt after the last one has failed
  await expect(async () => {
    await page.clock.fastForward('02:01')
    expect(refusals).toBeGreaterThan(8)
  }).toPass()

  await page.unroute('**/remotes/lists/**')
  await expect(async () => {
    await page.clock.fastForward('02:01')
    await expect(heart).toHaveAttribute('aria-pressed', 'false', { timeout: 8000 })
  }).toPass()
})

for (const fault of ['contract', 'render']) {
  test(`mfe-lists with a fault in ${fault} is not shown, and the cards stay`, {
    tag: ['@local', '@discover'],
  }, async ({ page }) => {
    using site = await startBrokenSite('lists')
    await page.goto(`${site.origin}/privacy-policy`)
    await page.evaluate((word) => sessionStorage.setItem('fault', word), fault)
    // the heart that stands in while it loads looks the same, and a tooltip goes with it
    const failure = page.waitForEvent('console', (message) => FAILURE.test(message.text()))
    await page.goto(`${site.origin}/activities`)
    await failure
    const card = page.getByRole('article').first()
    await expectInert(page, card.getByRole('button', { name: /^Save / }))
    await expect(page.getByText('mended', { exact: true })).toHaveCount(0)
  })
}

async function expectInert(page: Page, heart: ReturnType<Page['getByRole']>) {
  await expect(heart).toHaveAttribute('aria-disabled', 'true')
  await expect(heart).toHaveAccessibleDescription('Saving is unavailable right now')
  // a pointer that came before the page was taken over shows no tooltip until it moves
  await untilTakenOver(page)
  await heart.hover()
  await expect(page.getByRole('tooltip', { name: 'Saving is unavailable right now' })).toBeVisible()
  await heart.click({ force: true })
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function expectAlive(page: Page, heart: ReturnType<Page['getByRole']>) {
  await expect(heart).toHaveAttribute('aria-pressed', 'false', { timeout: 20_000 })
  await heart.click()
  await expect(page.getByText('Authentication required')).toBeVisible()
}

/** Sends the event of a returning network. */
async function comeBack(page: Page) {
  // at least two seconds after the last attempt
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    const heart = page.getByRole('button', { name: /^Save/ }).first()
    await expect(heart).not.toHaveAttribute('aria-disabled', 'true', { timeout: 500 })
  }).toPass({ timeout: 25_000 })
}
