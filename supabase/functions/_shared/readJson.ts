/** In bytes. */
export const LONGEST_BODY = 32 * 1024

type Body = { value: Record<string, unknown> } | { status: 400 | 413 | 415; error: string }

/**
 * Reads the JSON object of a request, with a limit on its size. It requires application/json, for which browsers send
 * a preflight first, so that a plain form on another site cannot send one.
 */
export async function readJson(request: Request): Promise<Body> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return { status: 415, error: 'The form must be sent as JSON.' }
  // The header is optional and may be wrong, so the bytes are counted too.
  const isLong = Number(request.headers.get('content-length')) > LONGEST_BODY
  try {
    const text = isLong ? null : await readText(request)
    if (text === null) return { status: 413, error: 'The message is too long.' }
    const value: unknown = JSON.parse(text)
    if (isObject(value)) return { value }
  } catch {
    // handled below, like every other body that is no JSON object
  }
  return { status: 400, error: 'The form could not be read.' }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns null if the text is too long. */
async function readText(request: Request): Promise<string | null> {
  if (!request.body) return ''
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of request.body) {
    bytes += chunk.byteLength
    if (bytes > LONGEST_BODY) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
