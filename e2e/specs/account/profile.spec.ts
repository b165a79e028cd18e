import { expect, test } from '../../fixtures.ts'
import { waitForHistoryToSettle } from '../../savedLists.ts'
import { EXPIRED, openDevice, openExpired } from '../../session.ts'

const NEW_PASSWORD = 'Jacaranda!2027'

// the browser's message for a tested refusal
test.use({ allowedMessages: /status of (400|500)|ERR_FAILED/ })

// whole journeys with several pages each
test.describe.configure({ timeout: 60_000 })

test('the username is loaded and saved, and stays in the field if saving fails', async ({ page, parent }) => {
  await parent.resume()
  await page.goto('/profile')
  const username = page.getByLabel('Username')
  await expect(username).toHaveValue('Test Parent')
  await username.fill('  Mia & Co 🌱 ')
  await page.getByRole('main').getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await waitForHistoryToSettle(page)
  await page.reload()
  await expect(username).toHaveValue('Mia & Co 🌱')

  await page.route('**/rest/v1/profiles**', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await username.fill('Mia the Third')
  await page.getByRole('main').getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Failed to update profile')).toBeVisible()
  await expect(username).toHaveValue('Mia the Third')

  await page.unroute('**/rest/v1/profiles**')
  await page.getByRole('main').getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
})

test('the longest name without a space fits a phone', async ({ page, parent }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await parent.resume()
  await page.goto('/profile')
  const name = 'W'.repeat(60)
  await page.getByLabel('Username').fill(name)
  await page.getByRole('main').getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a link or Back asks before it discards an unsaved username', { tag: '@shell' }, async ({
  page,
  parent,
  isMobile,
}) => {
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await parent.resume()
  await page.goto('/activities')
  await page.getByRole('button', { name: parent.email }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await page.getByLabel('Username').fill('Half a name')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  // a second Enter loses nothing
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toBeHidden()
  if (isMobile) {
    // the link that led away is in a menu that has closed
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Activities' }).click()
    await question.getByRole('button', { name: 'Keep editing' }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }
  await waitForHistoryToSettle(page, 1)
  await page.goBack()
  await expect(question).toBeVisible()
  await expect(page).toHaveURL('/profile')
  // a second click there within 400 ms would be the second tap of a double tap
  await question.getByRole('button', { name: 'Keep editing' }).press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByLabel('Username')).toHaveValue('Half a name')

  await waitForHistoryToSettle(page, 1)
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/activities')
  await page.goForward()
  await expect(page.getByLabel('Username')).toHaveValue('Test Parent')
})

test('Back and Leave on the first page of a tab lead home', { tag: '@shell' }, async ({ page, parent }) => {
  await parent.resume()
  await page.goto('/')
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/profile'))
  const tab = await opened
  await tab.getByLabel('Username').fill('Half a name')
  for (const answer of ['Keep editing', 'Leave']) {
    await waitForHistoryToSettle(tab, 1)
    await tab.goBack()
    await tab.getByRole('dialog').getByRole('button', { name: answer }).click()
  }
  await expect(tab).toHaveURL('/')
  await expect(tab.getByRole('dialog')).toBeHidden()
})

test('a profile that cannot be loaded says so, and Try again loads it', async ({ page, parent }) => {
  await parent.resume()
  await page.route('**/rest/v1/profiles**', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/profile')
  await expect(page.getByText('Failed to load profile information').first()).toBeVisible()
  await expect(page.getByLabel('Username')).toBeHidden()
  await page.unroute('**/rest/v1/profiles**')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Username')).toHaveValue('Test Parent')
})

test('the password is changed only with the right current one, and other devices are signed out', async ({
  page,
  parent,
  browser,
}) => {
  const elsewhere = await openDevice(browser, parent)
  await parent.resume()
  await page.goto('/profile')
  await page.getByRole('main').getByRole('button', { name: 'Change Password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Password' })
  const change = async (current: string) => {
    await dialog.getByLabel('Current Password', { exact: true }).fill(current)
    await dialog.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
    await dialog.getByLabel('Confirm New Password', { exact: true }).fill(NEW_PASSWORD)
    await dialog.getByRole('button', { name: 'Update Password' }).click()
  }

  await change('Wombat!2025')
  await expect(page.getByText('Invalid login credentials')).toBeVisible()
  await expect(dialog.getByLabel('New Password', { exact: true })).toHaveValue(NEW_PASSWORD)
  await change(parent.password)
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: 'Change Password' }).click()
  await expect(dialog.getByLabel('Current Password', { exact: true })).toHaveValue('')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await waitForHistoryToSettle(page)

  // this device stays signed in; the other one is signed out when it renews its token
  await page.reload()
  await expect(page.getByLabel('Username')).toHaveValue('Test Parent')
  await openExpired(elsewhere, '/profile')
  await expect(elsewhere.getByText(EXPIRED)).toBeVisible()
  await elsewhere.getByLabel('Email').fill(parent.email)
  await elsewhere.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await elsewhere.keyboard.press('Enter')
  await expect(elsewhere).toHaveURL('/')
  await elsewhere.context().close()
})
