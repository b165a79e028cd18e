import { SESSION_KEY } from '../session/storedSession'

/*
 * For the tests of this package: the whole package, with only the network stubbed. Each opened page loads its own copy
 * of the modules, as a browser does.
 */

type Call = { method: string; path: string; headers: Headers; body: unknown }
type Answers = Record<string, (call: Call) => Response | Promise<Response>>

export const BACKEND = 'http://backend.test'
export const USER = { id: 'u1', email: 'mia@example.com', user_metadata: { name: 'Mia' } }

/** The sessions of that user, of a visitor, and after an expiry. */
export const MIA = { status: 'signedIn', user: { id: 'u1', email: 'mia@example.com', name: 'Mia' } }
export const SIGNED_OUT = { status: 'signedOut', hasExpired: false }
export const EXPIRED = { status: 'signedOut', hasExpired: true }

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const nowSeconds = () => Math.floor(Date.now() / 1000)

/** A session as the service returns it and the browser stores it. */
export function tokens(name: string, user: object = USER, secondsLeft = 3600) {
  return {
    access_token: `access-${name}`,
    refresh_token: `refresh-${name}`,
    token_type: 'bearer',
    expires_in: secondsLeft,
    expires_at: nowSeconds() + secondsLeft,
    user,
  }
}

/** What the service returns for a code of Google. The library reads the time from the token. */
export function googleTokens() {
  const header = btoa(JSON.stringify({ alg: 'HS256', typ: 'JWT' }))
  const payload = btoa(JSON.stringify({ sub: USER.id, exp: nowSeconds() + 3600 })).replace(/=+$/, '')
  return { ...tokens('google'), access_token: `${header}.${payload}.c2ln` }
}

/** Stores a session in the browser for the next page. */
export function store(value: unknown) {
  localStorage.setItem(SESSION_KEY, typeof value === 'string' ? value : JSON.stringify(value))
}

/** Simulates a write or a removal of a storage key in another tab. */
export function fromAnotherTab(key: string, value: unknown) {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(value))
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

let closePage = () => {}

/** Leaves the current page and opens a new one. Returns the package and the calls that it makes. */
export async function openPage(address = '/', answers: Answers = {}) {
  leavePage()
  jest.resetModules()
  window.history.replaceState(null, '', address)
  const calls = stubNetwork(answers)
  const auth = await import('../index')
  const listening = jest.spyOn(window, 'addEventListener')
  auth.startBackend({ url: `${BACKEND}/`, key: 'public-key', siteUrl: 'https://sprouts.test' })
  const added = listening.mock.calls
  listening.mockRestore()
  closePage = () => {
    for (const [type, listener, options] of added) window.removeEventListener(type, listener, options)
  }
  return { auth, calls }
}

/** Starts every test of a file with an empty browser, and leaves the page after it. */
export function openBrowserForEachTest() {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(() => {
    leavePage()
    jest.restoreAllMocks()
  })
}

/** Stops the page from listening to other tabs. */
function leavePage() {
  closePage()
  closePage = () => {}
}

/** Waits until the check returns true, at most two seconds. */
export async function until(check: () => boolean) {
  for (let tries = 0; !check() && tries < 400; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(check()).toBe(true)
}

function stubNetwork(answers: Answers): Call[] {
  const calls: Call[] = []
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input))
    const { method = 'GET', body } = init
    const call = {
      method,
      path: url.pathname + url.search,
      headers: new Headers(init.headers),
      body: typeof body === 'string' ? JSON.parse(body) : null,
    }
    calls.push(call)
    const answer = answers[`${method} ${url.pathname}`]
    if (!answer) throw new Error(`Not stubbed: ${method} ${url.pathname}`)
    return answer(call)
  }
  return calls
}
