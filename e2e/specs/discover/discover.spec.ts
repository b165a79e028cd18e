import {
  cards,
  chip,
  count,
  countLine,
  filtersButton,
  searchLine,
  sheet,
  tickFilter,
} from '../../activitiesPage.ts'
import { untilTakenOver } from '../../documents.ts'
import { expect, test } from '../../fixtures.ts'

test('a filter is in the URL: reload keeps it, Back removes it, Forward restores it', {
  tag: '@smoke',
}, async ({ page, isMobile }) => {
  await page.goto('/activities')
  const all = await count(page)
  if (isMobile) {
    await filtersButton(page).click()
    await sheet(page).getByLabel('Playgrounds').check()
    await sheet(page).getByRole('button', { name: 'Apply Filters' }).click()
    await expect(page.getByRole('heading', { name: 'All Activities' })).toBeFocused()
  } else {
    await untilTakenOver(page)
    await tickFilter(page, 'Playgrounds')
    await expect(page.getByRole('checkbox', { name: 'Playgrounds' })).toBeFocused()
  }
  await expect(page).toHaveURL('/activities?categories=playgrounds')
  await expect(page.getByText(/^\d+ activities match your filters$/)).toBeVisible()
  const filtered = await count(page)
  expect(filtered).toBeLessThan(all)
  const names = await cards(page).getByRole('heading').allTextContents()

  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove Playgrounds' })).toBeVisible()
  await expect(cards(page).getByRole('heading')).toHaveText(names)

  await page.goBack()
  await expect(page).toHaveURL('/activities')
  await expect(countLine(page)).toHaveText(`${all} activities`)
  await expect(page.getByRole('button', { name: 'Remove Playgrounds' })).toBeHidden()
  await page.goForward()
  await expect(countLine(page)).toHaveText(`${filtered} activities match your filters`)
})

test('Back returns to the opened card: same position, focused, and with the same number of cards', {
  tag: '@sample',
}, async ({ page }) => {
  await page.goto('/activities?features=free')
  for (const loaded of [24, 36]) {
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect(cards(page)).toHaveCount(loaded)
  }
  const link = cards(page).nth(29).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  // its position at the click: cards above it may be laid out before that
  await link.evaluate((element) => {
    const note = () => Object.assign(window, { leftAt: element.getBoundingClientRect().top })
    element.addEventListener('click', note, { capture: true })
  })
  await link.click()
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()

  await page.goBack()
  await expect(link).toBeFocused()
  await expect(cards(page)).toHaveCount(36)
  const moved = () =>
    link.evaluate((element) => {
      const { leftAt } = window as unknown as { leftAt: number }
      return Math.abs(element.getBoundingClientRect().top - leftAt)
    })
  await expect.poll(moved).toBeLessThan(10)
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
  // Back in a page without scripts loads nothing again: the browser still has the list
  await untilTakenOver(page)

  await page.goBack()
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
})

test('a shortcut is an HTTP redirect, and Back does not return to it', {
  tag: ['@smoke', '@shell', '@gateway'],
}, async ({ page }) => {
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

test('on paper the list has its words, chips and cards, and nothing to press', async ({ page }) => {
  await page.goto('/activities?search=park&features=free')
  await expect(cards(page).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByRole('combobox', { name: 'Activity' })).toBeVisible()
  await expect(main.getByRole('combobox', { name: 'Activity' })).toHaveValue('park')
  await expect(chip(page, 'Free')).toBeVisible()
  for (const name of [/^Search/, 'Filters', 'Clear all', 'Near me', /^Save /])
    await expect(main.getByRole('button', { name }).filter({ visible: true })).toHaveCount(0)
  for (const name of ['Nearest', 'Load more', /^Skip to/])
    await expect(page.getByRole('link', { name }).filter({ visible: true })).toHaveCount(0)
})

test('on paper each card is whole, also those of a row that scrolls on screen', async ({ page }) => {
  await page.goto('/activities?features=free&date=weekend')
  await expect(page.getByRole('heading', { name: /^Hours not confirmed/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1000 })
  const cut = await page.getByRole('article').evaluateAll((articles) =>
    articles.filter((article) => {
      const around = article.closest('li')?.parentElement
      const isInGrid = around && getComputedStyle(around).display !== 'block'
      return isInGrid || article.getBoundingClientRect().right > window.innerWidth
    }),
  )
  expect(cut).toHaveLength(0)

  // Firefox begins what stands in a grid on a new sheet
  await page.getByRole('article').first().getByRole('link').first().click()
  const columns = page
    .getByRole('main')
    .locator('div', { has: page.getByRole('heading', { name: 'Highlights' }) })
  await expect(columns.last()).toBeAttached()
  for (const column of await columns.all()) await expect(column).toHaveCSS('display', 'block')
})

test('the list searches while the user types, without history entries, and reload keeps the search', {
  tag: '@sample',
}, async ({ page, isMobile }) => {
  await page.goto('/')
  await page.goto('/activities')
  await expect(cards(page)).toHaveCount(12)
  const entries = await page.evaluate(() => history.length)
  if (isMobile) await searchLine(page).click()
  await page.getByRole('combobox', { name: 'Activity' }).pressSequentially('taronga zoo')
  await expect(page).toHaveURL('/activities?search=taronga%20zoo')
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible()
  await expect(cards(page).first().getByRole('heading')).toHaveText('Taronga Zoo Sydney')
  await expect(page.getByRole('combobox', { name: 'Activity' })).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.reload()
  await expect(cards(page).first().getByRole('heading')).toHaveText('Taronga Zoo Sydney')
  await page.goBack()
  await expect(page).toHaveURL('/')
})
