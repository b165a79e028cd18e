import { expect } from './test.ts'
import { label, role, type Visitor } from './visitor.ts'

export const PASSWORD = 'Wombat!2026'

export const main = role('main')
export const card = role('article', undefined, main)
export const heading = (name: string | RegExp) => role('heading', name)
export const button = (name: string | RegExp, within = main) => role('button', name, within)
export const dialog = (name?: string) => role('dialog', name)

/** Waits until React has taken over a page of the server: before that its buttons can be seen, but do nothing. */
export const untilTakenOver = (visitor: Visitor) =>
  expect
    .poll(() => visitor.tab.run(() => 'earlyClicks' in window && window.earlyClicks !== undefined))
    .toBe(false)

/** Waits for the hearts of another remote, which come last: Firefox reports what it was still loading when a page is left. */
export const untilComplete = (visitor: Visitor) =>
  expect
    .poll(() => visitor.tab.run(() => document.querySelector('[data-fragment="lists/SaveButton"]') !== null))
    .toBe(true)

/** Waits until a page is in its document. A busy site renders it later than a visitor waits: a crawler asks first. */
export async function untilRendered(path: string) {
  const isRendered = async () => {
    const answer = await fetch(new URL(path, process.env.SITE_ORIGIN), { headers: { 'user-agent': 'a bot' } })
    return (await answer.text()).includes('"application":"discover"')
  }
  // the server rests after pages that took too long
  await expect.poll(isRendered, { message: `${path} is rendered`, timeout: 60_000 }).toBe(true)
}

/** Opens a page that is in its document. */
export async function openRendered(visitor: Visitor, path: string) {
  await untilRendered(path)
  await visitor.open(path)
  await untilTakenOver(visitor)
}

/** Logs in, and saves an activity into a new list. */
export async function saveOne(visitor: Visitor, email: string) {
  await visitor.fill(label('Email'), email)
  await visitor.fill(label('Password'), PASSWORD)
  await visitor.click(button('Log in'))
  await visitor.isOn(/^\/$/)
  await visitor.sees(button('Search'))

  await visitor.open('/activities?search=taronga%20zoo')
  await untilTakenOver(visitor)
  await visitor.click(button('Save Taronga Zoo Sydney'))
  await visitor.fill(label('List name', dialog()), 'Rainy days')
  await visitor.click(button('Save', dialog()))
  await visitor.misses(dialog())
  await visitor.isAt(button('Saved Taronga Zoo Sydney'))
}
