import { BackendError, serviceMessage } from 'shared-auth'
import { toast } from 'shared-ui'

/**
 * Says that something failed: with the service's own message when it gave one, else with the screen's
 * text (spec.md section 8) and, below it, what the visitor can do.
 */
export function toastFailure(error: unknown, text: string) {
  const spoken = serviceMessage(error)
  if (spoken) toast.error(spoken)
  else toast.error(text, error instanceof BackendError ? error.message : undefined)
}
