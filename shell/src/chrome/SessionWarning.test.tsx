import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getSession } from 'shared-auth'
import { MIA, nearSessionEnd, sessionOf, startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { SessionWarning } from './SessionWarning'

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const dialog = () => screen.getByRole('dialog', { name: 'Are you still there?' })
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))

/** Opens a page of a signed-in parent and lets 29 minutes pass without activity. */
async function openUnattended() {
  stubApi({
    'POST auth/v1/logout': () => new Response(null, { status: 204 }),
    'POST auth/v1/token': () => Response.json(sessionOf(MIA)),
  })
  startAs(MIA)
  renderAt('/', <SessionWarning />)
  await pass(5_000)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  act(nearSessionEnd)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  act(() => startAs(null))
  jest.useRealTimers()
})

test('one minute before the end the dialog counts the seconds down to the end', async () => {
  await openUnattended()
  expect(within(dialog()).getByRole('timer')).toHaveTextContent('60 seconds')
  await pass(18_000)
  expect(within(dialog()).getByRole('timer')).toHaveTextContent('42 seconds')
  await pass(41_000)
  expect(within(dialog()).getByRole('timer')).toHaveTextContent(/^1 second$/)
  await pass(1_000)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(getSession()).toEqual({ status: 'signedOut', hasExpired: true })
})

test.each([
  ['Stay signed in', () => user.click(within(dialog()).getByRole('button', { name: 'Stay signed in' }))],
  ['closing the question', () => user.click(within(dialog()).getByRole('button', { name: 'Close' }))],
])('%s is an answer', async (_name, answer) => {
  await openUnattended()
  await answer()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await pass(61_000)
  expect(getSession().status).toBe('signedIn')
})

test('logging out is one too', async () => {
  await openUnattended()
  await user.click(within(dialog()).getByRole('button', { name: 'Log out' }))
  expect(await screen.findByText('Logged out successfully')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByLabelText('current url')).toHaveTextContent('/login')
})
