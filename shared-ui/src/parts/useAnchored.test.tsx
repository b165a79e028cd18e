import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useAnchored } from './useAnchored'

const WINDOW = { width: 400, height: 800 }

type Options = Pick<Parameters<typeof useAnchored>[0], 'align' | 'side'>

function Example({ align, side }: Options) {
  const anchor = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  useAnchored({ isOpen: true, anchor, popup, align, side })
  return (
    <>
      <button ref={anchor} type="button">
        Anchor
      </button>
      <div ref={popup} data-testid="popup">
        <p>Suggestions</p>
      </div>
    </>
  )
}

/** A window of 400 x 800 px with an anchor of 200 x 50 px in it, and a popup of the given size. */
function stubLayout(anchor: { left: number; top: number }, popup: { width: number; height: number }) {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(WINDOW.width)
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(WINDOW.height)
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(popup.width)
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(popup.height)
  const { left, top } = anchor
  const rect = () => ({ left, top, width: 200, right: left + 200, bottom: top + 50 }) as DOMRect
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(rect)
}

// jsdom has no visual viewport of its own
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'visualViewport')
})

const style = () => screen.getByTestId('popup').style

test('it hangs below its anchor, as wide as it', () => {
  stubLayout({ left: 40, top: 100 }, { width: 200, height: 300 })
  render(<Example align="fill" />)
  expect(style()).toMatchObject({ top: '158px', bottom: 'auto', left: '40px', width: '200px' })
})

test('it goes above where there is too little room below and clearly more above', () => {
  stubLayout({ left: 40, top: 600 }, { width: 200, height: 300 })
  render(<Example align="fill" />)
  expect(style()).toMatchObject({ top: 'auto', bottom: '208px', maxHeight: '460px' })
})

test('it stays below and scrolls where there is only a little more room above', () => {
  stubLayout({ left: 40, top: 390 }, { width: 200, height: 400 })
  render(<Example align="fill" />)
  expect(style()).toMatchObject({ top: '448px', bottom: 'auto', maxHeight: '344px' })
})

test('it stays below where there is little room, and less above, and scrolls', () => {
  stubLayout({ left: 40, top: 300 }, { width: 200, height: 900 })
  render(<Example align="fill" />)
  expect(style()).toMatchObject({ top: '358px', maxHeight: '434px' })
})

test("a phone's keyboard takes the room below", () => {
  const viewport = Object.assign(new EventTarget(), { offsetTop: 0, height: 400 })
  Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true })
  stubLayout({ left: 40, top: 300 }, { width: 200, height: 200 })
  render(<Example align="fill" />)
  expect(style()).toMatchObject({ top: 'auto', bottom: '508px', maxHeight: '284px' })

  viewport.height = 800
  fireEvent(viewport as unknown as Window, new Event('resize'))
  expect(style()).toMatchObject({ top: '358px', bottom: 'auto' })
})

test.each([
  ['start', 40, '40px'],
  ['end', 40, '120px'],
  ['centre', 40, '80px'],
  // never over the edges of the window
  ['start', 390, '272px'],
  ['end', -150, '8px'],
] as const)('its %s meets that of an anchor at %i px: %s', (align, left, expected) => {
  stubLayout({ left, top: 100 }, { width: 120, height: 100 })
  render(<Example align={align} />)
  expect(style().left).toBe(expected)
})

test('a tooltip is above as long as there is room', () => {
  stubLayout({ left: 40, top: 300 }, { width: 120, height: 40 })
  const { unmount } = render(<Example align="centre" side="above" />)
  expect(style()).toMatchObject({ top: 'auto', bottom: '508px' })
  unmount()
  stubLayout({ left: 40, top: 20 }, { width: 120, height: 40 })
  render(<Example align="centre" side="above" />)
  expect(style()).toMatchObject({ top: '78px', bottom: 'auto' })
})

test('it follows its anchor when the page scrolls, and not when its own list does', () => {
  stubLayout({ left: 40, top: 100 }, { width: 200, height: 300 })
  render(<Example align="fill" />)
  stubLayout({ left: 40, top: 60 }, { width: 200, height: 300 })
  fireEvent.scroll(screen.getByTestId('popup'))
  expect(style().top).toBe('158px')
  fireEvent.scroll(document)
  expect(style().top).toBe('118px')
})
