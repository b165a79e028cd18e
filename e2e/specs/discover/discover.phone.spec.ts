import type { Locator, Page } from '@playwright/test'
import {
  cards,
  count,
  countLine,
  filtersButton,
  quickFilter,
  searchLine,
  sheet,
} from '../../activitiesPage.ts'
import { untilTakenOver } from '../../documents.ts'
import { expect, test } from '../../fixtures.ts'

/* Below 1024 px the filters are in a sheet. */

test('the first card starts in the upper half of the screen, and the search is one line', async ({
  page,
}) => {
  await page.goto('/activities')
  await expect(cards(page)).toHaveCount(12)
  expect((await cards(page).first().boundingBox())?.y).toBeLessThan(400)
  const activity = page.getByRole('combobox', { name: 'Activity' })
  await expect(activity).toBeHidden()

  await expect(searchLine(page)).toHaveAttribute('aria-expanded', 'false')
  await searchLine(page).press('Enter')
  await expect(searchLine(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(activity).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Location' })).toBeFocused()
  await page.keyboard.type('Mosman')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/activities?location=Mosman')
  await expect(activity).toBeHidden()
  await expect(searchLine(page)).toBeFocused()
  await expect(searchLine(page)).toHaveText('Search: Mosman')
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL('/activities')
  await expect(searchLine(page)).toHaveText('Search: Activity or suburb')
})

test('quick filters match the filters of the sheet, add one history entry each, and are large enough to tap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/activities')
  await expect(cards(page)).toHaveCount(12)
  for (const button of await quickFilter(page, '').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  const free = quickFilter(page, /^Free$/)
  await free.click()
  await expect(page).toHaveURL('/activities?features=free')
  await expect(free).toBeFocused()
  // out of sight until the row is scrolled
  await quickFilter(page, 'Toddlers (1-3)').click()
  await expect(page).toHaveURL('/activities?ageRanges=toddlers&features=free')
  await filtersButton(page).click()
  await expect(sheet(page).getByRole('checkbox', { name: 'Free' })).toBeChecked()
  await expect(sheet(page).getByRole('checkbox', { name: 'Toddlers (1-3)' })).toBeChecked()
  await page.keyboard.press('Escape')

  await page.goBack()
  await expect(page).toHaveURL('/activities?features=free')
  await expect(free).toHaveAttribute('aria-pressed', 'true')
  await free.click()
  await expect(page).toHaveURL('/activities')
  await expect(free).toHaveAttribute('aria-pressed', 'false')
})

test('the sheet shows the number of results while it is open, and Back closes it without changes', async ({
  page,
}) => {
  await page.goto('/activities?features=free')
  await expect(countLine(page)).toBeVisible()
  const free = await count(page)
  await filtersButton(page).click()
  await expect(sheet(page).getByText(`${free} activities`)).toBeVisible()
  await sheet(page).getByLabel('Indoor').check()
  await expect(sheet(page).getByText(`${free} activities`)).toBeHidden()
  await expect(sheet(page).getByText(/^\d+ activit/)).toBeVisible()

  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  await expect(page).toHaveURL('/activities?features=free')
  await expect(filtersButton(page)).toBeFocused()
  await expect(countLine(page)).toHaveText(`${free} activities match your filters`)
})

test('a sticky bar with the filters never covers the focused element', async ({ page }) => {
  await page.goto('/activities?features=free')
  await expect(cards(page)).toHaveCount(12)
  const buttons = page.getByRole('main').getByRole('button', { name: 'Filters' })
  await expect(buttons).toHaveCount(1)
  await cards(page).nth(6).getByRole('link').focus()
  await expect(buttons).toHaveCount(2)
  const bar = await buttons.last().boundingBox()
  expect(bar?.y).toBeLessThan(40)

  for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+Tab')
  const covered = await page.evaluate(() => {
    const { left, top, width } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
    const seen = document.elementFromPoint(left + width / 2, top + 4)
    return !document.activeElement?.contains(seen) && !seen?.contains(document.activeElement)
  })
  expect(covered).toBe(false)

  await buttons.last().click()
  // the first control, not the box that scrolls it
  await expect(sheet(page).locator('input').first()).toBeFocused()
  await sheet(page).getByRole('button', { name: 'Clear all' }).click()
  await sheet(page).getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL('/activities')
  await expect(page.getByRole('heading', { name: 'All Activities' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'All Activities' })).toBeInViewport()
})

test('a double tap on Apply Filters applies once, and does not meet what was behind the sheet', async ({
  page,
}) => {
  await page.goto('/activities')
  await filtersButton(page).first().tap()
  await sheet(page).getByLabel('Free').check()
  await page.evaluate(() => {
    const met: boolean[] = []
    addEventListener('click', ({ target }) =>
      met.push(target instanceof Element && !target.closest('dialog')),
    )
    Object.assign(window, { met })
  })
  const apply = await sheet(page).getByRole('button', { name: 'Apply Filters' }).boundingBox()
  if (!apply) throw new Error('no button')
  await doubleTap(page, { x: apply.x + 10, y: apply.y + 10 })
  await expect(sheet(page)).toBeHidden()
  await expect(page).toHaveURL('/activities?features=free')
  expect(await page.evaluate(() => Reflect.get(window, 'met'))).toEqual([false])
})

test('a quick filter that was pressed stays in sight when the offer before it goes', async ({ page }) => {
  await page.goto('/activities?location=Mosman&features=free')
  await untilTakenOver(page)
  await page.goto('/activities')
  await untilTakenOver(page)
  const offer = page.getByRole('button', { name: 'Continue with: Free, Mosman' })
  await expect(offer).toBeVisible()
  // with forced colors no background tells it from text
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(offer.locator('..')).toHaveCSS('outline', /^rgb\(\d+, \d+, \d+\) solid 1px$/)
  await page.emulateMedia({ forcedColors: null })
  const indoor = quickFilter(page, 'Indoor')
  await indoor.tap()
  await expect(indoor).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0)
  await expect(indoor).toBeInViewport({ ratio: 1 })
})

