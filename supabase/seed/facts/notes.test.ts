import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { catalogue } from '../catalogue/catalogue.ts'
import { parseCsv } from '../csvFile.ts'
import { rowsOf } from '../rows.ts'

/*
 * A table of weekdays has no room for what hours.csv notes of single days: a place that is closed on Christmas Day, or lets
 * nobody in an hour before it closes. The texts of the listing say it.
 */

const [header, ...rows] = parseCsv(readFileSync(new URL('hours.csv', import.meta.url), 'utf8'))
const columnOf = (name: string) => header?.record.indexOf(name) ?? -1

const noted = rows.flatMap(({ record }) => {
  const [name = '', note = '', confidence] = ['name', 'note', 'confidence'].map((of) => record[columnOf(of)])
  const entry = catalogue.find((known) => known.name === name)
  if (!entry || confidence === 'weak') return []
  const { listing, hours } = rowsOf(entry, '2026-11-30')
  if (!hours?.monday) return []
  return [{ name, note, text: [listing.description, listing.tips, hours.monday].join(' ') }]
})

const SAID: [note: RegExp, text: RegExp, least: number][] = [
  [/Christmas Day|25 (and 26 )?December/, /Christmas Day|25 and 26 December/, 6],
  [/Good Friday/, /Good Friday/, 2],
  [/public holidays/i, /public (and school )?holidays/i, 5],
  [/school holidays/i, /school holidays/i, 4],
  [/31 December/, /31 December/, 2],
  [/last entry/i, /last entry/i, 4],
  [/late April to early October/, /late April to early October/, 1],
  [/23 December/, /23 December/, 1],
  [/bad weather/, /bad weather/, 1],
  [/drained for cleaning/, /emptied for cleaning about once a week/, 3],
  [/wildlife area closes earlier/, /wildlife area closes earlier/, 1],
  [/shorter hours/, /shorter hours/, 1],
  [/mushroom pool only October to April/, /mushroom pool .*October to April/, 1],
]

for (const [note, text, least] of SAID) {
  test(`what hours.csv notes of ${note.source} is said in the text`, () => {
    const affected = noted.filter((place) => note.test(place.note))
    assert.ok(affected.length >= least, `${affected.length} notes`)
    const silent = affected.filter((place) => !text.test(place.text))
    assert.deepEqual(
      silent.map(({ name }) => name),
      [],
    )
  })
}

test('a place that opens in a season says in which', () => {
  const texts = new Map(catalogue.map(({ name, description, tips }) => [name, description + tips]))
  const seasonal = rows.filter(({ record }) => record[columnOf('hours')] === 'seasonal')
  assert.ok(seasonal.length >= 8)
  for (const { record } of seasonal) {
    const [name = '', note = ''] = [record[columnOf('name')], record[columnOf('note')]]
    const [season] = /(?:September|October) to (?:late )?April|warm months|summer/i.exec(note) ?? []
    assert.match(texts.get(name) ?? '', new RegExp(season ?? 'nothing', 'i'), name)
  }
})
