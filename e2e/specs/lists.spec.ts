import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/* A parent's lists, through the whole site: what is certain, what is shared, what is taken along. */

const REST = `${process.env.BACKEND_ORIGIN}/rest/v1`
const toast = (page: Page, text: string) => page.getByText(text, { exact: false }).first()

/** Saves the first activity of the list page in a new list; gives the activity's name. */
async function saveFirst(page: Page, list: string): Promise<string> {
  await page.goto('/activities')
  const card = page.getByRole('article').first()
  const name = (await card.getByRole('link').textContent()) ?? ''
  await card.getByRole('button', { name: `Save ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Save activity' })
  await dialog.getByLabel('List name').fill(list)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, `Added to your new "${list}" list`)).toBeVisible()
  return name
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'My Lists' })
const firstHeart = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Saved? / })

test('Favorites is made once, by two tabs and another device that are opened at the same moment', async ({
  page,
  context,
  browser,
  parent,
}) => {
  await parent.logIn()
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

test('a page of twelve cards asks once what is saved', async ({ page, parent }) => {
  await parent.logIn()
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/rest\/v1\/list/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/activities')
  await expect(page.getByRole('article')).toHaveCount(12)
  await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(12)
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'false')
  expect(asked).toHaveLength(1)
})

test.describe('when something fails', () => {
  test.use({ allowedMessages: /Failed to load resource/ })

  test('a save whose answer is lost counts, and is in the list once', async ({ page, parent }) => {
    await parent.logIn()
    await page.goto('/activities')
    await page.route(`${REST}/list_activities**`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await route.fetch()
      await route.abort()
    })
    const name = await saveFirst(page, 'Rainy days')
    await page.unroute(`${REST}/list_activities**`)
    await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'true')

    await page.goto('/saved-listings')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('link', { name })).toBeVisible()
  })

  test('offline a save says so, keeps what was typed, and works when the network is back', async ({
    page,
    context,
    parent,
  }) => {
    await parent.logIn()
    await page.goto('/activities')
    await expect(page.getByRole('article')).toHaveCount(12)
    await firstHeart(page).click()
    const dialog = page.getByRole('dialog', { name: 'Save activity' })
    await dialog.getByLabel('List name').fill('Rainy days')
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'Failed to create list')).toBeVisible()
    await expect(dialog.getByLabel('List name')).toHaveValue('Rainy days')
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'Added to your new "Rainy days" list')).toBeVisible()
  })

  test('a session that ends in the middle says so once, and the save is taken up after the login', async ({
    page,
    parent,
  }) => {
    await parent.logIn()
    await page.goto('/activities')
    const name = (await page.getByRole('article').first().getByRole('link').textContent()) ?? ''
    await firstHeart(page).click()
    const dialog = page.getByRole('dialog', { name: 'Save activity' })
    await dialog.getByLabel('List name').fill('Rainy days')
    // the backend has forgotten the session: neither token is good any more
    await page.route(`${REST}/lists**`, (route) =>
      route.fulfill({ status: 401, json: { message: 'JWT expired' } }),
    )
    await page.route('**/auth/v1/token**', (route) =>
      route.fulfill({
        status: 400,
        json: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' },
      }),
    )
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('JWT expired')).toHaveCount(0)

    await page.unroute(`${REST}/lists**`)
    await page.unroute('**/auth/v1/token**')
    await parent.logIn()
    await page.getByRole('link', { name: `Finish saving ${name}` }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Save activity' })).toBeVisible()
  })
})

test('tabs stay in step: what is saved and removed in one is seen in the other', async ({
  page,
  context,
  parent,
}) => {
  await parent.logIn()
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

test('an activity in two lists is removed from one, stays saved, and says where', async ({
  page,
  parent,
}) => {
  await parent.logIn()
  const name = await saveFirst(page, 'Rainy days')
  await page.getByRole('button', { name: `Saved ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save to another list' }).click()
  await dialog.getByRole('button', { name: 'Create New List' }).click()
  await dialog.getByLabel('List name').fill('Sunny days')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Added to your new "Sunny days" list')).toBeVisible()

  await page.goto('/saved-listings')
  await sidebar(page).getByRole('link', { name: 'Rainy days' }).click()
  await page.getByRole('button', { name: `Saved ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toast(page, 'Still in Sunny days')).toBeVisible()
  await expect(page.getByText('No saved activities')).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: /Sunny days.*1/ })).toBeVisible()
})

test('a list is made, renamed and deleted, and the dialog for a new one opens after the last', async ({
  page,
  parent,
}) => {
  await parent.logIn()
  await page.goto('/saved-listings')
  await sidebar(page).getByRole('button', { name: 'Create New List' }).click()
  await page.getByLabel('List name').fill('Rainy days')
  await page.getByRole('radio', { name: 'Paint' }).check({ force: true })
  await page.getByRole('button', { name: 'Create List' }).click()
  await expect(toast(page, 'List "Rainy days" created successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rainy days' })).toBeVisible()

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

async function choose(page: Page, list: string, action: string) {
  await page.getByRole('button', { name: `Options for ${list}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a shared list is seen by whoever has the link, until it is withdrawn', async ({
  page,
  browser,
  parent,
}) => {
  await parent.logIn()
  const name = await saveFirst(page, 'Rainy days')
  await page.goto('/saved-listings')
  await page.getByRole('button', { name: `Add a note for ${name}` }).click()
  await page.getByLabel(`Note for ${name}`).fill('The secret way in')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByRole('button', { name: 'Share list' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByLabel('Link').inputValue()
  expect(link).toMatch(/\/shared\/[0-9a-f-]{36}$/)

  const visitor = await aVisitor(browser)
  await visitor.page.goto(new URL(link).pathname)
  await expect(visitor.page.getByRole('heading', { level: 1, name: 'Rainy days' })).toBeVisible()
  await expect(visitor.page.getByRole('link', { name })).toBeVisible()
  await expect(visitor.page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const said = visitor.answers.join()
  for (const secret of [parent.email, 'Test Parent', 'The secret way in', 'user_id'])
    expect(said).not.toContain(secret)

  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(toast(page, 'The link no longer works')).toBeVisible()
  await visitor.page.reload()
  await expect(visitor.page.getByRole('heading', { name: 'This list is not shared any more' })).toBeVisible()
  await expect(visitor.page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await visitor.context.close()
})

/** Somebody without an account, and all that the backend tells them. */
async function aVisitor(browser: import('@playwright/test').Browser) {
  const context: BrowserContext = await browser.newContext({ baseURL: process.env.SITE_ORIGIN })
  const page = await context.newPage()
  const answers: string[] = []
  page.on('response', async (response) => {
    if (response.url().startsWith(REST)) answers.push(await response.text().catch(() => ''))
  })
  return { context, page, answers }
}

test('a note is kept with its activity, over a reload', async ({ page, parent }) => {
  await parent.logIn()
  const name = await saveFirst(page, 'Rainy days')
  await page.goto('/saved-listings')
  await page.getByRole('button', { name: `Add a note for ${name}` }).click()
  await page.getByLabel(`Note for ${name}`).fill('Bring hats')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('button', { name: `Edit note for ${name}` })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('main').getByText('Bring hats')).toBeVisible()
})

test('a list goes into a calendar as a file, and an activity does from its own page', async ({
  page,
  parent,
}) => {
  await parent.logIn()
  await saveFirst(page, 'Rainy days')
  await page.goto('/saved-listings')
  const link = page.getByRole('article').getByRole('link')
  const path = await link.getAttribute('href')
  const calendar = await fileOf(page)
  expect(calendar.name).toBe('rainy-days.ics')
  expect(calendar.text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(calendar.text).toMatch(/\r\nDTSTART;VALUE=DATE:\d{8}\r\nDTEND;VALUE=DATE:\d{8}\r\n/)
  expect(calendar.text.replaceAll('\r\n ', '')).toContain(path)

  await link.click()
  await expect(page.getByRole('heading', { name: 'Related Activities' })).toBeVisible()
  expect((await fileOf(page)).text).toContain('BEGIN:VEVENT')
})

/** Adds to the calendar what the page shows, on any day where one is asked for. */
async function fileOf(page: Page): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const save = page.getByRole('button', { name: 'Download calendar file' })
  await expect(save.or(page.getByText('Calendar file saved')).first()).toBeVisible()
  if (await save.isVisible()) {
    if (await save.isDisabled()) await page.locator('[role=gridcell][aria-current=date]').click()
    await save.click()
  }
  const file = await download
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk)
  return { name: file.suggestedFilename(), text: Buffer.concat(chunks).toString() }
}

test('a list is printed on one page, with addresses that can be typed, and without the page around it', async ({
  page,
  parent,
}) => {
  await parent.logIn()
  const name = await saveFirst(page, 'Rainy days')
  for (const card of (await page.getByRole('article').all()).slice(1, 8)) {
    await card.getByRole('button', { name: /^Save / }).click()
    await page.getByRole('button', { name: 'Save to "Rainy days"' }).click()
    await expect(card.getByRole('button', { name: /^Saved / })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.goto('/saved-listings')
  await expect(page.getByRole('article')).toHaveCount(8)
  await page.emulateMedia({ media: 'print' })
  for (const around of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('article').first(),
  ])
    await expect(around).toBeHidden()
  const sheet = page.locator('[data-print]')
  await expect(sheet.getByText(name)).toBeVisible()
  await expect(sheet.getByText(/^http\S+\/activities\//)).toHaveCount(8)
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
})
