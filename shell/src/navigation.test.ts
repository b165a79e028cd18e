import { createHistory } from 'federation/history'
import { createNavigation } from './navigation'

/** What jsdom lacks: a page with a height that can be scrolled. */
let height = 0
let resized = () => {}

class PageObserver {
  constructor(callback: () => void) {
    resized = callback
  }
  observe() {}
  unobserve() {}
  disconnect() {
    resized = () => {}
  }
}

function grow(to: number) {
  height = to
  resized()
}

function scroll(top: number) {
  Object.assign(window, { scrollY: top })
  window.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/activities')
  document.title = 'Explore Activities | Sydney Sprouts'
  document.body.innerHTML = '<button>Menu</button><main id="main" tabindex="-1"></main>'
  height = 5_000
  Object.assign(window, { ResizeObserver: PageObserver, innerHeight: 800, scrollY: 0 })
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height)
  jest.spyOn(window, 'scrollTo').mockImplementation((...[, top]) => scroll(Number(top)))
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** The first page, on screen and settled. */
function open() {
  const history = createHistory()
  const announce = jest.fn()
  const navigation = createNavigation(history, announce)
  draw('Explore Activities')
  navigation.settle()
  /** Follows a link to a page that is on screen at once. */
  function go(to: string, heading = 'A page') {
    history.navigator.push(to)
    draw(heading)
    navigation.settle()
  }
  async function goBack(heading = 'Explore Activities') {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await jest.advanceTimersByTimeAsync(100)
    await moved
    draw(heading)
    navigation.settle()
  }
  return { history, announce, settle: navigation.settle, go, goBack }
}

function draw(heading: string | null) {
  const main = document.getElementById('main')
  if (main)
    main.innerHTML = heading ? `<h1 tabindex="-1" data-focus-heading>${heading}</h1>` : '<p>Loading</p>'
  if (heading) document.title = `${heading} | Sydney Sprouts`
}

const h1 = () => document.querySelector('h1')
const menu = () => document.querySelector('button')

