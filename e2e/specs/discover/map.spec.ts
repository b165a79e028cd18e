import type { Page } from '@playwright/test'
import { SITE } from 'federation/packages'
import { serveGateway } from 'shell/gateway'
import { cards } from '../../activitiesPage.ts'
import { barriers } from '../../barriers.ts'
import { renderedDocument } from '../../documents.ts'
import { expect, test } from '../../fixtures.ts'
import { siteConfig } from '../../sites/siteConfig.ts'

/* The list on a map. The policy of the document allows no violation: the console would have it. */

// a browser without a graphics card says that reading its picture takes long
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedMessages: /GPU stall due to ReadPixels/ })

/** Without a graphics card the first picture takes long, and each test opens a map of its own. */
const FIRST_FRAME = { timeout: 30_000 }

test.slow()

const map = (page: Page) => page.getByRole('region', { name: 'Map', exact: true })
const canvas = (page: Page) => page.getByRole('region', { name: 'Map of these activities' })
const names = (page: Page) => page.getByRole('list', { name: 'On the map' }).getByRole('button')
const chosen = (page: Page) => page.getByRole('region', { name: 'Chosen on the map' })
/** The marks stand in elements of their own, because the library would call them images. */
const pins = (page: Page) =>
  map(page)
    .getByRole('presentation')
    .getByRole('button', { name: /^(?!.*look closer$)/, pressed: false })
const chosenPin = (page: Page) => map(page).getByRole('presentation').getByRole('button', { pressed: true })
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
  await page.goto('/activities?categories=museums')
  await expect(cards(page)).toHaveCount(12)
  expect(await scripts(page)).toEqual([])

  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL('/activities?categories=museum&view=map')
  await expect(canvas(page)).toBeVisible(FIRST_FRAME)
  await expect(map(page).getByRole('link', { name: /OpenStreetMap contributors/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  )
  expect((await scripts(page)).map((file) => file.split('.')[0])).toEqual(
    expect.arrayContaining(['mapView', 'mapLibre', 'maplibre-gl-worker']),
  )
  await expect(clusters(page).first()).toBeVisible(FIRST_FRAME)
  expect(await barriers(page)).toEqual([])

  // a number leads closer, and the list beside the map follows
  const before = await names(page).count()
  await clusters(page).first().click()
  await expect.poll(() => names(page).count()).toBeLessThan(before)

  const pin = pins(page).first()
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

test('the buttons that zoom stand beside the map, over none of its pins', async ({ page }) => {
  await page.goto('/activities?view=map')
  await expect(canvas(page)).toBeVisible(FIRST_FRAME)
  const box = await canvas(page).boundingBox()
  for (const name of ['Zoom in', 'Zoom out']) {
    const button = await page.getByRole('button', { name }).boundingBox()
    expect(button?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
  }
})

test('by keyboard: a name in the list moves the map to its pin', async ({ page }) => {
  await page.goto('/activities?view=map&search=taronga')
  await expect(names(page).first()).toBeVisible()
  await names(page).first().press('Enter')
  await expect(chosen(page)).toBeFocused()
  await expect(chosenPin(page)).toBeInViewport(FIRST_FRAME)
  await page.keyboard.press('Escape')
  await expect(names(page).first()).toBeFocused()
})

test('after a choice the map can be moved away from it, and stays there', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/activities?view=map&search=taronga')
  await expect(names(page).first()).toBeVisible()
  await names(page).first().press('Enter')
  await expect(chosenPin(page)).toBeInViewport(FIRST_FRAME)

  await canvas(page).focus()
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight')
  const nothing = page.getByText(/^0 activities on this part of the map/)
  await expect(nothing).toBeVisible(FIRST_FRAME)
  await expect(chosenPin(page)).not.toBeInViewport()
  // the next move begins where this one has ended
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(nothing).toBeVisible()
  await expect(chosenPin(page)).not.toBeInViewport()
  // neither the pin nor the name is there to go back to
  await chosen(page).getByRole('button', { name: 'Close' }).click()
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
    await expect(canvas(page)).toBeVisible(FIRST_FRAME)
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

test('the box of the map says that it is loading until its script has come', async ({ page }) => {
  const script = Promise.withResolvers<void>()
  await page.route(/\/mapLibre\./, async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto('/activities?categories=museums&view=map')
  await expect(names(page).first()).toBeVisible()
  await expect(map(page).getByText('Loading the map...')).toBeVisible()
  script.resolve()
  await expect(canvas(page)).toBeVisible(FIRST_FRAME)
  await expect(map(page).getByText('Loading the map...')).toHaveCount(0, FIRST_FRAME)
})

test.describe('a script that does not come', () => {
  test.use({
    allowedMessages: /GPU stall due to ReadPixels|could not be loaded: .*(did not arrive|took too long)/,
  })

  for (const [script, notice, list, hearts] of [
    ['mapLibre', 'The map could not be loaded. These are the places that it would show.', 'On the map', 0],
    ['mapView', 'The map could not be loaded. Here is the list.', 'Activities', 12],
  ] as const) {
    test(`${script}: the list stays, with a sentence and another try after ten seconds`, async ({ page }) => {
      await page.clock.install()
      const answer = Promise.withResolvers<void>()
      const file = new RegExp(`/${script}\\.`)
      await page.route(file, async (route) => {
        await answer.promise
        await route.continue()
      })
      const asked = page.waitForRequest(file)
      await page.goto('/activities?categories=museums&view=map')
      await asked
      await expect(page.getByRole('list', { name: list })).toBeVisible()
      // the hearts have a time limit of their own
      await expect(page.locator('[data-fragment="lists/SaveButton"]')).toHaveCount(hearts)
      await page.clock.fastForward(10_000)
      await expect(page.getByRole('alert').filter({ hasText: notice })).toBeVisible()
      await expect(page.getByText('Loading the map...')).toHaveCount(0)

      answer.resolve()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(canvas(page)).toBeVisible(FIRST_FRAME)
      await expect(page.getByText(notice)).toHaveCount(0)
    })
  }
})

test('on paper the map keeps its marks, without the buttons that zoom', async ({ page }) => {
  await page.goto('/activities?categories=museums&view=map')
  await expect(clusters(page).first()).toBeVisible(FIRST_FRAME)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden()
  await expect(clusters(page).first()).toBeVisible()
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
