import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { run } from '../../run/run.ts'
import { type Development, startDevelopment } from '../../sites/development.ts'
import { startTriedSite } from '../../sites/triedSite.ts'

const badge = (page: Page) => page.getByRole('region', { name: 'Parts that are not live' })
const heart = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()

/** Changes what the hearts say. */
function sayReally({ edit }: Development) {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source
  edit('mfe-lists/src/saving/SaveButton.tsx', 'label={`${label} ', 'label={`Really ${label} ')
}

test.describe('one remote in development, all else as it is released', () => {
  let development: Development
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(async () => {
    // it runs also where its tests are left out
    if (run.site) return
    test.setTimeout(90_000)
    development = await startDevelopment('lists')
  })
  test.afterAll(() => development?.stop())

  test('an edit is on the page without a reload by hand, and a mistake is told', {
    tag: ['@local', '@deep'],
  }, async ({ page }) => {
    await page.goto(`${development.origin}/activities`)
    await expect(heart(page, /^Save /)).toBeVisible()
    await expect(badge(page)).toContainText(`lists: ${development.remote('lists')}, not live`)
    sayReally(development)
    await expect(heart(page, /^Really Save /)).toBeVisible()

    development.edit('mfe-lists/src/saving/SaveButton.tsx', 'label={`Really', 'label=={`Really')
    await expect(badge(page)).toContainText('lists does not build')
    development.edit('mfe-lists/src/saving/SaveButton.tsx', 'label=={`Really', 'label={`Truly')
    await expect(heart(page, /^Truly Save /)).toBeVisible()
  })

  test('an edit that is built while a page loads is on the page, too', {
    tag: ['@local', '@deep'],
  }, async ({ page }) => {
    const record = `${development.remote('lists')}/release.json`
    const versionNow = async () => (await (await page.request.get(record)).json()).version
    const before = await versionNow()
    const following = Promise.withResolvers<void>()
    const built = Promise.withResolvers<void>()
    await page.route('**/changes?*', async (route) => {
      following.resolve()
      await built.promise
      await route.continue()
    })
    await page.goto(`${development.origin}/activities`)
    await following.promise
    development.edit('mfe-lists/src/saving/SaveButton.tsx', 'label={`Truly', 'label={`Surely')
    await expect.poll(versionNow).not.toBe(before)
    await expect(heart(page, /^Truly Save /)).toBeVisible()
    built.resolve()
    await expect(heart(page, /^Surely Save /)).toBeVisible()
  })

  test('another site shows it where its registry allows that origin, with every digest compared', {
    tag: ['@local', '@deep'],
  }, async ({ page }) => {
    const origin = development.remote('lists')
    using site = await startTriedSite({ origins: [origin] })
    await page.goto(`${site.origin}/activities?mfe=lists@${origin}`)
    await expect(heart(page, /^Surely Save /)).toBeVisible()
    await page.reload()
    await expect(heart(page, /^Surely Save /)).toBeVisible()
    const { integrity } = await page.evaluate(() =>
      JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? ''),
    )
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const scripts = loaded.filter((url) => url.startsWith(origin) && url.endsWith('.js'))
    expect(scripts.length).toBeGreaterThanOrEqual(2)
    expect(scripts.filter((url) => !integrity[url])).toEqual([])
  })
})

test('a site at an address gives all else, and its own backend', { tag: ['@local', '@deep'] }, async ({
  page,
}) => {
  test.setTimeout(90_000)
  const development = await startDevelopment('lists', '--site', process.env.SITE_ORIGIN ?? '')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  await page.goto(`${development.origin}/activities`)
  await expect(heart(page, /^Save /)).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  sayReally(development)
  await expect(heart(page, /^Really Save /)).toBeVisible()
  // the browser knows the gateway, the development server and the backend, and not the site itself
  const origins = [development.origin, development.remote('lists'), process.env.BACKEND_ORIGIN]
  expect(asked.filter((origin) => !origins.includes(origin))).toEqual([])
  // the page would miss the server
  await page.goto('about:blank')
  await development.stop()
})
