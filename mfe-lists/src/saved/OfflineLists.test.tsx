import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MIA, startAs } from 'shared-auth/testing'
import { open, RAINY, rows } from '../testing/testData'

beforeEach(() => {
  localStorage.clear()
  startAs(MIA)
})
afterEach(() => jest.restoreAllMocks())

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

/** Opens a list, and loses the network once its cards are there. */
async function openAndLeave() {
  const requests = open({ ...rows, 'GET lists': [RAINY] })
  await screen.findByRole('link', { name: 'Place a3' })
  setOnline(false)
  return requests
}

test('offline all that writes is disabled and says why, until the network is back', async () => {
  await openAndLeave()

  const notice = screen.getByText(/^You are offline/).closest('p')
  expect(notice).toHaveTextContent(/Last synced .* changes work again once you are connected/)
  const writes = ['Create New List', 'Share list', 'Add a note for Place a2', 'Add a note for Place a3'].map(
    (name) => screen.getByRole('button', { name }),
  )
  for (const button of [...writes, ...screen.getAllByRole('button', { name: 'Options for Rainy days' })]) {
    expect(button).toBeDisabled()
    expect(button.closest('fieldset')).toHaveAccessibleDescription(notice?.textContent ?? '')
  }

  setOnline(true)
  for (const button of writes) expect(button).toBeEnabled()
  expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument()
})

test('offline a heart says why it does nothing, and its open dialog can be closed', async () => {
  open({ ...rows, 'GET lists': [RAINY] })
  await userEvent.click(await screen.findByRole('button', { name: 'Saved Place a2' }))
  setOnline(false)
  const dialog = within(screen.getByRole('dialog', { name: 'Remove from List' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  const heart = screen.getByRole('button', { name: 'Saved Place a2' })
  expect(heart).toHaveFocus()

  await userEvent.click(heart)
  expect(await screen.findByText('Saving works again once you are connected.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('offline without lists that were kept, none are promised', async () => {
  setOnline(false)
  open({
    'GET lists': () => {
      throw new TypeError('Failed to fetch')
    },
  })
  expect(await screen.findByText("We couldn't load your lists")).toBeVisible()
  expect(screen.getByText(/^You are offline/).closest('p')).toHaveTextContent(
    'You are offline. Nothing was kept for the time without a network.',
  )
})

test('offline a list is compared, printed and added to a calendar without a request', async () => {
  const requests = await openAndLeave()
  const before = requests.length
  const print = jest.fn()
  window.print = print

  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
  expect(document.body.querySelector('[data-print]')).toHaveTextContent('Place a2')

  await userEvent.click(screen.getByRole('button', { name: 'Compare' }))
  const compare = within(screen.getByRole('dialog', { name: 'Compare Rainy days' }))
  expect(compare.getByRole('columnheader', { name: 'Place a3' })).toBeVisible()
  await userEvent.click(compare.getByRole('button', { name: 'Close' }))

  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }))
  const calendar = within(screen.getByRole('dialog', { name: 'Add to calendar' }))
  const [day] = await calendar.findAllByRole('gridcell')
  await userEvent.click(day ?? document.body)
  expect(calendar.getByRole('button', { name: 'Download calendar file' })).toBeEnabled()
  expect(requests).toHaveLength(before)
})
