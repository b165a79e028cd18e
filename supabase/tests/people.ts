import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after } from 'node:test'
import { createClient } from '@supabase/supabase-js'
import { localKeys, startTestBackend, type TestBackend } from './backend.ts'

export const SITE = 'http://localhost:3000'
export const CONFIRMED = `${SITE}/email-verification?email_confirmed=true`
export const PASSWORD = 'Sandstone!1'

export const newAddress = () => `${randomUUID()}@example.com`

/** For one test file: a backend that ends with the file, clients of it, and sign-ups. */
export async function openPeople() {
  const backend = await startTestBackend({ siteUrl: SITE })
  after(() => backend.close())
  return {
    backend,
    connect: () => connectTo(backend),
    signUp: (email: string, name?: string) => signUpAt(backend, email, name),
  }
}

/** A client with the options of the site, but without stored sessions. */
const connectTo = ({ origin }: TestBackend) =>
  createClient(origin, localKeys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false, flowType: 'implicit' },
  })

/**
 * Follows a link of an e-mail as a browser does, including the page with the button. Returns the final page and the
 * parameters of its URL.
 */
export async function follow(link: string) {
  const confirmation = new URL(link).searchParams.get('confirmation_url')
  if (confirmation) assert.equal(new URL(link).origin + new URL(link).pathname, `${SITE}/email-verification`)
  const response = await fetch(confirmation ?? link, { redirect: 'manual' })
  const target = new URL(response.headers.get('location') ?? '')
  const brought = new URLSearchParams(target.hash.slice(1))
  target.hash = ''
  return { page: target.href, brought }
}

/** Signs up as the page does. The confirmation e-mail is then in the mailbox. */
async function signUpAt(backend: TestBackend, email: string, name = 'Ann') {
  const { data, error } = await connectTo(backend).auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { name }, emailRedirectTo: CONFIRMED },
  })
  assert.equal(error, null)
  assert.equal(data.session, null)
  return data
}
