import { createHistory } from 'federation/history'
import { createNavigation } from '../navigation/navigation'

/* For the tests of navigation: a page with a height and scrolling, which jsdom does not have. */

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

/** Sets the height of the page without calling its ResizeObservers. */
export function setHeight(to: number) {
  height = to
}

/** Sets the height of the page and calls its ResizeObservers. */
export function grow(to: number) {
  setHeight(to)
  resized()
}

export function scroll(top: number) {
  Object.assign(window, { scrollY: top })
  window.dispatchEvent(new Event('scroll'))
}

/** Starts every test of a file on a page that is higher than its window. */
export function drawPageForEachTest() {
  beforeEach(() => {
    jest.useFakeTimers()
    sessionStorage.clear()
    window.history.replaceState(null, '', '/activities')
    document.title = 'Explore Activities | Sydney Sprouts'
    document.body.innerHTML = '<button>Menu</button><main id="main" tabindex="-1"></main>'
    height = 5_000
    Object.assign(window, { ResizeObserver: PageObserver, innerHeight: 800, scrollY: 0 })
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height)
    jest.spyOn(window, 'scrollTo').mockImplementation((...[, top]) => {
      Object.assign(window, { scrollY: Number(top) })
      // a browser tells of it with its next frame
      requestAnimationFrame(() => window.dispatchEvent(new Event('scroll')))
    })
  })

  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })
}

/** Opens the first page and settles it. */
export function open() {
  const history = createHistory()
  const announce = jest.fn()
  const navigation = createNavigation(history, announce)
  draw('Explore Activities')
  navigation.settle()
  /** Follows a link to a page that renders at once. */
  function go(to: string, heading = 'A page') {
    history.navigator.push(to)
    draw(heading)
    navigation.settle()
  }
  async function goBack(heading = 'Explore Activities') {
    await back()
    draw(heading)
    navigation.settle()
  }
  return { history, announce, ...navigation, go, goBack }
}

/** Goes back in the history without drawing the page. */
export const back = () => travel(-1)

/** Goes forward in the history without drawing the page. */
export const forward = () => travel(1)

async function travel(steps: number) {
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.go(steps)
  await jest.advanceTimersByTimeAsync(100)
  await moved
}

/** Draws a page as its remote does; null for a page that is still loading. */
export function draw(heading: string | null) {
  const main = document.getElementById('main')
  if (main)
    main.innerHTML = heading ? `<h1 tabindex="-1" data-focus-heading>${heading}</h1>` : '<p>Loading</p>'
  if (heading) document.title = `${heading} | Sydney Sprouts`
}

export const h1 = () => document.querySelector('h1')
export const menu = () => document.querySelector('button')
