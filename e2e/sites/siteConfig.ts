import { localKeys } from 'supabase/testing/keys'
import { run } from '../run/run.ts'

type Changes = {
  analytics?: { host: string; key: string }
  socialProfiles?: { name: string; url: string }[]
  map?: { style: string; hosts: string[] }
}

/** The configuration that a gateway of the tests writes into the document. */
export function siteConfig(backend: string, origin: string, changes: Changes = {}) {
  if (run.site) throw new Error('A test that serves a site of its own needs the tag @local')
  return {
    backend: { url: backend, key: localKeys.publishable },
    origin,
    socialProfiles: [],
    contact: { support: 'team@example.com', privacy: 'privacy@example.com' },
    ...changes,
  }
}
