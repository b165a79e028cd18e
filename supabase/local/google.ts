import { Hono } from 'hono'
import { html } from 'hono/html'

/**
 * A mock of Google, so that "Continue with Google" works without an account and without a network. @supabase/lite has
 * fixed URLs of Google: requests to two of them are answered in this process, and the third, to which the browser is
 * redirected, is replaced by the page below.
 */
const ACCOUNTS_PAGE = 'https://accounts.google.com/o/oauth2/v2/auth'
const TOKEN_CALL = 'https://oauth2.googleapis.com/token'
const USER_CALL = 'https://www.googleapis.com/userinfo/v2/me'

let isListening = false

/** Replaces `fetch` for the auth service's calls to Google; all other calls are unchanged. Call it once per process. */
export function answerForGoogle(): void {
  if (isListening) return
  isListening = true
  const network = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.startsWith(TOKEN_CALL)) return exchangeCode(new Request(input, init))
    if (url.startsWith(USER_CALL)) return describeUser(new Request(input, init))
    return network(input, init)
  }
}

/** Redirects the browser to the mock page instead of Google. */
export function leadToMock(response: Response): Response {
  const location = response.headers.get('location')
  if (!location?.startsWith(ACCOUNTS_PAGE)) return response
  const headers = new Headers(response.headers)
  headers.set('location', location.replace(ACCOUNTS_PAGE, '/google'))
  return new Response(null, { status: response.status, headers })
}

/** Refuses what would lead to Google, as a hosted project does that has not set it up. */
export function refuseGoogle(response: Response): Response {
  if (!response.headers.get('location')?.startsWith(ACCOUNTS_PAGE)) return response
  const msg = 'Unsupported provider: provider is not enabled'
  return Response.json({ code: 400, error_code: 'validation_failed', msg }, { status: 400 })
}

/** The mock page on which the user enters an address, and its redirect to the auth service. */
export const googlePages = new Hono()
  .get('/', (context) => {
    const { redirect_uri = '', state = '', login_hint = 'parent@gmail.example' } = context.req.query()
    return context.html(html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>Stand-in for Google</title>
        </head>
        <body style="font: 1rem/1.5 system-ui, sans-serif; max-width: 30rem; margin: 3rem auto">
          <h1>Stand-in for Google</h1>
          <form action="/google/answer">
            <input type="hidden" name="redirect_uri" value="${redirect_uri}" />
            <input type="hidden" name="state" value="${state}" />
            <p><label>Email <input name="email" type="email" required value="${login_hint}" /></label></p>
            <p><button>Continue</button> <button name="refused" value="yes" formnovalidate>Cancel</button>
              <button name="failed" value="yes" formnovalidate>Fail</button></p>
          </form>
        </body>
      </html>`)
  })
  .get('/answer', (context) => {
    const { redirect_uri = '', state = '', email = '', refused, failed } = context.req.query()
    const back = URL.canParse(redirect_uri) ? new URL(redirect_uri) : undefined
    // only redirect to this backend: the page must not be an open redirect
    if (back?.pathname !== '/auth/v1/callback') return context.text('No such sign-in', 400)
    back.searchParams.set('state', state)
    if (refused) back.searchParams.set('error', 'access_denied')
    else if (failed) back.searchParams.set('code', FAILING_CODE)
    else back.searchParams.set('code', Buffer.from(email).toString('base64url'))
    return context.redirect(`${back.pathname}${back.search}`)
  })

/** Not base64: stands for "no address". */
const FAILING_CODE = '!'

/** Returns the code, which encodes the address, as the token. */
async function exchangeCode(request: Request): Promise<Response> {
  const code = new URLSearchParams(await request.text()).get('code')
  if (!code || code === FAILING_CODE) return Response.json({ error: 'invalid_grant' }, { status: 400 })
  return Response.json({ access_token: code, token_type: 'Bearer', expires_in: 3600 })
}

function describeUser(request: Request): Response {
  const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
  const email = Buffer.from(token, 'base64url').toString()
  return Response.json({ id: `google-${email}`, email, verified_email: true, name: email.split('@')[0] })
}
