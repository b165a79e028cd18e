import {
  ANSWERS,
  beginAtATime,
  deadline,
  HOUR,
  isStored,
  MINUTE,
  openSignedIn,
  pass,
  SECOND,
  setVisibility,
  sleep,
} from '../testing/testInactivity'
import {
  EXPIRED,
  fromAnotherTab,
  googleTokens,
  json,
  MIA,
  openPage,
  SIGNED_OUT,
  store,
  tokens,
  USER,
} from '../testing/testPage'
import { DEADLINE_KEY } from './inactivity'
import { SESSION_KEY } from './storedSession'

/* Changes while the computer sleeps, or while the page is closed or in a hidden tab. */

beginAtATime()

describe('time without timers', () => {
  test('after 8 hours of sleep a renewal by the library does not extend the session', async () => {
    const { auth } = await openSignedIn()
    setVisibility('hidden')
    sleep(8 * HOUR)
    setVisibility('visible')
    expect(auth.getSession()).toEqual(EXPIRED)
    await pass(MINUTE)
    expect(auth.getSession()).toEqual(EXPIRED)
    expect(isStored()).toBe(false)
  })

  test('after sleep an event before the first check of the deadline does not extend it either', async () => {
    const { auth, library } = await openSignedIn()
    const { data } = await library.getSession()
    sleep(8 * HOUR)
    await Reflect.get(library, '_notifyAllSubscribers').call(library, 'SIGNED_IN', data.session)
    expect(auth.getSession()).toEqual(EXPIRED)
    expect(isStored()).toBe(false)
  })

  test('an event of a session that another tab has ended does not sign in again', async () => {
    const { auth, library } = await openSignedIn()
    const { data } = await library.getSession()
    fromAnotherTab(DEADLINE_KEY, null)
    fromAnotherTab(SESSION_KEY, null)
    await Reflect.get(library, '_notifyAllSubscribers').call(library, 'SIGNED_IN', data.session)
    expect(auth.getSession()).toEqual(SIGNED_OUT)
    expect(deadline()).toBe(0)
  })

  test.each(['visibilitychange', 'focus', 'pageshow', 'resume', 'online', 'pointerdown'])(
    'back from sleep: %s is enough to end it',
    async (type) => {
      const { auth } = await openSignedIn()
      sleep(31 * MINUTE)
      window.dispatchEvent(new Event(type))
      expect(auth.getSession()).toEqual(EXPIRED)
    },
  )

  test('a late timer, as in a hidden tab, ends it when it runs', async () => {
    const { auth } = await openSignedIn()
    sleep(31 * MINUTE)
    await pass(MINUTE)
    expect(auth.getSession()).toEqual(EXPIRED)
  })

  test.each([
    ['a day', 24 * HOUR, EXPIRED],
    ['two minutes', 2 * MINUTE, EXPIRED],
    ['half a minute, as clocks are corrected', MINUTE / 2, MIA],
  ])('a clock set back by %s does not extend the session', async (_name, time, expected) => {
    const { auth } = await openSignedIn()
    jest.setSystemTime(deadline() - 30 * MINUTE - time)
    window.dispatchEvent(new Event('focus'))
    expect(auth.getSession()).toEqual(expected)
  })
})

