import { cards } from '../../activitiesPage.ts'
import { untilTakenOver } from '../../documents.ts'
import { expect, test } from '../../fixtures.ts'

/* Where the focus is, and whether it can be seen, for somebody with a keyboard. */

test('past the list the footer stays in the window: nothing loads by itself', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/activities')
  await expect(cards(page)).toHaveCount(12)
  await untilTakenOver(page)
  const skip = page.getByRole('link', { name: 'Skip to footer' })
  await skip.focus()
  await page.keyboard.press('Enter')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toBeFocused()
  const links = footer.getByRole('link')
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab')
    await expect(links.nth(step)).toBeFocused()
    await expect(links.nth(step)).toBeInViewport()
  }
  await expect(cards(page)).toHaveCount(12)
})

test('more activities begin where the link to them was, with the focus on the first', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/activities')
  await expect(cards(page)).toHaveCount(12)
  await untilTakenOver(page)
  const link = page.getByRole('link', { name: 'Load more' })
  await link.press('Enter')
  const first = cards(page).nth(12).getByRole('link').first()
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport()
})

test('every activity instead of none is shown from its first card', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/activities?search=zzzzqqq&features=free')
  await page.getByRole('link', { name: 'Show every activity' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'All Activities' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'All Activities' })).toBeInViewport()
  await expect(cards(page).first()).toBeInViewport()
})
