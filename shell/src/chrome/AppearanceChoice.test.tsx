import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppearanceChoice } from './AppearanceChoice'

test('a visitor switches between System, Light and Dark, by mouse or by arrow keys', async () => {
  render(<AppearanceChoice />)
  expect(screen.getByRole('group', { name: 'Light or dark' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked()
  await userEvent.click(screen.getByText('Dark'))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await userEvent.keyboard('{ArrowUp}')
  expect(document.documentElement).toHaveAttribute('data-theme', 'light')
})
