import { isOffline } from 'federation/isOffline'
import { BackendError } from 'shared-auth'

/** Whether a call failed without a network at all: where only the backend cannot be reached, trying again may help. */
export const isOfflineError = (error: Error): boolean =>
  error instanceof BackendError && error.kind === 'offline' && isOffline()
