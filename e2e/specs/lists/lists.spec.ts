import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { firstHeart, REST, saveFirst, sidebar, toast, waitForHistoryToSettle } from '../../savedLists.ts'

/* A parent's lists, through the whole site. */

test.describe('three pages at once', () => {
  // the database refuses the second Favorites, which the browser reports
  test.use({ allowedMessages: /status of 409/ })

  test('Favorites is created once, for two tabs and another device that open at the same time', async ({
    page,
    context,
    browser,
    parent,
  }) => {
    await parent.resume()
    const phone = await browser.newContext({ storageState: await context.storageState() })
    const pages = [page, await context.newPage(), await phone.newPage()]
    await Promise.all(pages.map((tab) => tab.goto('/saved-listings')))
    for (const tab of pages) {
      await expect(sidebar(tab).getByRole('link', { name: 'Favorites' })).toHaveCount(1)
      await expect(tab.getByText('No saved activities')).toBeVisible()
    }
    await page.reload()
    await expect(sidebar(page).getByRole('link')).toHaveCount(1)
    await phone.close()
  })
})

test('a page of twelve cards requests the saved activities once', { tag: '@discover' }, async ({
  page,
  parent,
}) => {
  await parent.resume()
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/rest\/v1\/list/.test(request.url())) asked.push(request.url())
  })
  const answer = page.waitForResponse(/\/rest\/v1\/list/)
  await page.goto('/activities')
  await expect(page.getByRole('article')).toHaveCount(12)
  await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(12)
  await answer
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'false')
  expect(asked).toHaveLength(1)
})

test('tabs stay in sync: a change in one tab is visible in the other', { tag: '@discover' }, async ({
  page,
  context,
  parent,
}) => {
  await parent.resume()
  const other = await context.newPage()
  await other.goto('/activities')
  await expect(firstHeart(other)).toHaveAttribute('aria-pressed', 'false')

  const name = await saveFirst(page, 'Rainy days')
  await expect(firstHeart(other)).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: `Saved ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove from List' })
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(toast(page, 'Removed from "Rainy days" list')).toBeVisible()
  await expect(firstHeart(other)).toHaveAttribute('aria-pressed', 'false')
})

test('an activity in two lists is removed from one, stays saved, and shows the other list', {
  tag: '@deep',
}, async ({ page, parent }) => {
  await parent.resume()
  const name = await saveFirst(page, 'Rainy days')
  await page.getByRole('button', { name: `Saved ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save to another list' }).click()
  await dialog.getByRole('button', { name: 'Create New List' }).click()
  await dialog.getByLabel('List name').fill('Sunny days')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Added to your new "Sunny days" list')).toBeVisible()
  await waitForHistoryToSettle(page)

  await page.goto('/saved-listings')
  await sidebar(page).getByRole('link', { name: 'Rainy days' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Rainy days, \d+ activit/ })).toBeAttached()
  await page.getByRole('button', { name: `Saved ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toast(page, 'Still in Sunny days')).toBeVisible()
  await expect(page.getByText('No saved activities')).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: /Sunny days.*1/ })).toBeVisible()
})

test('a list is created, renamed and deleted, and the dialog for a new list opens after the last one', async ({
  page,
  parent,
}) => {
  await parent.resume()
  await page.goto('/saved-listings')
  await sidebar(page).getByRole('button', { name: 'Create New List' }).click()
  await page.getByLabel('List name').fill('Rainy days')
  await page.getByRole('radio', { name: 'Paint' }).check({ force: true })
  await page.getByRole('button', { name: 'Create List' }).click()
  await expect(toast(page, 'List "Rainy days" created successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rainy days' })).toBeVisible()

  // with forced colors no background tells it from the others
  await page.emulateMedia({ forcedColors: 'active' })
  const line = (name: string) => expect(sidebar(page).getByRole('link', { name }))
  await line('Rainy days').toHaveCSS('text-decoration-line', 'underline')
  await line('Favorites').toHaveCSS('text-decoration-line', 'none')
  // no shadow tells a dialog from the page
  await sidebar(page).getByRole('button', { name: 'Create New List' }).click()
  await expect(page.locator('dialog[open] > *').first()).toHaveCSS(
    'outline',
    /^rgb\(\d+, \d+, \d+\) solid 2px$/,
  )
  await page.keyboard.press('Escape')
  await page.emulateMedia({ forcedColors: null })

  await choose(page, 'Rainy days', 'Rename')
  await page.getByLabel('List name').fill('Wet days')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'List renamed successfully')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await choose(page, 'Wet days', 'Delete')
  await expect(page.getByRole('dialog')).toContainText('Delete Wet days? Nothing is saved in it.')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(sidebar(page).getByRole('link', { name: 'Favorites' })).toBeFocused()

  await choose(page, 'Favorites', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No lists created yet')).toBeVisible()
  await expect(page.getByText('Please create a list to get started')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Create New List' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('No lists created yet')).toBeVisible()
})

test('on a desktop the lists stay beside the activities, and another list is shown from its top', async ({
  page,
  parent,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await parent.resume()
  await saveFirst(page, 'Rainy days')
  const more = Array.from({ length: 20 }, (_, index) => ({ id: randomUUID(), name: `List ${index}` }))
  await page.route(`${REST}/lists?**`, async (route) => {
    const lists = await (await route.fetch()).json()
    const empty = more.map((list) => ({ ...lists[0], ...list, list_activities: [] }))
    await route.fulfill({ json: [...lists, ...empty] })
  })
  await page.goto('/saved-listings')
  await page.getByRole('button', { name: 'Add a note' }).scrollIntoViewIfNeeded()
  const heading = page.getByRole('heading', { level: 2 })
  await expect(heading.filter({ hasText: 'Rainy days' })).not.toBeInViewport()
  await expect(sidebar(page).getByRole('button', { name: 'Create New List' })).toBeInViewport({ ratio: 1 })

  const last = sidebar(page).getByRole('link', { name: 'List 19' })
  await last.click()
  await expect(heading.filter({ hasText: 'List 19' })).toBeInViewport({ ratio: 1 })
  await page.reload()
  await expect(last).toBeInViewport()
})

test('on a phone a list that the keyboard comes to is whole in sight', async ({ page, parent }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await parent.resume()
  await saveFirst(page, 'Rainy days')
  const more = Array.from({ length: 5 }, (_, index) => ({
    id: randomUUID(),
    name: `A list with a long name ${index}`,
  }))
  await page.route(`${REST}/lists?**`, async (route) => {
    const lists = await (await route.fetch()).json()
    await route.fulfill({ json: [...lists, ...more.map((list) => ({ ...lists[0], ...list }))] })
  })
  await page.goto('/saved-listings')
  const links = sidebar(page).getByRole('link')
  await expect(links).toHaveCount(6)
  await links.first().focus()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (const at of key === 'Tab' ? [1, 2, 3, 4, 5] : [4, 3, 2, 1, 0]) {
      await page.keyboard.press(key)
      await expect(links.nth(at)).toBeFocused()
      await expect(links.nth(at)).toBeInViewport({ ratio: 1 })
    }
  }
})

async function choose(page: Page, list: string, action: string) {
  await page.getByRole('button', { name: `Options for ${list}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a note is stored with its activity, also after a reload', async ({ page, parent }) => {
  await parent.resume()
  const name = await saveFirst(page, 'Rainy days')
  await page.goto('/saved-listings')
  await page.getByRole('button', { name: `Add a note for ${name}` }).click()
  await page.getByLabel(`Note for ${name}`).fill('Bring hats')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('button', { name: `Edit note for ${name}` })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('main').getByText('Bring hats')).toBeVisible()
})
