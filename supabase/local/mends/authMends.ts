import { createHash, randomInt, randomUUID } from 'node:crypto'
import bcrypt from 'bcryptjs'
import type { LiteApp } from '../app.ts'
import { type Answer, type AuthBody, claimOf, hasBody, readBody, refuse, routeOf } from '../authRequest.ts'
import type { Query } from '../database/database.ts'
import { mailContext } from '../mail/authMails.ts'
import type { LinkTokens } from '../mail/linkTokens.ts'
import { isOneAddress, isTooLong } from './authLimits.ts'
import { endOtherAccess, refuseLongPassword } from './newPasswords.ts'
import { createRecoverySessions } from './recoverySessions.ts'
import { withPlainTarget } from './requestMends.ts'
import { createTokenReuse } from './tokenReuse.ts'

type MendOptions = {
  query: Query
  mailer: NonNullable<LiteApp['_mailer']>
  linkTokens: LinkTokens
  /** How long a token works after its renewal, in seconds. */
  reuseInterval: number
}

/** The database holds no NUL, and lite fails on a line break in the address that a link leads back to. */
const CONTROL_SIGN = /%(?:[01][\da-f]|7f)/i

const LINKS_TO_LOG_IN = ['POST /otp', 'POST /magiclink']
/** These send an e-mail to a known address only, and answer alike. A sign-up tells whether its e-mail was sent. */
const ONLY_MAILS = ['POST /recover', 'POST /resend', ...LINKS_TO_LOG_IN]
/** What writes to the address of the request. */
const WRITE_TO = ['POST /signup', ...ONLY_MAILS]

/** The cost of the password hashes of @supabase/lite, and a hash of that cost which no password has. */
const COST = 10
const NO_PASSWORD = `$2b$${COST}$${'.'.repeat(53)}`

/**
 * Wraps the auth service of @supabase/lite 0.10.0, so that it responds like the hosted one:
 *
 * - `redirect_to` is read as browsers read it, and reaches the e-mails; a Referer does not count
 * - "resend" and a repeated sign-up send an e-mail (lite responds with 429), and of two at once both are answered (500)
 * - a wrong password has its own error also on an unconfirmed account
 * - a new password requires the current one, except after a recovery link, is no longer than its hash reads, and ends the other
 *   sessions of its account
 * - a renewed token works for some seconds more
 * - a link to log in makes no account: lite confirms the address of anybody by it, who then cannot sign up
 * - a malformed body, an address that no column can hold and too much data of an account are refused (lite fails with 500),
 *   and so is an address with the signs by which a mail server would read another one in it
 * - the address of an account stays: lite would change it once the old address has agreed
 * - what only asks for an e-mail is answered before it is sent, so that a slow mail server does not tell it either
 * - one password is hashed for each log-in and sign-up, so that the time does not tell whether an address has an account
 *
 * No upstream issue found. It can go when supabase/tests/auth/auth.test.ts and supabase/tests/auth/probes.test.ts pass with
 * `lite` in its place in server.ts.
 */
