import { keepNoteDraft, readNoteDraft } from './noteDrafts'

const HATS = { text: 'Bring hats', seen: '' }
const WATER = { text: 'Bring water', seen: 'Water?' }

beforeEach(() => sessionStorage.clear())

test('texts for one activity in two lists, and for two in one list, are kept apart', () => {
  const places = [
    { listId: 'l1', activityId: 'a1' },
    { listId: 'l2', activityId: 'a1' },
    { listId: 'l1', activityId: 'a2' },
  ] as const
  keepNoteDraft(places[0], HATS)
  keepNoteDraft(places[1], WATER)
  expect(places.map(readNoteDraft)).toEqual([HATS, WATER, undefined])
  keepNoteDraft(places[0], undefined)
  expect(places.map(readNoteDraft)).toEqual([undefined, WATER, undefined])
})

test.each(['', '{', 'null', '[]', '{"l1 a1":7}', '{"l1 a1":{"text":"Bring hats"}}'])(
  'the stored text %s is treated as none',
  (kept) => {
    sessionStorage.setItem('note-drafts', kept)
    expect(readNoteDraft({ listId: 'l1', activityId: 'a1' })).toBeUndefined()
  },
)
