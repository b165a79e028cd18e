import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from 'federation/queryClient'
import { startAs } from 'shared-auth/testing'
import { fillField, renderAt, stubApi } from 'shared-ui/testing'
import { App } from '../App'

const LABELS = ['Name', 'Email', 'Subject', 'Message']

const notice = () => screen.queryByText(/^Not sent yet/)

beforeEach(() => {
  sessionStorage.clear()
  startAs(null)
})

test.each(['as it is', 'after a reload'])(
  'a form that is emptied after a failure is a new message, %s',
  async (way) => {
    stubApi({ 'POST functions/v1/send-contact-email': () => Response.json({}, { status: 400 }) })
    const first = renderAt('/contact', <App />, createQueryClient())
    for (const label of LABELS) await fillField(screen.getByLabelText(label), 'sam@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }))
    await screen.findByText(/^Not sent yet/)
    if (way === 'after a reload') {
      first.unmount()
      renderAt('/contact', <App />, createQueryClient())
      expect(notice()).toBeVisible()
    }

    for (const label of LABELS) {
      expect(notice()).toBeVisible()
      await userEvent.clear(screen.getByLabelText(label))
    }
    expect(notice()).not.toBeInTheDocument()

    await userEvent.type(screen.getByLabelText('Message'), 'Another question')
    expect(notice()).not.toBeInTheDocument()
  },
)
