import { resendConfirmation } from 'shared-auth'
import { toast } from 'shared-ui'
import { type Failure, toastFailure } from './failure'

/** Sends the confirmation e-mail again, and says how it went. Returns the failure, which a form shows too. */
export async function sendAnotherConfirmation(email: string): Promise<Failure | undefined> {
  try {
    await resendConfirmation(email)
    toast.success('Confirmation email sent', 'Please check your inbox.')
  } catch (error) {
    return toastFailure(error, 'The confirmation email could not be sent')
  }
}
