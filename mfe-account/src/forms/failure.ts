import { BackendError, serviceMessage, waitNotice } from 'shared-auth'
import { toast } from 'shared-ui'

/** The texts for a failure: what failed, and often what the visitor can do. */
export type Failure = { title: string; text?: string }

/** What stays at a form once the toast, which says why, is gone. After a lost answer it may have worked all the same. */
export const TRY_AGAIN: Failure = {
  title: 'That did not work.',
  text: 'What you typed is still here: please try again.',
}

/**
 * Shows a toast for a failure: the service's own message if there is one, otherwise the screen's text (spec.md section
 * 8), with what the visitor can do. Returns these texts.
 */
export function toastFailure(error: unknown, text: string): Failure {
  const failure = describeFailure(error, text)
  toast.error(failure.title, failure.text)
  return failure
}

function describeFailure(error: unknown, text: string): Failure {
  const spoken = serviceMessage(error)
  if (spoken) return { title: spoken, text: waitNotice(error) }
  return { title: text, text: error instanceof BackendError ? error.message : undefined }
}
