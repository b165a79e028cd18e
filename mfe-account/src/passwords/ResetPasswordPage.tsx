import { useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { getAuthReturn, resetPassword } from 'shared-auth'
import { announce, Button, ButtonLink, Page, paths, toast } from 'shared-ui'
import { AuthForm, AuthLayout } from '../forms/AuthLayout'
import { FormAlert } from '../forms/FormAlert'
import { TRY_AGAIN, toastFailure } from '../forms/failure'
import { useSendForm } from '../forms/useSendForm'
import { NewPasswordFields } from './NewPasswordFields'
import { firstNewPasswordProblem, newPasswordProblems } from './password'

/** The delay before the redirect to the login page, in ms (spec.md section 9). */
const REDIRECT_DELAY = 3_000
const NEXT = 'You can log in with your new password. We take you there in 3 seconds.'

/** /reset-password: sets a new password if the visitor came with a recovery link. */
export function ResetPasswordPage() {
  const [hasLink] = useState(() => getAuthReturn().kind === 'recovery')
  const [isDone, setDone] = useState(false)
  const [isDead, setDead] = useState(false)

  // a second link in this tab changes the hash alone: only a new page takes its tokens (name=value) from the address
  useEffect(() => {
    const handleLink = () => {
      if (window.location.hash.includes('=')) window.location.reload()
    }
    window.addEventListener('hashchange', handleLink)
    return () => window.removeEventListener('hashchange', handleLink)
  }, [])

  if (isDone) return <Complete />
  if (isDead) return <Navigate replace to={paths.login} />
  if (!hasLink) return <InvalidLink />
  return <NewPassword onDone={() => setDone(true)} onDead={() => setDead(true)} />
}

function NewPassword({ onDone, onDead }: { onDone: () => void; onDead: () => void }) {
  const form = useSendForm({
    initial: { password: '', confirmation: '' },
    check: newPasswordProblems,
    onInvalid: (values) => toast.error(firstNewPasswordProblem(values)),
    send: save,
  })

  async function save({ password }: { password: string }) {
    try {
      await resetPassword(password)
    } catch (error) {
      if (getAuthReturn().kind !== 'recovery') {
        tellInvalid()
        onDead()
        return
      }
      toastFailure(error, 'Error updating password')
      return TRY_AGAIN
    }
    toast.success('Password updated successfully')
    onDone()
  }

  return (
    <Page title="Set new password" description="Set a new password for your Sydney Sprouts account.">
      <AuthLayout heading="Set new password">
        <AuthForm onSubmit={form.handleSubmit}>
          <NewPasswordFields
            label="New Password"
            password={form.field('password')}
            confirmation={form.field('confirmation')}
          />
          {form.failure && <FormAlert {...form.failure} />}
          <Button type="submit" wide busy={form.isBusy} busyLabel="Updating...">
            Reset password
          </Button>
        </AuthForm>
      </AuthLayout>
    </Page>
  )
}

function Complete() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login), REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [navigate])

  useEffect(() => {
    // the form went with its focus
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-focus-heading]')?.focus()
    return announce(NEXT)
  }, [])

  return (
    <Page title="Password Reset Complete" description="Your new password is set. Log in with it.">
      <AuthLayout heading="Password Reset Complete" text={NEXT}>
        <ButtonLink to={paths.login} wide>
          Go to Login
        </ButtonLink>
      </AuthLayout>
    </Page>
  )
}

function InvalidLink() {
  useEffect(tellInvalid, [])
  return <Navigate replace to={paths.login} />
}

function tellInvalid() {
  toast.error(
    'Invalid password reset link',
    'It may have been used before, also by loading its page again, or be too old. Please ask for a new one.',
  )
}
