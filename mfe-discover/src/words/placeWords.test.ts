import { readWords } from './readWords'

test.each<[typed: string, meant: object]>([
  ['sth coogee', { search: '', location: 'South Coogee' }],
  ['nth sydney pool', { search: 'pool', location: 'North Sydney' }],
  ['playground mt annan', { search: 'playground', location: 'Mount Annan' }],
  ['Mt. Druitt', { search: '', location: 'Mount Druitt' }],
  ['saint marys', { search: '', location: 'St Marys' }],
  ['playground nth shore', { search: 'playground', location: 'North Shore' }],
  ['st marys', { search: 'st marys', named: 'St Marys' }],
  ['2155', { search: '2155', named: '2155' }],
  ['1234', { search: '1234' }],
  ['manly bondi', { search: 'manly', location: 'Bondi' }],
  ['mt tomah to bondi walk', { search: 'mt tomah to bondi walk' }],
  ['close to bondi', { search: '', location: 'Bondi', sort: 'nearest' }],
  ['zoo within 20 minutes of penrith', { search: 'zoo', location: 'Penrith', sort: 'nearest' }],
  ['5km from parramatta', { search: '', location: 'Parramatta', sort: 'nearest' }],
  ['2 hours from sydney', { search: '2 hours from sydney' }],
  ['close to the beach', { search: 'close to the beach' }],
  ['cbd', { search: '', location: 'City' }],
  ['illawarra', { search: '', location: 'Illawarra' }],
  ['city', { search: 'city' }],
  ['mountains', { search: 'mountains' }],
])('a place as parents write it: %s', (typed, meant) => {
  expect(readWords(typed, '2026-11-25')).toEqual(meant)
})
