import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { run } from '../../run/run.ts'
import { BUCKET_COOKIE } from '../../run/visitor.ts'
import { releaseAgain } from '../../sites/releases.ts'
import { OTHER_HEADING, startTriedSite } from '../../sites/triedSite.ts'

const FORBIDDEN = 'http://localhost:9'

let site: Awaited<ReturnType<typeof startTriedSite>>
test.beforeAll(async () => {
  // it runs also where its tests are left out
  if (run.site) return
  site = await startTriedSite({ origins: ['http://localhost:3001'] })
})
test.afterAll(() => site?.stop())

const tried = (path = '/activities') => `${site.origin}${path}?mfe=discover@${site.other}`
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const badge = (page: Page) => page.getByRole('region', { name: 'Parts that are not live' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Parts of this page' })

test('a released version is tried out in one tab, until the way out is taken', { tag: '@local' }, async ({
  page,
  context,
}) => {
  await test.step('its address is that of the page, and a badge says what is not live', async () => {
    await page.goto(`${tried()}&features=indoor,free#top`)
    await expect(heading(page)).toHaveText(OTHER_HEADING)
    await expect(page).toHaveURL(`${site.origin}/activities?features=indoor,free#top`)
    await expect(badge(page)).toContainText(`discover: ${site.other}, not live`)
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).not.toHaveAttribute('href', /mfe/)
  })
  await test.step('it stays from page to page', async () => {
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/activities\/[\w-]+\//)
    await page.goBack()
    await expect(heading(page)).toHaveText(OTHER_HEADING)
  })
  await test.step('it stays when the page is loaded again, or another address is typed', async () => {
    await page.reload()
    await expect(heading(page)).toHaveText(OTHER_HEADING)
    await expect(page).toHaveURL(`${site.origin}/activities?features=indoor,free#top`)
    await page.goto(`${site.origin}/contact`)
    await expect(badge(page)).toBeVisible()
    await expect(page).toHaveURL(`${site.origin}/contact`)
  })
  await test.step('it stays when the storage of the tab is emptied, as a logout does', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(`${site.origin}/activities`)
    await expect(heading(page)).toHaveText(OTHER_HEADING)
  })
  await test.step('another tab shows what is live', async () => {
    const other = await context.newPage()
    await other.goto(`${site.origin}/activities`)
    await expect(heading(other)).toHaveText('Explore Activities')
    await expect(badge(other)).toBeHidden()
  })
  await test.step('one button forgets it', async () => {
    await badge(page).getByRole('button', { name: 'Back to live' }).click()
    await expect(heading(page)).toHaveText('Explore Activities')
    await expect(badge(page)).toBeHidden()
    await expect(page).toHaveURL(`${site.origin}/activities`)
    await page.reload()
    await expect(heading(page)).toHaveText('Explore Activities')
  })
})

test('nothing of the page runs before it is loaded again with what the tab keeps', { tag: '@local' }, async ({
  page,
}) => {
  await page.goto(tried('/privacy-policy'))
  await expect(badge(page)).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${site.origin}/activities`)
  await expect(heading(page)).toHaveText(OTHER_HEADING)
  await expect(page.getByRole('article').first()).toBeVisible()
  const documents = asked.filter((url) => url.startsWith(`${site.origin}/activities`))
  expect(documents).toEqual([`${site.origin}/activities`, tried().replace('@', '%40')])
  // the document that was left has asked for no data and no part of the page
  const before = asked.slice(0, asked.indexOf(documents[1] ?? ''))
  const fromBackend = (url: string) => url.startsWith(`${process.env.BACKEND_ORIGIN}/rest/`)
  expect(before.filter(fromBackend)).toEqual([])
  expect(asked.filter(fromBackend)).not.toEqual([])
})

test('what is not allowed is not asked for, and the page shows what is live', { tag: '@local' }, async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${site.origin}/activities?mfe=discover@${FORBIDDEN}`)
  await expect(heading(page)).toHaveText('Explore Activities')
  await badge(page)
    .getByRole('button', { name: `discover@${FORBIDDEN} was refused` })
    .click()
  await expect(panel(page).getByRole('alert')).toContainText(
    'The registry of this site does not allow this origin.',
  )
  expect(asked.filter((url) => url.startsWith(FORBIDDEN))).toEqual([])
})

