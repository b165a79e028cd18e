import type { Page } from '@playwright/test'
import { cards } from '../../activitiesPage.ts'
import { barriers } from '../../barriers.ts'
import { expect, test } from '../../fixtures.ts'

/* The list on a map. The policy of the document allows no violation: the console would have it. */

// a browser without a graphics card says that reading its picture takes long
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedMessages: /GPU stall due to ReadPixels/ })

const map = (page: Page) => page.getByRole('region', { name: 'Map', exact: true })
const canvas = (page: Page) => page.getByRole('region', { name: 'Map of these activities' })
const names = (page: Page) => page.getByRole('list', { name: 'On the map' }).getByRole('button')
const chosen = (page: Page) => page.getByRole('region', { name: 'Chosen on the map' })
const clusters = (page: Page) => map(page).getByRole('button', { name: /look closer$/ })
/** The scripts of the map that were asked for. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.split('/').at(-1) ?? '')
      .filter((file) => /^map.*\.js$/.test(file)),
  )

test('a parent opens the map, chooses a pin, sees its card, and goes back to the list', async ({ page }) => {
  test.slow()
  await page.goto('/activities?categories=museums')
  await expect(cards(page)).toHaveCount(12)
  expect(await scripts(page)).toEqual([])

  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL('/activities?categories=museum&view=map')
  // without a graphics card the first picture takes long
  await expect(canvas(page)).toBeVisible({ timeout: 30_000 })
  await expect(map(page).getByRole('link', { name: /OpenStreetMap contributors/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  )
  expect((await scripts(page)).map((file) => file.split('.')[0])).toEqual(
    expect.arrayContaining(['mapView', 'mapLibre', 'maplibre-gl-worker']),
  )
  await expect(clusters(page).first()).toBeVisible()
  expect(await barriers(page)).toEqual([])

  // a number leads closer, and the list beside the map follows
  const before = await names(page).count()
  await clusters(page).first().click()
  await expect.poll(() => names(page).count()).toBeLessThan(before)

  const pin = map(page).locator('.maplibregl-marker [data-pin]').first()
  const name = (await pin.textContent())?.replace(' (about here)', '') ?? ''
  await pin.click()
  await expect(chosen(page).getByRole('link', { name })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(chosen(page)).toBeHidden()

  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(page).toHaveURL('/activities?categories=museum')
  await expect(cards(page)).toHaveCount(12)
})

test('by keyboard: a name in the list moves the map to its pin', async ({ page }) => {
  await page.goto('/activities?view=map&search=taronga')
  await expect(names(page).first()).toBeVisible()
  await names(page).first().press('Enter')
  await expect(chosen(page)).toBeFocused()
  await expect(map(page).locator('.maplibregl-marker [data-pin][aria-pressed=true]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(names(page).first()).toBeFocused()
})

test('a document of the map is the list, and asks search engines to leave it out', async ({ page }) => {
  const answer = await page.request.get('/activities?view=map')
  expect(answer.headers()['x-robots-tag']).toBe('noindex')
  const document = await answer.text()
  expect(document.match(/<article/g)).toHaveLength(12)
  expect(document).toMatch(/<link rel="canonical" href="[^"]*\/activities"/)
  expect(document).not.toMatch(/(href|src)="[^"]*\/map[\w-]*\.\w+\.js"/)
})

test('without WebGL there is a sentence, and the names with their cards', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebGL2RenderingContext'))
  await page.goto('/activities?categories=museums&view=map')
  await expect(page.getByText(/^This browser cannot draw the map/)).toBeVisible()
  await names(page).first().click()
  await expect(chosen(page).getByRole('link').first()).toBeVisible()
  expect((await scripts(page)).map((file) => file.split('.')[0])).toEqual(['mapView'])
  expect(await barriers(page)).toEqual([])
})

for (const width of [320, 390, 820]) {
  test(`the map fits ${width} px, in the dark too`, {
    tag: width === 320 ? [] : '@deep',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/activities?categories=museums&view=map')
    await expect(clusters(page).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await barriers(page)).toEqual([])
  })
}
