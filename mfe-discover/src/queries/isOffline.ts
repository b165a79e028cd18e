import { BackendError } from 'shared-auth'

/** Without a network at all: where only the backend cannot be reached, trying again may help. */
export const isOffline = (error: Error) =>
  error instanceof BackendError &&
  error.kind === 'offline' &&
  (!navigator.onLine || 'kept' in document.documentElement.dataset)