test('the panel is opened with a key, and tries out and forgets one part', { tag: '@local' }, async ({
  page,
}) => {
  await page.goto(`${site.origin}/activities`)
  await expect(heading(page)).toHaveText('Explore Activities')
  await expect(badge(page)).toBeHidden()
  await page.keyboard.press('Alt+Shift+KeyM')
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(panel(page)).toContainText(`discoverlive ${site.live}`)

  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await page.keyboard.press('Alt+Shift+KeyM')
  await panel(page).getByLabel('Version or origin of discover').fill(site.other)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(OTHER_HEADING)

  await badge(page)
    .getByRole('button', { name: /^discover/ })
    .click()
  await expect(panel(page)).toContainText(`runs ${site.other}, live is ${site.live}`)
  await page.keyboard.press('Escape')
  await expect(badge(page).getByRole('button', { name: /^discover/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await panel(page).getByRole('button', { name: 'discover back to live' }).click()
  await expect(heading(page)).toHaveText('Explore Activities')
  await expect(badge(page)).toBeHidden()
})

test('the panel calls a canary by its name', { tag: '@local' }, async ({ page, context }) => {
  using canarySite = await startTriedSite({ origins: [] })
  const { metadata } = await releaseAgain(canarySite.folder, 'discover', 'tried by some', 50)
  await context.addCookies([{ name: BUCKET_COOKIE, value: '0', url: canarySite.origin }])
  await page.goto(`${canarySite.origin}/privacy-policy`)
  await page.keyboard.press('Alt+Shift+KeyM')
  await expect(panel(page)).toContainText(`discovercanary ${metadata.version}`)
  await expect(panel(page)).toContainText('listslive ')
})

test('badge and panel can be used by everybody, and fit a phone', { tag: '@local' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${tried()},lists@${FORBIDDEN}`)
  await badge(page)
    .getByRole('button', { name: /and 1 more/ })
    .click()
  await expect(panel(page)).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('#tryout').analyze()
  expect(violations).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const box = await panel(page).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
})

test('on a phone an address opens the panel, and a finger shows the outlines', { tag: '@local' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await page.goto(`${site.origin}/activities?mfe=panel`)
  await expect(panel(page)).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/activities`)
  await expect(badge(page)).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Outline parts and fragments' }).tap()
  await panel(page).getByRole('button', { name: 'Close' }).tap()
  await expect(page.locator('#tryout').getByText(/^discover \w{8}$/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await test.step('what is tried out stays', async () => {
    await page.goto(tried())
    await page.goto(`${site.origin}/activities?mfe=panel`)
    await expect(panel(page)).toBeVisible()
    await expect(badge(page)).toContainText(`discover: ${site.other}, not live`)
  })
  await context.close()
})

test('outlines name each part and each fragment with its version', { tag: '@local' }, async ({ page }) => {
  await page.goto(tried())
  await expect(page.getByRole('button', { name: /^Save / }).first()).toBeVisible()
  await page.keyboard.press('Alt+Shift+KeyM')
  const outline = panel(page).getByRole('checkbox', { name: 'Outline parts and fragments' })
  await outline.check()
  await expect(page.getByText(`discover ${site.other}`, { exact: true })).toBeVisible()
  const hearts = page.getByText(/^lists\/SaveButton [\da-f]{8}$/)
  await expect(hearts).toHaveCount(await page.locator('[data-fragment="lists/SaveButton"]').count())
  const heart = await page
    .getByRole('button', { name: /^Save / })
    .first()
    .boundingBox()
  const box = await hearts.first().locator('..').boundingBox()
  expect(box?.width).toBe(Math.round(heart?.width ?? 0))
  expect(Math.abs((box?.x ?? 0) - (heart?.x ?? 0))).toBeLessThanOrEqual(1)
  await outline.uncheck()
  await expect(hearts.first()).toBeHidden()
})

test('a site that allows none has nothing of it in what a browser loads', { tag: '@local' }, async ({
  page,
}) => {
  const marks = /sprouts-overrides|tryout|\bmfe=|Parts of this page/i
  const texts: Promise<[string, string]>[] = []
  page.on('response', (response) => {
    if (/javascript|html|json/.test(response.headers()['content-type'] ?? ''))
      texts.push(
        response.text().then(
          (text) => [response.url(), text],
          () => [response.url(), ''],
        ),
      )
  })
  for (const path of [
    '/',
    `/activities?mfe=discover@${site.other}`,
    '/login',
    '/contact',
    '/privacy-policy',
  ]) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await expect(badge(page)).toBeHidden()
  }
  await page.keyboard.press('Alt+Shift+KeyM')
  await expect(panel(page)).toBeHidden()
  const loaded = await Promise.all(texts)
  expect(loaded.length).toBeGreaterThan(10)
  const ours = loaded.filter(([url]) => !url.startsWith(process.env.BACKEND_ORIGIN ?? ''))
  expect(ours.filter(([, text]) => marks.test(text)).map(([url]) => url)).toEqual([])
})
