import { dropUnconfirmed, requestPasswordReset } from 'shared-auth'
import { Button, Field, Page, paths, TextLink, toast } from 'shared-ui'
import styled from 'styled-components'
import { AuthForm, AuthLayout } from '../forms/AuthLayout'
import { FormAlert } from '../forms/FormAlert'
import { TRY_AGAIN, toastFailure } from '../forms/failure'
import { useEmailForm } from '../forms/useEmailForm'
import { useRedirect } from '../forms/useRedirect'

/** /forgot-password: sends the e-mail with the link to /reset-password, then goes to the login page. */
export function ForgotPasswordPage() {
  const redirect = useRedirect(paths.login)
  const form = useEmailForm(requestMail)

  async function requestMail(email: string) {
    try {
      await requestPasswordReset(email)
    } catch (error) {
      toastFailure(error, 'Error sending password reset email')
      return TRY_AGAIN
    }
    // the login page would speak of another e-mail; the link of this one confirms the address too
    dropUnconfirmed()
    toast.success('Password reset instructions sent to your email')
    redirect()
  }

  return (
    <Page
      title="Forgot password"
      description="Ask for a link to set a new password for your Sydney Sprouts account."
    >
      <AuthLayout
        heading="Forgot password"
        text="Enter the email of your account. We will send you a link to set a new password."
      >
        <AuthForm onSubmit={form.handleSubmit}>
          <Field {...form.field('email')} label="Email" type="email" autoComplete="username" />
          {form.failure && <FormAlert {...form.failure} />}
          <Button type="submit" wide busy={form.isBusy} busyLabel="Sending...">
            Send reset instructions
          </Button>
        </AuthForm>
        <Back>
          <TextLink to={paths.login}>Back to login</TextLink>
        </Back>
      </AuthLayout>
    </Page>
  )
}

const Back = styled.p`
  text-align: center;
`
