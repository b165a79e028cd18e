import { cards, filterSide, filtersButton } from '../../activitiesPage.ts'
import { untilTakenOver } from '../../documents.ts'
import { expect, test } from '../../fixtures.ts'

/* Tests that need a wide window or a keyboard. */

for (const [width, columns, isSheet] of [
  [320, 1, true],
  [767, 1, true],
  [768, 2, true],
  [1023, 2, true],
  [1024, 3, false],
  [1599, 3, false],
  [1600, 4, false],
  [1920, 4, false],
] as const) {
  test(`at ${width} px the list has ${columns} column(s), and nothing is cut off`, {
    // where the layout changes is in constants.spec.ts
    tag: width === 320 || width === 1024 ? [] : '@deep',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/activities?date=weekend')
    await expect(cards(page)).toHaveCount(12)
    const lefts = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(columns)
    await expect(filterSide(page)).toBeVisible({ visible: !isSheet })
    await expect(filtersButton(page)).toBeVisible({ visible: isSheet })
    await expect(page.getByRole('region', { name: 'Events on this weekend' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const { rows, cut } = await cards(page).evaluateAll(tagsSeen)
    expect(rows).toBeLessThanOrEqual(2)
    expect(cut).toEqual([])
  })
}

/** Returns the highest number of visible tag rows on a card, and the partly visible tags. */
function tagsSeen(all: Element[]) {
  const boxes = all.flatMap((card) => card.lastElementChild?.previousElementSibling ?? [])
  const seen = boxes.map((box) => {
    const { bottom, right } = box.getBoundingClientRect()
    const tags = [...box.children].filter((tag) => tag.getBoundingClientRect().top < bottom)
    const cut = tags.filter((tag) => {
      const edges = tag.getBoundingClientRect()
      return edges.bottom > bottom || edges.right > right || tag.scrollWidth > tag.clientWidth
    })
    const rows = new Set(tags.map((tag) => tag.getBoundingClientRect().top)).size
    return { rows, cut: cut.map(({ textContent }) => textContent) }
  })
  return { rows: Math.max(...seen.map(({ rows }) => rows)), cut: seen.flatMap(({ cut }) => cut) }
}

test('a filter that is changed far down shows the new results from their top, and the panel stays in place', async ({
  page,
}) => {
  await page.goto('/activities')
  await cards(page).nth(11).scrollIntoViewIfNeeded()
  await expect(cards(page).nth(12)).toBeVisible()
  await cards(page).nth(12).scrollIntoViewIfNeeded()
  // sticky, once the browser has seen that its place is past
  await expect.poll(() => filterSide(page).evaluate((side) => side.getBoundingClientRect().top)).toBe(0)
  const box = filterSide(page).getByRole('checkbox', { name: 'Museums' })
  await box.scrollIntoViewIfNeeded()
  const placeOfBox = () => box.evaluate((element) => element.getBoundingClientRect().top)
  const before = await placeOfBox()
  await expect(page.getByRole('heading', { name: 'All Activities' })).not.toBeInViewport()
  // Playwright itself would scroll to the box
  await box.evaluate((element: HTMLElement) => element.click())
  await expect(page.getByRole('heading', { name: 'All Activities' })).toBeInViewport()
  await expect(page).toHaveURL(/categories=/)
  await expect(cards(page).first()).toBeInViewport()
  expect(await placeOfBox()).toBe(before)
})

test.describe('when a filter cannot be loaded', () => {
  test.use({ allowedMessages: /ERR_FAILED|Activities could not be loaded/ })

  test('who changed it below the top of the list sees that the list is the one from before', async ({
    page,
  }) => {
    await page.goto('/activities')
    await untilTakenOver(page)
    const box = filterSide(page).getByRole('checkbox', { name: 'Free', exact: true })
    await box.scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: 'All Activities' })).not.toBeInViewport()
    await page.route(/free=/, (route) => route.abort())
    await box.evaluate((element: HTMLElement) => element.click())
    const note = page.getByText(/^Your change could not be loaded/)
    await expect(note).toBeInViewport({ ratio: 1 })
    await cards(page).nth(8).scrollIntoViewIfNeeded()
    await expect(note).toBeInViewport({ ratio: 1 })
  })
})

test('a second skip link moves to the first card, from the top of the page and after a link to the list', async ({
  page,
}) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const skip = page.getByRole('link', { name: 'Skip to results' })
  const firstCard = cards(page).first().getByRole('link')
  await page.goto('/activities')
  await expect(cards(page)).toHaveCount(12)
  await expect(skip).not.toBeInViewport()
  await press('Tab', 'Enter', 'Tab', 'Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'All Activities' })).toBeFocused()
  // the link to the footer, the three orders, Near me and Map
  const toFirstCard = Array.from({ length: 7 }, () => 'Tab')
  await press(...toFirstCard)
  await expect(firstCard).toBeFocused()

  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Explore Activities' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Activities' })).toBeFocused()
  await expect(cards(page)).toHaveCount(12)
  await press('Tab', 'Enter', ...toFirstCard)
  await expect(firstCard).toBeFocused()
})

test('with the keyboard alone: a suggestion, a suburb, Search, a card', { tag: '@sample' }, async ({
  page,
}) => {
  await page.goto('/')
  await untilTakenOver(page)
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
  // what was typed gives way to the chosen suburb
  await expect(page.getByRole('combobox', { name: 'Location' })).not.toHaveValue('cent')
  const suburb = await page.getByRole('combobox', { name: 'Location' }).inputValue()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(`/activities?location=${encodeURIComponent(suburb)}&categories=playgrounds`)
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Activities' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(suburb)
  await expect(page.getByRole('button', { name: 'Remove Playgrounds' })).toBeVisible()
})
