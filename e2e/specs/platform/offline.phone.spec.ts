import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { lastSynced } from '../../run/lastSynced.ts'
import { saveFirst } from '../../savedLists.ts'
import { counted } from '../../taps.ts'

/* The worker in a real browser. What it does where the network answers is nothing, so all other tests go without it. */

test.use({
  serviceWorkers: 'allow',
  allowedMessages: /ERR_(INTERNET_DISCONNECTED|FAILED)|could not be loaded/,
})

const caches = (page: Page) => page.evaluate(() => window.caches.keys())

/** All that Cache Storage and IndexedDB hold, as text. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = (await indexedDB.databases()).map(({ name = '' }) => name)
    for (const name of await window.caches.keys()) {
      // the edition is the same for everybody
      if (name.startsWith('sprouts-site-')) continue
      for (const answer of await (await window.caches.open(name)).matchAll())
        texts.push(name, answer.url, await answer.clone().text())
    }
    return texts.join('\n')
  })

/** Waits until all files of the site are kept, which begins once the page is idle. */
const untilSiteKept = (page: Page) => {
  test.slow()
  const isKept = () => page.evaluate(async () => Boolean(await window.caches.match('/style-guide')))
  return expect.poll(isKept, { timeout: 30_000 }).toBe(true)
}

test('our favourites on the train: lists, places and home open without a network', {
  tag: ['@lists', '@discover', '@local'],
}, async ({ page, context, parent }) => {
  const synced = lastSynced()
  await parent.logIn()
  const name = await saveFirst(page, 'Train rides')
  await expect.poll(() => everythingKept(page)).toContain(name)
  await untilSiteKept(page)

  await context.setOffline(true)
  const taps = counted()
  // the icon on the home screen
  taps.count++
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your go-to guide for family fun in Sydney.',
  )
  await taps.on(page.getByRole('button', { name: /menu/i }))
  await taps.on(page.getByRole('link', { name: 'Saved Lists' }))
  await expect(page.getByRole('heading', { name: /Train rides/ })).toBeVisible()
  await expect(page.getByRole('link', { name })).toBeVisible()
  expect(taps.end()).toBeLessThanOrEqual(6)
  await expect(page.getByText(synced)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share list' })).toBeDisabled()
})

test('a place that was opened is shown by the list and opens again without a network', {
  tag: ['@discover', '@local'],
}, async ({ page, context }) => {
  await page.goto('/activities')
  const first = page.getByRole('article').first().getByRole('link')
  const name = (await first.textContent()) ?? ''
  await first.tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect.poll(() => everythingKept(page)).toContain(name)
  await untilSiteKept(page)

  await context.setOffline(true)
  // an address that ends like that of a file, which the worker leaves to the network
  await page.goto('/activities?location=St.Ives')
  await expect(page.getByText("You're offline - showing saved places")).toBeVisible()
  // the heart of the lists is kept too, and says whether the place is saved
  const heart = page.getByRole('article').getByRole('button', { name: `Save ${name}` })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('article').getByRole('link', { name }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('heading', { name: 'Opening Hours' })).toBeVisible()

  // the list was opened offline, and comes by itself
  await page.goto('/activities')
  await expect(page.getByText("You're offline - showing saved places")).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('article')).toHaveCount(12)
})

test('a logout leaves nothing of the lists in the browser', { tag: ['@lists', '@local'] }, async ({
  page,
  parent,
}) => {
  await parent.logIn()
  const name = await saveFirst(page, 'Train rides')
  await expect.poll(() => everythingKept(page)).toContain('Train rides')
  await page.getByRole('button', { name: /menu/i }).tap()
  await page.getByRole('button', { name: 'Log out' }).tap()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect.poll(() => everythingKept(page)).toBe('')
  expect(await caches(page)).not.toContain('sprouts-lists')
  expect(name).not.toBe('')
})