test('the words of My kids fit the screen', async ({ page }) => {
  await page.goto('/activities')
  await page.getByRole('button', { name: 'My kids' }).press('Enter')
  const words = page.getByRole('dialog', { name: 'My kids' }).getByText('never sent')
  await expect(words).toBeInViewport({ ratio: 1 })
})

for (const address of ['/', '/activities']) {
  test(`at ${address} a tap on Search searches while suggestions are open`, async ({ page }) => {
    const search = page.getByRole('button', { name: 'Search', exact: true })
    await page.goto(address)
    await untilTakenOver(page)
    if (address === '/activities') await searchLine(page).tap()
    await page.getByRole('combobox', { name: 'Activity' }).tap()
    await expect(page.getByRole('option', { name: 'Museums' })).toBeVisible()
    await expect(search).toBeInViewport()
    await page.getByRole('combobox', { name: 'Location' }).pressSequentially('a,b')
    await expect(page.getByRole('search').getByText('No results found')).toBeVisible()

    const at = await search.boundingBox()
    if (!at) throw new Error('no button')
    await page.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2)
    await expect(page).toHaveURL('/activities?location=a%2Cb')
    await expect(page.getByRole('search').getByText('No results found')).toBeHidden()
  })
}

test("the sheet ends above a keyboard that lies over the page, as an iPhone's does", async ({ page }) => {
  await page.addInitScript(() => {
    const seen = Object.assign(new EventTarget(), { offsetTop: 0, height: 508, scale: 1 })
    Object.defineProperty(window, 'visualViewport', { value: seen })
  })
  await page.goto('/activities')
  await filtersButton(page).click()
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: Number.NaN, height: 0 }
  const apply = sheet(page).getByRole('button', { name: 'Apply Filters' })
  await expect.poll(async () => (await boxOf(apply)).y + (await boxOf(apply)).height).toBeLessThan(508)
  const title = sheet(page).getByRole('heading', { name: 'Filters' })
  await expect.poll(async () => (await boxOf(title)).y).toBeGreaterThan(0)
})

test('in a tab that was left open overnight Today is the new day', async ({ page }) => {
  // Friday 9 pm in Sydney
  await page.clock.install({ time: new Date('2026-11-27T10:00:00Z') })
  await page.goto('/activities')
  await untilTakenOver(page)
  const today = page.getByRole('main').getByRole('button', { name: 'Today', exact: true })
  // the hearts are there: a script that is still on its way would be late by then
  await expect(page.getByRole('button', { name: /^Save / }).first()).toHaveAttribute('aria-pressed', 'false')
  await page.clock.fastForward('11:00:00')
  await today.click()
  await expect(page).toHaveURL('/activities?date=2026-11-28')
})

test('a quick filter that is pressed at the upper edge of the window stays there', async ({ page }) => {
  await page.goto('/activities')
  await untilTakenOver(page)
  const free = quickFilter(page, /^Free$/)
  const top = () => free.evaluate((button) => Math.round(button.getBoundingClientRect().top))
  await free.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top + 4))
  expect(await top()).toBe(-4)
  await free.evaluate((button: HTMLElement) => button.click())
  await expect(page.getByRole('button', { name: 'Remove Free' })).toBeVisible()
  await expect(countLine(page)).toBeVisible()
  expect(await top()).toBe(-4)
})

/** Two taps within 100 ms by their own times, however long the page takes to answer the first. */
async function doubleTap(page: Page, point: { x: number; y: number }) {
  const browser = await page.context().newCDPSession(page)
  const start = Date.now() / 1000
  const touch = (type: 'touchStart' | 'touchEnd', after: number) => {
    const touchPoints = type === 'touchStart' ? [point] : []
    return browser.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: start + after })
  }
  // in this order, and none waits for the one before
  await Promise.all([
    touch('touchStart', 0),
    touch('touchEnd', 0.02),
    touch('touchStart', 0.08),
    touch('touchEnd', 0.1),
  ])
  await browser.detach()
}
