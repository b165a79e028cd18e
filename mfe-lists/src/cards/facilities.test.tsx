import type { SavedActivity } from '../queries/savedActivities'
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

test.each<[string, Partial<SavedActivity>, string[]]>([
  ['nothing else is known', {}, ['Outdoor']],
  ['it is free and indoors', { free: true, indoor: true }, ['Free', 'Indoor']],
  ['a "no" is no fact for a card', { toilets: false, fenced: false, parking: 'no' }, ['Outdoor']],
  ['only a part has shade', { shaded_details: 'Partly' }, ['Outdoor', 'Some shade']],
  ['details that say "no" are no fact', { shaded_details: 'None', fenced_details: ' ' }, ['Outdoor']],
  [
    'a flag knows more than the fact',
    { parking: 'yes', paid_parking_lot: true },
    ['Outdoor', 'Paid parking'],
  ],
  [
    'more facilities are known than fit',
    { toilets: true, parking: 'free', fenced: true, shaded: true, dining_options: 'Dining onsite' },
    ['Outdoor', 'Toilets', 'Free parking', 'Fenced', 'Shade'],
  ],
])('%s', (_, facts, labels) => {
  const activity = { ...unknown, ...facts } as SavedActivity
  expect(cardFacts(activity).map(({ label }) => label)).toEqual(labels)
})
