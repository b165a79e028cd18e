import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fresh from 'fresh'
import type { Context } from 'hono'
import { acceptedEncodings, type Encoding } from './encodings.ts'
import { weakEtag } from './weakEtag.ts'

type KeptText = { etag: string; bytes: Record<Encoding, Uint8Array<ArrayBuffer>> }

/** A text is compressed once for each release: more effort takes a second and saves little. */
const QUALITY = 9

const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)]

/**
 * Returns a function that answers with a text about an object, such as what is live, in the encodings that browsers accept. The
 * text is made once, and goes with its object. One that cannot be made is tried again with the next request.
 */
export function keepTexts<Subject extends object>(make: (subject: Subject) => string | undefined) {
  const kept = new WeakMap<Subject, Promise<KeptText>>()

  function find(subject: Subject): Promise<KeptText> | undefined {
    const known = kept.get(subject)
    if (known) return known
    const text = make(subject)
    if (text === undefined) return undefined
    const made = compress(text)
    kept.set(subject, made)
    made.catch(() => kept.delete(subject))
    return made
  }

  return async (
    context: Context,
    subject: Subject,
    { vary = 'accept-encoding', ...given }: Record<string, string>,
  ): Promise<Response | undefined> => {
    const found = await find(subject)
    if (!found) return undefined
    const { etag, bytes } = found
    const headers = { ...given, vary, etag }
    if (fresh({ 'if-none-match': context.req.header('if-none-match') }, { etag }))
      return context.body(null, 304, headers)
    const encoding = acceptedEncodings(context)[0] ?? ''
    return context.body(bytes[encoding], 200, {
      ...headers,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    })
  }
}

async function compress(text: string): Promise<KeptText> {
  const plain = new Uint8Array(Buffer.from(text))
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
  const [br, zipped] = await Promise.all([brotliOf(plain, { params }), gzipOf(plain)])
  return { etag: weakEtag(plain), bytes: { '': plain, br: new Uint8Array(br), gzip: new Uint8Array(zipped) } }
}
