import { createHistory } from './history'

// an entry of its own: after Back there are others ahead, which a push removes
beforeEach(() => window.history.pushState(null, '', '/'))

/** Presses Back and waits until the address has changed. */
async function goBack() {
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.back()
  await moved
}

test('a push adds an entry with its state and tells every listener once', () => {
  const history = createHistory()
  const listener = jest.fn()
  history.subscribe(listener)
  const { length } = window.history

  history.navigator.push('/login?from=save#form', { from: '/saved-listings' })

  const { location, action } = history.getSnapshot()
  expect(location).toMatchObject({
    pathname: '/login',
    search: '?from=save',
    hash: '#form',
    state: { from: '/saved-listings' },
  })
  expect(action).toBe('PUSH')
  expect(window.location.pathname).toBe('/login')
  expect(window.history).toHaveLength(length + 1)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a replace changes the entry and adds none', () => {
  const history = createHistory()
  const { length } = window.history
  history.navigator.replace({ pathname: '/activities', search: '?search=park' })
  expect(history.getSnapshot()).toMatchObject({
    location: { pathname: '/activities', search: '?search=park', hash: '', state: null },
    action: 'REPLACE',
  })
  expect(window.history).toHaveLength(length)
})

test('Back returns to the entry with its state and its key', async () => {
  const history = createHistory()
  history.navigator.push('/activities', { page: 2 })
  const { key } = history.getSnapshot().location
  history.navigator.push('/login')

  await goBack()

  expect(history.getSnapshot()).toMatchObject({
    location: { pathname: '/activities', state: { page: 2 }, key },
    action: 'POP',
  })
})

test('the entry of the first page has a unique key, also after a reload', () => {
  const { key } = createHistory().getSnapshot().location
  expect(window.history.state).toMatchObject({ key })
  const reloaded = createHistory()
  expect(reloaded.getSnapshot().location.key).toBe(key)
  reloaded.navigator.push('/activities')
  expect(reloaded.getSnapshot().location.key).not.toBe(key)
})

test('a hash link is a push, not a pop', async () => {
  const history = createHistory()
  const first = history.getSnapshot().location.key
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.location.hash = 'who-we-are'
  await moved

  const { location, action } = history.getSnapshot()
  expect(location).toMatchObject({ pathname: '/', hash: '#who-we-are' })
  expect(action).toBe('PUSH')
  expect(location.key).not.toBe(first)
  expect(window.history.state).toMatchObject({ key: location.key })

  await goBack()
  expect(history.getSnapshot()).toMatchObject({ location: { key: first }, action: 'POP' })
})

test("single-spa's own popstate is no change of page", () => {
  const history = createHistory()
  const listener = jest.fn()
  history.subscribe(listener)
  const before = history.getSnapshot()

  window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }))

  expect(listener).not.toHaveBeenCalled()
  expect(history.getSnapshot()).toBe(before)
})

test('the snapshot stays the same object until the address changes', () => {
  const history = createHistory()
  const before = history.getSnapshot()
  expect(history.getSnapshot()).toBe(before)
  history.navigator.push('/')
  expect(history.getSnapshot()).not.toBe(before)
})

test('a listener that has unsubscribed is not called', () => {
  const history = createHistory()
  const listener = jest.fn()
  history.subscribe(listener)()
  history.navigator.push('/activities')
  expect(listener).not.toHaveBeenCalled()
})

test('a link is written as it will stand in the address', () => {
  const { navigator } = createHistory()
  expect(navigator.createHref({ pathname: '/activities', search: '?search=a b', hash: '#top' })).toBe(
    '/activities?search=a b#top',
  )
  expect(navigator.encodeLocation?.('/activities?search=park')).toEqual({
    pathname: '/activities',
    search: '?search=park',
    hash: '',
  })
})
