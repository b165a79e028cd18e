import type { Page, Response } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import type { Parent } from '../../run/accounts.ts'
import { saveFirst, sidebar, toast, waitForHistoryToSettle } from '../../savedLists.ts'
import { EXPIRED, isSignedOut, logOut } from '../../session.ts'

/* Data of a parent that stays in a shared browser. */

const MINUTE = 60_000
/** Of a session that expired, this tab keeps for the same parent: whose it is, the way back, what was being typed. */
const FOR_THE_SAME_PARENT = ['sprouts-owner', 'sprouts-intent', 'new-list']

/** Saves an activity, creates lists and opens one by its link. Returns all texts that identify the parent. */
async function useLists(page: Page, { email, logIn }: Parent): Promise<string[]> {
  const ids = new Set<string>()
  async function note(response: Response) {
    if (!/\/rest\/v1\/lists/.test(response.url())) return
    for (const id of (await response.text().catch(() => '')).matchAll(/"id":"([\w-]+)"/g))
      ids.add(id[1] ?? '')
  }
  page.on('response', (response) => void note(response))
  await logIn()
  const userId = await page.evaluate(() => JSON.parse(localStorage.getItem('sprouts-auth') ?? '').user.id)
  await saveFirst(page, 'Rainy days')
  await page.goto('/saved-listings')
  await makeList(page, 'Zoo days')
  await sidebar(page).getByRole('link', { name: 'Rainy days' }).click()
  await expect(page).toHaveURL(/list=/)
  await page.getByRole('article').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Create New List' }).click()
  await page.getByLabel('List name').fill('Swim spots')
  expect(ids.size).toBeGreaterThan(1)
  return [userId, email, 'Test Parent', 'Rainy days', 'Zoo days', 'Swim spots', ...ids]
}

async function makeList(page: Page, name: string) {
  await page.getByRole('button', { name: 'Create New List' }).click()
  await page.getByLabel('List name').fill(name)
  await page.getByRole('button', { name: 'Create List' }).click()
  await expect(toast(page, `List "${name}" created successfully`)).toBeVisible()
  await waitForHistoryToSettle(page)
}

/** What the family chose or looked at, in the browser: no text of it names the parent. */
const keptOfFamily = (page: Page) =>
  page.evaluate(() =>
    ['sprouts-kids', 'sprouts-filters', 'sprouts-viewed'].filter((key) => localStorage.getItem(key)),
  )

/** Returns the keys of both storages whose name or value contains one of the words. */
async function tellingKeys(page: Page, words: string[]): Promise<string[]> {
  const kept = await page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)])
  return kept
    .filter(([key, value]) => words.some((word) => `${key} ${value}`.includes(word)))
    .map(([key]) => key)
}

test('after logging out the browser stores no data of the parent, also after another page', {
  tag: '@shell',
}, async ({ page, parent }) => {
  test.slow()
  const words = await useLists(page, parent)
  expect(await tellingKeys(page, words)).toContain('sprouts-auth')
  expect(await keptOfFamily(page)).toContain('sprouts-viewed')
  await page.getByRole('dialog').getByRole('button', { name: 'Create List' }).click()
  await expect(toast(page, 'List "Swim spots" created successfully')).toBeVisible()
  await waitForHistoryToSettle(page)
  await logOut(page, parent)
  await isSignedOut(page)
  await expect(page).toHaveURL('/login')
  expect(await tellingKeys(page, words)).toEqual([])
  expect(await keptOfFamily(page)).toEqual([])
  await page.goto('/contact')
  expect(await tellingKeys(page, words)).toEqual([])
})

test.describe('a session that expires', () => {
  // the browser's words for a refusal: at its end a renewal and the log-out run beside each other
  test.use({ allowedMessages: /status of (400|401|403)/ })

  test('after a session expires only its own tab keeps data, for the same parent', {
    tag: ['@shell', '@deep'],
  }, async ({ page, context, parent }) => {
    test.slow()
    await context.clock.install()
    const words = await useLists(page, parent)
    // the last renewal before its end
    const renewed = page.waitForResponse(/grant_type=refresh_token/)
    await page.clock.fastForward(29 * MINUTE)
    await renewed
    await page.clock.fastForward(MINUTE)
    await expect(page.getByText(EXPIRED)).toHaveCount(1)
    await expect(page).toHaveURL('/login')
    await page.goto('/contact')
    expect((await tellingKeys(page, words)).sort()).toEqual([...FOR_THE_SAME_PARENT].sort())

    const other = await context.newPage()
    await other.goto('/contact')
    expect(await tellingKeys(other, words)).toEqual([])
  })
})
