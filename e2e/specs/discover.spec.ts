import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Activities' }).getByRole('article')
const countLine = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ activit/ })
const count = async (page: Page) => Number((await countLine(page).textContent())?.split(' ')[0])
const filtersButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Filters' }).first()
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' })

test('a filter is in the address: reload shows it again, Back takes it away, Forward brings it back', async ({
  page,
  isMobile,
}) => {
  await page.goto('/activities')
  const all = await count(page)
  if (isMobile) {
    await filtersButton(page).click()
    await sheet(page).getByLabel('Playgrounds').check()
    await sheet(page).getByRole('button', { name: 'Apply Filters' }).click()
    await expect(page.getByRole('heading', { name: 'All Activities' })).toBeFocused()
  } else {
    await page.getByRole('checkbox', { name: 'Playgrounds' }).check()
    await expect(page.getByRole('checkbox', { name: 'Playgrounds' })).toBeFocused()
  }
  await expect(page).toHaveURL('/activities?categories=playgrounds')
  await expect(page.getByText(/^\d+ activities match your filters$/)).toBeVisible()
  const filtered = await count(page)
  expect(filtered).toBeLessThan(all)
  const names = await cards(page).getByRole('heading').allTextContents()

  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove Playgrounds' })).toBeVisible()
  await expect(cards(page)).toHaveCount(names.length)
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(names)

  await page.goBack()
  await expect(page).toHaveURL('/activities')
  await expect(countLine(page)).toHaveText(`${all} activities`)
  await expect(page.getByRole('button', { name: 'Remove Playgrounds' })).toBeHidden()
  await page.goForward()
  await expect(countLine(page)).toHaveText(`${filtered} activities match your filters`)
})

test('Back returns to the card that was opened: in its place, with the focus and with as many cards', async ({
  page,
}) => {
  await page.goto('/activities?features=free')
  for (const loaded of [24, 36]) {
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect(cards(page)).toHaveCount(loaded)
  }
  const link = cards(page).nth(29).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const before = await link.boundingBox()
  await link.click()
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()

  await page.goBack()
  await expect(link).toBeFocused()
  await expect(cards(page)).toHaveCount(36)
  const after = await link.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(10)
})

test('after a reload of the activity Back loads the list again, down to that card', async ({ page }) => {
  await page.goto('/activities?features=free')
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect(cards(page)).toHaveCount(24)
  const link = cards(page).nth(17).getByRole('link')
  await link.click()
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()

  await page.goBack()
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
})

test('the sheet counts while it is open, and Back closes it without a trace', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'from 1024 px the filters stand beside the results')
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

test('a bar with the filters comes along and never covers what has the focus', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'from 1024 px the filters stand beside the results')
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
  await sheet(page).getByRole('button', { name: 'Clear all' }).click()
  await sheet(page).getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL('/activities')
  await expect(page.getByRole('heading', { name: 'All Activities' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'All Activities' })).toBeInViewport()
})

for (const [width, columns, isSheet] of [
  [320, 1, true],
  [767, 1, true],
  [768, 2, true],
  [1023, 2, true],
  [1024, 3, false],
] as const) {
  test(`at ${width} px the list has ${columns} column(s), and nothing is cut off`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'one browser is enough for widths')
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/activities?date=weekend')
    await expect(cards(page)).toHaveCount(12)
    const lefts = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(columns)
    await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible({ visible: !isSheet })
    await expect(filtersButton(page)).toBeVisible({ visible: isSheet })
    await expect(page.getByRole('region', { name: 'Events on this weekend' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('with the keyboard alone: a suggestion, a suburb, Search, a card', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Activity' }).focus()
  await page.keyboard.type('play')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Activity' })).toHaveValue('Playgrounds')
  await page.keyboard.press('Tab')
  await page.keyboard.type('cent')
  await expect(page.getByRole('option', { name: 'Centennial Park NSW 2021' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const suburb = await page.getByRole('combobox', { name: 'Location' }).inputValue()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(`/activities?location=${encodeURIComponent(suburb)}&categories=playgrounds`)
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Activities' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(suburb)
  await expect(page.getByRole('button', { name: 'Remove Playgrounds' })).toBeVisible()
})

test('a shortcut is an HTTP redirect for whoever asks for it, and leaves no trap for Back', async ({
  page,
}) => {
  const direct = await page.request.get('/indoor-activities?features=free', { maxRedirects: 0 })
  expect(direct.status()).toBe(302)
  expect(direct.headers().location).toBe('/activities?features=free,indoor')

  await page.goto('/')
  await page.getByRole('link', { name: 'Escape the Rain' }).click()
  await expect(page).toHaveURL('/activities?features=indoor')
  await expect(cards(page).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
})
