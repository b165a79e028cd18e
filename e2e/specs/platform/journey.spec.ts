import { demoAccount } from 'supabase/demo'
import { untilTakenOver } from '../../documents.ts'
import { expect, test } from '../../fixtures.ts'
import { ownerTag } from '../../run/tags.ts'

test('a visitor goes from home to the list, loads more, and opens an activity', {
  tag: ['@smoke', '@discover'],
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your go-to guide for family fun in Sydney.',
  )
  await untilTakenOver(page)
  await page.getByRole('button', { name: 'Search' }).click()

  await expect(page).toHaveURL('/activities')
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Activities' })).toBeFocused()
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(12)
  const count = Number((await page.getByText(/^\d+ activities$/).textContent())?.split(' ')[0])
  expect(count).toBeGreaterThanOrEqual(60)

  await cards.last().scrollIntoViewIfNeeded()
  await expect(cards).toHaveCount(24)
  const names = await cards.getByRole('link').allTextContents()
  expect(new Set(names).size).toBe(24)

  const first = cards.first().getByRole('link')
  const name = await first.textContent()
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await expect(page).toHaveURL(/\/activities\/[0-9a-f-]{36}\/[a-z0-9-]+$/)
  await expect(page).toHaveTitle(`${name} | Sydney Sprouts`)
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Related Activities' })).toBeVisible()
})

test('a wrong slug is replaced by the right one, with one entry in the history', {
  tag: '@discover',
}, async ({ page }) => {
  await page.goto('/activities')
  const link = page.getByRole('article').first().getByRole('link')
  const right = await link.getAttribute('href')
  const wrong = right?.replace(/[^/]+$/, 'not-the-slug')
  await page.goto(wrong ?? '')
  await expect(page).toHaveURL(right ?? '')
  await page.goBack()
  await expect(page).toHaveURL('/activities')
})

test('logging in changes the header on every page and opens the member pages; logging out closes them', {
  tag: ['@local', '@account', '@lists', '@shell', '@submissions'],
}, async ({ page, isMobile }) => {
  // nine documents
  test.slow()
  const openMenu = async () => {
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  }
  const menuItem = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })

  await page.goto('/saved-listings')
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(demoAccount.email)
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
  await expect(page).toHaveURL('/')

  // a page of each remote knows: discover, lists, account, submissions
  for (const path of ['/activities', '/contact']) {
    await page.goto(path)
    await openMenu()
    await expect(menuItem('Saved Lists')).toBeVisible()
  }
  await menuItem('Saved Lists').click()
  await expect(page).toHaveURL('/saved-listings')
  await expect(page.getByRole('heading', { name: 'My Lists' })).toBeVisible()

  await page.goto('/profile')
  await expect(page.getByLabel('Email')).toHaveValue(demoAccount.email)

  // a signed-in user has no business on the login page
  await page.goto('/login')
  await expect(page).toHaveURL('/')

  if (isMobile) await openMenu()
  else await page.getByRole('button', { name: demoAccount.email }).click()
  await page.getByRole(isMobile ? 'button' : 'menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Logged out successfully')).toBeVisible()

  for (const path of ['/saved-listings', '/profile', '/add-listing']) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    // the row of section 2 is seen once the page has its heading
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  }
})

const headings: Record<string, string> = {
  '/': 'Your go-to guide for family fun in Sydney.',
  '/activities': 'Explore Activities',
  '/active-play': 'Explore Activities',
  '/indoor-activities': 'Explore Activities',
  '/museums-and-learning': 'Explore Activities',
  '/outdoor-activities': 'Explore Activities',
  '/signup': 'Create an Account',
  '/login': 'Welcome back',
  '/forgot-password': 'Forgot password',
  '/email-verification': 'Verify your email',
  '/email-verified': 'Email Verified Successfully!',
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-use': 'Terms of Use',
  '/contact': 'Contact Us',
  '/submit-listing': 'List your business',
  '/style-guide': 'Style guide',
}

for (const [path, heading] of Object.entries(headings)) {
  test(`${path} returns its page`, { tag: ['@smoke', ownerTag(path)] }, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(/ \| Sydney Sprouts$/)
  })
}

for (const [path, heading] of [
  ['/add-listing', 'List your activity'],
  ['/saved-listings', 'My Lists'],
  ['/profile', 'Profile'],
] as const) {
  test(`${path} returns its page for a logged-in parent`, { tag: ownerTag(path) }, async ({
    page,
    parent,
  }) => {
    await parent.logIn()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
}
