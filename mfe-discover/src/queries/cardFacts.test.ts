import { cardFacts } from './cardFacts'

const unknown = {
  free: false,
  indoor: false,
  toilets: null,
  shaded: null,
  shaded_details: null,
  fenced: null,
  fenced_details: null,
  parking: null,
  dining_options: null,
  bbq_available: null,
  seating_available: null,
}

test.each<[string, Partial<Parameters<typeof cardFacts>[0]>, string[]]>([
  ['nothing else is known', {}, ['outdoor']],
  ['it is free and indoors', { free: true, indoor: true }, ['free', 'indoor']],
  ['a "no" is no fact for a card', { toilets: false, fenced: false, parking: 'no' }, ['outdoor']],
  ['the database says None', { dining_options: 'None', shaded: 'False' }, ['outdoor']],
  ['only a part of it has shade', { shaded_details: 'Partly' }, ['outdoor', 'some shade']],
  ['details of a "no" are no part', { fenced: false, fenced_details: 'Partly' }, ['outdoor']],
  ['parking is paid', { paid_parking_lot: true }, ['outdoor', 'paid parking']],
  [
    'more facilities are known than fit',
    {
      indoor: true,
      toilets: true,
      shaded: true,
      fenced: 'Yes',
      parking: 'free',
      dining_options: 'Dining onsite',
    },
    ['indoor', 'toilets', 'free parking', 'fenced', 'shade'],
  ],
])('%s', (_, row, facts) => {
  expect(cardFacts({ ...unknown, ...row })).toEqual(facts)
})
