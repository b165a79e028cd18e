import type { Page } from '@playwright/test'
import { SITE } from 'federation/packages'
import { serveGateway } from 'shell/gateway'
import {
  cards,
  chosenOnMap,
  FIRST_FRAME,
  map,
  mapCanvas,
  mapNames,
  mapScripts,
} from '../../activitiesPage.ts'
import { barriers } from '../../barriers.ts'
import { renderedDocument } from '../../documents.ts'
import { expect, test } from '../../fixtures.ts'
import { siteConfig } from '../../sites/siteConfig.ts'

/* The list on a map. The policy of the document allows no violation: the console would have it. */

// a browser without a graphics card says that reading its picture takes long
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedMessages: /GPU stall due to ReadPixels/ })

test.slow()

/** The marks stand in elements of their own, because the library would call them images. */
const pins = (page: Page) =>
  map(page)
    .getByRole('presentation')
    .getByRole('button', { name: /^(?!.*look closer$)/, pressed: false })
const chosenPin = (page: Page) => map(page).getByRole('presentation').getByRole('button', { pressed: true })
const clusters = (page: Page) => map(page).getByRole('button', { name: /look closer$/ })
test('a parent opens the map, chooses a pin, sees its card, and goes back to the list', async ({ page }) => {
  await page.goto('/activities?categories=museums')
  await expect(cards(page)).toHaveCount(12)
  expect(await mapScripts(page)).toEqual([])

  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL('/activities?categories=museum&view=map')
  await expect(mapCanvas(page)).toBeVisible(FIRST_FRAME)
  await expect(map(page).getByRole('link', { name: /OpenStreetMap contributors/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  )
  expect((await mapScripts(page)).map((file) => file.split('.')[0])).toEqual(
    expect.arrayContaining(['mapView', 'mapLibre', 'maplibre-gl-worker']),
  )
  await expect(clusters(page).first()).toBeVisible(FIRST_FRAME)
  expect(await barriers(page)).toEqual([])

  // a number leads closer, and the list beside the map follows
  const before = await mapNames(page).count()
  await clusters(page).first().click()
  await expect.poll(() => mapNames(page).count()).toBeLessThan(before)

  const pin = pins(page).first()
  const name = (await pin.textContent())?.replace(' (about here)', '') ?? ''
  await pin.click()
  await expect(chosenOnMap(page).getByRole('link', { name })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(chosenOnMap(page)).toBeHidden()

  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(page).toHaveURL('/activities?categories=museum')
  await expect(cards(page)).toHaveCount(12)
})

test('the buttons that zoom stand beside the map, over none of its pins', async ({ page }) => {
  await page.goto('/activities?view=map')
  await expect(mapCanvas(page)).toBeVisible(FIRST_FRAME)
  const box = await mapCanvas(page).boundingBox()
  for (const name of ['Zoom in', 'Zoom out']) {
    const button = await page.getByRole('button', { name }).boundingBox()
    expect(button?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
  }
})

test('by keyboard: a name in the list moves the map to its pin', async ({ page }) => {
  await page.goto('/activities?view=map&search=taronga')
  await expect(mapNames(page).first()).toBeVisible()
  await mapNames(page).first().press('Enter')
  await expect(chosenOnMap(page)).toBeFocused()
  await expect(chosenPin(page)).toBeInViewport(FIRST_FRAME)
  await page.keyboard.press('Escape')
  await expect(mapNames(page).first()).toBeFocused()
})

test('after a choice the map can be moved away from it, and stays there', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/activities?view=map&search=taronga')
  await expect(mapNames(page).first()).toBeVisible()
  await mapNames(page).first().press('Enter')
  await expect(chosenPin(page)).toBeInViewport(FIRST_FRAME)

  await mapCanvas(page).focus()
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight')
  const nothing = page.getByText(/^0 activities on this part of the map/)
  await expect(nothing).toBeVisible(FIRST_FRAME)
  await expect(chosenPin(page)).not.toBeInViewport()
  // the next move begins where this one has ended
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(nothing).toBeVisible()
  await expect(chosenPin(page)).not.toBeInViewport()
  // neither the pin nor the name is there to go back to
  await chosenOnMap(page).getByRole('button', { name: 'Close' }).click()
  await expect(nothing).toBeFocused()
})

test('several at one place are listed alone, until all are asked for', { tag: '@deep' }, async ({ page }) => {
  // nobody has noted where in Merimbula these are
  await page.goto('/activities?view=map&location=Merimbula')
  await expect(clusters(page)).toHaveCount(1, FIRST_FRAME)
  await clusters(page).click()
  await page.getByRole('button', { name: 'All on the map' }).click()
  await expect(page.getByText(/^2 activities on this part of the map/)).toBeFocused()
})

test.describe('with a style that has tiles', { tag: '@local' }, () => {
  test.use({ allowedMessages: /GPU stall due to ReadPixels|status of 500/ })
  const TILES = 'https://tiles.test'
  const STYLE = {
    version: 8,
    sources: {
      tiles: {
        type: 'raster',
        tiles: [`${TILES}/{z}/{x}/{y}.png`],
        tileSize: 256,
        attribution: '<a href="https://tiles.test">Example Tiles</a> &copy; OpenStreetMap contributors',
      },
    },
    layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
  }
  const headers = { 'access-control-allow-origin': '*' }
  /** One transparent point. */
  const PNG =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

  /** Opens a map on a site of its own, whose address needs no network. */
  async function openMap(page: Page) {
    const changes = { map: { style: `${TILES}/style.json`, hosts: [] } }
    const config = siteConfig(process.env.BACKEND_ORIGIN ?? '', 'http://localhost', changes)
    const server = await serveGateway({ site: SITE, port: 0, config, imageHosts: [] })
    await page.goto(
      `http://localhost:${Object(server.address()).port}/activities?categories=museums&view=map`,
    )
    return server
  }

  test('a tile that fails is a hole, and the pins and the credit stay', { tag: '@deep' }, async ({
    page,
  }) => {
    await page.route(`${TILES}/style.json`, (route) => route.fulfill({ json: STYLE, headers }))
    let asked = 0
    await page.route(`${TILES}/**/*.png`, (route) => {
      asked++
      return asked === 1
        ? route.fulfill({ body: Buffer.from(PNG, 'base64'), contentType: 'image/png', headers })
        : route.fulfill({ status: 500, headers })
    })
    const server = await openMap(page)
    await expect(clusters(page).first()).toBeVisible(FIRST_FRAME)
    await expect(map(page).getByText(/ · Example Tiles$/)).toBeVisible()
    expect(asked).toBeGreaterThan(1)

    // closer there are other tiles, which fail too
    const all = asked
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => asked).toBeGreaterThan(all)
    await expect.poll(() => pins(page).count()).toBeGreaterThan(0)
    await expect(map(page).getByText('A sketch', { exact: false })).toHaveCount(0)
    server.close()
  })

  test('a style that does not come gives way to the sketch', async ({ page }) => {
    await page.clock.install()
    // it is never answered
    const style = page.waitForEvent('request', (request) => request.url() === `${TILES}/style.json`)
    await page.route(`${TILES}/**`, () => {})
    const server = await openMap(page)
    await style
    await expect(mapCanvas(page)).toBeVisible(FIRST_FRAME)
    await page.clock.fastForward(10_000)
    await expect(clusters(page).first()).toBeVisible(FIRST_FRAME)
    await expect(map(page).getByText(/^A sketch/)).toBeVisible()
    server.close()
  })
})

test('a document of the map is the list, and asks search engines to leave it out', async ({ page }) => {
  const { answer, document } = await renderedDocument(page, '/activities?view=map')
  expect(answer.headers()['x-robots-tag']).toBe('noindex')
  expect(document.match(/<article/g)).toHaveLength(12)
  expect(document).toMatch(/<link rel="canonical" href="[^"]*\/activities"/)
  expect(document).not.toMatch(/(href|src)="[^"]*\/map[\w-]*\.\w+\.js"/)
})

test('on paper the map keeps its marks, without the buttons that zoom', async ({ page }) => {
  await page.goto('/activities?categories=museums&view=map')
  await expect(clusters(page).first()).toBeVisible(FIRST_FRAME)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden()
  await expect(clusters(page).first()).toBeVisible()
})

for (const width of [320, 390, 820]) {
  test(`the map fits ${width} px, in the dark too`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/activities?categories=museums&view=map')
    await expect(clusters(page).first()).toBeVisible(FIRST_FRAME)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await barriers(page)).toEqual([])
  })
}
