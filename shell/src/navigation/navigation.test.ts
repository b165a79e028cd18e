import { createHistory } from 'federation/history'
import { draw, drawPageForEachTest, h1, menu, open, scroll } from '../testing/testNavigation'

import { createNavigation } from './navigation'

drawPageForEachTest()

test('the first page does not change focus or scroll and announces nothing: the browser does it', () => {
  const { announce } = open()
  jest.advanceTimersByTime(100)
  expect(document.body).toHaveFocus()
  expect(window.scrollY).toBe(0)
  expect(announce).not.toHaveBeenCalled()
})

test('a new page starts at its top, with the focus on its heading and its title announced', () => {
  const { go, announce } = open()
  scroll(900)
  go('/login', 'Log in')
  expect(window.scrollY).toBe(0)
  expect(h1()).toHaveFocus()
  jest.advanceTimersByTime(100)
  expect(announce.mock.calls).toEqual([['Log in | Sydney Sprouts']])
})

test.each([
  ['that is left before it was on screen is left like any other', 'push', true],
  ['that sends on to another, as to the login page, is still the first', 'replace', false],
] as const)('a first page %s', (_what, way, isNew) => {
  const history = createHistory()
  const { settle } = createNavigation(history, jest.fn(), true)
  scroll(900)
  history.navigator[way]('/login')
  draw('Log in')
  settle()
  expect(window.scrollY).toBe(isNew ? 0 : 900)
  expect(h1() === document.activeElement).toBe(isNew)
})

test('nothing changes before the page is on screen', () => {
  const { history, announce } = open()
  scroll(900)
  history.navigator.push('/login')
  jest.advanceTimersByTime(5_000)
  expect(window.scrollY).toBe(900)
  expect(document.body).toHaveFocus()
  expect(announce).not.toHaveBeenCalled()
})

test('a heading that is drawn later receives the focus then', async () => {
  const { history, settle, announce } = open()
  history.navigator.push('/activities/7/luna-park')
  draw(null)
  settle()
  expect(document.getElementById('main')).toHaveFocus()
  draw('Luna Park')
  await jest.advanceTimersByTimeAsync(100)
  expect(h1()).toHaveFocus()
  expect(announce.mock.calls).toEqual([['Luna Park | Sydney Sprouts']])
})

test('a heading that is drawn later does not move a focus that the visitor has set', async () => {
  const { history, settle, announce } = open()
  history.navigator.push('/activities/7/luna-park')
  draw(null)
  settle()
  menu()?.focus()
  draw('Luna Park')
  await jest.advanceTimersByTimeAsync(100)
  expect(menu()).toHaveFocus()
  expect(announce).not.toHaveBeenCalled()
})

test('a menu that was opened while the page was loading keeps the focus, and the title is announced', () => {
  const { history, announce, settle } = open()
  menu()?.focus()
  history.navigator.push('/contact')
  const other = document.createElement('button')
  document.body.append(other)
  other.focus()
  draw('Contact Us')
  settle()
  expect(document.activeElement).toBe(other)
  jest.runAllTimers()
  expect(announce).toHaveBeenCalledWith('Contact Us | Sydney Sprouts')
})

test('the focus moves from the button that opened the page to the heading', () => {
  const { history, settle } = open()
  menu()?.focus()
  history.navigator.push('/contact')
  draw('Contact Us')
  settle()
  expect(document.activeElement).toBe(h1())
})

test('the heading of a page that is leaving does not receive the focus', () => {
  const { history, settle } = open()
  history.navigator.push('/login')
  const main = document.getElementById('main')
  if (main) main.innerHTML = '<div inert><h1 data-focus-heading tabindex="-1">Old</h1></div>'
  settle()
  expect(main).toHaveFocus()
})

test('a change of the query alone moves neither focus nor scroll', () => {
  const { go, announce } = open()
  scroll(900)
  menu()?.focus()
  go('/activities?features=indoor', 'Explore Activities')
  jest.advanceTimersByTime(100)
  expect(window.scrollY).toBe(900)
  expect(menu()).toHaveFocus()
  expect(announce).not.toHaveBeenCalled()
})

test('a hash link on the same page is left to the browser', async () => {
  const { settle } = open()
  scroll(900)
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.location.hash = 'who-we-are'
  await jest.advanceTimersByTimeAsync(100)
  await moved
  scroll(2_000)
  settle()
  expect(window.scrollY).toBe(2_000)
})

test('a page that is opened with a hash scrolls to that element', () => {
  const { history, settle } = open()
  history.navigator.push('/privacy-policy#who-we-are')
  draw('Privacy Policy')
  const place = document.createElement('h2')
  place.id = 'who-we-are'
  place.scrollIntoView = jest.fn()
  document.getElementById('main')?.append(place)
  settle()
  expect(place.scrollIntoView).toHaveBeenCalledTimes(1)
})

test('a page that replaces an error panel receives the focus that was lost with the panel', async () => {
  const { settle } = open()
  draw('This part of the page could not be loaded')
  settle()
  expect(h1()).toHaveFocus()
  draw('Log in')
  settle()
  expect(h1()).toHaveFocus()
  expect(h1()).toHaveTextContent('Log in')
})

test('an error panel does not take the focus from another element', () => {
  const { settle } = open()
  menu()?.focus()
  draw('This part of the page could not be loaded')
  settle()
  expect(menu()).toHaveFocus()
})
