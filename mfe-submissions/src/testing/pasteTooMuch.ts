import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Pastes 300 characters into a field with a lower limit: they stay, and the field says so. */
export async function pasteTooMuch(label: string, longest: number): Promise<void> {
  const field = screen.getByLabelText(label)
  await userEvent.click(field)
  await userEvent.paste('x'.repeat(300))
  await userEvent.tab()
  expect(field).toHaveValue('x'.repeat(300))
  expect(field).toHaveAccessibleDescription(`300 of ${longest} characters: please shorten it.`)
}
