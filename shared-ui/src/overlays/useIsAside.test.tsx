import { act, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { openDialogs } from '../stores/openDialogs'
import { toast, toasts } from '../stores/toast'
import { Toasts } from './Toasts'

/* Toasts move away from a focused control that they would cover. */

beforeEach(() => {
  toasts.set([])
  render(
    <MemoryRouter>
      <Toasts />
    </MemoryRouter>,
  )
})

const show = (speak: () => void) => act(speak)

test('toasts move away from a focused control that they would cover', () => {
  const at = (x: number) => () => new DOMRect(x, 700, 300, 60)
  const control = document.body.appendChild(document.createElement('button'))
  show(() => toast.info('Read me'))
  const stack = screen.getByText('Read me').closest<HTMLElement>('[role=status]')?.parentElement
  if (!stack) throw new Error('The toast stands in a stack')
  stack.getBoundingClientRect = at(24)
  expect(getComputedStyle(stack).left).toContain('24px')

  control.getBoundingClientRect = at(600)
  act(() => control.focus())
  expect(getComputedStyle(stack).left).toContain('24px')
  act(() => control.blur())
  control.getBoundingClientRect = at(24)
  act(() => control.focus())
  expect(getComputedStyle(stack).right).toContain('24px')
  control.remove()
})

describe('with the focus at the lower left', () => {
  const control = document.createElement('button')
  const stackOf = (text: string) =>
    screen.getByText(text).closest<HTMLElement>('[role=status]')?.parentElement
  let height: number
  beforeEach(() => {
    height = 60
    // in a dialog the stack is at the top
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      if (this === control) return new DOMRect(24, 600, 300, 60)
      return this.closest('dialog')
        ? new DOMRect(24, 16, 300, height)
        : new DOMRect(24, 760 - height, 300, height)
    })
    document.body.append(control)
    control.focus()
  })
  afterEach(() => {
    jest.restoreAllMocks()
    control.remove()
    show(() => openDialogs.set([]))
  })

  test('toasts move away when one more would cover it', () => {
    show(() => toast.info('one'))
    expect(getComputedStyle(stackOf('one') ?? control).left).toContain('24px')
    height = 200
    show(() => toast.info('two'))
    expect(getComputedStyle(stackOf('two') ?? control).right).toContain('24px')
  })

  test('a browser that measures again before anything is drawn moves them no second time', () => {
    let measure = () => {}
    class Observer {
      constructor(callback: () => void) {
        measure = callback
      }
      observe() {
        measure()
      }
      disconnect() {}
    }
    Object.assign(window, { ResizeObserver: Observer })
    height = 200
    show(() => toast.info('one'))
    expect(getComputedStyle(stackOf('one') ?? control).right).toContain('24px')
    Reflect.deleteProperty(window, 'ResizeObserver')
  })

  test('toasts move away when they come out of a dialog that closes', async () => {
    height = 200
    const dialog = document.body.appendChild(document.createElement('dialog'))
    show(() => openDialogs.set([dialog]))
    show(() => toast.info('Saved'))
    await waitFor(() => expect(getComputedStyle(stackOf('Saved') ?? control).left).toContain('24px'))
    show(() => openDialogs.set([]))
    await waitFor(() => expect(getComputedStyle(stackOf('Saved') ?? control).right).toContain('24px'))
    dialog.remove()
  })
})
