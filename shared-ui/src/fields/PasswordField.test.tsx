import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PasswordField } from './PasswordField'

test('a password is hidden until its button is pressed, and the caret stays', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />)
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  await userEvent.type(input, 'Sprouts')
  input.setSelectionRange(2, 2)
  // jsdom keeps the caret when the type changes, a browser does not
  const putBack = jest.spyOn(input, 'setSelectionRange')
  expect(input).toHaveAttribute('type', 'password')

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input).toHaveAttribute('type', 'text')
  expect(input).toHaveFocus()
  expect(input.selectionStart).toBe(2)
  expect(putBack.mock.calls).toEqual([[2, 2]])

  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input).toHaveAttribute('type', 'password')
  expect(input).toHaveValue('Sprouts')
})

test('a password can be pasted, and two fields have two buttons', async () => {
  render(
    <>
      <PasswordField label="Password" />
      <PasswordField label="Confirm Password" error="Passwords do not match" />
    </>,
  )
  await userEvent.click(screen.getByLabelText('Password'))
  await userEvent.paste('Sprouts!2026')
  expect(screen.getByLabelText('Password')).toHaveValue('Sprouts!2026')
  expect(screen.getByRole('button', { name: 'Show confirm password' })).toBeVisible()
  expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription('Passwords do not match')
})

test('the field says that Caps Lock is on while it has the focus', async () => {
  render(<PasswordField label="Password" />)
  const input = screen.getByLabelText('Password')
  fireEvent.keyDown(input, { key: 'S', modifierCapsLock: true })
  expect(screen.getByRole('status')).toHaveTextContent('Caps Lock is on')
  fireEvent.keyUp(input, { key: 'CapsLock', modifierCapsLock: false })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  fireEvent.keyDown(input, { key: 'S', modifierCapsLock: true })
  fireEvent.blur(input)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
