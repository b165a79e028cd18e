import { render, screen } from '@testing-library/react'
import { PasswordField, StrengthMeter } from './index'

test('a remote that asks the facade for the fields of a password gets them', async () => {
  render(
    <>
      <PasswordField label="Password" error="Password is required" />
      <StrengthMeter criteria={[{ label: 'Number', isMet: false }]} verdict="" />
    </>,
  )
  expect(await screen.findByLabelText('Password')).toHaveAccessibleDescription('Password is required')
  expect(screen.getByRole('list', { name: 'Password rules' })).toBeVisible()
})
