import { toast } from 'shared-ui'
import { useSendForm } from './useSendForm'

const MISSING = 'Please enter your email address'

/** A form with one field, `email`; `send` receives the trimmed address. */
export const useEmailForm = (send: (email: string) => Promise<unknown>) =>
  useSendForm({
    initial: { email: '' },
    check: ({ email }) => (email.trim() ? {} : { email: 'Email is required' }),
    onInvalid: () => toast.error(MISSING),
    send: async ({ email }) => void (await send(email.trim())),
  })