test('the first page leaves focus and scroll alone and announces nothing: the browser has', () => {
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

test('nothing moves before the page is there', () => {
  const { history, announce } = open()
  scroll(900)
  history.navigator.push('/login')
  jest.advanceTimersByTime(5_000)
  expect(window.scrollY).toBe(900)
  expect(document.body).toHaveFocus()
  expect(announce).not.toHaveBeenCalled()
})

test('a heading that comes later gets the focus then', async () => {
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

test('a heading that comes later takes the focus from nobody', async () => {
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

test('a menu that was opened while the page was on its way keeps the focus, and the title is announced', () => {
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

test('the button that led to the page gives the focus to its heading', () => {
  const { history, settle } = open()
  menu()?.focus()
  history.navigator.push('/contact')
  draw('Contact Us')
  settle()
  expect(document.activeElement).toBe(h1())
})

test('a heading of a page on its way out is not the one', () => {
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

test('a link to a place on the same page is left to the browser', async () => {
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

test('a page that is opened at a place on it shows that place', () => {
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

test('Back returns to where the page was left, with the focus on its heading', async () => {
  const { go, goBack } = open()
  scroll(900)
  go('/login')
  expect(window.scrollY).toBe(0)
  await goBack()
  expect(window.scrollY).toBe(900)
  expect(h1()).toHaveFocus()
})

test('Back to a filtered list returns to where it was left, also when nobody scrolled after filtering', async () => {
  const { go, goBack } = open()
  scroll(900)
  go('/activities?features=indoor', 'Explore Activities')
  go('/activities/7/luna-park', 'Luna Park')
  await goBack()
  expect(window.scrollY).toBe(900)
})

describe('Back to a page that was left by a link', () => {
  /** A list with a card; follows its link from where the visitor has scrolled to. */
  async function leave() {
    const page = open()
    drawCard(2_500)
    scroll(2_000)
    const card = document.querySelector('a')
    card?.addEventListener('click', (event) => {
      event.preventDefault()
      page.go('/activities/7/luna-park', 'Luna Park')
    })
    card?.click()
    await jest.advanceTimersByTimeAsync(100)
    page.announce.mockClear()
    return page
  }

  /** The list with its card so far down the page. */
  function drawCard(depth: number) {
    draw('Explore Activities')
    const card = document.createElement('a')
    card.href = '/activities/7/luna-park'
    card.getBoundingClientRect = () => ({ top: depth - window.scrollY }) as DOMRect
    document.getElementById('main')?.append(card)
  }

  const back = async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await jest.advanceTimersByTimeAsync(100)
    await moved
  }

  test('focuses that link, at the place in the window where it was, and announces the title', async () => {
    const { settle, announce } = await leave()
    await back()
    drawCard(2_700)
    settle()
    expect(document.querySelector('a')).toHaveFocus()
    expect(window.scrollY).toBe(2_200)
    await jest.advanceTimersByTimeAsync(100)
    expect(announce.mock.calls).toEqual([['Explore Activities | Sydney Sprouts']])
  })

  test('keeps it there while the page above it is laid out', async () => {
    const { settle } = await leave()
    await back()
    drawCard(2_500)
    settle()
    expect(window.scrollY).toBe(2_000)
    drawCard(2_540)
    grow(5_040)
    expect(window.scrollY).toBe(2_040)
    window.dispatchEvent(new Event('wheel'))
    scroll(100)
    grow(6_000)
    expect(window.scrollY).toBe(100)
  })

  test('waits on the heading for a link that comes later', async () => {
    const { settle } = await leave()
    await back()
    draw('Explore Activities')
    settle()
    expect(h1()).toHaveFocus()
    drawCard(2_500)
    grow(6_000)
    expect(document.querySelector('a')).toHaveFocus()
    expect(window.scrollY).toBe(2_000)
  })

  test('takes the focus from nobody', async () => {
    const { settle } = await leave()
    await back()
    draw('Explore Activities')
    settle()
    menu()?.focus()
    drawCard(2_500)
    grow(6_000)
    expect(menu()).toHaveFocus()
  })

  test('knows nothing of a link that led elsewhere before', async () => {
    const { settle, go, goBack } = open()
    drawCard(2_500)
    document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault())
    document.querySelector('a')?.click()
    await jest.advanceTimersByTimeAsync(10)
    go('/login', 'Log in')
    await goBack()
    drawCard(2_500)
    settle()
    expect(document.querySelector('a')).not.toHaveFocus()
  })
})

test('Back waits for a page that still grows', async () => {
  const { go, goBack } = open()
  scroll(3_000)
  go('/login')
  height = 1_000
  await goBack()
  expect(window.scrollY).toBe(200)
  grow(6_000)
  expect(window.scrollY).toBe(3_000)
})

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'a visitor who moves on their own (%s) is not moved any more',
  async (type) => {
    const { go, goBack } = open()
    scroll(3_000)
    go('/login')
    height = 1_000
    await goBack()
    window.dispatchEvent(new Event(type))
    grow(6_000)
    expect(window.scrollY).toBe(200)
  },
)

test('a page that has not grown after three seconds is left where it is', async () => {
  const { go, goBack } = open()
  scroll(3_000)
  go('/login')
  height = 1_000
  await goBack()
  await jest.advanceTimersByTimeAsync(3_000)
  grow(6_000)
  expect(window.scrollY).toBe(200)
})

test('who goes on while Back still waits is not moved on the next page', async () => {
  const { go, goBack } = open()
  scroll(3_000)
  go('/login')
  height = 1_000
  await goBack()
  go('/contact')
  grow(6_000)
  expect(window.scrollY).toBe(0)
})

test('the positions outlive a reload, also of an address that nobody scrolled at', () => {
  const { go } = open()
  scroll(900)
  go('/activities?features=indoor', 'Explore Activities')
  window.dispatchEvent(new Event('pagehide'))
  scroll(0)
  open()
  expect(window.scrollY).toBe(900)
})

test.each(['{', 'null', '"text"', '[1]', '{"a":7,"b":null,"c":{"top":"x"}}'])(
  'corrupt positions (%s) are forgotten',
  (stored) => {
    sessionStorage.setItem('sprouts-scroll', stored)
    const { go } = open()
    go('/login')
    expect(h1()).toHaveFocus()
  },
)

test('a page that takes the place of a failure gets the focus that went with the failure', async () => {
  const { settle } = open()
  draw('This part of the page could not be loaded')
  settle()
  expect(h1()).toHaveFocus()
  draw('Log in')
  settle()
  expect(h1()).toHaveFocus()
  expect(h1()).toHaveTextContent('Log in')
})

test('a failure takes the focus from nobody who is elsewhere', () => {
  const { settle } = open()
  menu()?.focus()
  draw('This part of the page could not be loaded')
  settle()
  expect(menu()).toHaveFocus()
})
