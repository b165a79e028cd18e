import type { Session } from 'shared-auth'
import { guardTabStorage } from './tabStorage'

const mia: Extract<Session, { status: 'signedIn' }> = {
  status: 'signedIn',
  user: { id: 'mia', email: 'mia@example.com', name: 'Mia' },
}
const zoe: Session = { status: 'signedIn', user: { id: 'zoe', email: 'zoe@example.com', name: 'Zoe' } }
const loading: Session = { status: 'loading' }
const loggedOut: Session = { status: 'signedOut', hasExpired: false }
const expired: Session = { status: 'signedOut', hasExpired: true }

const DRAFT = 'draft:contact'
const FAMILY = ['sprouts-kids', 'sprouts-filters', 'sprouts-viewed']

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  sessionStorage.setItem(DRAFT, 'typed')
})
afterEach(() => jest.restoreAllMocks())

test.each<[string, Session[], string | null]>([
  ['a visitor', [loggedOut], 'typed'],
  ['a visitor who logs in', [loggedOut, mia], 'typed'],
  ['a parent while their session is read', [mia, loading, mia], 'typed'],
  ['a parent who logs out', [mia, loggedOut], null],
  ['the parent before, for a visitor', [mia, loggedOut, loggedOut], null],
  ['another parent', [mia, zoe], null],
  ['a parent whose session expires', [mia, expired], 'typed'],
  ['a parent who comes back after that', [mia, expired, mia], 'typed'],
  ['a parent who comes back after that and a reload', [mia, expired, loggedOut, mia], 'typed'],
  ['another parent after that', [mia, expired, zoe], null],
  ['another parent after that and a reload', [mia, expired, expired, loggedOut, zoe], null],
  ['a parent who comes back and then logs out', [mia, expired, mia, loggedOut], null],
])('%s: what was typed is %j afterwards', (_name, sessions, expected) => {
  for (const session of sessions) guardTabStorage(session)
  expect(sessionStorage.getItem(DRAFT)).toBe(expected)
})

test.each<[string, Session[], boolean]>([
  ['a visitor', [loggedOut], true],
  ['a visitor who logs in', [loggedOut, mia], true],
  ['a parent who logs out', [mia, loggedOut], false],
  ['another parent', [mia, zoe], false],
  ['a parent whose session expires', [mia, expired], true],
  ['another parent after that', [mia, expired, zoe], false],
])('%s: whether what the family chose is kept: %j', (_name, sessions, isKept) => {
  localStorage.setItem('appearance', 'dark')
  for (const key of FAMILY) localStorage.setItem(key, 'chosen')
  const told: unknown[] = []
  const tell = ({ key }: StorageEvent) => told.push(key)
  window.addEventListener('storage', tell)
  for (const session of sessions) guardTabStorage(session)
  window.removeEventListener('storage', tell)
  for (const key of FAMILY) expect(localStorage.getItem(key)).toBe(isKept ? 'chosen' : null)
  expect(told).toEqual(isKept ? [] : FAMILY)
  expect(localStorage.getItem('appearance')).toBe('dark')
})

test.each<[string, Session[], string | null]>([
  ['the same parent', [mia, expired], 'chosen'],
  ['another parent', [zoe], null],
])('in a new tab after a session that expired: %s', (_name, sessions, kept) => {
  for (const key of FAMILY) localStorage.setItem(key, 'chosen')
  for (const session of [mia, expired]) guardTabStorage(session)
  sessionStorage.clear()
  const dropped: string[] = []
  const drop = async (name: string) => dropped.push(name)
  Object.defineProperty(window, 'caches', { value: { delete: drop }, configurable: true })
  for (const session of [expired, ...sessions]) guardTabStorage(session)
  Reflect.deleteProperty(window, 'caches')
  for (const key of FAMILY) expect(localStorage.getItem(key)).toBe(kept)
  expect(dropped.includes('sprouts-places')).toBe(kept === null)
})

test('what tells whose choices there are names no account', () => {
  guardTabStorage({ ...mia, user: { ...mia.user, id: '5a0c2b9e-7f0d-4c55-9a53-2f6f3f1d0c11' } })
  expect(localStorage.getItem('sprouts-family')).toBe('5a0c2b9e')
})

test('after a log-out nothing tells whose choices there were', () => {
  for (const session of [mia, loggedOut]) guardTabStorage(session)
  expect(localStorage.getItem('sprouts-family')).toBeNull()
})

test('if storage is denied, nothing happens', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => guardTabStorage(mia)).not.toThrow()
})
