import { createHmac } from 'node:crypto'
import { localKeys, type TestBackend } from './backend.ts'

/** The claims of a test token, and its algorithm. */
type Claims = { sub?: string; role?: string; exp?: number; alg?: string }

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Returns a token that lasts an hour. With a secret other than the backend's it is invalid. */
export function tokenOf({ alg = 'HS256', ...claims }: Claims, secret: string = localKeys.jwt): string {
  const now = Math.floor(Date.now() / 1000)
  const body = { aud: 'authenticated', role: 'authenticated', iat: now, exp: now + 3600, ...claims }
  const signed = `${encoded({ alg, typ: 'JWT' })}.${encoded(body)}`
  return `${signed}.${alg === 'none' ? '' : createHmac('sha256', secret).update(signed).digest('base64url')}`
}

export type Ask = { method?: string; token?: string; key?: string; body?: unknown; headers?: object }
type Answer = { status: number; text: string; json: unknown }

/** A client that keeps every response in `answers`, to check that none contains private data. */
export type Asker = { ask: (path: string, ask?: Ask) => Promise<Answer>; answers: Answer[] }

/** Returns a client that sends requests with the public key. A body that is not text is sent as JSON. */
export function askOf(backend: TestBackend): Asker {
  const answers: Answer[] = []
  return {
    answers,
    async ask(path, { method = 'GET', token, key = localKeys.publishable, body, headers } = {}) {
      const response = await fetch(`${backend.origin}${path}`, {
        method,
        headers: {
          apikey: key,
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
      })
      const text = await response.text()
      const answer = { status: response.status, text, json: parsed(text) }
      answers.push(answer)
      return answer
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Matches text that no response may contain: internals of the backend, and data of other users. */
export const NEVER_SHOWN =
  /node_modules|\.ts:\d|\.js:\d|\n\s+at |file:\/\/|from "public"|pg_temp|\/tmp\/|sb_secret_|bcrypt|\$2[aby]\$/i
