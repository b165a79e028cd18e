import { type HandyColumns, handyFacts } from './handyFacts'

const nothing: HandyColumns = {
  parking: null,
  toilets: null,
  shaded: null,
  shaded_details: null,
  fenced: null,
  fenced_details: null,
  dining_options: null,
  close_to_transport: null,
  pram_paths: null,
  baby_change: null,
  water_play: null,
  bbq_available: null,
  seating_available: null,
}
const ALL = [
  ...['Parking', 'Toilets', 'Shade', 'Fence', 'Cafe', 'Close to transport', 'Pram paths', 'Baby change'],
  ...['Water play', 'BBQ', 'Seats'],
]

test('of a listing that says nothing everything is not confirmed, and nothing is a "no"', () => {
  expect(handyFacts(nothing)).toEqual({ there: [], notThere: [], unknown: ALL })
})

test.each<[string, Partial<HandyColumns>, 'there' | 'notThere' | 'unknown', string]>([
  ['a flag', { toilets: true }, 'there', 'Toilets'],
  ['a flag that says no', { fenced: false }, 'notThere', 'Fence'],
  ['a text that says no', { water_play: 'False' }, 'notThere', 'Water play'],
  ['a text without an answer', { dining_options: 'None' }, 'unknown', 'Cafe'],
  ['a text that is an answer', { dining_options: 'Dining onsite' }, 'there', 'Cafe'],
  ['a part', { shaded_details: 'Partly' }, 'there', 'Shade: partly'],
  ['a flag with details', { fenced: true, fenced_details: 'Toddler area' }, 'there', 'Fenced: toddler area'],
  ['a "no" with old details', { shaded: false, shaded_details: 'Partly' }, 'notThere', 'Shade'],
  ['parking that costs', { parking: 'paid' }, 'there', 'Paid parking'],
  ['no parking', { parking: 'no' }, 'notThere', 'Parking'],
  ['one kind of parking that is not there', { free_parking_lot: false }, 'unknown', 'Parking'],
])('%s: %j', (_, columns, group, text) => {
  const facts = handyFacts({ ...nothing, ...columns })
  expect(facts[group]).toContain(text)
  expect(Object.values(facts).flat()).toHaveLength(ALL.length)
})
