import { fireEvent, render, screen } from '@testing-library/react'
import { Dialog } from './Dialog'
import '../testing/testing'

/** A window that is 800 px high, and what is seen of it. */
function openDialog(seen: { offsetTop: number; height: number; scale: number }) {
  const viewport = Object.assign(new EventTarget(), seen)
  Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true })
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(800)
  const { unmount } = render(
    <Dialog open title="Save activity" onClose={() => {}}>
      <input aria-label="List name" />
    </Dialog>,
  )
  return { viewport, unmount }
}

const covered = () => screen.getByRole('dialog').style.getPropertyValue('--keyboard')

// jsdom has no visual viewport of its own
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'visualViewport')
})

test.each([
  ['no keyboard', { offsetTop: 0, height: 800, scale: 1 }, '0px'],
  ['a keyboard of 336 px', { offsetTop: 0, height: 464, scale: 1 }, '336px'],
  [
    'a keyboard, and a page that is moved up for the field',
    { offsetTop: 100, height: 464, scale: 1 },
    '236px',
  ],
  ['a page that is made larger', { offsetTop: 50, height: 400, scale: 2 }, '0px'],
])('%s', (_, seen, length) => {
  openDialog(seen)
  expect(covered()).toBe(length)
})

test('it follows the keyboard while the dialog is open', () => {
  const { viewport, unmount } = openDialog({ offsetTop: 0, height: 800, scale: 1 })
  viewport.height = 464
  fireEvent(viewport as unknown as Window, new Event('resize'))
  expect(covered()).toBe('336px')
  viewport.offsetTop = 100
  fireEvent(viewport as unknown as Window, new Event('scroll'))
  expect(covered()).toBe('236px')
  const ended = jest.spyOn(viewport, 'removeEventListener')
  unmount()
  expect(ended).toHaveBeenCalledTimes(2)
})

test('a browser that does not say what is seen shows the dialog as high as its window', () => {
  render(
    <Dialog open title="Save activity" onClose={() => {}}>
      <input aria-label="List name" />
    </Dialog>,
  )
  expect(covered()).toBe('')
})
