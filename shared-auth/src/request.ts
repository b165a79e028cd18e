import { BackendError, noteWait, retryAfterSeconds } from './errors'
import { parseJson } from './json'

/** The time limit of one attempt, and of a call with all its attempts, in milliseconds. */
const TRY_LIMIT = 10_000
const CALL_LIMIT = 15_000

/** Pauses before the second and the third attempt, in milliseconds; each varies by up to half. */
const PAUSES = [300, 900]

/** If the service asks for a longer pause than this, there is no retry. */
const LONGEST_PAUSE = 3_000

/** Statuses of a gateway whose service is down for a moment: a retry may succeed. */
const PASSING = [502, 503, 504]

/**
 * `fetch` for the backend's JSON services. A GET or HEAD is retried, at most twice, after a network failure, a timeout
 * or a 502, 503 or 504, but not while the browser has no network; a write is sent exactly once. The time limit includes
 * the whole body.
 *
 * Resolves with every response whose body is JSON or empty, also a 4xx or 5xx. Rejects with a BackendError if there is
 * no response or it cannot be parsed, and with the caller's own reason if the caller aborts.
 */
export async function request(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const method = (init.method ?? 'GET').toUpperCase()
  const pauses = method === 'GET' || method === 'HEAD' ? PAUSES : []
  const call = limit(CALL_LIMIT, init.signal)

  try {
    for (const pause of pauses) {
      const outcome = await attempt(input, init, call.signal)
      if (!isWorthAnotherTry(outcome)) return settle(outcome, method)

      const asked = outcome instanceof Response ? retryAfterSeconds(outcome) : null
      if (asked !== null && asked * 1000 > LONGEST_PAUSE) return settle(outcome, method)
      await sleep(asked === null ? vary(pause) : asked * 1000, call.signal)
    }
    return settle(await attempt(input, init, call.signal), method)
  } catch (error) {
    init.signal?.throwIfAborted()
    throw call.signal.aborted ? new BackendError('timeout') : error
  } finally {
    call.release()
  }
}

/** Makes one attempt. Returns the response with its body read, or the error if there is none. */
async function attempt(
  input: RequestInfo | URL,
  init: RequestInit,
  signal: AbortSignal,
): Promise<Response | BackendError> {
  const once = limit(TRY_LIMIT, signal)
  try {
    const response = await fetch(input, { ...init, signal: once.signal })
    if (response.type === 'opaqueredirect') return response
    const { status, statusText, headers } = response
    return new Response((await response.text()) || null, { status, statusText, headers })
  } catch {
    signal.throwIfAborted()
    return new BackendError(once.signal.aborted ? 'timeout' : 'offline')
  } finally {
    once.release()
  }
}

function isWorthAnotherTry(outcome: Response | BackendError): boolean {
  // where the browser knows that there is no network, pages say so at once, and ask again with its "online" event
  return outcome instanceof BackendError ? navigator.onLine !== false : PASSING.includes(outcome.status)
}

/** Returns a response that can be parsed. An HTML page or a truncated body is treated as an error. */
async function settle(outcome: Response | BackendError, method: string): Promise<Response> {
  if (outcome instanceof BackendError) throw outcome

  const { status, ok } = outcome
  const text = await outcome.clone().text()
  const isEmpty = text === ''
  if (isEmpty ? method !== 'GET' || status === 204 || !ok : parseJson(text) !== undefined) return outcome
  if (ok) throw new BackendError('invalid', { status })
  if (status >= 500) throw new BackendError('unavailable', { status })
  throw new BackendError('refused', { status, retryAfter: retryAfterSeconds(noteWait(outcome)) })
}

/** A signal that aborts after `ms` or with `outer`. AbortSignal.timeout is not used: its timer cannot be cleared. */
function limit(ms: number, outer?: AbortSignal | null) {
  const controller = new AbortController()
  const abort = () => controller.abort(outer?.reason)
  const timer = setTimeout(() => controller.abort(), ms)
  if (outer?.aborted) abort()
  outer?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    release() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', abort)
    },
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', stop)
    function done() {
      signal.removeEventListener('abort', stop)
      resolve()
    }
    function stop() {
      clearTimeout(timer)
      reject(signal.reason)
    }
  })
}

const vary = (ms: number) => ms * (0.5 + Math.random())
