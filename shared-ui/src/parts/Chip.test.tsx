import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Chip } from './Chip'

test('a chip is labelled with what it removes, and works by click and by key', async () => {
  const onRemove = jest.fn()
  render(<Chip label="Indoor" onRemove={onRemove} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Indoor' }))
  await userEvent.keyboard('{Enter}')
  expect(onRemove).toHaveBeenCalledTimes(2)
  expect(screen.getByText('Indoor')).toBeVisible()
})

test('a chip is no field of that label: its name is its text', () => {
  render(<Chip label="Museums" onRemove={() => {}} />)
  expect(screen.getByRole('button')).toHaveAccessibleName('Remove Museums')
  expect(screen.queryByLabelText(/Museums/)).not.toBeInTheDocument()
})
