import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { REST, saveFirst, toast, waitForHistoryToSettle } from '../../savedLists.ts'

/* A list that is shared, saved as a calendar file and printed. */

test('a shared list is visible to anyone with the link, until the link is withdrawn', async ({
  page,
  browser,
  parent,
}) => {
  await parent.resume()
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
  // the answers are read behind the page, and are not those of a page from the server
  await expect.poll(() => visitor.answers.join()).toContain('"Rainy days"')
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

/** A visitor without an account, and all responses of the backend to them. */
async function aVisitor(browser: Browser) {
  const context = await browser.newContext({ baseURL: process.env.SITE_ORIGIN })
  const page = await context.newPage()
  const answers: string[] = []
  page.on('response', async (response) => {
    if (response.url().startsWith(REST)) answers.push(await response.text().catch(() => ''))
  })
  return { context, page, answers }
}

test('a list is saved as a calendar file, and so is an activity from its own page', {
  tag: ['@discover', '@deep'],
}, async ({ page, parent }) => {
  await parent.resume()
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

/** Saves the page's activities as a calendar file, with any day if one is required. */
async function fileOf(page: Page): Promise<{ name: string; text: string }> {
  let isSaved = false
  const download = page.waitForEvent('download')
  void download.then(() => {
    isSaved = true
  })
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const save = page.getByRole('button', { name: 'Download calendar file' })
  // not the toast: that of the file before may still be there
  await expect.poll(async () => isSaved || (await save.isVisible())).toBe(true)
  if (!isSaved) {
    if (await save.isDisabled()) await page.locator('[role=gridcell][aria-current=date]').click()
    await save.click()
  }
  const file = await download
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk)
  return { name: file.suggestedFilename(), text: Buffer.concat(chunks).toString() }
}

test('a list is printed on at most two pages, with readable URLs, and without header and footer', {
  tag: '@deep',
}, async ({ page, parent }) => {
  await parent.resume()
  const name = await saveFirst(page, 'Rainy days')
  for (const card of (await page.getByRole('article').all()).slice(1, 8)) {
    await card.getByRole('button', { name: /^Save / }).click()
    await page.getByRole('button', { name: 'Save to "Rainy days"' }).click()
    await expect(card.getByRole('button', { name: /^Saved / })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await waitForHistoryToSettle(page)
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
  await expect(sheet.getByText(name, { exact: true })).toBeVisible()
  await expect(sheet.getByText(/^http\S+\/activities\//)).toHaveCount(8)
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
})
