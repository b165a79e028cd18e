import {
  back,
  draw,
  drawPageForEachTest,
  forward,
  grow,
  h1,
  menu,
  open,
  scroll,
  setHeight,
} from '../testing/testNavigation'

drawPageForEachTest()

test('Back restores the scroll position, with the focus on the heading', async () => {
  const { go, goBack } = open()
  scroll(900)
  go('/login')
  expect(window.scrollY).toBe(0)
  await goBack()
  expect(window.scrollY).toBe(900)
  expect(h1()).toHaveFocus()
})

test('Back to a filtered list restores its scroll position, also without a scroll after filtering', async () => {
  const { go, goBack } = open()
  scroll(900)
  go('/activities?features=indoor', 'Explore Activities')
  go('/activities/7/luna-park', 'Luna Park')
  await goBack()
  expect(window.scrollY).toBe(900)
})

test('Back to a page that was left by its footer restores the scroll position, and focuses that link', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<footer id="footer"><a href="/contact">Contact Us</a></footer>',
  )
  const link = document.querySelector<HTMLElement>('#footer a')
  const { go, goBack, announce } = open()
  // the page has the same link, higher up
  document.getElementById('main')?.insertAdjacentHTML('beforeend', '<a href="/contact">contact us</a>')
  scroll(4_000)
  link?.addEventListener('click', (event) => {
    event.preventDefault()
    go('/contact', 'Contact Us')
  })
  link?.click()
  await jest.advanceTimersByTimeAsync(100)
  setHeight(1_000)
  await goBack()
  document.getElementById('main')?.insertAdjacentHTML('beforeend', '<a href="/contact">contact us</a>')
  expect(h1()).toHaveFocus()
  grow(5_000)
  expect(window.scrollY).toBe(4_000)
  expect(link).toHaveFocus()
  expect(announce).toHaveBeenCalled()
})

describe('Back to a page that was left by a link', () => {
  /** Opens a list with a card, scrolls, and follows the card's link. */
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

  /** Draws the list with its card at this offset from the top of the page. */
  function drawCard(depth: number) {
    draw('Explore Activities')
    const card = document.createElement('a')
    card.href = '/activities/7/luna-park'
    card.getBoundingClientRect = () => ({ top: depth - window.scrollY }) as DOMRect
    document.getElementById('main')?.append(card)
  }

  test('focuses that link, at its old place in the window, and announces the title', async () => {
    const { settle, announce } = await leave()
    await back()
    drawCard(2_700)
    settle()
    expect(document.querySelector('a')).toHaveFocus()
    expect(window.scrollY).toBe(2_200)
    await jest.advanceTimersByTimeAsync(100)
    expect(announce.mock.calls).toEqual([['Explore Activities | Sydney Sprouts']])
  })

  test('keeps it there while the cards above are laid out, but not for ever', async () => {
    const { settle } = await leave()
    await back()
    drawCard(2_700)
    settle()
    for (const depth of [2_900, 3_100]) {
      await jest.advanceTimersByTimeAsync(2_000)
      drawCard(depth)
      grow(6_000)
      expect(window.scrollY).toBe(2_400)
    }
  })

  test('keeps it there after Forward and another Back, which are no click', async () => {
    const { settle } = await leave()
    await back()
    drawCard(2_500)
    settle()
    await forward()
    draw('Luna Park')
    settle()
    await back()
    drawCard(2_700)
    settle()
    expect(document.querySelector('a')).toHaveFocus()
    expect(window.scrollY).toBe(2_200)
  })

  test('finds it among others with the same address', async () => {
    const page = open()
    /** The list has the link of its card further up, too. */
    const drawTwo = (depth: number) => {
      drawCard(depth)
      const above = document.createElement('a')
      above.href = '/activities/7/luna-park'
      above.getBoundingClientRect = () => ({ top: 300 - window.scrollY }) as DOMRect
      document.querySelector('#main a')?.before(above)
      return document.querySelectorAll<HTMLElement>('#main a')[1]
    }
    const card = drawTwo(2_500)
    scroll(2_000)
    card?.addEventListener('click', (event) => {
      event.preventDefault()
      page.go('/activities/7/luna-park', 'Luna Park')
    })
    card?.click()
    await back()
    const again = drawTwo(2_700)
    page.settle()
    expect(again).toHaveFocus()
    expect(window.scrollY).toBe(2_200)
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

  test('keeps the focus on the heading until the link is drawn', async () => {
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

  test('does not move a focus that the visitor has set', async () => {
    const { settle } = await leave()
    await back()
    draw('Explore Activities')
    settle()
    menu()?.focus()
    drawCard(2_500)
    grow(6_000)
    expect(menu()).toHaveFocus()
  })

  test('ignores a link that was followed to another page before', async () => {
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
  setHeight(1_000)
  await goBack()
  expect(window.scrollY).toBe(200)
  grow(6_000)
  expect(window.scrollY).toBe(3_000)
})

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'a gesture of the visitor (%s) stops the scrolling',
  async (type) => {
    const { go, goBack } = open()
    scroll(3_000)
    go('/login')
    setHeight(1_000)
    await goBack()
    window.dispatchEvent(new Event(type))
    grow(6_000)
    expect(window.scrollY).toBe(200)
  },
)

test('a page that grows on a slow line is scrolled as long as a call may take, and no longer', async () => {
  const { go, goBack } = open()
  scroll(3_000)
  go('/login')
  setHeight(1_000)
  await goBack()
  await jest.advanceTimersByTimeAsync(10_000)
  grow(2_000)
  await jest.advanceTimersByTimeAsync(5_000)
  grow(6_000)
  expect(window.scrollY).toBe(1_200)
})

test('a visitor who opens another page while Back still waits is not scrolled there', async () => {
  const { go, goBack } = open()
  scroll(3_000)
  go('/login')
  setHeight(1_000)
  await goBack()
  go('/contact')
  grow(6_000)
  expect(window.scrollY).toBe(0)
})

test('the positions survive a reload, also that of a page without a scroll', () => {
  const { go } = open()
  scroll(900)
  go('/activities?features=indoor', 'Explore Activities')
  window.dispatchEvent(new Event('pagehide'))
  scroll(0)
  open()
  expect(window.scrollY).toBe(900)
})

test('cleared positions do not come back when the page is left', () => {
  const { go, forget } = open()
  scroll(900)
  go('/contact')
  forget()
  window.dispatchEvent(new Event('pagehide'))
  const kept = JSON.parse(sessionStorage.getItem('sprouts-scroll') ?? '')
  expect(Object.values(kept)).toEqual([{ top: 0 }])
})

test.each(['{', 'null', '"text"', '[1]', '{"a":7,"b":null,"c":{"top":"x"}}'])(
  'corrupt positions (%s) are ignored',
  (stored) => {
    sessionStorage.setItem('sprouts-scroll', stored)
    const { go } = open()
    go('/login')
    expect(h1()).toHaveFocus()
  },
)
