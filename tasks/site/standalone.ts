import { demoAccount } from 'supabase/demo'
import { readPort } from './readers.ts'
import { readBackend } from './settings.ts'

/**
 * Returns the JSON for the environment variable STANDALONE (federation/build/remote.ts) of a remote that runs alone: the
 * backend of the environment (.env.example), or the embedded one with its demo account. Throws a SettingError as readSettings.
 */
export function standalone(): string {
  const { url, key, isLocal } = readBackend(readPort('BACKEND_PORT', 54321))
  const { email, password } = demoAccount
  return JSON.stringify({ backend: { url, key }, ...(isLocal && { account: { email, password } }) })
}
