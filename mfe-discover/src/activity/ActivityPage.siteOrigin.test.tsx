import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { configureSite } from 'shared-ui'
import { renderAt } from 'shared-ui/testing'
import { App } from '../App'
import { answerActivity, path, zoo } from '../testing/testActivity'

/* In a file of its own: an origin stays configured. */

test('the address that is shared is that of the site, also where it is served at another one', async () => {
  startAs(null)
  configureSite({ origin: 'https://sprouts.test' })
  answerActivity([zoo])
  const user = userEvent.setup()
  const copy = jest.spyOn(window.navigator.clipboard, 'writeText')
  renderAt(path, <App />)

  await user.click(await screen.findByRole('button', { name: 'Share' }))
  expect(copy).toHaveBeenCalledWith(`https://sprouts.test${path}`)
})
