import { proves } from 'spec/constants'
import { DEADLINE_KEY } from './inactivity'
import { SESSION_KEY } from './storedSession'
import {
  EXPIRED,
  fromAnotherTab,
  googleReturn,
  json,
  leavePage,
  MIA,
  openPage,
  SIGNED_OUT,
  store,
  tokens,
  USER,
} from './testPage'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const ANSWERS = {
  'POST /auth/v1/token': () => json(tokens('new')),
  'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
}

const pass = (time: number) => jest.advanceTimersByTimeAsync(time)
const press = () => window.dispatchEvent(new Event('pointerdown'))
const deadline = () => Number(localStorage.getItem(DEADLINE_KEY))
const isStored = () => localStorage.getItem(SESSION_KEY) !== null

/** The clock goes on, and no timer runs: the computer sleeps. */
const sleep = (time: number) => jest.setSystemTime(Date.now() + time)

function setVisibility(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  window.dispatchEvent(new Event('visibilitychange'))
}

/** A page of a parent who has signed in, with the library there. */
async function openSignedIn(answers: Parameters<typeof openPage>[1] = {}, session = tokens('stored')) {
  store(session)
  const page = await openPage('/', { ...ANSWERS, ...answers })
  await pass(5 * SECOND)
  const { loadAuth } = await import('./session')
  return { ...page, library: await loadAuth() }
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 })
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  leavePage()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('after 30 minutes without an event the session ends, here and at the service, and that is heard once', async () => {
  const { auth, calls } = await openSignedIn()
  const heard: string[] = []
  auth.subscribeSession(() => heard.push(auth.getSession().status))

  await pass(deadline() - Date.now() - 1)
  expect(auth.getSession()).toEqual(MIA)
  await pass(1)
  expect(auth.getSession()).toEqual(EXPIRED)
  expect(isStored()).toBe(false)
  expect(calls.map(({ path }) => path)).toEqual(['/auth/v1/logout?scope=local'])

  await pass(2 * HOUR)
  expect(heard.filter((status) => status === 'signedOut')).toHaveLength(1)
})

test('the time and the tick are those of the specification', async () => {
  const ticks = jest.spyOn(globalThis, 'setInterval')
  const { auth } = await openSignedIn()
  proves('auth auto-refresh tick, about', ticks.mock.calls[0]?.[1])

  auth.staySignedIn()
  const began = Date.now()
  const ended = new Promise<number>((resolve) => {
    auth.subscribeSession(() => auth.getSession().status === 'signedOut' && resolve(Date.now()))
  })
  await pass(HOUR)
  proves('inactivity timeout', (await ended) - began)
})

test('the end is 30 minutes after the page was opened, to the millisecond', async () => {
  store(tokens('stored'))
  await openPage('/', ANSWERS)
  expect(deadline() - Date.now()).toBe(30 * MINUTE)
})

test.each(['SIGNED_IN', 'USER_UPDATED', 'PASSWORD_RECOVERY', 'MFA_CHALLENGE_VERIFIED'])(
  'the event %s starts the 30 minutes anew',
  async (event) => {
    const { auth, library } = await openSignedIn()
    await pass(25 * MINUTE)
    const { data } = await library.getSession()
    // the library's own way to tell its listeners; a service that makes each of them would test no more
    await Reflect.get(library, '_notifyAllSubscribers').call(library, event, data.session)
    expect(deadline() - Date.now()).toBe(30 * MINUTE)
    await pass(29 * MINUTE)
    expect(auth.getSession()).toEqual(MIA)
  },
)

test('a token that the library renews by itself is no sign of anybody: an unattended screen ends in time', async () => {
  const { auth, calls } = await openSignedIn({}, tokens('stored', undefined, 20 * 60))
  await pass(20 * MINUTE)
  expect(calls.map(({ path }) => path)).toEqual(['/auth/v1/token?grant_type=refresh_token'])
  await pass(10 * MINUTE)
  expect(auth.getSession()).toEqual(EXPIRED)
})

