import { z } from 'zod'
import { parseStorable } from './storable.ts'

/** Handles one request of the services. */
export type Answer = (request: Request) => Promise<Response>

const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined)

/** The fields that are read from the request bodies of the auth service; all others are passed on unchanged. */
const authBody = z.object({
  email: optionalText,
  password: optionalText,
  current_password: optionalText,
  token: optionalText,
  token_hash: optionalText,
  refresh_token: optionalText,
  auth_code: optionalText,
  code_verifier: optionalText,
  type: optionalText,
  data: z.record(z.string(), z.unknown()).nullish(),
})

export type AuthBody = z.infer<typeof authBody>

/** The method and path of a request, as "POST /token". */
export const routeOf = ({ method, url }: Request) =>
  `${method} ${new URL(url).pathname.replace('/auth/v1', '')}`

/** Whether a request may have a body that is JSON. */
export const hasBody = ({ method }: Request) => method === 'POST' || method === 'PUT'

/**
 * Parses a body: an object with texts where texts belong. A missing body is treated as an empty object. Undefined if it is
 * something else, or holds a character that no database stores (NUL, half of a surrogate pair).
 */
export function readBody(text: string): AuthBody | undefined {
  try {
    return authBody.safeParse(text ? parseStorable(text) : {}).data
  } catch {
    return undefined
  }
}

/** A refusal of the auth service. `wait` is in seconds. */
export const refuse = (status: number, code: string, text: string, wait?: number) =>
  Response.json(
    { code: status, error_code: code, msg: text },
    { status, headers: wait ? { 'Retry-After': String(wait) } : {} },
  )

type Claim = 'email' | 'session_id' | 'sub'

/** Reads a text from the token of a request without verifying it: the auth service itself refuses a forged one. */
export function claimOf({ headers }: Request, name: Claim): string | undefined {
  return tokenClaim(headers.get('authorization')?.replace('Bearer ', '') ?? '', name)
}

/** The same, of a token. */
export function tokenClaim(token: string, name: Claim): string | undefined {
  try {
    const claims: Record<string, unknown> = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    )
    const claim = claims[name]
    return typeof claim === 'string' ? claim : undefined
  } catch {
    return undefined
  }
}
