import { useState } from 'react'
import { resendConfirmation } from 'shared-auth'
import { Button, toast } from 'shared-ui'
import { toastFailure } from '../failure'

/** Sends the confirmation mail once more to an address that has an account. */
export function ResendConfirmation({ email }: { email: string }) {
  const [isSending, setSending] = useState(false)

  async function handleClick() {
    setSending(true)
    try {
      await resendConfirmation(email)
      toast.success('Confirmation email sent', 'Please check your inbox.')
    } catch (error) {
      toastFailure(error, 'The confirmation email could not be sent')
    } finally {
      setSending(false)
    }
  }

  return (
    <Button variant="quiet" wide busy={isSending} busyLabel="Sending..." onClick={handleClick}>
      Resend confirmation email
    </Button>
  )
}
