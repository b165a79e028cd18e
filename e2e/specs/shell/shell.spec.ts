import { expect, test } from '../../fixtures.ts'

test.describe('an unknown path', () => {
  test.use({ allowedMessages: /^Unknown path|status of 404/ })

  test('returns a 404 page with links to other pages, and is logged once', { tag: '@smoke' }, async ({
    page,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.text().startsWith('Unknown path')) logged.push(message.text())
    })
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    // The page comes rendered; its scripts log it later.
    await expect.poll(() => logged).toEqual(['Unknown path: /no/such/page'])
    await page.getByRole('main').getByRole('link', { name: 'Explore Activities' }).click()
    await expect(page).toHaveURL('/activities')
    expect(logged).toHaveLength(1)
  })

  test('shows the complete placeholder in the search of the 404 page on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/no/such/page')
    const field = page.getByRole('searchbox', { name: 'Search activities' })
    await expect(field).toBeVisible()
    const isWhole = await field.evaluate((input: HTMLInputElement) => {
      const empty = input.scrollWidth
      input.value = input.placeholder
      return input.scrollWidth <= empty
    })
    expect(isWhole).toBe(true)
  })
})

test('Back returns to the scroll position of the list, and a new page starts at the top', {
  tag: '@discover',
}, async ({ page }) => {
  await page.goto('/activities')
  const cards = page.getByRole('article')
  await cards.last().scrollIntoViewIfNeeded()
  await expect(cards).toHaveCount(24)
  const target = cards.nth(16)
  await target.scrollIntoViewIfNeeded()
  const link = target.getByRole('link')
  await link.focus()
  const before = await page.evaluate(() => window.scrollY)
  const count = await cards.count()
  await link.press('Enter')

  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await expect(link).toBeInViewport()
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(count)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('a change of page moves the focus to its heading and announces its title', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Privacy Policy | Sydney Sprouts' })).toBeAttached()
})

test('only the home page has a header without a bottom border', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toHaveCSS('border-bottom-width', '0px')
  await page.goto('/activities')
  await expect(page.getByRole('banner')).toHaveCSS('border-bottom-width', '1px')
  await expect(page.getByRole('banner')).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)')
})

test('the menu of a signed-out visitor', async ({ page, isMobile }) => {
  await page.goto('/privacy-policy')
  const header = page.getByRole('banner')
  if (!isMobile) {
    await expect(header.getByRole('link')).toHaveText([
      'Sydney Sprouts',
      'Home',
      'Explore Activities',
      'Log in',
    ])
    return
  }
  const toggle = header.getByRole('button', { name: 'Open menu' })
  await toggle.click()
  const menu = header.getByRole('navigation', { name: 'Mobile' })
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Activities',
    'Log in',
    'Contact Us',
    'List your business',
  ])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await menu.getByRole('link', { name: 'Activities' }).click()
  await expect(page).toHaveURL('/activities')
  await expect(menu).toBeHidden()
})

test('with forced colors the link to the open page is underlined, in the menu of a phone too', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/activities')
  const header = page.getByRole('banner')
  if (isMobile) await header.getByRole('button', { name: 'Open menu' }).click()
  await expect(header.getByRole('link', { name: 'Activities' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  )
  await expect(header.getByRole('link', { name: 'Home' })).toHaveCSS('text-decoration-line', 'none')
})

test('a logged-in parent sees their e-mail address, and the header does not move while it loads', async ({
  page,
  parent,
  isMobile,
}) => {
  await parent.resume()
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] }
    new PerformanceObserver((list) => {
      const header = document.querySelector('header')
      for (const { value, sources } of list.getEntries() as Shift[]) {
        if (!sources.some(({ node }) => node && header?.contains(node))) continue
        const { dataset } = document.documentElement
        dataset.shifts = String(Number(dataset.shifts ?? 0) + value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // a font that comes after the first paint moves words by a pixel or two
  await page.route(/\.woff2$/, () => {})
  await page.goto('/privacy-policy', { waitUntil: 'domcontentloaded' })
  const header = page.getByRole('banner')
  if (isMobile) await header.getByRole('button', { name: 'Open menu' }).click()
  else await header.getByRole('button', { name: parent.email }).click()
  const items = header.getByRole('link').or(header.getByRole('button')).or(header.getByRole('menuitem'))
  await expect(items.filter({ hasText: /^(Profile|Log out)$/ }).filter({ visible: true })).toHaveText([
    'Profile',
    'Log out',
  ])
  const shifts = await page.evaluate(() => Number(document.documentElement.dataset.shifts ?? 0))
  expect(shifts).toBeLessThan(0.0005)
})

test('the footer is on every page', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/contact')
  const links = page.getByRole('contentinfo').getByRole('link')
  // each site has social profiles of its own
  await expect(links.filter({ hasNotText: 'opens in new tab' })).toHaveText([
    'Contact Us',
    'Privacy Policy',
    'List your business',
    'Terms of Use',
  ])
})
