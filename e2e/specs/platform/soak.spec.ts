import { expect, test } from '../../fixtures.ts'
import { startBrokenSite } from '../../sites/brokenSite.ts'
import { countTimers, growing, type SoakedPage, soak } from '../../soak.ts'

/* Visitors who stay in one tab: what a page has opened, it closes. A leak is found by the application that it grows with. */

const START: SoakedPage = { application: 'shell', path: '/privacy-policy', heading: 'Privacy Policy' }
const LIST: SoakedPage = { application: 'discover', path: '/activities', heading: 'Explore Activities' }
const PAGES: SoakedPage[] = [
  LIST,
  { application: 'account', path: '/profile', heading: 'Profile' },
  { application: 'lists', path: '/saved-listings', heading: 'My Lists' },
  { application: 'submissions', path: '/contact', heading: 'Contact Us' },
]

const CHANGES = 100
/** As many show a leak that is there. */
const FEW = 10

test(`nothing grows in ${CHANGES} changes of page to each remote and back`, {
  tag: ['@discover', '@account', '@lists', '@submissions', '@deep'],
}, async ({ page, parent }) => {
  test.setTimeout(20_000 + PAGES.length * CHANGES * 2_000)
  await countTimers(page)
  await parent.logIn()
  await page.goto(START.path)
  await expect(page.getByRole('heading', { level: 1, name: START.heading })).toBeVisible()
  for (const to of PAGES) {
    const slopes = await soak(page, START, to, CHANGES)
    expect(growing(slopes, CHANGES), `${to.application} leaves behind ${JSON.stringify(slopes)}`).toEqual([])
  }
})

test('a remote that forgets a listener and a timer is named', {
  tag: ['@local', '@submissions', '@deep'],
}, async ({ page }) => {
  using site = await startBrokenSite('submissions')
  await countTimers(page)
  await page.goto(site.origin + START.path)
  await page.evaluate(() => sessionStorage.setItem('fault', 'leak'))
  const leaking = await soak(
    page,
    START,
    { application: 'submissions', path: '/contact', heading: 'Mended' },
    FEW,
  )
  expect(growing(leaking, FEW)).toEqual(expect.arrayContaining(['listeners', 'timers']))
  expect(growing(await soak(page, START, LIST, FEW), FEW)).toEqual([])
})