describe('opening the page', () => {
  test('the next day: the session has ended before anything is shown or requested', async () => {
    store(tokens('stored', undefined, 48 * 3600))
    localStorage.setItem(DEADLINE_KEY, String(Date.now() - 1))
    const { auth } = await openPage('/', ANSWERS)
    expect(auth.getSession()).toEqual(EXPIRED)
    expect(isStored()).toBe(false)
  })

  test('within the 30 minutes: they start again', async () => {
    store(tokens('stored'))
    localStorage.setItem(DEADLINE_KEY, String(Date.now() + MINUTE))
    const { auth } = await openPage('/', ANSWERS)
    expect(auth.getSession()).toEqual(MIA)
    expect(deadline() - Date.now()).toBe(30 * MINUTE)
  })

  test.each([null, '', 'soon', '-1'])('a session with the deadline %j is treated as new', async (text) => {
    store(tokens('stored'))
    if (text !== null) localStorage.setItem(DEADLINE_KEY, text)
    const { auth } = await openPage('/', ANSWERS)
    expect(auth.getSession()).toEqual(MIA)
    expect(deadline() - Date.now()).toBe(30 * MINUTE)
  })

  test('an old deadline does not affect a visitor, and does not end a new session', async () => {
    localStorage.setItem(DEADLINE_KEY, String(Date.now() - HOUR))
    const { auth } = await openPage('/', ANSWERS)
    auth.prepareAuth()
    await pass(SECOND)
    expect(auth.getSession()).toEqual(SIGNED_OUT)
    await auth.signIn({ email: 'mia@example.com', password: 'x' })
    expect(auth.getSession()).toEqual(MIA)
    expect(deadline() - Date.now()).toBe(30 * MINUTE)
  })

  test.each([
    ['token', 'signIn'],
    ['signup', 'signUp'],
  ] as const)(
    'an old deadline does not end a session of another tab, which may arrive before its deadline: %s',
    async (call, how) => {
      let seen: string | null = ''
      const { auth } = await openSignedIn({
        [`POST /auth/v1/${call}`]: () => {
          seen = localStorage.getItem(DEADLINE_KEY)
          return json(tokens('new'))
        },
      })
      await pass(HOUR)
      expect(auth.getSession()).toEqual(EXPIRED)
      await auth[how]({ name: 'Mia', email: 'mia@example.com', password: 'x' })
      expect(seen).toBeNull()
      expect(auth.getSession()).toEqual(MIA)
    },
  )

  test('an old deadline does not end a new session from Google', async () => {
    localStorage.setItem(DEADLINE_KEY, String(Date.now() - HOUR))
    sessionStorage.setItem('sprouts-google-pending', `${Date.now()} secret`)
    const { auth } = await openPage('/?code=abc', {
      ...ANSWERS,
      'POST /auth/v1/token': () => json(googleTokens()),
      'GET /auth/v1/user': () => json(USER),
    })
    await pass(SECOND)
    expect(auth.getSession()).toEqual(MIA)
  })

  test('an expired token is renewed, and the session is revoked with the new one', async () => {
    store(tokens('stored', undefined, -3600))
    localStorage.setItem(DEADLINE_KEY, String(Date.now() - HOUR))
    const { calls } = await openPage('/', ANSWERS)
    await pass(SECOND)
    expect(calls.map(({ path }) => path)).toEqual([
      '/auth/v1/token?grant_type=refresh_token',
      '/auth/v1/logout?scope=local',
    ])
    expect(calls[1]?.headers.get('authorization')).toBe('Bearer access-new')
    expect(isStored()).toBe(false)
  })
})

describe('several tabs', () => {
  test('a hidden tab does not sign out the tab in use', async () => {
    const { auth } = await openSignedIn()
    for (let minute = 0; minute < 90; minute += 5) {
      await pass(5 * MINUTE)
      fromAnotherTab(DEADLINE_KEY, Date.now() + 30 * MINUTE)
    }
    expect(auth.getSession()).toEqual(MIA)
  })

  test('an answer in another tab closes the warning here', async () => {
    await openSignedIn()
    await pass(deadline() - 30 * SECOND - Date.now())
    const { endOfSession } = await import('./inactivity')
    expect(endOfSession()).not.toBeNull()
    fromAnotherTab(DEADLINE_KEY, Date.now() + 30 * MINUTE)
    expect(endOfSession()).toBeNull()
  })

  test('an expiry in another tab ends the session here, as an expiry and not as a logout', async () => {
    const { auth } = await openSignedIn()
    fromAnotherTab(SESSION_KEY, null)
    expect(auth.getSession()).toEqual(EXPIRED)
  })

  test('a logout in another tab is no expiry', async () => {
    const { auth } = await openSignedIn()
    fromAnotherTab(DEADLINE_KEY, null)
    fromAnotherTab(SESSION_KEY, null)
    expect(auth.getSession()).toEqual(SIGNED_OUT)
  })

  test('a page from the back/forward cache reads the session again', async () => {
    const { auth } = await openSignedIn()
    localStorage.removeItem(DEADLINE_KEY)
    localStorage.removeItem(SESSION_KEY)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(auth.getSession()).toEqual(SIGNED_OUT)
  })
})
