export {
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  signIn,
  signInWithGoogle,
  signOut,
  signUp,
  updatePassword,
} from './account'
export { backend, callFunction, startBackend } from './backend'
export type { Database } from './database.types'
export { BackendError, serviceMessage, waitNotice } from './errors'
export type { ImageSource } from './imagePath'
export { imageSource } from './images'
export {
  dropIntent,
  type Intent,
  keepIntent,
  readIntent,
  resumeIntent,
  takeResumedSave,
} from './intent'
export { isRecord, parseJson } from './json'
export type { AuthReturn } from './session/authReturn'
export { getAuthReturn, prepareAuth, staySignedIn } from './session/session'
export {
  getSession,
  type Session,
  subscribeSession,
  type User,
  useSession,
  useSessionEnd,
} from './session/sessionStore'
export { settings } from './settings'
export { type LocalKey, storage } from './storage'
export { dropUnconfirmed, readUnconfirmed } from './unconfirmed'
export { withTimeout } from './withTimeout'
