import { isRecord, parseJson } from './json'

/**
 * The kinds of failure that a visitor can tell apart:
 *
 * - `offline`: the service could not be reached
 * - `timeout`: no response in time
 * - `unavailable`: the service is down (5xx)
 * - `refused`: the service refused the request (4xx)
 * - `invalid`: the response could not be parsed, or has not what it must have
 */
export type FailureKind = 'offline' | 'timeout' | 'unavailable' | 'refused' | 'invalid'

const PLAIN: Record<FailureKind, string> = {
  offline: 'The service could not be reached. Please check your connection and try again.',
  timeout: 'The service took too long to answer. Please try again.',
  unavailable: 'The service is not available right now. Please try again in a moment.',
  refused: 'The service did not accept the request.',
  invalid: 'The service gave an answer that could not be read. Please try again.',
}

const TOO_MANY = 'There were too many requests.'

/** The maximum length of a service's message that is shown to visitors. */
const LONGEST_MESSAGE = 200

/** The database's code for a row rule violation. Its message contains table names and is not shown. */
const ROW_RULES = '42501'

/** How the codes of the service of the tables begin. Its messages are about requests ("JWT expired"), and are not shown. */
const TABLES = 'PGRST'

type Details = {
  status?: number
  code?: string | null
  retryAfter?: number | null
  serviceMessage?: string | null
}

type LibraryError = { name?: string; message: string; status?: number; code?: string | null }

/** The error of every failed call to the backend. `message` can always be shown to visitors. */
export class BackendError extends Error {
  readonly kind: FailureKind
  /** HTTP status; 0 without a response. */
  readonly status: number
  /** The service's own code, for example 23505 (duplicate row) or email_not_confirmed. */
  readonly code: string | null
  /** Seconds to wait before the next attempt, if the service states them (429). */
  readonly retryAfter: number | null
  /** When the wait began, in milliseconds since 1970. */
  readonly since = Date.now()
  /** The service's own message, if it has one for visitors. */
  readonly serviceMessage: string | null

  constructor(kind: FailureKind, details: Details = {}) {
    const { status = 0, code = null, retryAfter = null } = details
    const spoken = details.serviceMessage?.trim().slice(0, LONGEST_MESSAGE) || null
    super(spoken ?? plainMessage(kind, status, retryAfter))
    this.name = 'BackendError'
    this.kind = kind
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
    this.serviceMessage = spoken
  }
}

/** The service's own message, or null. A screen shows it, otherwise its own fixed text (spec.md section 8). */
export function serviceMessage(error: unknown): string | null {
  return error instanceof BackendError ? error.serviceMessage : null
}

/**
 * "Try again in 40 seconds.": the text after an error message if the service states how long to wait, with what is left of
 * it. Undefined if it does not, if its own message already says so, or if the wait is over.
 */
export function waitNotice(error: unknown): string | undefined {
  if (!(error instanceof BackendError) || !error.retryAfter) return undefined
  if (/\d+ (second|minute|hour)/.test(error.serviceMessage ?? '')) return undefined
  // a clock that was set back makes no wait longer
  const passed = Math.max(0, Date.now() - error.since)
  const left = Math.ceil(error.retryAfter - passed / 1000)
  return left > 0 ? `Try again in ${inWords(left)}.` : undefined
}

/** Formats a wait, rounded up, so that it is never too short. */
function inWords(seconds: number): string {
  if (seconds < 60) return count(seconds, 'second')
  if (seconds < 3600) return count(Math.ceil(seconds / 60), 'minute')
  return count(Math.ceil(seconds / 3600), 'hour')
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`

/** Creates the error of a response outside 200-299. Reads its body. */
export async function failureOf(response: Response): Promise<BackendError> {
  const { status } = response
  const body = parseJson(await response.text())
  const ofDatabase = textField(body, 'code')
  const code = ofDatabase ?? textField(body, 'error_code')
  // the database tells of its own failures with its code, in words for engineers; from 501 on, something in between may answer
  const isForVisitors =
    code !== ROW_RULES && !code?.startsWith(TABLES) && status <= 500 && !(status === 500 && ofDatabase)
  return new BackendError(kindOf(status), {
    status,
    code,
    retryAfter: retryAfterSeconds(response),
    serviceMessage: isForVisitors ? messageField(body) : null,
  })
}

const kindOf = (status: number): FailureKind => (status >= 500 ? 'unavailable' : 'refused')

/** The wait of the last 429. supabase-js does not expose response headers, so it is kept here. */
let lastWait: number | null = null

/** Stores the wait that a response asks for, until supabase-js has created its error. */
export function noteWait(response: Response): Response {
  if (response.status === 429) lastWait = retryAfterSeconds(response)
  return response
}

/** Converts an error of supabase-js into a BackendError. */
export function backendErrorOf({ name, message, status = 0, code = null }: LibraryError): BackendError {
  // an answer without a session: the library reports it as a 500 of the service, in its own words
  if (name === 'AuthInvalidTokenResponseError') return new BackendError('invalid', { status: 200 })
  if (status >= 400 && status <= 500) {
    const retryAfter = status === 429 ? lastWait : null
    // of an answer without a message the library gives the whole text
    const serviceMessage = /^[[{"]/.test(message) ? null : message
    return new BackendError(kindOf(status), { status, code, retryAfter, serviceMessage })
  }
  // what `request` throws comes out of the library without a status, with its text
  if (message.startsWith(TOO_MANY)) return new BackendError('refused', { status: 429, retryAfter: lastWait })
  const [kind = 'offline'] = Object.entries(PLAIN).find(([, text]) => text === message) ?? []
  return new BackendError(status > 500 ? 'unavailable' : (kind as FailureKind), { status })
}

/** The message in a service's error body, under any of the usual field names. */
export function messageField(body: unknown): string | null {
  const names = ['message', 'msg', 'error_description', 'error']
  return names.map((name) => textField(body, name)).find((text) => text !== null) ?? null
}

/** The seconds of a Retry-After header, or null. The backend only uses the number form. */
export function retryAfterSeconds(response: Response): number | null {
  const value = response.headers.get('retry-after')
  return value && /^\d+$/.test(value.trim()) ? Number(value) : null
}

function textField(body: unknown, name: string): string | null {
  const value = isRecord(body) && Object.hasOwn(body, name) ? body[name] : null
  return typeof value === 'string' && value !== '' ? value : null
}

function plainMessage(kind: FailureKind, status: number, retryAfter: number | null): string {
  if (status !== 429) return PLAIN[kind]
  const wait = retryAfter ? `in ${inWords(retryAfter)}` : 'in a few minutes'
  return `${TOO_MANY} Please try again ${wait}.`
}
