import type { Page } from '@playwright/test'
import { untilTakenOver } from '../../documents.ts'
import { expect, test } from '../../fixtures.ts'

/** Opens an activity through the search. */
async function open(page: Page, name: string) {
  await page.goto(`/activities?search=${encodeURIComponent(name)}`)
  await untilTakenOver(page)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
}

test('a search with a typing error still finds the activity', { tag: '@sample' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Activity' }).fill('taronga zo')
  await page.getByRole('button', { name: 'Search' }).click()

  await expect(page.getByText('No activities found matching your search criteria.')).toBeVisible()
  await expect(page.getByText('0 activities')).toBeVisible()
  const close = page.getByRole('region', {
    name: 'No exact matches. Showing close matches for “taronga zo”',
  })
  await close.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taronga Zoo Sydney')
})

test('the best match comes first, for a search by words and by postcode', { tag: '@sample' }, async ({
  page,
}) => {
  const first = page.getByRole('main').getByRole('article').first()
  await page.goto('/activities?search=sydney%20zoo')
  await expect(first.getByRole('heading')).toHaveText('Sydney Zoo')
  await page.goto('/activities?search=things%20to%20do%20with%20kids%202088')
  await expect(first).toContainText('Mosman')
})

test('the photos of an activity can be viewed with the keyboard, and the focus returns', {
  tag: '@sample',
}, async ({ page }) => {
  await open(page, 'Taronga Zoo Sydney')
  const showAll = page.getByRole('button', { name: 'Show all photos' })
  await showAll.click()

  const lightbox = page.getByRole('dialog')
  await expect(lightbox).toContainText('1 / 4')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox).toContainText('2 / 4')
  await page.keyboard.press('End')
  await expect(lightbox).toContainText('4 / 4')
  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()
  await expect(showAll).toBeFocused()
})

test('Share copies the canonical URL', { tag: '@sample' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await open(page, 'Taronga Zoo Sydney')
  await page.getByRole('button', { name: 'Share', exact: true }).click()

  await expect(page.getByText('Link copied to clipboard')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('on a wide screen the contact card stays beside the story, also in a low window', {
  tag: '@sample',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, 'Taronga Zoo Sydney')
  const contact = page.getByRole('region', { name: 'Contact' })
  expect((await contact.boundingBox())?.width).toBe(380)
  await page.getByRole('heading', { name: 'Good To Know' }).scrollIntoViewIfNeeded()
  await expect(contact.getByRole('heading', { name: 'Contact' })).toBeInViewport()
  await expect(contact.getByRole('link', { name: 'Visit Website' })).toBeInViewport({ ratio: 1 })
})

test('on paper an activity has its week, and nothing of now', { tag: '@sample' }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-25T01:00:00Z'))
  await open(page, 'Taronga Zoo Sydney')
  const places = [
    page.getByRole('list', { name: 'At a glance' }),
    page.getByRole('region', { name: 'Contact' }),
  ]
  for (const place of places) await expect(place.getByText(/^Open now/)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const place of places) await expect(place.getByText(/^Open now/)).toBeHidden()
  await expect(page.getByRole('row', { name: 'Wednesday (today) 9:30 am - 4:30 pm' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'At a glance' }).getByText('Mosman')).toBeVisible()
})

test('hours with a break have a line for each part', { tag: '@sample' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'Early Start Discovery Space')
  const lines = await page
    .getByRole('row', { name: /^Sunday/ })
    .getByRole('cell')
    .evaluate(({ firstChild }) => {
      const part = document.createRange()
      const [first = '', second = ''] = firstChild?.textContent?.split(/(?<=, )/) ?? []
      return [first.trim(), second].map((text) => {
        const start = first.startsWith(text) ? 0 : first.length
        part.setStart(firstChild as Text, start)
        part.setEnd(firstChild as Text, start + text.length)
        return [text, part.getClientRects().length]
      })
    })
  expect(lines).toEqual([
    ['9:00 am - noon,', 1],
    ['12:30 pm - 3:30 pm', 1],
  ])
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the most important facts are visible without scrolling', { tag: '@sample' }, async ({ page }) => {
    // late in a morning without a public holiday: after the earlier of its two closing times nothing is said of the zoo
    // (decision 379)
    await page.clock.setFixedTime(new Date('2026-11-25T01:00:00Z'))
    await open(page, 'Taronga Zoo Sydney')
    const glance = page.getByRole('list', { name: 'At a glance' })
    for (const seen of [
      page.getByRole('heading', { level: 1 }),
      glance.getByText('Mosman'),
      glance.getByText('All ages'),
      glance.getByText(/^(Open now|Opens|Closed)/),
      page.getByRole('button', { name: 'Save', exact: true }),
      page.getByRole('button', { name: 'Share', exact: true }),
    ]) {
      await expect(seen).toBeInViewport({ ratio: 1 })
    }
  })
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the longest name wraps, and no text is cut off', { tag: '@sample' }, async ({ page }) => {
    await open(page, 'Manly Warringah War Memorial State Park (Manly Dam)')
    await expect(page.getByRole('heading', { name: 'Related Activities' })).toBeVisible()
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(widest).toBeLessThanOrEqual(320)
  })
})
