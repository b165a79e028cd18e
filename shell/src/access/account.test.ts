import { QueryClient, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { readIntent } from 'shared-auth'
import { expireSession, MIA, nearSessionEnd, startAs } from 'shared-auth/testing'
import { toast } from 'shared-ui'
import { watchAccount } from './account'

const ZOE = { id: 'zoe', email: 'zoe@example.com', name: 'Zoe' }
const KEY = ['lists']

let stop = () => {}
const forgetPlaces = jest.fn()

function open(user: typeof MIA | null, address = '/') {
  window.history.replaceState(null, '', address)
  startAs(user)
  const queryClient = new QueryClient()
  stop = watchAccount(queryClient, forgetPlaces)
  queryClient.setQueryData(KEY, ['Rainy days'])
  return queryClient
}

afterEach(() => {
  stop()
  jest.restoreAllMocks()
  startAs(null)
  sessionStorage.clear()
})

test.each([
  ['a sign-out', MIA, null, undefined],
  ['another person', MIA, ZOE, undefined],
  ['a sign-in', null, MIA, ['Rainy days']],
  ['the same person', MIA, MIA, ['Rainy days']],
])('after %s the cache holds only what may be seen', (_name, before, after, expected) => {
  const queryClient = open(before)
  startAs(after)
  expect(queryClient.getQueryData(KEY)).toEqual(expected)
})

test.each([
  ['a sign-out', MIA, null, 0],
  ['another person', MIA, ZOE, 0],
  ['a sign-in', null, MIA, 1],
  ['a new name of the same person', MIA, { ...MIA, name: 'Mia N.' }, 1],
])('after %s a form opened again tells only of what its own user has sent', (_name, before, after, count) => {
  const queryClient = open(before)
  queryClient.getMutationCache().build(queryClient, { mutationKey: ['contact'] })
  startAs(after)
  expect(queryClient.getMutationCache().getAll()).toHaveLength(count)
})

test('a public list that is on screen stays when the session ends, and nothing else does', async () => {
  const queryClient = open(MIA)
  const list = (name: string, isPublic: boolean) => ({
    queryKey: [name],
    queryFn: () => name,
    meta: { isPublic },
  })
  await queryClient.fetchQuery(list('left', true))
  const shown = renderHook(() => [
    useQuery(list('zoo', true), queryClient),
    useQuery(list('own', false), queryClient),
  ])
  await waitFor(() => expect(shown.result.current.map(({ data }) => data)).toEqual(['zoo', 'own']))
  act(() => startAs(null))
  const cached = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey: [name] }) => name)
  expect(cached).toContain('zoo')
  expect(cached).not.toContain('left')
  expect(queryClient.getQueryData(KEY)).toBeUndefined()
  shown.unmount()
})

test.each([
  ['a sign-out', MIA, null, 1],
  ['another person', MIA, ZOE, 1],
  ['a sign-in', null, MIA, 0],
  ['the same person', MIA, MIA, 0],
])(
  'after %s the places of the pages are forgotten only if they were of somebody before',
  (_name, before, after, times) => {
    open(before)
    forgetPlaces.mockClear()
    startAs(after)
    expect(forgetPlaces).toHaveBeenCalledTimes(times)
  },
)

test('a failed return from Google shows one toast', () => {
  const error = jest.spyOn(toast, 'error')
  sessionStorage.setItem('sprouts-google-pending', `${Date.now()} secret`)
  open(null, '/#error=access_denied&error_code=access_denied&error_description=No')
  expect(error.mock.calls).toEqual([['Error signing in with Google']])
})

test('a failed e-mail link shows no toast', () => {
  const error = jest.spyOn(toast, 'error')
  open(null, '/#error=access_denied&error_code=otp_expired&error_description=Old')
  expect(error).not.toHaveBeenCalled()
})

describe('a session that expires', () => {
  const EXPIRED = [['Session expired. Please log in again.', undefined, { label: 'Log in', to: '/login' }]]

  test('shows one toast and clears the cache', () => {
    const error = jest.spyOn(toast, 'error')
    const queryClient = open(MIA)
    forgetPlaces.mockClear()
    expireSession()
    window.dispatchEvent(new Event('focus'))
    expect(error.mock.calls).toEqual(EXPIRED)
    expect(queryClient.getQueryData(KEY)).toBeUndefined()
    expect(forgetPlaces).toHaveBeenCalled()
  })

  test('while the page was closed shows the toast when it is opened', () => {
    const error = jest.spyOn(toast, 'error')
    startAs(MIA)
    expireSession()
    stop = watchAccount(new QueryClient(), forgetPlaces)
    expect(error.mock.calls).toEqual(EXPIRED)
  })

  test('in its last minute, for another reason, shows one toast too', () => {
    const error = jest.spyOn(toast, 'error')
    open(MIA)
    nearSessionEnd()
    localStorage.removeItem('sprouts-auth')
    window.dispatchEvent(new StorageEvent('storage', { key: 'sprouts-auth' }))
    expect(error.mock.calls).toEqual(EXPIRED)
  })

  test('again, after another login, shows the toast again', () => {
    const error = jest.spyOn(toast, 'error')
    open(MIA)
    expireSession()
    startAs(MIA)
    expireSession()
    expect(error.mock.calls).toEqual([...EXPIRED, ...EXPIRED])
  })

  test.each([
    ['/activities?search=zoo', { path: '/activities?search=zoo' }],
    ['/', null],
    ['/login', null],
    ['/reset-password', null],
    ['/no/such/page', null],
  ])('on %s is remembered as %j', (address, expected) => {
    open(MIA, address)
    expireSession()
    expect(readIntent()).toEqual(expected)
  })
})

test('logging out shows no expiry toast', () => {
  const error = jest.spyOn(toast, 'error')
  open(MIA, '/activities')
  startAs(null)
  expect(error).not.toHaveBeenCalled()
  expect(readIntent()).toBeNull()
})
