import { draw, drawPageForEachTest, grow, scroll, setHeight } from '../testing/testNavigation'
import { restore } from './restore'

drawPageForEachTest()

const link = { href: '/activities/7/luna-park', offset: 500 }
let stop = () => {}
afterEach(() => stop())

/** Goes back to a list that is not tall enough yet, and lacks the followed link. */
function goBack() {
  setHeight(1_000)
  draw('Explore Activities')
  stop = restore({ top: 3_000, link }, true)
}

function drawCard(depth: number) {
  const card = document.createElement('a')
  card.href = link.href
  card.getBoundingClientRect = () => ({ top: depth - window.scrollY }) as DOMRect
  document.getElementById('main')?.append(card)
}

/** The next frame of the browser, with the event of the last scroll. */
const frame = () => jest.advanceTimersToNextFrame()

test('a list whose card has gone is not held at its old position', () => {
  goBack()
  grow(6_000)
  expect(window.scrollY).toBe(3_000)
  frame()
  // the browser keeps what is seen where a row comes above it
  setHeight(6_200)
  scroll(3_200)
  grow(6_200)
  expect(window.scrollY).toBe(3_200)
})

test('a card that comes late receives the focus, at its old place in the window', () => {
  goBack()
  grow(6_000)
  frame()
  drawCard(3_700)
  grow(6_200)
  expect(window.scrollY).toBe(3_200)
  expect(document.querySelector('a')).toHaveFocus()
})

test('a list that becomes short once more is scrolled again', () => {
  goBack()
  grow(6_000)
  frame()
  setHeight(1_000)
  scroll(200)
  grow(1_000)
  grow(6_000)
  expect(window.scrollY).toBe(3_000)
})

test('a scroll without a gesture, as by the scroll bar or a search in the page, ends it at once', () => {
  goBack()
  frame()
  scroll(120)
  drawCard(3_700)
  grow(6_000)
  expect(window.scrollY).toBe(120)
  expect(document.querySelector('a')).not.toHaveFocus()
})

test('a scroll of the browser, because the page has grown above what is seen, ends nothing', () => {
  goBack()
  frame()
  setHeight(1_100)
  scroll(300)
  grow(6_000)
  expect(window.scrollY).toBe(3_000)
})

test('a scroll of the browser to the next pixel of its screen ends nothing', () => {
  goBack()
  frame()
  scroll(window.scrollY + 0.4)
  grow(6_000)
  expect(window.scrollY).toBe(3_000)
})
