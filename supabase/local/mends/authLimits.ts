import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { type Answer, type AuthBody, claimOf, hasBody, readBody, refuse, routeOf } from '../authRequest.ts'
import type { AuthLimits } from '../config.ts'

/** The windows of the hosted service, in seconds. */
const FIVE_MINUTES = 300
const HOUR = 3_600

/** How many codes may be tried for one address while a code is valid. Of a million, so that guessing is hopeless. */
const CODES_PER_ADDRESS = 10

/** Behind this a path is decoded, so that one with an escape would be another here than there. */
const PLAIN_PATH = /^\/auth\/v1(\/[\w.-]+)+$/

/** Of a parameter that is given twice the plain name is read behind this, and here the first one. */
const ESCAPED_NAME = /(?:^\?|&)[^=&]*[%+]/

/** RFC 5321. A longer one is refused behind this (authMends.ts); here it must not fill the memory. */
const LONGEST_ADDRESS = 254

/** Without what divides addresses, or stands around one: a mailer sends `a<b@c.example>` to the address in it. */
const ONE_ADDRESS = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/

export const isTooLong = (address: string) => address.length > LONGEST_ADDRESS

/** Whether a text is one address, in the one spelling by which the limits count it. */
export const isOneAddress = (text: string) => !isTooLong(text) && ONE_ADDRESS.test(text)

type LimitOptions = {
  limits: AuthLimits
  /** Multiplies every number of tries: more than 1 for a site that tests drive. */
  factor: number
  /** The minimum time between two e-mails of one kind to one address, in milliseconds. */
  resendAfter: number
}

/** One count that a request adds to. `isMail`: not if no e-mail was asked for after all. */
type Count = { limiter: RateLimiterMemory; key: string; isMail?: boolean; refuse: (wait: number) => Response }

/**
 * Holds the limits of the hosted service, which @supabase/lite 0.10.0 does not have: how often one sender may log in or sign
 * up, ask for e-mails, renew sessions and try codes. One address has the same limit for all who ask, for passwords, ten
 * codes, and one e-mail of a kind a minute. A count knows nothing of accounts, so a refusal tells nothing about them. The
 * counts are in memory and begin again with the process.
 *
 * No upstream issue found. It can go when @supabase/lite reads [auth.rate_limit] and the part "over HTTP" of
 * supabase/tests/auth/rateLimits.test.ts passes without it in server.ts.
 */
export function limitAuth(answer: Answer, { limits, factor, resendAfter }: LimitOptions) {
  const allow = (points: number, duration: number) =>
    new RateLimiterMemory({ points: points * factor, duration })
  const senders = {
    signIn: allow(limits.sign_in_sign_ups, FIVE_MINUTES),
    renewal: allow(limits.token_refresh, FIVE_MINUTES),
    code: allow(limits.token_verifications, FIVE_MINUTES),
    mail: allow(limits.email_sent, HOUR),
  }
  const addresses = {
    signIn: allow(limits.sign_in_sign_ups, FIVE_MINUTES),
    code: allow(CODES_PER_ADDRESS, limits.otp_expiry),
    mail: resendAfter > 0 ? new RateLimiterMemory({ points: 1, duration: resendAfter / 1000 }) : undefined,
  }

  const signIns = (sender: string, email?: string): Count[] => [
    { limiter: senders.signIn, key: sender, refuse: tooManyTries },
    ...ofAddress(addresses.signIn, email, tooManyTries),
  ]
  const mails = (kind: string, sender: string, email?: string): Count[] => [
    ...(addresses.mail ? ofAddress(addresses.mail, email, tooSoon, kind) : []),
    { limiter: senders.mail, key: sender, isMail: true, refuse: tooManyMails },
  ]
  const codes = (sender: string, email?: string): Count[] => [
    { limiter: senders.code, key: sender, refuse: tooManyTries },
    ...ofAddress(addresses.code, email, tooManyTries),
  ]

  function countsOf(request: Request, body: Partial<AuthBody>, sender: string): Count[] {
    const { email, password, token, type } = body
    const grant = new URL(request.url).searchParams.get('grant_type')
    switch (routeOf(request)) {
      case 'POST /token':
        if (grant !== 'refresh_token') return signIns(sender, email)
        return [{ limiter: senders.renewal, key: sender, refuse: tooManyTries }]
      case 'POST /signup':
        return [...signIns(sender, email), ...mails('signup', sender, email)]
      case 'POST /resend':
        // any other type is refused behind this, and must not be remembered as a kind of its own
        return mails(type === 'email_change' ? type : 'signup', sender, email)
      case 'POST /recover':
      case 'POST /otp':
      case 'POST /magiclink':
        return mails('recovery', sender, email)
      case 'GET /reauthenticate':
        return mails('reauthentication', sender, claimOf(request, 'email'))
      case 'PUT /user':
        return password ? signIns(sender, claimOf(request, 'email')) : []
      case 'GET /verify':
        return codes(sender)
      case 'POST /verify':
        return codes(sender, token ? email : undefined)
      default:
        return []
    }
  }

  return async (request: Request, sender: string): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    if (!PLAIN_PATH.test(pathname)) return refuse(404, 'not_found', 'There is no such path')
    if (ESCAPED_NAME.test(search)) return refuse(400, 'validation_failed', 'There is no such parameter')
    // a body that cannot be read is refused behind this
    const body = (hasBody(request) && readBody(await request.clone().text())) || {}
    const counted: Count[] = []
    const giveBack = () =>
      Promise.all(counted.filter(({ isMail }) => isMail).map(({ limiter, key }) => limiter.reward(key)))

    for (const count of countsOf(request, body, sender)) {
      const wait = await add(count)
      if (wait > 0) {
        // what is refused counts, too
        counted.push(count)
        await giveBack()
        return count.refuse(wait)
      }
      counted.push(count)
    }
    const response = await answer(request)
    if (response.status >= 400) await giveBack()
    return response
  }
}

/** Returns 0, or the seconds to wait if there were too many. */
async function add({ limiter, key }: Count): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    // where the clock was set back, the end of the window is further ahead than the window is long
    return Math.min(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)), Math.ceil(limiter.duration))
  }
}

function ofAddress(
  limiter: RateLimiterMemory,
  email: string | undefined,
  refuse: Count['refuse'],
  kind?: string,
): Count[] {
  if (!email) return []
  const key = email.toLowerCase().slice(0, LONGEST_ADDRESS)
  return [{ limiter, key: kind ? `${kind} ${key}` : key, isMail: kind !== undefined, refuse }]
}

const tooManyTries = (wait: number) =>
  refuse(429, 'over_request_rate_limit', 'Request rate limit reached', wait)

const tooManyMails = (wait: number) =>
  refuse(429, 'over_email_send_rate_limit', 'Email rate limit exceeded', wait)

const tooSoon = (wait: number) =>
  refuse(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${wait} seconds.`,
    wait,
  )
