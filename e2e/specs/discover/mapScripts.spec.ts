import { chosenOnMap, FIRST_FRAME, map, mapCanvas, mapNames, mapScripts } from '../../activitiesPage.ts'
import { barriers } from '../../barriers.ts'
import { expect, test } from '../../fixtures.ts'

/* The list on a map whose scripts come late, never, or cannot draw. */

// a browser without a graphics card says that reading its picture takes long
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedMessages: /GPU stall due to ReadPixels/ })

test.slow()

test('the box of the map says that it is loading until its script has come', async ({ page }) => {
  const script = Promise.withResolvers<void>()
  await page.route(/\/mapLibre\./, async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto('/activities?categories=museums&view=map')
  await expect(mapNames(page).first()).toBeVisible()
  await expect(map(page).getByText('Loading the map...')).toBeVisible()
  script.resolve()
  await expect(mapCanvas(page)).toBeVisible(FIRST_FRAME)
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
      await expect(mapCanvas(page)).toBeVisible(FIRST_FRAME)
      await expect(page.getByText(notice)).toHaveCount(0)
    })
  }
})

test('without WebGL there is a sentence, and the names with their cards', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebGL2RenderingContext'))
  await page.goto('/activities?categories=museums&view=map')
  await expect(page.getByText(/^This browser cannot draw the map/)).toBeVisible()
  await mapNames(page).first().click()
  await expect(chosenOnMap(page).getByRole('link').first()).toBeVisible()
  expect((await mapScripts(page)).map((file) => file.split('.')[0])).toEqual(['mapView'])
  expect(await barriers(page)).toEqual([])
})
