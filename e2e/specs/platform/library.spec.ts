import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { SITE } from 'federation/packages'
import { liveRelease, parseRegistry, SHELL } from 'federation/registry'
import { expect, test } from '../../fixtures.ts'
import { run } from '../../run/run.ts'
import { heading } from '../../session.ts'

test.describe('the client library', () => {
  /** The files of the site that hold it. */
  let library: string[] = []
  test.beforeAll(() => {
    // it runs also where its tests are left out
    if (!run.site) library = findLibrary()
  })

  const isLibrary = (url: string) => library.some((file) => url.endsWith(`/${file}`))
  const loadsIn = (page: Page) => {
    const loads: string[] = []
    page.on('request', (request) => {
      if (isLibrary(request.url())) loads.push(request.url())
    })
    return loads
  }

  for (const path of [
    '/',
    '/activities',
    '/login',
    '/signup',
    '/forgot-password',
    '/email-verified',
    '/contact',
    '/submit-listing',
    '/privacy-policy',
  ]) {
    test(`is not loaded for a visitor of ${path}, even when the page is idle`, {
      tag: ['@local', ...(['/', '/activities', '/login'].includes(path) ? [] : ['@deep'])],
    }, async ({ page }) => {
      const loads = loadsIn(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(heading(page)).toBeVisible()
      // no element asks for it; the import map names every script
      expect(await page.content()).not.toMatch(new RegExp(library.map((file) => `="[^"]*${file}"`).join('|')))
      expect(loads).toEqual([])
    })
  }

  test('is loaded while a visitor fills in the login form', { tag: '@local' }, async ({ page }) => {
    const loads = loadsIn(page)
    await page.goto('/login')
    await page.getByLabel('Email').focus()
    await expect.poll(() => loads).toHaveLength(1)
  })

  test('is loaded for a parent after the page is drawn', { tag: '@local' }, async ({ page, parent }) => {
    await parent.resume()
    const loads = loadsIn(page)
    await page.goto('/activities')
    await expect(heading(page)).toBeVisible()
    await expect.poll(() => loads).toHaveLength(1)
    const [library = ''] = loads
    const startOf = (name: string) =>
      page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime, name)
    // a script has its entry once it has come
    await expect.poll(() => startOf(library)).toBeDefined()
    expect(await startOf(library)).toBeGreaterThan((await startOf('first-contentful-paint')) ?? Infinity)
  })
})

function findLibrary(): string[] {
  const registry = parseRegistry(readFileSync(path.join(SITE, 'registry.json'), 'utf8'))
  const assets = path.join(SITE, 'shell', liveRelease(registry, SHELL)?.metadata.version ?? '', 'assets')
  return readdirSync(assets).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(assets, file), 'utf8').includes('GoTrueClient'),
  )
}
