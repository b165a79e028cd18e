import type { Page } from '@playwright/test'
import { barriers } from '../../barriers.ts'
import { expect, test } from '../../fixtures.ts'
import { waitForHistoryToSettle } from '../../savedLists.ts'

/* The lists with the keyboard, large text, a small screen and a screen reader. */

const dialog = (page: Page) => page.getByRole('dialog')

async function close(page: Page) {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
}

/** Opens a list with one saved activity. Returns the activity's name. */
async function aList(page: Page): Promise<string> {
  await page.goto('/activities')
  const card = page.getByRole('article').first()
  const name = (await card.getByRole('link').textContent()) ?? ''
  await card.getByRole('button', { name: `Save ${name}` }).click()
  await page.getByLabel('List name').fill('Rainy days with the grandparents in the Blue Mountains')
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
  await waitForHistoryToSettle(page)
  await page.goto('/saved-listings')
  await expect(page.getByRole('article').getByRole('link', { name })).toBeVisible()
  return name
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, { tag: '@deep' }, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds no accessibility problem in any state of the lists', async ({ page, parent }) => {
      test.slow()
      await parent.resume()
      await page.goto('/activities')
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Save / })
        .click()
      await expect(page.getByRole('radio', { name: 'Heart' })).toBeChecked()
      expect(await barriers(page)).toEqual([])
      await close(page)

      const name = await aList(page)
      await page.getByRole('button', { name: `Add a note for ${name}` }).click()
      await page.getByLabel(`Note for ${name}`).fill('Bring hats')
      expect(await barriers(page)).toEqual([])
      await page.getByRole('button', { name: 'Save note' }).click()
      await expect(page.getByRole('button', { name: `Edit note for ${name}` })).toBeVisible()
      expect(await barriers(page)).toEqual([])

      await page.getByRole('button', { name: 'Add to calendar' }).click()
      await expect(page.getByRole('grid').or(page.getByText('On their own dates:'))).toBeVisible()
      expect(await barriers(page)).toEqual([])
      await close(page)

      await page.getByRole('button', { name: /^Options for/ }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      expect(await barriers(page)).toEqual([])
      await close(page)

      await page.getByRole('button', { name: `Saved ${name}` }).click()
      await expect(page.getByRole('dialog', { name: 'Remove from List' })).toBeVisible()
      expect(await barriers(page)).toEqual([])
      await dialog(page).getByRole('button', { name: 'Save to another list' }).click()
      expect(await barriers(page)).toEqual([])
      await close(page)

      await page.getByRole('button', { name: 'Share list' }).click()
      await page.getByRole('button', { name: 'Create link' }).click()
      const link = await page.getByLabel('Link').inputValue()
      expect(await barriers(page)).toEqual([])
      await page.goto(new URL(link).pathname)
      await expect(page.getByRole('article')).toHaveCount(1)
      expect(await barriers(page)).toEqual([])
    })
  })
}

test('the lists fit a screen of 320 px, also with text at 200 %', { tag: '@deep' }, async ({
  page,
  parent,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await parent.resume()
  const name = await aList(page)
  const isTooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  for (const size of ['100%', '200%']) {
    await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size)
    expect(await isTooWide(), size).toBe(false)
    for (const button of ['Share list', 'Add to calendar', `Saved ${name}`, 'Create New List']) {
      await page.getByRole('button', { name: button }).first().click()
      await expect(dialog(page)).toBeVisible()
      expect(await isTooWide(), `${button}, ${size}`).toBe(false)
      await close(page)
    }
  }
})

test('all actions on a list work with the keyboard, and the focus follows', async ({ page, parent }) => {
  await parent.resume()
  const name = await aList(page)

  const options = page.getByRole('button', { name: /^Options for/ })
  await options.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('List name')).toBeFocused()
  await page.keyboard.type('!')
  await page.keyboard.press('Enter')
  await expect(page.getByText('List renamed successfully')).toBeVisible()
  await expect(options).toBeFocused()

  const save = page.getByRole('button', { name: `Saved ${name}` })
  await save.focus()
  await page.keyboard.press('Space')
  await expect(dialog(page)).toBeVisible()
  await close(page)
  await expect(save).toBeFocused()
  await page.keyboard.press('Enter')
  const remove = dialog(page).getByRole('button', { name: 'Remove' })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('No saved activities')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /Rainy days/ })).toBeFocused()
})
