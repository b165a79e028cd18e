import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useAfterPress } from './useAfterPress'

function Form() {
  const afterPress = useAfterPress()
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
