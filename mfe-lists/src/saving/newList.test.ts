import { dropNewList, keepNewList, readNewList } from './newList'

const SWIM = { name: 'Swim spots', emoji: '🦆' }

beforeEach(() => sessionStorage.clear())

test('a draft is read by the same user for the same activity only, until it is dropped', () => {
  keepNewList({ userId: 'mia', activityId: 'zoo' }, SWIM)
  expect(readNewList({ userId: 'mia', activityId: 'zoo' })).toEqual(SWIM)
  expect(readNewList({ userId: 'mia', activityId: 'museum' })).toBeNull()
  expect(readNewList({ userId: 'mia' })).toBeNull()
  expect(readNewList({ userId: 'sam', activityId: 'zoo' })).toBeNull()

  dropNewList({ userId: 'mia', activityId: 'museum' })
  expect(readNewList({ userId: 'mia', activityId: 'zoo' })).toEqual(SWIM)
  dropNewList({ userId: 'mia', activityId: 'zoo' })
  expect(readNewList({ userId: 'mia', activityId: 'zoo' })).toBeNull()
})

test('a draft without an emoji has the heart', () => {
  sessionStorage.setItem('new-list', '{"userId":"mia","name":"Swim spots"}')
  expect(readNewList({ userId: 'mia' })).toEqual({ name: 'Swim spots', emoji: '❤️' })
})

test('a draft with an emptied name is not restored', () => {
  keepNewList({ userId: 'mia' }, SWIM)
  keepNewList({ userId: 'mia' }, { ...SWIM, name: ' ' })
  expect(readNewList({ userId: 'mia' })).toBeNull()
})

test.each(['', '{', 'null', '7', '[]', '{"userId":"mia"}', '{"userId":"mia","name":7}'])(
  'the stored text %s is treated as none',
  (text) => {
    sessionStorage.setItem('new-list', text)
    expect(readNewList({ userId: 'mia' })).toBeNull()
  },
)

test('if storage is denied, nothing is stored and nothing throws', () => {
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied')
  })
  expect(() => keepNewList({ userId: 'mia' }, SWIM)).not.toThrow()
  expect(readNewList({ userId: 'mia' })).toBeNull()
  denied.mockRestore()
})
