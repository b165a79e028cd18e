import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogue } from '../catalogue/catalogue.ts'
import { nextEdition } from './seasons.ts'

test('what follows Easter or the moon has no dates after its last known edition', () => {
  for (const [name, last] of [
    ['Sydney Royal Easter Show', '2028-04-18'],
    ['Sydney Lunar Festival', '2027-02-21'],
    ['Ramadan Nights Lakemba', '2027-03-09'],
    ['Cabramatta Moon Festival', '2027-09-12'],
  ] as const) {
    assert.ok(catalogue.some((entry) => entry.name === name))
    assert.equal(nextEdition(name, 'in season', last)?.to, last)
    assert.equal(nextEdition(name, 'in season', '2029-01-01'), null, name)
  }
})

test('the Easter Show is around Easter', () => {
  for (const [today, easter] of [
    ['2026-11-30', '2027-03-28'],
    ['2027-03-31', '2028-04-16'],
  ] as const) {
    const edition = nextEdition('Sydney Royal Easter Show', 'in season', today)
    assert.ok(edition && edition.from < easter && easter < edition.to)
    assert.equal(edition.isSample, true)
  }
})

test('any other event with a season has a next edition in each later year', () => {
  const first = '2026-11-30'
  for (const { name, event } of catalogue.filter((entry) => entry.event === 'in season')) {
    if (!event || !nextEdition(name, event, first) || /Easter|Lunar|Ramadan|Moon Fest/.test(name)) continue
    for (const today of ['2028-07-01', '2031-02-01']) assert.ok(nextEdition(name, event, today), name)
  }
})
