import { NO_FILTERS } from '../filters/filters'
import { asMeant, readWords } from './readWords'

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
  ['darling harbour', { search: 'darling harbour' }],
  ['Circular Quay', { search: 'Circular Quay' }],
  ['free darling harbour', { search: '', features: ['free'], location: 'City' }],
  ['playground darling harbour', { search: 'playground', location: 'City' }],
  ['things to do in circular quay', { search: '', location: 'City' }],
  ['musuem', { search: 'museum' }],
  ['musuems in parramatta', { search: 'museum', location: 'Parramatta' }],
  ['cbd', { search: '', location: 'City' }],
  ['illawarra', { search: '', location: 'Illawarra' }],
  ['city', { search: 'city' }],
  ['mountains', { search: 'mountains' }],
])('a place as parents write it: %s', (typed, meant) => {
  expect(readWords(typed, '2026-11-25')).toEqual(meant)
})

test.each<[typed: string, meant: object]>([
  ['events in parramatta', { search: '', location: 'Parramatta' }],
  ['Family events near manly', { search: '', location: 'Manly', sort: 'nearest' }],
  ['free kids events in Sydney', { search: '', features: ['free'] }],
  ['free events for kids', { search: '', features: ['free'] }],
])('beside a filter events are a kind: %s', (typed, meant) => {
  expect(readWords(typed, '2026-11-25')).toEqual({ categories: ['shows & events'], ...meant })
})

test.each<[typed: string, meant: object]>([
  ['events', { search: 'events' }],
  ['events in sydney', { search: 'events in sydney' }],
  ['kids events', { search: 'kids events' }],
  ['free christmas events', { search: 'christmas events', features: ['free'] }],
])('alone and with other words they are searched for: %s', (typed, meant) => {
  expect(readWords(typed, '2026-11-25')).toEqual(meant)
})

test('a kind among the words is added to those of the address', () => {
  const filters = { ...NO_FILTERS, search: 'events in parramatta', categories: ['museum'] }
  expect(asMeant(filters).categories).toEqual(['museum', 'shows & events'])
})
