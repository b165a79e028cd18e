import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { renderAt } from 'shared-ui/testing'
import { Header } from './Header'

/* In a file of its own: a session that is known stays so. */

test('the focus stays on the login when the session is known', async () => {
  document.documentElement.dataset.session = 'out'
  renderAt('/', <Header />)
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const login = within(screen.getByRole('navigation', { name: 'Mobile' })).getByRole('link', {
    name: 'Log in',
  })
  login.focus()
  act(() => startAs(null))
  Reflect.deleteProperty(document.documentElement.dataset, 'session')
  expect(login).toHaveFocus()
  expect(login).toBeVisible()
})
