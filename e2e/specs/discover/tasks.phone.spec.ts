import type { Page } from '@playwright/test'
import { cards, chip } from '../../activitiesPage.ts'
import { untilTakenOver } from '../../documents.ts'
import { expect, test } from '../../fixtures.ts'
import { counted } from '../../taps.ts'

/* What parents come for, from the home page on, in at most six taps. */

const unconfirmed = (page: Page) => page.getByRole('region', { name: /^Hours not confirmed/ })

/** Opens the home page and searches there for these words, with two taps. */
async function search(page: Page, words: string) {
  // the part that reads the words comes with the first letter
  const reader = page.waitForResponse(/\/readWords\./)
  await page.goto('/')
  await untilTakenOver(page)
  const taps = counted()
  await taps.type(page.getByRole('combobox', { name: 'Activity' }), words)
  await (await reader).finished()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  await taps.on(page.getByRole('button', { name: 'Search', exact: true }))
  return taps
}

test('something free and indoor for two children on Sunday near Parramatta with parking', {
  tag: '@sample',
}, async ({ page }) => {
  const words = 'something free and indoor for a 2 and a 5 year old this Sunday near Parramatta with parking'
  const taps = await search(page, words)
  await expect(page.getByText('Nearest first, from Parramatta.')).toBeVisible()
  const place = cards(page).first()
  // on a Sunday itself the card says whether it is open now
  const hours = /^(Sun \d|Today \d|Open|Closed now)/
  for (const fact of ['Free', 'Indoor', /parking$/i, hours, / · (about )?[\d.]+ k?m$/])
    await expect(place.getByText(fact).first()).toBeVisible()
  for (const age of ['Toddlers (1-3)', 'Preschoolers (3-5)', 'Primary (5-8)'])
    await expect(chip(page, age)).toBeVisible()
  await expect(page).toHaveURL(/[?&]date=/)
  const date = new URL(page.url()).searchParams.get('date') ?? ''
  expect(new Date(date).getUTCDay()).toBe(0)

  const name = (await place.getByRole('heading').textContent()) ?? ''
  await taps.on(place.getByRole('link'))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(taps.end()).toBeLessThanOrEqual(6)
})

test('is the aquarium open now, and can we bring the pram', { tag: '@sample' }, async ({ page }) => {
  const taps = await search(page, 'aquarium open now')
  await expect(chip(page, 'Today')).toBeVisible()
  const place = unconfirmed(page).getByRole('article').filter({ hasText: 'SEA LIFE Sydney Aquarium' })
  await expect(place).toContainText('By session: check the times with the venue')

  await taps.on(place.getByRole('link'))
  const glance = page.getByRole('list', { name: 'At a glance' })
  await expect(glance).toContainText('By session: check the times with the venue')
  // nobody has confirmed pram paths there: that is said, and one tap leads to the venue
  await expect(page.getByRole('region', { name: 'Handy for parents' })).toContainText(
    /Not confirmed:.* pram paths/,
  )
  await expect(page.getByRole('link', { name: /Visit Website/ })).toBeVisible()
  expect(taps.end()).toBeLessThanOrEqual(6)
})

test('what is on tomorrow in the Inner West', { tag: '@sample' }, async ({ page }) => {
  const taps = await search(page, 'what is on tomorrow in the Inner West')
  await expect(page.getByText('Everything in the Inner West.')).toBeVisible()
  await expect(chip(page, 'Tomorrow')).toBeVisible()
  await expect(cards(page)).toHaveCount(12)
  expect(taps.end()).toBeLessThanOrEqual(6)
})

test('the hours are wrong: a report from the hours themselves', {
  tag: ['@submissions', '@sample', '@local'],
}, async ({ page }) => {
  const taps = await search(page, 'taronga zoo')
  await taps.on(cards(page).first().getByRole('link'))
  await taps.on(page.getByRole('button', { name: 'Hours wrong?' }))
  const dialog = page.getByRole('dialog', { name: 'Something wrong?' })
  await expect(dialog.getByRole('radio', { name: 'Opening hours' })).toBeChecked()
  await taps.on(dialog.getByRole('button', { name: 'Send' }))
  await expect(page.getByText('Message sent!')).toBeVisible()
  expect(taps.end()).toBeLessThanOrEqual(6)
})
