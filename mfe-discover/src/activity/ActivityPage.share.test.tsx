import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { renderAt } from 'shared-ui/testing'
import { App } from '../App'
import { answerActivity, path, zoo } from '../testing/testActivity'

beforeEach(() => startAs(null))

describe('Share', () => {
  const share = jest.fn()
  beforeEach(() => Object.assign(window.navigator, { share }))
  afterEach(() => {
    Reflect.deleteProperty(window.navigator, 'share')
    share.mockReset()
  })

  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Share' }))

  test('opens the share sheet of the device', async () => {
    share.mockResolvedValue(undefined)
    answerActivity([zoo])
    renderAt(path, <App />)

    await press()
    expect(await screen.findByText('Shared successfully!')).toBeVisible()
    expect(share).toHaveBeenCalledWith({ title: 'Taronga Zoo', url: `http://localhost${path}` })
  })

  test('says nothing of a sheet that was dismissed', async () => {
    share.mockRejectedValue(new DOMException('dismissed', 'AbortError'))
    answerActivity([zoo])
    renderAt(path, <App />)

    await press()
    await waitFor(() => expect(share).toHaveBeenCalled())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByText(/shared|share it/i)).not.toBeInTheDocument()
  })

  test('says what to do when it fails', async () => {
    share.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    answerActivity([zoo])
    renderAt(path, <App />)

    await press()
    expect(await screen.findByText('Could not share')).toBeVisible()
    expect(screen.getByText('Please try again or copy the URL manually')).toBeVisible()
  })
})

test('Share copies the canonical address where there is no share sheet', async () => {
  answerActivity([zoo])
  const user = userEvent.setup()
  const copy = jest.spyOn(window.navigator.clipboard, 'writeText')
  renderAt(`${path}?from=list`, <App />)

  await user.click(await screen.findByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Link copied to clipboard')).toBeVisible()
  expect(screen.getByText('You can now share it with others')).toBeVisible()
  expect(copy).toHaveBeenCalledWith(`http://localhost${path}`)
})
