import type { Locator, Page } from '@playwright/test'
import { cards } from '../../activitiesPage.ts'
import { expect, test } from '../../fixtures.ts'
import { ownerTag } from '../../run/tags.ts'
import { REST, saveFirst } from '../../savedLists.ts'

/* Pages with parts that load late: nothing on screen moves. */

const heldBack = {
  'the heart': '**/SaveButton.*',
  'the calendar button': '**/CalendarButton.*',
  'the lists': `${REST}/lists?*`,
  'the saved activities': `${REST}/Listings?*`,
  'the shared list': `${REST}/rpc/*`,
  'their notes': `${REST}/list_activities?*`,
}

/** Holds requests back. Returns a function that releases one kind of them. */
async function holdBack(page: Page, kinds: (keyof typeof heldBack)[]) {
  const gates = new Map<string, () => void>()
  for (const kind of kinds) {
    const open = new Promise<void>((resolve) => gates.set(kind, resolve))
    await page.route(heldBack[kind], async (route) => {
      await open
      await route.continue()
    })
  }
  return (kind: keyof typeof heldBack) => gates.get(kind)?.()
}

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    type Source = { node?: Node; previousRect: DOMRect; currentRect: DOMRect }
    type Shift = PerformanceEntry & { value: number; sources: Source[] }
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement
      for (const { value, sources } of list.getEntries() as Shift[]) {
        // words of the header that change their width: the page was painted before their font arrived
        if (value < 0.001) continue
        const placeOf = ({ x, y, width, height }: DOMRect) => `${[x, y, width, height].map(Math.round)}`
        const what = sources
          .map(({ node, previousRect, currentRect }) =>
            [node?.textContent?.slice(0, 30), placeOf(previousRect), 'to', placeOf(currentRect)].join(' '),
          )
          .join(' | ')
        dataset.shifts = `${dataset.shifts ?? ''}${value.toFixed(4)}: ${what}\n`
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Waits two frames, until the last layout shift is measured. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    return document.documentElement.dataset.shifts ?? ''
  })

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first()

test('the buttons of an activity stand in their places while the page arrives', { tag: '@lists' }, async ({
  page,
}) => {
  await page.goto('/activities')
  await cards(page).first().getByRole('link').click()
  const named = (name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true, includeHidden: true })
  const [save, share, calendar] = [named('Save'), named('Share'), named('Add to calendar')]
  // both are lent, and drawn anew when they are loaded
  for (const lent of [save, calendar]) await expect(lent).not.toHaveAttribute('aria-disabled')
  const placeOf = (it: Locator) =>
    it.evaluate((element) => {
      const { x, y, width } = element.getBoundingClientRect()
      return [x, y, width]
    })
  const hide = (it: Locator, display: string) =>
    it.evaluate((element, value) => element.style.setProperty('display', value), display)

  await page.evaluate(() => document.fonts.ready)
  for (const width of [320, 360, 375, 390, 412, 767, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const places = [await placeOf(save), await placeOf(share)]
    const [x = 0, , wide = 0] = await placeOf(calendar)
    // on a phone to the end of the row
    if (width < 768) expect(x + wide).toBeCloseTo(width - 16, 0)
    // what the browser draws when the rest of the document is still under way
    await hide(calendar, 'none')
    expect([await placeOf(save), await placeOf(share)]).toEqual(places)
    await hide(share, 'none')
    expect(await placeOf(save)).toEqual(places[0])
    await hide(share, '')
    await hide(calendar, '')
  }
})

/** An activity whose title is far from the end of a line: where our font is late, it does not wrap. */
const SHORT_TITLE = '/activities?search=luna%20park'

