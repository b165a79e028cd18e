import { button, card, heading, main, untilRendered } from './steps.ts'
import { expect, test } from './test.ts'
import { role, text, type Visitor } from './visitor.ts'

/* What a browser below the floor shows, in a real one without import maps. */

/** The notice is there, and no module of the site has run. */
async function readsThatItIsTooOld(visitor: Visitor) {
  await visitor.sees(text(/^\s*This browser is too old for Sydney Sprouts\./))
  expect(await visitor.tab.run(() => '_FEDERATION_IMPORT' in window)).toBe(false)
}

async function openOld(visitor: Visitor, path: string) {
  await untilRendered(path)
  await visitor.open(path)
  await readsThatItIsTooOld(visitor)
}

test('pages can be read below the notice, links lead on, and the search finds', async ({ visitor }) => {
  await openOld(visitor, '/')
  await visitor.sees(heading('Your go-to guide for family fun in Sydney.'))
  await visitor.fill(role('combobox', 'Activity', main), 'taronga zoo')
  await visitor.click(button('Search'))
  await visitor.isOn(/^\/activities\?.*search=taronga(?:\+|%20)zoo/)

  const found = await visitor.tab.run(() => location.pathname + location.search)
  await openOld(visitor, found)
  const zoo = role('link', 'Taronga Zoo Sydney', card)
  await visitor.sees(zoo)
  await untilRendered(
    await visitor.tab.run(() => document.querySelector('article a')?.getAttribute('href') ?? ''),
  )
  await visitor.click(zoo)
  await visitor.sees(heading('Description'))
  await readsThatItIsTooOld(visitor)
})

test('a page that only scripts draw has its frame and the notice', async ({ visitor }) => {
  await visitor.open('/login')
  await readsThatItIsTooOld(visitor)
  await visitor.click(role('link', 'Terms of Use', role('contentinfo')))
  await visitor.isOn(/^\/terms-of-use$/)
  await readsThatItIsTooOld(visitor)
})