describe('somebody is there', () => {
  test.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])(
    '%s renews the session when the last event is ten minutes old',
    async (type) => {
      const { auth, calls } = await openSignedIn()
      await pass(9 * MINUTE)
      window.dispatchEvent(new Event(type))
      expect(calls).toEqual([])

      await pass(MINUTE)
      window.dispatchEvent(new Event(type))
      await pass(SECOND)
      expect(calls.map(({ path }) => path)).toEqual(['/auth/v1/token?grant_type=refresh_token'])
      expect(deadline() - Date.now()).toBe(30 * MINUTE - SECOND)
      window.dispatchEvent(new Event(type))
      expect(calls).toHaveLength(1)

      await pass(29 * MINUTE)
      expect(auth.getSession()).toEqual(MIA)
    },
  )

  test('who reads for three hours stays signed in, with three renewals in half an hour at most', async () => {
    const { auth, calls } = await openSignedIn()
    for (let minute = 0; minute < 180; minute += 1) {
      await pass(MINUTE)
      press()
    }
    expect(auth.getSession()).toEqual(MIA)
    expect(calls.length).toBeLessThanOrEqual(18)
  })

  test('also while nothing can be reached', async () => {
    const { auth } = await openSignedIn({
      'POST /auth/v1/token': () => Promise.reject(new TypeError('offline')),
    })
    for (let minute = 0; minute < 40; minute += 1) {
      await pass(MINUTE)
      press()
    }
    expect(auth.getSession()).toEqual(MIA)
  })

  test('a session that the service has revoked ends at once', async () => {
    const { auth } = await openSignedIn({
      'POST /auth/v1/token': () => json({ error_code: 'refresh_token_not_found', msg: 'Not found' }, 400),
    })
    await pass(11 * MINUTE)
    press()
    await pass(SECOND)
    expect(auth.getSession()).toEqual(EXPIRED)
    expect(isStored()).toBe(false)
  })

  test('not in a hidden tab', async () => {
    const { auth } = await openSignedIn()
    setVisibility('hidden')
    await pass(20 * MINUTE)
    press()
    await pass(10 * MINUTE)
    expect(auth.getSession()).toEqual(EXPIRED)
  })
})

describe('a minute before the end', () => {
  /** What a component would draw. */
  async function endOf() {
    return (await import('./inactivity')).endOfSession()
  }

  test('the end is known, and staying starts the 30 minutes anew', async () => {
    const { auth, calls } = await openSignedIn()
    const end = deadline()
    await pass(end - MINUTE - Date.now() - 1)
    expect(await endOf()).toBeNull()
    await pass(1)
    expect(await endOf()).toBe(end)

    auth.staySignedIn()
    expect(await endOf()).toBeNull()
    expect(deadline() - Date.now()).toBe(30 * MINUTE)
    await pass(SECOND)
    expect(calls.map(({ path }) => path)).toEqual(['/auth/v1/token?grant_type=refresh_token'])
    await pass(20 * MINUTE)
    expect(auth.getSession()).toEqual(MIA)
  })

  test('a touched mouse is no answer', async () => {
    const { auth } = await openSignedIn()
    await pass(deadline() - MINUTE - Date.now())
    press()
    await pass(MINUTE)
    expect(auth.getSession()).toEqual(EXPIRED)
  })

  test('staying after the end is too late', async () => {
    const { auth, calls } = await openSignedIn()
    await pass(29 * MINUTE)
    sleep(HOUR)
    auth.staySignedIn()
    expect(auth.getSession()).toEqual(EXPIRED)
    await pass(SECOND)
    expect(calls.filter(({ path }) => path.includes('logout'))).toHaveLength(1)
  })
})

