import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../parts/Button'
import { layers } from '../stores/layers'
import { toast } from '../stores/toast'
import { Dialog } from './Dialog'
import { Toasts } from './Toasts'
import '../testing/testing'

function Example({ busy = false }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Save</Button>
      <Dialog open={isOpen} title="Save activity" busy={busy} onClose={() => setOpen(false)}>
        <p>Choose a list.</p>
      </Dialog>
    </>
  )
}

async function openDialog(busy = false) {
  render(<Example busy={busy} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  return screen.getByRole('dialog', { name: 'Save activity' })
}

test('the title is the accessible name, and closing returns the focus', async () => {
  const dialog = await openDialog()
  expect(dialog).toHaveAttribute('open')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
})

/** `at` in milliseconds: the time between two clicks is the test's, however slow the machine is. */
function clickAt(target: Element, at: number, place: { clientX: number; clientY: number }) {
  const click = new MouseEvent('click', { ...place, bubbles: true, cancelable: true })
  Object.defineProperty(click, 'timeStamp', { value: at })
  fireEvent(target, click)
}

test('the second tap of a double tap on Close does not meet what was behind the dialog', async () => {
  await openDialog()
  const behind = screen.getByText('Save')
  clickAt(screen.getByRole('button', { name: 'Close' }), 5000, { clientX: 300, clientY: 500 })
  clickAt(behind, 5400, { clientX: 310, clientY: 495 })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  // elsewhere it is a click of its own
  clickAt(behind, 5400, { clientX: 60, clientY: 500 })
  expect(screen.getByRole('dialog', { name: 'Save activity' })).toBeVisible()
})

test('a later click on the same place is no double tap', async () => {
  await openDialog()
  const place = { clientX: 300, clientY: 500 }
  clickAt(screen.getByRole('button', { name: 'Close' }), 5000, place)
  clickAt(screen.getByText('Save'), 5401, place)
  expect(screen.getByRole('dialog', { name: 'Save activity' })).toBeVisible()
})

test('a click right after Back, where the dialog was opened, opens it again', () => {
  render(<Example />)
  const save = screen.getByRole('button', { name: 'Save' })
  const place = { clientX: 300, clientY: 500 }
  clickAt(save, 5000, place)
  act(() => void layers.get().at(-1)?.close())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  clickAt(save, 5100, place)
  expect(screen.getByRole('dialog', { name: 'Save activity' })).toBeVisible()
})

test('closing focuses the button that was clicked, also where a click does not focus it, as in Safari', async () => {
  render(
    <main tabIndex={-1}>
      <Example />
    </main>,
  )
  screen.getByRole('main').focus()
  fireEvent.click(screen.getByText('Save'))
  const close = screen.getByRole('button', { name: 'Close' })
  // as showModal does
  close.focus()
  fireEvent.click(close)
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
})

test.each([
  ['Escape', (dialog: HTMLElement) => fireEvent.keyDown(dialog, { key: 'Escape' })],
  ['Back', () => act(() => void layers.get().at(-1)?.close())],
  ['the Back gesture', (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
  ['a click beside the panel', (dialog: HTMLElement) => fireEvent.click(dialog)],
])('%s closes a dialog, but not a busy one', async (_, ask) => {
  const dialog = await openDialog()
  ask(dialog)
  expect(dialog).not.toBeInTheDocument()
})

test('the second tap of a double tap on what opens it does not close it', async () => {
  const dialog = await openDialog()
  const place = { clientX: 300, clientY: 500 }
  clickAt(dialog, performance.now(), place)
  expect(dialog).toBeInTheDocument()
  clickAt(dialog, performance.now() + 401, place)
  expect(dialog).not.toBeInTheDocument()
})

test('a choice of files that is cancelled does not close it', () => {
  render(
    <Dialog open title="Add images" onClose={() => {}}>
      <input type="file" aria-label="Images" />
    </Dialog>,
  )
  const cancel = new Event('cancel', { bubbles: true, cancelable: true })
  fireEvent(screen.getByLabelText('Images'), cancel)
  expect(cancel.defaultPrevented).toBe(false)
})

test('a busy dialog cannot be closed', async () => {
  const dialog = await openDialog(true)
  fireEvent.keyDown(dialog, { key: 'Escape' })
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent.click(dialog)
  expect(layers.get().at(-1)?.close()).toBe(false)
  expect(dialog).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled()
})

test('a field that loses the focus while the dialog is busy gets it back', async () => {
  const withField = (busy: boolean) => (
    <Dialog open title="Save activity" busy={busy} onClose={() => {}}>
      <input disabled={busy} />
    </Dialog>
  )
  const { rerender } = render(withField(false))
  const field = screen.getByRole('textbox')
  act(() => field.focus())
  rerender(withField(true))
  // a browser takes the focus from a disabled field
  act(() => field.blur())
  expect(document.body).toHaveFocus()
  rerender(withField(false))
  expect(field).toHaveFocus()
})

test('the first field has the focus, not the box that scrolls around it', () => {
  // as browsers do it
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    this.open = true
    const box = this.querySelector('input')?.parentElement
    if (box) box.tabIndex = 0
    box?.focus()
  })
  render(
    <Dialog open title="Something wrong?" onClose={() => {}}>
      <input disabled />
      <input aria-label="Message" />
    </Dialog>,
  )
  expect(screen.getByLabelText('Message')).toHaveFocus()
  showModal.mockRestore()
})

test('a click inside does not close it', async () => {
  const dialog = await openDialog()
  await userEvent.click(screen.getByText('Choose a list.'))
  expect(dialog).toBeInTheDocument()
})

test('a toast while a dialog is open is inside the dialog, where it is reachable', async () => {
  render(<Toasts />)
  const dialog = await openDialog()
  act(() => toast.error('Error', 'Failed to save activity'))
  expect(dialog).toContainElement(await screen.findByText('Failed to save activity'))

  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(await screen.findByText('Failed to save activity')).toBeVisible()
})

test('if the browser closes it without a cancel event, onClose is called, or a busy dialog is opened again', async () => {
  const { rerender } = render(<Example busy />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Save activity' })
  const closeUnasked = () => {
    dialog.open = false
    fireEvent(dialog, new Event('close'))
  }
  closeUnasked()
  expect(dialog).toHaveAttribute('open')
  rerender(<Example />)
  closeUnasked()
  expect(dialog).not.toBeInTheDocument()
})
