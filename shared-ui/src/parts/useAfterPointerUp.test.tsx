import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useAfterPointerUp } from './useAfterPointerUp'

function Form() {
  const afterPress = useAfterPointerUp()
  const [notes, setNotes] = useState<string[]>([])
  const note = (text: string) => setNotes((current) => [...current, text])
  return (
    <>
      <input aria-label="Name" onBlur={() => afterPress(() => note('left'))} />
      <button type="button" onClick={() => note('clicked')}>
        Send
      </button>
      <output>{notes.join(', ')}</output>
    </>
  )
}

test('a field that is left by pressing a button speaks after the click', async () => {
  const user = userEvent.setup()
  render(<Form />)
  await user.click(screen.getByLabelText('Name'))
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()

  await user.pointer({ keys: '[/MouseLeft]', target: screen.getByRole('button') })
  expect(await screen.findByText('clicked, left')).toBeVisible()
})

test('a field that is left with the keyboard speaks at once', async () => {
  render(<Form />)
  await userEvent.click(screen.getByLabelText('Name'))
  await userEvent.tab()
  expect(screen.getByText('left')).toBeVisible()
})

/** A finger down and up again: jsdom knows no kinds of pointers. */
function tap(button: HTMLElement) {
  for (const type of ['pointerdown', 'pointerup']) {
    fireEvent(button, Object.assign(new Event(type, { bubbles: true }), { pointerType: 'touch' }))
  }
}

test('a field that is left by a tap speaks after the click, or when none comes', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(<Form />)
  const field = screen.getByLabelText('Name')
  const button = screen.getByRole('button')
  act(() => field.focus())
  tap(button)
  await act(() => jest.advanceTimersByTimeAsync(300))
  act(() => field.blur())
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  fireEvent.click(button)
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(screen.getByText('clicked, left')).toBeVisible()

  await user.click(field)
  tap(button)
  act(() => field.blur())
  await act(() => jest.advanceTimersByTimeAsync(501))
  expect(screen.getByText('clicked, left, left')).toBeVisible()
  jest.useRealTimers()
})

test('a second tap, soon after one without a click, waits for its own click', async () => {
  jest.useFakeTimers()
  render(<Form />)
  const field = screen.getByLabelText('Name')
  const button = screen.getByRole('button')
  tap(field)
  act(() => field.focus())
  await act(() => jest.advanceTimersByTimeAsync(300))
  tap(button)
  act(() => field.blur())
  await act(() => jest.advanceTimersByTimeAsync(300))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  fireEvent.click(button)
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(screen.getByText('clicked, left')).toBeVisible()
  jest.useRealTimers()
})
