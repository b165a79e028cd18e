import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowsOf } from '../rows.ts'
import { catalogue } from './catalogue.ts'

/* What a text says of a place, its row says too: filters and "Handy for parents" read the row. */

const listings = catalogue.map((entry) => {
  const text = (entry.description + (entry.tips ?? ''))
    .replaceAll(/<\/\w+>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
  return { name: entry.name, text, row: rowsOf(entry, '2026-11-30').listing }
})

const NEAR =
  /next to|beside|across the road|(?:both|is|are) (?:near|close)\b|close by|at the (?:door|top|gate|beach|showground)|(?:two|about five|a few) minutes|in the middle of it|right there|share the park|short (?:downhill )?walk away/
const ORDINALS = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth' }

const STOP = /\b(?:stations?|wharf|metro|light rail|buses|bus)\b/

const isNear = (text: string) =>
  /close (?:enough )?to (?:the|[A-Z]\w+) station/i.test(text) ||
  text
    .split(/\.\s/)
    .some((sentence) => STOP.test(sentence) && NEAR.test(sentence.slice(sentence.search(STOP))))

const says = (pattern: RegExp) => (text: string) => pattern.test(text)

const RULES: [what: string, column: string, answer: boolean, least: number, is: (text: string) => boolean][] =
  [
    ['a stop next to it', 'close_to_transport', true, 40, isNear],
    ['no fence', 'fenced', false, 2, says(/there is no fence|nothing is fenced/i)],
    ['no toilets', 'toilets', false, 2, says(/\bno (?:water or )?toilets?\b/i)],
    ['no shade', 'shaded', false, 1, says(/(?:^|\n)No shade/)],
    ['deep shade', 'shaded', true, 2, says(/deep shade|trees that shade/)],
    ['benches', 'seating_available', true, 5, says(/\bbenches\b|Seats and shade are|like the seats/)],
    [
      'no way for a pram',
      'pram_paths',
      false,
      4,
      says(/no prams|not a pram|too rough for prams|leave the pram at home/),
    ],
    [
      'a way for prams',
      'pram_paths',
      true,
      3,
      says(/takes a pram with ease|prams can come|Wheels and prams/),
    ],
  ]

for (const [what, column, answer, least, is] of RULES) {
  test(`where the text says ${what}, ${column} is ${answer}`, () => {
    const stated = listings.filter(({ text }) => is(text))
    assert.ok(stated.length >= least, `${stated.length} texts`)
    const other = stated.filter(({ row }) => row[column] !== answer && row[`${column}_details`] == null)
    assert.deepEqual(
      other.map(({ name }) => name),
      [],
    )
  })
}

const TAGS = {
  Fenced: 'fenced',
  Playground: 'playground',
  'Pram friendly': 'pram_paths',
  Shade: 'shaded',
  'Water play': 'water_play',
}

for (const [tag, column] of Object.entries(TAGS)) {
  test(`the tag "${tag}" stands where ${column} is known`, () => {
    const tagged = catalogue.filter(({ tags }) => tags?.includes(tag))
    assert.ok(tagged.length > 0)
    for (const entry of tagged) {
      const { listing } = rowsOf(entry, '2026-11-30')
      assert.ok(listing[column] === true || listing[`${column}_details`], entry.name)
    }
  })
}

test('a text that is glad of toddlers is of a place for them', () => {
  const glad = listings.filter(({ text }) =>
    /toddlers need no warning|Toddlers do well|suits toddlers/.test(text),
  )
  assert.ok(glad.length >= 3)
  for (const { name, row } of glad) assert.ok(row.all_ages || row.toddlers, name)
})

test('the text of what comes back each week or month says the day: a filter finds only the next one', () => {
  const regular = catalogue.flatMap(({ name, description, event }) =>
    typeof event === 'object' && 'every' in event ? [{ name, description, event }] : [],
  )
  assert.ok(regular.length >= 12)
  for (const { name, description, event } of regular) {
    const week = event.week ? `${ORDINALS[event.week]} ` : ''
    const day = event.lasts > 1 ? /\bweekends\b/ : new RegExp(`\\b${week}${event.every}`, 'i')
    assert.match(description, day, name)
  }
})

test('noon and midnight have their names: 12:00 pm is taken for either', () => {
  for (const entry of catalogue)
    assert.doesNotMatch(JSON.stringify(rowsOf(entry, '2026-11-30')), /12(?::00)? [ap]m/, entry.name)
})

test('an event that is held on some weekdays, or at one time, says so', () => {
  const texts = new Map(listings.map(({ name, text }) => [name, text]))
  assert.match(texts.get('Royal Botanic Garden - Wild about school holidays') ?? '', /weekdays only/)
  assert.match(texts.get('Twilight at Taronga') ?? '', /Friday and Saturday evenings/)
  assert.match(texts.get('Ramadan Nights Lakemba') ?? '', /mostly on from Thursday to Sunday/)
  assert.match(texts.get('Sydney to Hobart Yacht Race start') ?? '', /26 December .* 1:00 pm/)
})
