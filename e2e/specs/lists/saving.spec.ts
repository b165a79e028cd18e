import { expect, test } from '../../fixtures.ts'
import { waitForHistoryToSettle } from '../../savedLists.ts'
import { doubleClick } from '../../taps.ts'

test('a visitor who taps a heart is told to sign in, and stays on the page', {
  tag: ['@smoke', '@discover'],
}, async ({ page }) => {
  await page.goto('/activities')
  await page.getByRole('article').first().getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Authentication required')).toBeVisible()
  await expect(page.getByText('Please sign in to save activities to your lists')).toBeVisible()
  await expect(page).toHaveURL('/activities')
})

test('a parent saves an activity with a hasty double click, once, and finds it in their lists', {
  tag: '@discover',
}, async ({ page, parent }) => {
  await parent.logIn()
  await page.goto('/activities')
  const card = page.getByRole('article').first()
  const name = (await card.getByRole('link').textContent()) ?? ''
  await card.getByRole('button', { name: /^Save/ }).dblclick()
  const dialog = page.getByRole('dialog', { name: 'Save activity' })
  await dialog.getByLabel('List name').fill('Rainy days')
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/rest/v1/')) saves.push(request.url())
  })
  await doubleClick(dialog.getByRole('button', { name: 'Save', exact: true }), '**/rest/v1/**')
  await expect(page.getByText('Added to your new "Rainy days" list')).toBeVisible()
  expect(saves).toHaveLength(2)
  await expect(card.getByRole('button', { name: /^Saved/ })).toBeVisible()
  await waitForHistoryToSettle(page)

  await page.goto('/saved-listings')
  await expect(page.getByRole('link', { name })).toBeVisible()
})

test('hearts, Save, the calendar and the report of an error are drawn by the remotes that lend them', {
  tag: ['@smoke', '@discover', '@submissions'],
}, async ({ page }) => {
  await page.goto('/activities')
  const first = page.getByRole('article').first()
  await expect(first.getByRole('button', { name: /^Save / })).toHaveAttribute('aria-pressed', 'false')
  await first.getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  for (const name of ['Add to calendar', 'Something wrong?'])
    await expect(page.getByRole('button', { name })).not.toHaveAttribute('aria-disabled', 'true')
})
