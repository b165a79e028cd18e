import { useEffect } from 'react'
import { Button, Field, Page, paths, TextLink, theme, toast } from 'shared-ui'
import styled from 'styled-components'
import { AuthForm, AuthLayout } from '../forms/AuthLayout'
import { FormAlert } from '../forms/FormAlert'
import { sendAnotherConfirmation } from '../forms/sendAnotherConfirmation'
import { useEmailForm } from '../forms/useEmailForm'

/** Shown for a confirmation link that is used or expired. Offers to send another e-mail. */
export function VerificationFailed({ message }: { message: string }) {
  const form = useEmailForm(sendAnotherConfirmation)

  useEffect(() => {
    toast.error(message)
  }, [message])

  return (
    <Page title="Verify your email" description="Ask for another link to verify your email address.">
      <AuthLayout
        heading="Verify your email"
        text="This link did not work: it may have been used before, or be too old. We can send you another one."
      >
        <AuthForm onSubmit={form.handleSubmit}>
          <Field {...form.field('email')} label="Email" type="email" autoComplete="email" />
          {form.failure && <FormAlert {...form.failure} />}
          <Button type="submit" wide busy={form.isBusy} busyLabel="Sending...">
            Resend confirmation email
          </Button>
        </AuthForm>
        <Ways>
          <TextLink to={paths.login}>Go to Login</TextLink>
          <TextLink to={paths.contact}>Contact support</TextLink>
        </Ways>
      </AuthLayout>
    </Page>
  )
}

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[6]};
  justify-content: center;
`
