import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Field } from './Field'
import { useFields } from './useFields'

const onSend = jest.fn()

function Form() {
  const { values, control, validate, reset } = useFields({ name: '', suburb: '' }, ({ name, suburb }) => ({
    ...(!name && { name: 'Name is required' }),
    ...(!suburb && { suburb: 'Suburb is required' }),
  }))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!validate(event.currentTarget)) return
        onSend(values)
        reset({ name: '', suburb: 'Bondi' })
      }}
    >
      <Field label="Name" {...control('name')} />
      <Field label="Suburb" {...control('suburb')} />
      <button type="submit">Send</button>
    </form>
  )
}

const name = () => screen.getByLabelText('Name')
const suburb = () => screen.getByLabelText('Suburb')

beforeEach(() => onSend.mockClear())

test('a field shows its message once the user has left it, until its value is right', async () => {
  const user = userEvent.setup()
  render(<Form />)
  await user.click(name())
  expect(name()).toBeValid()
  await user.tab()
  expect(name()).toHaveAccessibleDescription('Name is required')
  expect(suburb()).toBeValid()
  await user.type(name(), 'Mia')
  expect(name()).toHaveValue('Mia')
  expect(name()).toBeValid()
})

test('a message waits while a press lasts: it would move the button away from it', async () => {
  const user = userEvent.setup()
  render(<Form />)
  await user.click(name())
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Send') })
  expect(name()).not.toHaveFocus()
  expect(name()).toBeValid()
  await user.pointer({ keys: '[/MouseLeft]', target: document.body })
  await waitFor(() => expect(name()).toBeInvalid())
})

test('a sign that no service can keep is left out of what is pasted', async () => {
  const user = userEvent.setup()
  render(<Form />)
  await user.click(name())
  await user.paste('Mi\u0000a')
  expect(name()).toHaveValue('Mia')
})

test('a submission shows all messages and focuses the first wrong field, or sends', async () => {
  const user = userEvent.setup()
  render(<Form />)
  await user.type(name(), 'Mia')
  await user.click(screen.getByText('Send'))
  expect(suburb()).toHaveAccessibleDescription('Suburb is required')
  expect(suburb()).toHaveFocus()
  expect(onSend).not.toHaveBeenCalled()

  await user.type(suburb(), 'Bondi')
  await user.click(screen.getByText('Send'))
  expect(onSend).toHaveBeenCalledWith({ name: 'Mia', suburb: 'Bondi' })
})

test('the message is there before the focus comes: a screen reader reads both', async () => {
  const user = userEvent.setup()
  render(<Form />)
  const seen: (string | null)[] = []
  name().addEventListener('focus', () => seen.push(name().getAttribute('aria-invalid')))
  await user.click(screen.getByText('Send'))
  expect(seen).toEqual(['true'])
})

test('after a reset all fields are untouched', async () => {
  const user = userEvent.setup()
  render(<Form />)
  await user.type(name(), 'Mia')
  await user.click(screen.getByText('Send'))
  await user.type(suburb(), 'Manly')
  await user.click(screen.getByText('Send'))
  expect(suburb()).toHaveValue('Bondi')
  expect(name()).toHaveValue('')
  expect(name()).toBeValid()
})
