import { useState } from 'react'
import { BackendError, dropUnconfirmed, readUnconfirmed, signIn } from 'shared-auth'
import { Button, Field, Page, paths, TextLink, theme, toast } from 'shared-ui'
import { PasswordField } from 'shared-ui/passwords'
import styled from 'styled-components'
import { AuthForm, AuthLayout } from '../forms/AuthLayout'
import { FormAlert } from '../forms/FormAlert'
import { type Failure, toastFailure } from '../forms/failure'
import { ResendConfirmation } from '../forms/ResendConfirmation'
import { useRedirect } from '../forms/useRedirect'
import { useSendForm } from '../forms/useSendForm'
import { ConfirmEmail } from './ConfirmEmail'
import { GoogleSignIn } from './GoogleSignIn'

const EMAIL_ID = 'login-email'
const PASSWORD_ID = 'login-password'

/** /login: signs in with a password or with Google, then goes to the home page. */
export function LoginPage() {
  const redirect = useRedirect(paths.home, { replace: true })
  const [signedUp, setSignedUp] = useState(readUnconfirmed)
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  const form = useSendForm({
    initial: { email: signedUp ?? '', password: '' },
    check: missing,
    onInvalid: () => toast.error('Please fill in all required fields'),
    send: logIn,
  })

  async function logIn({ email, password }: Values) {
    setUnconfirmed(null)
    try {
      await signIn({ email: email.trim(), password })
    } catch (error) {
      const failed = toastFailure(error, 'Error logging in')
      const code = error instanceof BackendError && error.code
      if (code === 'email_not_confirmed') setUnconfirmed(email.trim())
      document.getElementById(PASSWORD_ID)?.focus()
      return (code && ADVICE[code]) || failed
    }
    toast.success('Logged in successfully!')
    redirect()
  }

  function closeSignedUp() {
    dropUnconfirmed()
    setSignedUp(null)
    // the button goes with its focus
    document.getElementById(EMAIL_ID)?.focus()
  }

  return (
    <Page title="Log in" description="Log in to save activities and keep your lists.">
      <AuthLayout heading="Welcome back">
        {signedUp && <ConfirmEmail email={signedUp} onClose={closeSignedUp} />}
        <AuthForm onSubmit={form.handleSubmit}>
          <Field {...form.field('email')} id={EMAIL_ID} label="Email" type="email" autoComplete="username" />
          <PasswordField
            {...form.field('password')}
            id={PASSWORD_ID}
            label="Password"
            autoComplete="current-password"
          />
          <Forgot>
            <TextLink to={paths.forgotPassword}>Forgot password</TextLink>
          </Forgot>
          {form.failure && <FormAlert {...form.failure} />}
          <Button type="submit" wide busy={form.isBusy} busyLabel="Logging in...">
            Log in
          </Button>
          {form.failure && unconfirmed && unconfirmed !== signedUp && (
            <ResendConfirmation email={unconfirmed} />
          )}
        </AuthForm>
        <GoogleSignIn divider="or" label="Continue with Google" />
        <Other>
          New here? <TextLink to={paths.signUp}>Sign up</TextLink>
        </Other>
      </AuthLayout>
    </Page>
  )
}

/** What to do, which stays at the form; the toast says what happened. By the codes of the service. */
const ADVICE: Record<string, Failure> = {
  invalid_credentials: { title: 'Check your email and password, then try again.' },
  email_not_confirmed: { title: 'Open the link in our email first, then log in.' },
}

type Values = { email: string; password: string }

function missing({ email, password }: Values) {
  return {
    ...(!email.trim() && { email: 'Email is required' }),
    ...(!password && { password: 'Password is required' }),
  }
}

const Forgot = styled.p`
  justify-self: end;
`

const Other = styled.p`
  color: ${theme.color.inkSoft};
  text-align: center;
`
