import { readdirSync, rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { renderedDocument } from '../../documents.ts'
import { expect, test } from '../../fixtures.ts'
import { pruneOld, releaseAgain, servedRelease } from '../../sites/releases.ts'
import { startCopiedSite } from '../../sites/tamperedSite.ts'
import { askedOf, countDocuments, expectPanel } from '../../watching.ts'

/* Tabs that are open while others release and prune. */

/** More than the five versions that pruning keeps. */
const RELEASES = 7

const search = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Search' }).click()
const list = (page: Page) => page.getByRole('heading', { level: 1, name: 'Explore Activities' })
const contact = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
const versionsOf = (asked: { version: string }[]) => [...new Set(asked.map(({ version }) => version))]

test('a tab that was opened before twenty releases goes on with its own versions', {
  tag: ['@local', '@deep'],
}, async ({ page }) => {
  test.slow() // twenty releases
  using site = await startCopiedSite()
  const [discover, lists] = ['discover', 'lists'].map((name) => site.release(name).metadata.version)
  const asked = { discover: askedOf(page, 'discover'), lists: askedOf(page, 'lists') }
  await page.goto(site.origin)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const documents = countDocuments(page)
  for (let count = 1; count <= 10; count++)
    for (const name of ['discover', 'lists']) await releaseAgain(site.folder, name, `release ${count}`)

  await search(page)
  await expect(list(page)).toBeVisible()
  const first = page.getByRole('article').first()
  await expect(first.getByRole('button', { name: /^Save / })).toBeEnabled()
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Related Activities' })).toBeVisible()
  expect(asked.discover.map(({ file }) => file.split('.')[0])).toEqual(
    expect.arrayContaining(['ActivitiesPage', 'ActivityPage']),
  )
  expect(versionsOf(asked.discover)).toEqual([discover])
  expect(versionsOf(asked.lists)).toEqual([lists])
  expect(documents()).toBe(0)

  // a new document has the live versions, and only these; an old one may ask for a late part until it is gone
  const address = page.url()
  await page.goto('about:blank')
  for (const list of Object.values(asked)) list.length = 0
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Related Activities' })).toBeVisible()
  for (const name of ['discover', 'lists'] as const)
    await expect.poll(() => versionsOf(asked[name])).toEqual([await liveVersion(page, name)])
})

test.describe('a script that pruning has removed', () => {
  // the browser's message for a file that is gone, and ours for the panel
  test.use({
    allowedMessages: /status of 404|could not be loaded|preload|Failed to fetch|INTERNET_DISCONNECTED/i,
  })

  test('leads to one reload, which gets the page of the live version', { tag: '@local' }, async ({
    page,
  }) => {
    using site = await openBeforePruning(page, 'discover', '/')
    const [documents, asked] = [countDocuments(page), askedOf(page, 'discover')]
    await search(page)
    await expect(list(page)).toBeVisible()
    await expect(page).toHaveURL(`${site.origin}/activities`)
    expect(documents()).toBe(1)
    // the page that the server rendered is there before its scripts are asked for
    await expect.poll(() => asked.at(-1)?.version).toBe(site.live)
    // the tab may be reloaded again another time, once the page that is in its document is taken over
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sprouts-reloaded'))).toBeNull()
  })

  test('leads to one reload too when it is the entry of a remote; a form that was left keeps its draft', {
    tag: ['@local', '@deep'],
  }, async ({ page }) => {
    using _site = await openBeforePruning(page, 'discover', '/contact')
    await page.getByLabel('Message').fill('Are the swings open?')
    const documents = countDocuments(page)
    await page.getByRole('banner').getByRole('link', { name: 'Explore Activities' }).click()
    await expect(list(page)).toBeVisible()
    expect(documents()).toBe(1)
    await page.goBack()
    await expect(page.getByLabel('Message')).toHaveValue('Are the swings open?')
  })

  for (const storage of ['kept', 'denied']) {
    test(`and is gone from the live version too: one reload, then a page that can be read (storage ${storage})`, {
      tag: ['@local', '@deep'],
    }, async ({ page }) => {
      test.slow() // waits for two panels
      if (storage === 'denied') await denyStorage(page)
      using site = await openBeforePruning(page, 'discover', '/')
      // the reload gets this page in its document, also where the machine is busy
      await renderedDocument(page, `${site.origin}/activities`)
      const [script = ''] = site.scripts('discover', site.live, 'ActivitiesPage')
      rmSync(script)
      const documents = countDocuments(page)
      await search(page)
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toContainText('Part of this page could not be loaded', { timeout: 12_000 })
      await expect(page.getByRole('article').first()).toBeVisible()
      expect(documents()).toBe(1)
      // it stays so: a page that is shown comes between, and the way back leads to one reload at most
      await contact(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
      await page.goBack()
      // with its document if it was loaded again, else the panel
      await expect(alert).toContainText('could not be loaded', { timeout: 12_000 })
      expect(documents()).toBeLessThanOrEqual(2)
    })
  }

  test("one of the shell's own leads to one reload; what is in no document is the panel", {
    tag: ['@local', '@deep'],
  }, async ({ page }) => {
    using site = await startCopiedSite()
    // the document is kept then, with its page
    await renderedDocument(page, `${site.origin}/privacy-policy`)
    await page.goto(`${site.origin}/contact`)
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
    const script = site.scriptThatSays('shell', 'Last updated')
    // an earlier version may have the same file
    for (const version of readdirSync(`${site.folder}/shell`))
      for (const twin of ['', '.br', '.gz'])
        rmSync(`${site.folder}/shell/${version}${script}${twin}`, { force: true })
    const documents = countDocuments(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Part of this page could not be loaded', { timeout: 12_000 })
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
    expect(documents()).toBe(1)
    // the style guide is not in its document
    await page.goto(`${site.origin}/style-guide`)
    await expectPanel(page)
  })

  test('of a fragment leaves the page as it is', { tag: ['@local', '@deep'] }, async ({ page }) => {
    using _site = await openBeforePruning(page, 'lists', '/')
    const documents = countDocuments(page)
    const isGone = page.waitForResponse((response) => response.status() === 404)
    await search(page)
    await isGone
    await expect(page.getByRole('article')).toHaveCount(12)
    expect(documents()).toBe(0)
  })

  test('leads to one reload in each of two tabs', { tag: ['@local', '@deep'] }, async ({ page, context }) => {
    test.slow() // waits for two panels
    using site = await openBeforePruning(page, 'discover', '/')
    // a reload gets this page in its document, also where the machine is busy
    await renderedDocument(page, `${site.origin}/activities`)
    const other = await context.newPage()
    for (const script of site.scripts('discover', site.live, 'ActivitiesPage')) rmSync(script)
    await other.goto(`${site.origin}/contact`)
    const counts = [page, other].map(countDocuments)
    await search(page)
    await other.getByRole('banner').getByRole('link', { name: 'Explore Activities' }).click()
    for (const tab of [page, other]) {
      const alert = tab.getByRole('main').getByRole('alert')
      await expect(alert).toContainText('Part of this page could not be loaded', { timeout: 12_000 })
    }
    expect(counts.map((count) => count())).toEqual([1, 1])
  })

  test('is not asked for again offline: the panel says so, and the page comes with the network', {
    tag: '@local',
  }, async ({ page, context }) => {
    using _site = await openBeforePruning(page, 'discover', '/')
    const documents = countDocuments(page)
    await context.setOffline(true)
    await search(page)
    await expect(page.getByText('This page cannot be loaded offline')).toBeVisible({ timeout: 12_000 })
    expect(documents()).toBe(0)
    await context.setOffline(false)
    await expect(list(page)).toBeVisible()
    expect(documents()).toBe(1)
  })
})

/** Opens a page, then releases a remote and prunes, so that the version of the tab's document is gone. */
async function openBeforePruning(page: Page, name: string, path: string) {
  const site = await startCopiedSite()
  const own = site.release(name).metadata.version
  await page.goto(site.origin + path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  let live = own
  for (let count = 0; count < RELEASES; count++)
    live = (await releaseAgain(site.folder, name, `release ${count}`)).metadata.version
  await expect.poll(async () => (await servedRelease(site.origin, name))?.metadata.version).toBe(live)
  expect(await pruneOld(site.folder, name)).toContain(own)
  return { ...site, live }
}

/** The version that the page's document names. */
const liveVersion = (page: Page, name: string) =>
  page.evaluate(
    (remote) =>
      JSON.parse(document.getElementById('registry')?.textContent ?? '').microFrontends[remote][0].metadata
        .version,
    name,
  )

/** As a browser does that blocks cookies and site data. */
const denyStorage = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied')
      },
    }),
  )
