/** A refusal with its reason, as the REST and storage services (`message`) and the auth service (`msg`) write it. */
export function refusal(status: number, reason: string, headers: Record<string, string> = {}): Response {
  return failure(
    status,
    { code: String(status), error_code: 'limit', message: `The request is refused: ${reason}.` },
    headers,
  )
}

/** In seconds: what was refused for a moment may be tried again after it. */
export const RETRY = { 'Retry-After': '1' }

/** The database does not answer: with the code that PostgREST has for it. */
export const unavailable = (): Response =>
  failure(
    503,
    {
      code: 'PGRST000',
      error_code: 'database_unavailable',
      message: 'The database cannot be reached at the moment. Please try again in a few seconds.',
    },
    RETRY,
  )

type Reason = { code: string; error_code: string; message: string }

const failure = (status: number, reason: Reason, headers: Record<string, string>) =>
  Response.json({ ...reason, details: null, hint: null, msg: reason.message }, { status, headers })