for (const width of [390, 412, 1280]) {
  test.describe(`at ${width} px`, { tag: width === 390 ? [] : '@deep' }, () => {
    test.use({ viewport: { width, height: 844 } })

    test('an activity does not move while its buttons from other remotes load, one by one', {
      tag: '@lists',
    }, async ({ page, parent }) => {
      await parent.resume()
      const name = await saveFirst(page, 'Rainy days', SHORT_TITLE)
      const link = page.getByRole('article').first().getByRole('link', { name })
      const path = (await link.getAttribute('href')) ?? ''

      await watchShifts(page)
      const letGo = await holdBack(page, ['the heart', 'the calendar button', 'the lists'])
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 2, name: 'Description' })).toBeVisible()
      await expect(button(page, 'Save')).toHaveAttribute('aria-disabled')
      letGo('the calendar button')
      await expect(button(page, 'Add to calendar')).not.toHaveAttribute('aria-disabled')
      letGo('the heart')
      await expect(button(page, 'Save')).not.toHaveAttribute('aria-disabled')
      letGo('the lists')
      await expect(button(page, 'Saved')).toHaveAttribute('aria-pressed', 'true')
      expect(await shiftsOf(page)).toBe('')
    })

    test('the saved lists do not move while lists, activities and notes load', {
      tag: ['@lists', '@deep'],
    }, async ({ page, parent }) => {
      await parent.resume()
      const name = await saveFirst(page, 'Rainy days', SHORT_TITLE)

      await watchShifts(page)
      const letGo = await holdBack(page, ['the lists', 'the saved activities', 'their notes'])
      await page.goto('/saved-listings')
      const main = page.getByRole('main')
      await expect(main.getByText('Loading your lists...')).toBeVisible()
      letGo('the lists')
      await expect(main.getByRole('heading', { level: 2, name: 'Rainy days' })).toBeVisible()
      letGo('the saved activities')
      await expect(button(page, 'Add to calendar')).toBeVisible()
      letGo('their notes')
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
      await expect(main.getByRole('button', { name: `Add a note for ${name}` })).toBeVisible()
      expect(await shiftsOf(page)).toBe('')
    })

    test('a shared list does not move while the list and its activities load', {
      tag: ['@lists', '@deep'],
    }, async ({ page, parent }) => {
      await parent.resume()
      await saveFirst(page, 'Rainy days', SHORT_TITLE)
      await page.goto('/saved-listings')
      await page.getByRole('button', { name: 'Share list' }).click()
      await page.getByRole('button', { name: 'Create link' }).click()
      const { pathname } = new URL(await page.getByLabel('Link').inputValue())

      await watchShifts(page)
      const letGo = await holdBack(page, ['the shared list', 'the saved activities'])
      await page.goto(pathname)
      await expect(page.getByText('Loading the list...')).toBeVisible()
      letGo('the shared list')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Rainy days')
      await expect(button(page, 'Add to calendar')).toBeDisabled()
      letGo('the saved activities')
      await expect(button(page, 'Add to calendar')).toBeEnabled()
      await expect(page.getByRole('article')).toHaveCount(1)
      expect(await shiftsOf(page)).toBe('')
    })
  })
}

test.describe('drawn by the browser', () => {
  // a rendered document has the events already
  test.use({ isDrawnByBrowser: true })

  for (const width of [390, 820, 1280]) {
    test(`the list of a weekend loads without a layout shift at ${width} px, with and without events above it`, {
      tag: ['@sample', ...(width === 390 ? [] : ['@deep'])],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 1100 })
      await watchShifts(page)
      for (const [query, events] of [
        ['', 1],
        ['&features=free&categories=museums,playgrounds', 0],
      ] as const) {
        let held = 0
        await page.route(/event_dates=ov/, async (route) => {
          held++
          await expect(page.getByText(/match(es)? your filters/)).toBeAttached()
          await route.continue()
        })
        await page.goto(`/activities?date=weekend${query}`)
        await expect(cards(page)).toHaveCount(12)
        await expect(page.getByText('Events on this weekend')).toHaveCount(events)
        expect(jumpsAmong(await shiftsOf(page))).toEqual([])
        await page.unrouteAll({ behavior: 'wait' })
        expect(held).toBe(1)
      }
    })
  }
})

/** The shifts of more than a few pixels: where our font is late, the facts of an event may wrap, which moves the list by four. */
const jumpsAmong = (shifts: string) => shifts.split('\n').filter((shift) => Number.parseFloat(shift) >= 0.01)

const shortPages = {
  '/no/such/page': 'Page Not Found',
  '/forgot-password': 'Forgot password',
  '/activities?search=zzz': 'Explore Activities',
  '/shared/not-a-link': 'This list is not shared any more',
}

test.describe('on a tall window', () => {
  test.use({ viewport: { width: 820, height: 1180 }, allowedMessages: /^Unknown path|status of 404/ })

  for (const [path, heading] of Object.entries(shortPages)) {
    test(`${path} loads without moving the footer`, { tag: ownerTag(path) }, async ({ page }) => {
      await watchShifts(page)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      if (path.startsWith('/activities')) await expect(page.getByText('Nothing fits just yet')).toBeVisible()
      // what moves with the footer is named by its first words
      expect(await shiftsOf(page)).not.toContain('Sydney Sprouts')
    })
  }
})
