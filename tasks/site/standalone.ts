import { demoAccount } from 'supabase/demo'
import { ensurePublic, publicKey } from './settings.ts'

/**
 * Returns the JSON for the environment variable STANDALONE (federation/build/remote.ts) of a remote that runs alone: the
 * backend of the environment (.env.example), or the embedded one with its demo account.
 */
export function standalone(): string {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key, BACKEND_PORT = '54321' } = process.env
  if (url && key) {
    ensurePublic(key)
    return JSON.stringify({ backend: { url, key } })
  }
  const { email, password } = demoAccount
  return JSON.stringify({
    backend: { url: `http://127.0.0.1:${BACKEND_PORT}`, key: publicKey() },
    account: { email, password },
  })
}
