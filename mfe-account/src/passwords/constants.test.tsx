import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MIA, startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { proves } from 'spec/constants'
import { App } from '../App'

/* The constants of section 9 of the specification for these pages, measured on them. */

const RECOVERY =
  '/reset-password#access_token=a&refresh_token=r&expires_in=3600&token_type=bearer&type=recovery'
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

function open(address: string) {
  window.history.replaceState(null, '', address)
  startAs(address === '/profile' ? MIA : null)
  renderAt(window.location.pathname, <App />)
}

async function paste(label: string, text: string) {
  await user.clear(screen.getByLabelText(label))
  await user.click(screen.getByLabelText(label))
  await user.paste(text)
}

/** The length of the shortest password for which the field shows no error after blur. */
async function shortestAccepted(label: string): Promise<number> {
  for (let length = 4; length < 20; length += 1) {
    await paste(label, 'aA1!aA1!aA1!aA1!aA1!'.slice(0, length))
    await user.tab()
    if (!screen.getByLabelText(label).hasAttribute('aria-invalid')) return length
  }
  throw new Error(`${label} takes no password`)
}

beforeEach(() => {
  jest.useFakeTimers()
  stubApi({
    'GET profiles': [{ username: 'Mia' }],
    'PUT auth/v1/user': { id: 'mia' },
    'POST auth/v1/logout': () => new Response(null, { status: 204 }),
  })
})
afterEach(() => jest.useRealTimers())

test('the meter has five criteria, and a new account a password of eight characters', async () => {
  open('/signup')
  const rules = screen.getByRole('list', { name: 'Password rules' })
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/^8 characters .*One of/)
  proves('criteria of the strength meter', rules.querySelectorAll('li').length)
  proves('password minimum on sign-up', await shortestAccepted('Password'))
})

test('so has a reset, after which the login page comes by itself in 3 seconds', async () => {
  open(RECOVERY)
  proves('password minimum on reset', await shortestAccepted('New Password'))
  await paste('New Password', 'Sprouts!2027')
  await paste('Confirm Password', 'Sprouts!2027')
  await user.click(screen.getByRole('button', { name: 'Reset password' }))

  expect(await screen.findByRole('heading', { name: 'Password Reset Complete' })).toBeVisible()
  let waited = 0
  for (; screen.getByLabelText('current url').textContent !== '/login' && waited < 10_000; waited += 100) {
    await act(() => jest.advanceTimersByTimeAsync(100))
  }
  proves('password reset redirect delay', waited)
})

test('the change of a password asks for six', async () => {
  open('/profile')
  await user.click(await screen.findByRole('button', { name: 'Change Password' }))
  proves('password minimum on profile', await shortestAccepted('New Password'))
})
