import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'

/** How a body is compressed; an empty string if it is not. */
export type Encoding = 'br' | 'gzip' | ''

/** The smallest result first, because browsers send the same weight for all. */
const KNOWN: Encoding[] = ['br', 'gzip', '']
/** The weight of an uncompressed body if the header does not name it: below everything that it names. */
const LEAST = 0.0001

/** The encodings that a browser accepts, the best first, by the weights in its header. */
export function acceptedEncodings(context: Context): Encoding[] {
  const asked = parseAccept(context.req.header('accept-encoding') ?? '')
  const weights = new Map(asked.map(({ type, q }) => [type.toLowerCase(), q]))
  const weightOf = (encoding: Encoding) =>
    encoding ? (weights.get(encoding) ?? weights.get('*') ?? 0) : (weights.get('identity') ?? LEAST)
  return KNOWN.filter((encoding) => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a))
}
