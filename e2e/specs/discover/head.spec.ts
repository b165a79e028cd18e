import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { ownerTag } from '../../run/tags.ts'

const origin = () => String(process.env.PUBLIC_ORIGIN)
const named = (page: Page, selector: string) => page.locator(`head ${selector}`)
const cards = (page: Page) => page.getByRole('list', { name: 'Activities' }).getByRole('article')

/** Returns the JSON-LD of the head, if it has this type. */
async function said(page: Page, type: string): Promise<Record<string, unknown>> {
  const script = named(page, 'script[type="application/ld+json"]')
  await expect(script).toHaveCount(1)
  await expect.poll(() => script.textContent()).toContain(`"@type":"${type}"`)
  const { '@graph': graph } = JSON.parse((await script.textContent()) ?? '')
  return graph.find((node: { '@type': string }) => node['@type'] === type)
}

async function expectPreview(page: Page, title: string, path: string) {
  await expect(page).toHaveTitle(`${title} | Sydney Sprouts`)
  await expect(named(page, 'link[rel=canonical]')).toHaveAttribute('href', origin() + path)
  await expect(named(page, 'meta[property="og:title"]')).toHaveAttribute('content', title)
  await expect(named(page, 'meta[property="og:url"]')).toHaveAttribute('content', origin() + path)
  const description = await named(page, 'meta[name=description]').getAttribute('content')
  await expect(named(page, 'meta[property="og:description"]')).toHaveAttribute('content', description ?? '')
  const image = await named(page, 'meta[property="og:image"]').getAttribute('content')
  expect((await page.request.get(image ?? '')).headers()['content-type']).toBe('image/webp')
}

test('each page of discover has its metadata for search engines and previews, also after navigation', {
  tag: '@sample',
}, async ({ page }) => {
  await page.goto('/')
  expect(await said(page, 'WebSite')).toMatchObject({ name: 'Sydney Sprouts', url: `${origin()}/` })
  await expectPreview(page, 'Things to do with kids in Sydney', '/')

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Explore Activities' })
    .click()
  const { itemListElement } = (await said(page, 'ItemList')) as { itemListElement: { name: string }[] }
  await expect(cards(page).getByRole('heading')).toHaveText(itemListElement.map(({ name }) => name))
  await expectPreview(page, 'Explore Activities', '/activities')
  await expect(named(page, 'meta[name=robots]')).toHaveCount(0)

  await page.goto('/activities?search=taronga+zoo+sydney')
  await cards(page).first().getByRole('link').click()
  const zoo = await said(page, 'Zoo')
  expect(zoo).toMatchObject({
    name: 'Taronga Zoo Sydney',
    sameAs: 'https://www.taronga.org.au/',
    address: { streetAddress: 'Bradleys Head Road', addressLocality: 'Mosman', postalCode: '2088' },
  })
  const { pathname } = new URL(String(zoo.url))
  expect(await said(page, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { name: 'Home' },
      { name: 'Activities' },
      { name: 'Taronga Zoo Sydney', item: zoo.url },
    ],
  })
  await expectPreview(page, 'Taronga Zoo Sydney', pathname)
})

test('a combination of filters has the plain list as canonical URL, and is noindex', async ({ page }) => {
  await page.goto('/activities?features=free,indoor&date=weekend')
  await expect(cards(page).first()).toBeVisible()
  await expect(named(page, 'link[rel=canonical]')).toHaveAttribute('href', `${origin()}/activities`)
  await expect(named(page, 'meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

// dates that nobody has announced are not told to search engines
test('an event with fixed dates has the JSON-LD type Event', { tag: '@sample' }, async ({ page }) => {
  await page.goto('/activities?search=Australia+Day+on+Sydney+Harbour')
  await cards(page).first().getByRole('link').click()
  const event = await said(page, 'Event')
  expect(String(event.startDate)).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(String(event.endDate) >= String(event.startDate)).toBe(true)
})

test.describe('a missing activity', () => {
  // the browser itself logs the 404
  test.use({ allowedMessages: /status of 404/ })

  test('has no JSON-LD and nothing for link previews', async ({ page }) => {
    await page.goto('/activities/00000000-0000-4000-8000-000000000000/nowhere')
    await expect(page.getByRole('heading', { level: 1, name: 'Activity Not Found' })).toBeVisible()
    await expect(named(page, 'meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(named(page, 'script[type="application/ld+json"]')).toHaveCount(0)
    await expect(named(page, 'meta[property]')).toHaveCount(0)
  })
})

// the browser itself logs the 404
test.describe('rules for search engines', () => {
  test.use({ allowedMessages: /Unknown path|status of 404/ })

  const NOWHERE = '00000000-0000-4000-8000-000000000000'

  for (const address of [
    '/',
    '/activities',
    '/activities?categories=museum',
    '/activities?utm_source=mail',
    '/signup',
    '/login',
    '/forgot-password',
    '/reset-password',
    '/email-verified',
    '/email-verification',
    '/privacy-policy',
    '/terms-of-use',
    '/contact',
    '/submit-listing',
    '/style-guide',
    `/shared/${NOWHERE}`,
    '/no/such/page',
  ]) {
    test(`the response for ${address} has the same robots rule as the page, and the page has a description`, {
      // a document with another version is never listed
      tag: [ownerTag(address), '@live'],
    }, async ({ page }) => {
      const answer = await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const header = answer?.headers()['x-robots-tag']
      await expect(named(page, 'meta[name=robots]')).toHaveCount(header ? 1 : 0)
      if (header) await expect(named(page, 'meta[name=robots]')).toHaveAttribute('content', header)
      // a 404 page has no description
      const isThere = !address.startsWith('/shared/') && address !== '/no/such/page'
      if (isThere)
        await expect(named(page, 'meta[name=description]')).toHaveAttribute('content', /^.{20,160}$/)
    })
  }
})

test('the pages of a parent are noindex in the response and in the page', {
  tag: ['@account', '@lists', '@submissions'],
}, async ({ page, parent }) => {
  await parent.resume()
  for (const address of ['/profile', '/saved-listings', '/add-listing']) {
    const answer = await page.goto(address)
    expect(answer?.headers()['x-robots-tag']).toBe('noindex')
    await expect(page).toHaveURL(address)
    await expect(named(page, 'meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(named(page, 'meta[name=description]')).toHaveAttribute('content', /^.{20,160}$/)
  }
})
