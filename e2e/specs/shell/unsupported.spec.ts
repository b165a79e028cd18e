import type { Page } from '@playwright/test'
import { openRendered, searchForMuseum } from '../../documents.ts'
import { expect, test } from '../../fixtures.ts'

/* A browser older than .browserslistrc: the pages of the server can be read, and none of the site's modules runs. */

const tooOld = (page: Page) => page.getByText('This browser is too old for Sydney Sprouts.')

/** Takes away what the oldest supported browser has. What is sent to the console or thrown is returned. */
async function becomeOld(page: Page): Promise<string[]> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLScriptElement, 'supports')
    // what the scripts need at their beginning: one that ran would throw an error
    Reflect.deleteProperty(window, 'fetch')
    Reflect.deleteProperty(window, 'URL')
  })
  return errors
}

test.describe('a browser that is too old', () => {
  // for a crawler the server waits longer: on a busy machine a visitor may get a document without its page
  test.use({ userAgent: 'a bot' })

  test('reads so at once, reads pages and follows links, without an error', async ({ page }) => {
    const errors = await becomeOld(page)
    await openRendered(page, '/')
    await expect(tooOld(page)).toBeVisible()
    await searchForMuseum(page)
    await expect(tooOld(page)).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).first().click()
    await expect(page).toHaveURL('/')
    expect(errors).toEqual([])
  })
})

test('on a page that is not in its document it reads so, too', async ({ page }) => {
  const errors = await becomeOld(page)
  await page.goto('/login')
  await expect(tooOld(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByText('This page is taking too long')).toBeHidden()
  expect(errors).toEqual([])
})

test('a supported browser does not see it', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tooOld(page)).toBeHidden()
})
