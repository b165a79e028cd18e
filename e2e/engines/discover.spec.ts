import { button, card, dialog, heading, main, openRendered, untilComplete, untilTakenOver } from './steps.ts'
import { PHONE, test } from './test.ts'
import { role, text } from './visitor.ts'

/* Finding an activity, and that pages of the server are taken over. */

test('the three pages of the server are taken over without a difference', async ({ visitor }) => {
  await openRendered(visitor, '/')
  await visitor.sees(heading('Your go-to guide for family fun in Sydney.'))
  await openRendered(visitor, '/activities')
  await visitor.sees(card, 12)
  await untilComplete(visitor)
  const path = await visitor.tab.run(
    () => document.querySelector('article a')?.getAttribute('href') ?? 'the first card has no link',
  )
  await openRendered(visitor, path)
  await visitor.sees(heading('Description'))
})

test('a search with suggestions, a filter, and a list without end', async ({ visitor }) => {
  await visitor.open('/')
  await untilTakenOver(visitor)
  await visitor.fill(role('combobox', 'Activity', main), 'mus')
  await visitor.click(role('option', 'Museums'))
  await visitor.click(button('Search'))
  await visitor.isOn(/^\/activities\?.*museum/)
  await untilComplete(visitor)

  await visitor.open('/activities')
  await untilTakenOver(visitor)
  await visitor.sees(card, 12)
  await visitor.scrollTo(card)
  await visitor.sees(card, 24)
  await visitor.click(role('checkbox', 'Playgrounds'))
  await visitor.isOn(/categories=playgrounds/)
  await visitor.sees(text(/^\d+ activities match your filters$/))
  await visitor.back()
  await visitor.isOn(/^\/activities$/)
})

test('the filters of a phone are a sheet, which Back closes', async ({ visitor }) => {
  await visitor.tab.resize(...PHONE)
  await visitor.open('/activities')
  await untilTakenOver(visitor)
  await visitor.click(button('Filters'))
  await visitor.sees(dialog('Filters'))
  await visitor.back()
  await visitor.misses(dialog('Filters'))
  await visitor.isAt(button('Filters'))

  await visitor.click(button('Filters'))
  await visitor.click(role('checkbox', 'Indoor', dialog('Filters')))
  await visitor.click(button('Apply Filters', dialog('Filters')))
  await visitor.isOn(/^\/activities\?features=indoor$/)
  await visitor.misses(dialog('Filters'))
  await visitor.sees(button('Remove Indoor'))
})

test('an activity, its photos, and Back to the list', async ({ visitor }) => {
  await visitor.open('/activities?search=taronga%20zoo')
  await untilTakenOver(visitor)
  await visitor.click(role('link', 'Taronga Zoo Sydney', card))
  await visitor.click(button('Show all photos'))
  await visitor.sees(text('1 / 4', dialog()))
  await visitor.press('ArrowRight')
  await visitor.sees(text('2 / 4', dialog()))
  await visitor.back()
  await visitor.misses(dialog())
  await visitor.isAt(button('Show all photos'))
  await visitor.back()
  await visitor.isOn(/^\/activities\?search=/)
  await visitor.isAt(role('link', 'Taronga Zoo Sydney', card))
})