export function mendAuth(answer: Answer, { query, mailer, linkTokens, reuseInterval }: MendOptions): Answer {
  const recoveries = createRecoverySessions()
  const renewing = createTokenReuse(query, reuseInterval)
  return async (given) => {
    // first: a browser leaves out a line break
    if (CONTROL_SIGN.test(given.url))
      return refuse(400, 'validation_failed', 'Invalid character in the address')
    const request = withPlainTarget(given)
    const url = new URL(request.url)
    const route = routeOf(request)
    const redirectTo = url.searchParams.get('redirect_to')
    return mailContext.run({ redirectTo, isAnsweredFirst: ONLY_MAILS.includes(route) }, async () => {
      // lite answers it as GET: what only looks, such as a scanner of mailboxes, would use up a link or send an e-mail
      if (request.method === 'HEAD') return refuse(405, 'method_not_allowed', 'Method not allowed')
      if (route === 'GET /verify') {
        url.searchParams.set('token', linkTokens.read(url.searchParams.get('token') ?? '') || NO_LINK)
        const response = await answer(new Request(url, request))
        recoveries.note(response)
        return response
      }
      if (!hasBody(request)) return answer(request)

      const sent = await request.text()
      const body = readBody(sent)
      if (!body) return refuse(400, 'bad_json', 'Could not parse request body as JSON')
      const text = withoutNulls(sent)
      if (body.email && (WRITE_TO.includes(route) ? !isOneAddress(body.email) : isTooLong(body.email)))
        return refuse(400, 'validation_failed', 'Unable to validate email address: invalid format')
      // lite asks the old address alone, so that anybody could take an address that is not theirs
      if (route === 'PUT /user' && body.email)
        return refuse(403, 'email_change_disabled', 'The email address of an account cannot be changed')
      const pass = async () => {
        const answered = await answer(withBody(request, text))
        return answered.status === 500 && (await isTooMuch(request, body.data)) ? refuseData() : answered
      }
      const passWith = (fields: object) =>
        answer(withBody(request, JSON.stringify({ ...JSON.parse(text), ...fields })))

      const isNew = route === 'POST /signup' || route === 'PUT /user'
      const refused = isNew && body.password && refuseLongPassword(body.password)
      if (refused) return refused

      if (route === 'POST /resend') return resend(body, pass)
      if (LINKS_TO_LOG_IN.includes(route)) return (await findAccount(body.email)) ? pass() : Response.json({})
      if (route === 'POST /signup') return signUp(body, pass)
      if (route === 'POST /token' && url.searchParams.get('grant_type') === 'password')
        return signIn(body, pass)
      if (route === 'POST /token' && body.refresh_token)
        return renewing(body.refresh_token, (refresh_token) => passWith({ refresh_token }))
      // the hash is of the address and the code in one, so a part of the address could be sent as the code
      if (route === 'POST /verify' && body.token && !CODE.test(body.token))
        return refuse(403, 'otp_expired', 'Token has expired or is invalid')
      if (route === 'POST /verify' && body.token_hash) {
        return passWith({ token_hash: linkTokens.read(body.token_hash) || NO_LINK })
      }
      return route === 'PUT /user' && body.password ? setPassword(request, body, pass) : pass()
    })
  }

  async function setPassword(request: Request, body: AuthBody, pass: Pass): Promise<Response> {
    const refused = recoveries.has(request)
      ? undefined
      : await refuseWrongCurrent(request, body.current_password)
    if (refused) return refused
    const answered = await pass()
    if (answered.ok) await endOtherAccess(query, request)
    return answered
  }

  async function findAccount(email: string | undefined): Promise<Account | undefined> {
    const [account] = await query<Account>(
      `select id, email, encrypted_password, confirmed_at is not null as confirmed
       from auth.users where email = $1 and not is_sso_user`,
      [email?.toLowerCase() ?? ''],
    )
    return account
  }

  /** Whether the database has refused the data of an account (limit_account_data). Lite adds it to what the account has. */
  async function isTooMuch(request: Request, data: AuthBody['data']): Promise<boolean | undefined> {
    const [account] = await query<{ isTooMuch: boolean }>(
      `select octet_length((coalesce((select raw_user_meta_data from auth.users where id::text = $1), '{}')
         || $2::text::jsonb)::text) > 16384 as "isTooMuch"`,
      [claimOf(request, 'sub') ?? '', JSON.stringify(data ?? {})],
    )
    return account?.isTooMuch
  }

  /** Returns the same response for known and unknown accounts. */
  async function resend(body: AuthBody, pass: Pass): Promise<Response> {
    if (body.type !== 'signup') {
      const answered = await pass()
      // lite only refuses a known account
      return answered.status === 429 ? Response.json({}) : answered
    }
    const account = await findAccount(body.email)
    if (account && !account.confirmed) await sendConfirmation(account)
    return Response.json({})
  }

  async function sendConfirmation({ id, email }: Account): Promise<void> {
    const code = String(randomInt(1e6)).padStart(6, '0')
    const hash = createHash('sha256')
      .update(email + code)
      .digest('hex')
    await query('update auth.users set confirmation_token = $1, confirmation_sent_at = now() where id = $2', [
      hash,
      id,
    ])
    await mailer.sendConfirmation(email, hash, code)
  }

  /**
   * Responds to a known address as to a new one, so that accounts cannot be probed. Lite fails where another sign-up has made
   * the account meanwhile: that one sends the e-mail.
   */
  async function signUp(body: AuthBody, pass: Pass): Promise<Response> {
    const answered = await pass()
    const isKnown = answered.status === 429
    const isTooLate = answered.status === 500 && !mailContext.getStore()?.hasWritten
    const account = isKnown || isTooLate ? await findAccount(body.email) : undefined
    if (!account) return answered
    if (isKnown) await bcrypt.hash(body.password ?? '', COST)
    if (isKnown && !account.confirmed) await sendConfirmation(account)
    return Response.json(unknownUser(account.email, body.data))
  }

  /** lite compares the password of a confirmed account only. For any other address it is compared here. */
  async function signIn({ email, password }: AuthBody, pass: Pass): Promise<Response> {
    if (!email || !password) return pass()
    const account = await findAccount(email)
    const hash = account?.encrypted_password
    if (hash && account.confirmed) return pass()
    const isRight = await bcrypt.compare(password, hash ?? NO_PASSWORD)
    return hash && isRight ? pass() : refuse(400, 'invalid_credentials', 'Invalid login credentials')
  }

  async function refuseWrongCurrent(request: Request, current?: string): Promise<Response | undefined> {
    const who = await answer(new Request(new URL('/auth/v1/user', request.url), { headers: bearer(request) }))
    if (!who.ok) return who
    const user: { email?: string } = await who.json()
    const account = await findAccount(user.email)
    // an account from Google has no password
    if (!account?.encrypted_password) return undefined
    if (!current) {
      return refuse(400, 'current_password_required', 'Current password required when setting new password.')
    }
    return (await bcrypt.compare(current, account.encrypted_password))
      ? undefined
      : refuse(400, 'current_password_invalid', 'Current password is incorrect')
  }
}

const refuseData = () => refuse(400, 'validation_failed', 'The data of an account may have up to 16 kB')

/** Lets lite answer. */
type Pass = () => Promise<Response>

type Account = { id: string; email: string; encrypted_password: string | null; confirmed: boolean }

const CODE = /^\d{6}$/

/** Matches no token. It is passed to lite instead of a token that was not signed here. */
const NO_LINK = 'none'

const withBody = (request: Request, body: string) =>
  new Request(request.url, { method: request.method, headers: request.headers, body: body || null })

/** A field that is null is not given: lite fails on it. */
const withoutNulls = (text: string) =>
  text.includes('null')
    ? JSON.stringify(
        Object.fromEntries(Object.entries(JSON.parse(text)).filter(([, value]) => value !== null)),
      )
    : text

const bearer = ({ headers }: Request) => ({
  apikey: headers.get('apikey') ?? '',
  authorization: headers.get('authorization') ?? '',
})

/** The hosted service's response to a sign-up with a known address: a fake user. */
function unknownUser(email: string, metadata: unknown) {
  const now = new Date().toISOString()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}