describe('time without timers', () => {
  test('after 8 hours of sleep the library that wakes first does not revive the session', async () => {
    const { auth } = await openSignedIn()
    setVisibility('hidden')
    sleep(8 * HOUR)
    setVisibility('visible')
    expect(auth.getSession()).toEqual(EXPIRED)
    await pass(MINUTE)
    expect(auth.getSession()).toEqual(EXPIRED)
    expect(isStored()).toBe(false)
  })

  test('nor does an event that comes before anybody has looked at the clock', async () => {
    const { auth, library } = await openSignedIn()
    const { data } = await library.getSession()
    sleep(8 * HOUR)
    await Reflect.get(library, '_notifyAllSubscribers').call(library, 'SIGNED_IN', data.session)
    expect(auth.getSession()).toEqual(EXPIRED)
    expect(isStored()).toBe(false)
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

  test('a timer that is late, as in a hidden tab, ends it when it comes', async () => {
    const { auth } = await openSignedIn()
    sleep(31 * MINUTE)
    await pass(MINUTE)
    expect(auth.getSession()).toEqual(EXPIRED)
  })

  test.each([
    ['a day', 24 * HOUR, EXPIRED],
    ['two minutes', 2 * MINUTE, EXPIRED],
    ['half a minute, as clocks are corrected', MINUTE / 2, MIA],
  ])('a clock set back by %s gives nobody more time', async (_name, time, expected) => {
    const { auth } = await openSignedIn()
    jest.setSystemTime(deadline() - 30 * MINUTE - time)
    window.dispatchEvent(new Event('focus'))
    expect(auth.getSession()).toEqual(expected)
  })
})

describe('opening the page', () => {
  test('the next day: the session is over before anything is shown or asked', async () => {
    store(tokens('stored', undefined, 48 * 3600))
    localStorage.setItem(DEADLINE_KEY, String(Date.now() - 1))
    const { auth } = await openPage('/', ANSWERS)
    expect(auth.getSession()).toEqual(EXPIRED)
    expect(isStored()).toBe(false)
  })

  test('within the 30 minutes: they start anew', async () => {
    store(tokens('stored'))
    localStorage.setItem(DEADLINE_KEY, String(Date.now() + MINUTE))
    const { auth } = await openPage('/', ANSWERS)
    expect(auth.getSession()).toEqual(MIA)
    expect(deadline() - Date.now()).toBe(30 * MINUTE)
  })

  test.each([null, '', 'soon', '-1'])('a session with %j for a deadline counts as fresh', async (text) => {
    store(tokens('stored'))
    if (text !== null) localStorage.setItem(DEADLINE_KEY, text)
    const { auth } = await openPage('/', ANSWERS)
    expect(auth.getSession()).toEqual(MIA)
    expect(deadline() - Date.now()).toBe(30 * MINUTE)
  })

  test('a deadline that was left behind says nothing about a visitor, and ends no new session', async () => {
    localStorage.setItem(DEADLINE_KEY, String(Date.now() - HOUR))
    const { auth } = await openPage('/', ANSWERS)
    auth.prepareAuth()
    await pass(SECOND)
    expect(auth.getSession()).toEqual(SIGNED_OUT)
    await auth.signIn({ email: 'mia@example.com', password: 'x' })
    expect(auth.getSession()).toEqual(MIA)
    expect(deadline() - Date.now()).toBe(30 * MINUTE)
  })

  test('nor one that begins in another tab, where it may be seen before the new deadline', async () => {
    let seen: string | null = ''
    const { auth } = await openSignedIn({
      'POST /auth/v1/token': () => {
        seen = localStorage.getItem(DEADLINE_KEY)
        return json(tokens('new'))
      },
    })
    await pass(HOUR)
    expect(auth.getSession()).toEqual(EXPIRED)
    await auth.signIn({ email: 'mia@example.com', password: 'x' })
    expect(seen).toBeNull()
  })

  test('nor the one that Google brings', async () => {
    localStorage.setItem(DEADLINE_KEY, String(Date.now() - HOUR))
    sessionStorage.setItem('sprouts-google-pending', String(Date.now()))
    const { auth } = await openPage(googleReturn(), { ...ANSWERS, 'GET /auth/v1/user': () => json(USER) })
    await pass(SECOND)
    expect(auth.getSession()).toEqual(MIA)
  })

  test('a token that has run out is revoked with a new one', async () => {
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
  test('a tab that nobody looks at does not sign out the one in use', async () => {
    const { auth } = await openSignedIn()
    for (let minute = 0; minute < 90; minute += 5) {
      await pass(5 * MINUTE)
      fromAnotherTab(DEADLINE_KEY, Date.now() + 30 * MINUTE)
    }
    expect(auth.getSession()).toEqual(MIA)
  })

  test('what another tab answers takes the question away here', async () => {
    await openSignedIn()
    await pass(deadline() - 30 * SECOND - Date.now())
    const { endOfSession } = await import('./inactivity')
    expect(endOfSession()).not.toBeNull()
    fromAnotherTab(DEADLINE_KEY, Date.now() + 30 * MINUTE)
    expect(endOfSession()).toBeNull()
  })

  test('the end in another tab is the end here, and is told apart from a log-out', async () => {
    const { auth } = await openSignedIn()
    fromAnotherTab(SESSION_KEY, null)
    expect(auth.getSession()).toEqual(EXPIRED)
  })

  test('a log-out in another tab is no expiry', async () => {
    const { auth } = await openSignedIn()
    fromAnotherTab(DEADLINE_KEY, null)
    fromAnotherTab(SESSION_KEY, null)
    expect(auth.getSession()).toEqual(SIGNED_OUT)
  })

  test('a page that Back brings to life again sees what has happened meanwhile', async () => {
    const { auth } = await openSignedIn()
    localStorage.removeItem(DEADLINE_KEY)
    localStorage.removeItem(SESSION_KEY)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(auth.getSession()).toEqual(SIGNED_OUT)
  })
})

test('logging out stops the timer and leaves no deadline', async () => {
  const { auth, calls } = await openSignedIn()
  await auth.signOut()
  expect(localStorage.getItem(DEADLINE_KEY)).toBeNull()
  expect(auth.getSession()).toEqual(SIGNED_OUT)
  await pass(2 * HOUR)
  expect(auth.getSession()).toEqual(SIGNED_OUT)
  expect(calls).toHaveLength(1)
})

test('where storage is denied the rule holds for the tab', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  }
  const { auth } = await openPage('/', ANSWERS)
  await auth.signIn({ email: 'mia@example.com', password: 'x' })
  await pass(20 * MINUTE)
  press()
  await pass(29 * MINUTE)
  expect(auth.getSession()).toEqual(MIA)
  await pass(MINUTE)
  expect(auth.getSession()).toEqual(EXPIRED)
})

test('where storage is full what cannot be stored counts for the tab', async () => {
  const { auth } = await openSignedIn()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await pass(20 * MINUTE)
  press()
  await pass(20 * MINUTE)
  expect(auth.getSession()).toEqual(MIA)
})
