import { createQueryClient } from 'federation/queryClient'
import { followOtherTabs, tellOtherTabs } from './otherTabs'

const tell = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }))

test('a change of lists in another tab is followed once, and no other change', () => {
  const queryClient = createQueryClient()
  const invalidate = jest.spyOn(queryClient, 'invalidateQueries')
  // each query of lists follows
  followOtherTabs(queryClient, ['lists'])
  followOtherTabs(queryClient, ['lists'])
  tell('appearance')
  expect(invalidate).not.toHaveBeenCalled()
  tell('lists-changed')
  expect(invalidate.mock.calls).toEqual([[{ queryKey: ['lists'] }]])
})

test('two changes at the same moment are two events in another tab', () => {
  jest.spyOn(Date, 'now').mockReturnValue(0)
  const told = [0, 1].map(() => {
    tellOtherTabs()
    return localStorage.getItem('lists-changed')
  })
  jest.restoreAllMocks()
  expect(new Set(told).size).toBe(2)
})
