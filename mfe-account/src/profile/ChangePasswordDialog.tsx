import { useId } from 'react'
import { getSession, updatePassword } from 'shared-auth'
import { Button, Dialog, toast } from 'shared-ui'
import { PasswordField } from 'shared-ui/passwords'
import { AuthForm } from '../forms/AuthLayout'
import { FormAlert } from '../forms/FormAlert'
import { TRY_AGAIN, toastFailure } from '../forms/failure'
import { useSendForm } from '../forms/useSendForm'
import { newPasswordInput } from '../passwords/password'

/** The minimum length in this dialog (spec.md section 9). If the service requires more, its message is shown. */
const MIN_LENGTH = 6

const MESSAGES = {
  missing: 'Please fill in all password fields',
  mismatch: 'New passwords do not match',
  short: 'Password must be at least 6 characters long',
}

type ChangePasswordDialogProps = { email: string; onClose: () => void }

/** Changes the password of the signed-in user. It closes, and clears the fields, on success only. */
export function ChangePasswordDialog({ email, onClose }: ChangePasswordDialogProps) {
  const formId = useId()
  const form = useSendForm({
    initial: { current: '', next: '', confirmation: '' },
    check: problems,
    onInvalid: (values) => toast.error(firstProblem(values)),
    send: change,
  })

  async function change({ current, next }: Values) {
    try {
      await updatePassword({ current, next })
    } catch (error) {
      // the end of a session has a message of its own
      if (getSession().status === 'signedIn') toastFailure(error, 'Failed to update password')
      return TRY_AGAIN
    }
    toast.success('Password updated successfully!')
    onClose()
  }

  return (
    <Dialog
      open
      title="Change Password"
      busy={form.isBusy}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} busy={form.isBusy} busyLabel="Updating...">
          Update Password
        </Button>
      }
    >
      <AuthForm id={formId} onSubmit={form.handleSubmit}>
        {/* tells password managers which account the password belongs to */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...form.field('current')} label="Current Password" autoComplete="current-password" />
        <PasswordField
          {...form.field('next')}
          {...newPasswordInput}
          label="New Password"
          hint="8 characters or more, with upper and lower case, a number and one of @$!%*?&"
        />
        <PasswordField
          {...form.field('confirmation')}
          autoComplete="new-password"
          label="Confirm New Password"
        />
        {form.failure && <FormAlert {...form.failure} />}
      </AuthForm>
    </Dialog>
  )
}

type Values = { current: string; next: string; confirmation: string }

function problems({ current, next, confirmation }: Values) {
  return {
    ...(!current && { current: 'Password is required' }),
    ...(!next ? { next: 'Password is required' } : next.length < MIN_LENGTH && { next: MESSAGES.short }),
    ...(!confirmation
      ? { confirmation: 'Please confirm your password' }
      : confirmation !== next && { confirmation: MESSAGES.mismatch }),
  }
}

function firstProblem({ current, next, confirmation }: Values): string {
  if (!current || !next || !confirmation) return MESSAGES.missing
  return next === confirmation ? MESSAGES.short : MESSAGES.mismatch
}
