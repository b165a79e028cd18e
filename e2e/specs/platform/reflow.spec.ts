import { SITE } from 'federation/packages'
import { serveGateway } from 'shell/gateway'
import { expect, test } from '../../fixtures.ts'
import { siteConfig } from '../../sites/siteConfig.ts'

const paths = [
  '/',
  '/activities?features=free',
  '/login',
  '/signup',
  '/submit-listing',
  '/contact',
  '/privacy-policy',
]

test.use({ allowedMessages: /^Unknown path|status of 404/ })

test('every page fits screens of 320, 768 and 1024 px with text at 200 %', {
  tag: ['@account', '@discover', '@shell', '@submissions', '@deep'],
}, async ({ page }) => {
  test.slow()
  for (const path of [...paths, '/no/such/page', '/style-guide?part=actions']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    for (const width of [1024, 768, 320]) {
      await page.setViewportSize({ width, height: 640 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
    }
    // a field that is wider than its form overflows its box
    expect(await page.evaluate(wideFields), path).toEqual([])
  }
})

test('the header of a member fits a tablet with text at 200 %', { tag: ['@account', '@shell'] }, async ({
  page,
  parent,
}) => {
  await parent.logIn()
  await expect(page.getByRole('link', { name: 'Saved Lists' })).toBeVisible()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const width of [1024, 768]) {
    await page.setViewportSize({ width, height: 640 })
    await expect(page.getByRole('button', { name: /@/ })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('every page fits a phone from right to left, as a translation turns it', {
  tag: ['@account', '@discover', '@shell', '@submissions'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (/contact|submit/.test(path))
      await expect(page.getByRole('textbox', { name: 'Name' })).not.toHaveCount(0)
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
  }
})

test('the numbers of a calendar stay in the middle of their days with text at 200 %', {
  tag: '@discover',
}, async ({ page }) => {
  await page.goto('/activities')
  const day = page.getByRole('gridcell', { selected: false }).first()
  await expect(day).toBeVisible()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const aside = await page.getByRole('gridcell').evaluateAll((days) => {
    const middle = (box?: DOMRect) => (box ? box.top + box.height / 2 : 0)
    return days.map(({ firstElementChild: box }) =>
      Math.abs(
        middle(box?.getBoundingClientRect()) - middle(box?.firstElementChild?.getBoundingClientRect()),
      ),
    )
  })
  expect(Math.max(...aside)).toBeLessThan(1)
})

// a long word in a name, and a long name of a website
for (const name of ['Camperdown Memorial Rest Park Playground', 'Lane Cove National Park']) {
  test(`"${name}" fits the same screen`, { tag: ['@discover', '@sample'] }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`/activities?search=${name}`)
    await page.getByRole('article').first().getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Description' })).toBeVisible()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}

test('a search for one long word fits a phone, also where the page repeats it', { tag: '@discover' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const word = 'x'.repeat(120)
  await page.goto(`/activities?search=${word}&categories=theme%20parks`)
  await expect(page.getByRole('link', { name: `Remove “${word}”` })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.goto(`/activities?search=${word}&location=${word}`)
  await expect(page.getByRole('link', { name: 'Show every activity' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a footer with social profiles fits the same screen', { tag: ['@local', '@shell'] }, async ({
  page,
}) => {
  const socialProfiles = ['Facebook', 'Instagram'].map((name) => ({
    name,
    url: 'https://example.com/sprouts',
  }))
  const config = siteConfig(process.env.BACKEND_ORIGIN ?? '', 'http://localhost', { socialProfiles })
  const server = await serveGateway({ site: SITE, port: 0, config, imageHosts: [] })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`http://localhost:${Object(server.address()).port}/privacy-policy`)
  await expect(page.getByRole('link', { name: /^Instagram/ })).toBeVisible()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  server.close()
})

test.describe('at 400 % zoom of 1280 x 1024', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('the whole sheet of filters scrolls, so that its options have enough space', {
    tag: '@discover',
  }, async ({ page }) => {
    await page.goto('/activities')
    await page.getByRole('button', { name: 'Filters' }).first().click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet.getByRole('radio', { name: 'This Weekend' })).toBeInViewport({ ratio: 1 })
    const apply = sheet.getByRole('button', { name: 'Apply Filters' })
    await expect(apply).not.toBeInViewport()
    await apply.click()
    await expect(sheet).toBeHidden()
  })
})

/** Returns the names of fields that overflow their forms. */
function wideFields(): string[] {
  return [...document.querySelectorAll('form')].flatMap((form) => {
    const { right } = form.getBoundingClientRect()
    return [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')]
      .filter((field) => field.getBoundingClientRect().right > right + 1 && !field.closest('[aria-hidden]'))
      .map(({ name, id }) => name || id)
  })
}
