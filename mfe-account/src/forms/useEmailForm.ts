import { toast } from 'shared-ui'
import type { Failure } from './failure'
import { useSendForm } from './useSendForm'

const MISSING = 'Please enter your email address'

/** A form with one field, `email`; `send` receives the trimmed address. */
export const useEmailForm = (send: (email: string) => Promise<Failure | undefined>) =>
  useSendForm({
    initial: { email: '' },
    check: ({ email }) => (email.trim() ? {} : { email: 'Email is required' }),
    onInvalid: () => toast.error(MISSING),
    send: ({ email }) => send(email.trim()),
  })
