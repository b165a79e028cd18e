import { cards } from '../../activitiesPage.ts'
import { barriers } from '../../barriers.ts'
import { expect, test } from '../../fixtures.ts'
import { counted } from '../../taps.ts'

/* What is near: from a place, and from where the visitor is. */

const BONDI = { latitude: -33.891_23, longitude: 151.276_54 }
/** How far an activity is, at the end of the line of its suburb. */
const DISTANCE = / · ((about|under) )?[\d.]+ k?m$/

test('we are at Bondi, what is near: in four taps from the home page', async ({ page }) => {
  await page.goto('/')
  const taps = counted()
  await taps.type(page.getByRole('combobox', { name: 'Location' }), 'bondi')
  await taps.on(page.getByRole('option', { name: 'Bondi NSW 2026', exact: true }))
  await taps.on(page.getByRole('button', { name: 'Search', exact: true }))
  await expect(page).toHaveURL('/activities?location=Bondi')

  await taps.on(page.getByRole('link', { name: 'Nearest' }))
  await expect(page).toHaveURL('/activities?location=Bondi&sort=nearest')
  await expect(page.getByText('Nearest first, from Bondi.')).toBeVisible()
  await expect(cards(page)).toHaveCount(12)
  const distances = cards(page).getByText(DISTANCE)
  await expect(distances).toHaveCount(12)
  expect(taps.end()).toBe(4)
  const metres = (await distances.allTextContents()).map((text) => {
    const [, number = '', unit] = /([\d.]+) (k?m)$/.exec(text) ?? []
    return Number(number) * (unit === 'km' ? 1000 : 1)
  })
  expect(Math.max(...metres)).toBeLessThan(10_000)
  expect(await barriers(page)).toEqual([])
})

test('theme parks in Newtown: there are none, and the nearest follow', { tag: '@sample' }, async ({
  page,
}) => {
  await page.goto('/activities?location=Newtown&categories=theme%20parks')
  await expect(page.getByText('0 activities match your filters')).toBeVisible()
  const near = page.getByRole('region', { name: 'Nearest to Newtown' })
  const first = near.getByRole('article').first()
  await expect(first.getByText(DISTANCE)).toBeVisible()
  const shown = await first.getByRole('heading').textContent()
  expect(await barriers(page)).toEqual([])

  await near.getByRole('link', { name: /^All \d+ by distance from Newtown$/ }).tap()
  await expect(page).toHaveURL('/activities?location=Newtown&categories=theme%20parks&sort=nearest')
  await expect(page.getByText('Nearest first, from Newtown.')).toBeVisible()
  await expect(cards(page).first().getByRole('heading')).toHaveText(shown ?? '')

  // the order of the list leads there, too, from further up
  await page.goBack()
  await expect(near.getByRole('link', { name: /^All \d+ by distance/ })).toBeInViewport()
})

test('near me asks only after a tap, and the position stays in memory', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(BONDI)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/activities')
  await page.getByRole('button', { name: 'Near me' }).tap()

  await expect(page).toHaveURL('/activities?sort=nearest')
  await expect(page.getByText('Nearest first, from where you are.')).toBeVisible()
  const first = cards(page).first()
  await expect(first.getByText(DISTANCE)).toBeVisible()
  const shown = await first.getByRole('heading').textContent()

  const withPosition = sent.filter((request) => /33\.89|151\.27/.test(request))
  expect(withPosition).not.toEqual([])
  for (const request of withPosition) {
    expect(request).toMatch(/rpc\/nearest_listings\S* \{.*-33\.891,.*151\.277,.*\}$/)
    expect(request.split(' ')[0]).not.toMatch(/33\.89|151\.27/)
  }
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  )
  expect(kept).not.toMatch(/33\.89|151\.27/)

  // an activity and back: the same order; a new visit: no position
  await first.getByRole('link').first().tap()
  await expect(page).toHaveURL(/\/activities\/[0-9a-f-]+\//)
  await page.goBack()
  await expect(first.getByRole('heading')).toHaveText(shown ?? '')
  await page.reload()
  await expect(page.getByText('Nearest to where? Choose Near me, or enter a suburb.')).toBeVisible()
  await expect(cards(page)).toHaveCount(12)
  await expect(cards(page).getByText(DISTANCE)).toHaveCount(0)
})

test('without permission a message stands there, and the focus is in the suburb box', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/activities')
  await expect(cards(page)).toHaveCount(12)
  await page.getByRole('button', { name: 'Near me' }).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Enter a suburb' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Location' })).toBeFocused()
  await expect(page).toHaveURL('/activities?sort=nearest')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await barriers(page)).toEqual([])

  await page.keyboard.type('paramatta')
  await expect(page.getByRole('option', { name: 'Parramatta NSW 2150' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/activities?location=Parramatta&sort=nearest')
  await expect(page.getByRole('combobox', { name: 'Location' })).toBeHidden()
})
