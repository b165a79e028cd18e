import { UNSAVED } from './fixtures.ts'
import type { Cell } from './probe.ts'

/** The words of what is handy at a listing with these values. */
const handy = (values: string, expected: string): Cell => ({
  name: `with ${values} it is handy for ${expected || 'nothing'}`,
  as: 'superuser',
  sql: `update public."Listings" set toilets = null, shaded = null, shaded_details = null, fenced = null, parking = null,
      free_street_parking = null, free_parking_lot = null, free_garage_parking = null, paid_street_parking = null,
      paid_parking_lot = null, paid_garage_parking = null, close_to_transport = null, pram_paths = null, baby_change = null,
      water_play = null, bbq_available = null, allows_dogs = null, birthday_parties = null
    where id = '${UNSAVED}';
    update public."Listings" set ${values} where id = '${UNSAVED}'`,
  finds: `select array_to_string(handy, ' ') from public."Listings" where id = '${UNSAVED}'`,
  expected,
})

/** What parents may ask for, known by one column. */
const HANDY_FLAGS: Record<string, string> = {
  toilets: 'toilets',
  shaded: 'shaded',
  fenced: 'fenced',
  close_to_transport: 'transport',
  pram_paths: 'prams',
  baby_change: 'change',
  water_play: 'water',
  bbq_available: 'bbq',
  allows_dogs: 'dogs',
  birthday_parties: 'parties',
  ...Object.fromEntries(
    ['free', 'paid'].flatMap((price) =>
      ['street_parking', 'parking_lot', 'garage_parking'].map((kind) => [`${price}_${kind}`, 'parking']),
    ),
  ),
}

/** What is handy of a listing follows from its flags (the words: mfe-discover/src/filters/handy.ts). */
export const HANDY: Record<string, Cell[]> = {
  'public."Listings"': [
    ...Object.entries(HANDY_FLAGS).flatMap(([flag, word]) => [
      handy(`${flag} = true`, word),
      handy(`${flag} = false`, ''),
    ]),
    ...['yes', 'free', 'paid'].map((kind) => handy(`parking = '${kind}'`, 'parking')),
    handy(`parking = 'no'`, ''),
    handy(`shaded_details = 'Partly'`, 'shaded'),
    handy(`shaded_details = 'By trees'`, ''),
    handy(`toilets = true, fenced = true, allows_dogs = true`, 'toilets fenced dogs'),
  ],
}
