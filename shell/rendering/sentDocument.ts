import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { acceptedEncodings } from '../files/encodings.ts'
import type { SiteDocument } from '../server/document.ts'

/** A document as it is sent. Its text is in the compressed bytes. */
export type SentDocument = Omit<SiteDocument, 'html'> & { brotli: Buffer; gzip: Buffer; etag: string }

/** A rendered page is compressed for a few requests: more effort takes 18 ms and saves 2 %. */
const QUALITY = { page: 5, frame: 9 }

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

export async function compress(
  { html, ...digests }: SiteDocument,
  use: keyof typeof QUALITY,
): Promise<SentDocument> {
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[use] } }),
    compressGzip(html),
  ])
  // weak: the same document is sent in several encodings
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return { ...digests, brotli, gzip: gzipped, etag }
}

/** The body of a document in the best encoding that the browser accepts, which is empty for none. */
export async function bodyFor(context: Context, { brotli, gzip: gzipped }: SentDocument) {
  const encoding = acceptedEncodings(context)[0] ?? ''
  const bytes = encoding === 'br' ? brotli : encoding === 'gzip' ? gzipped : await decompressBrotli(brotli)
  return { body: new Uint8Array(bytes), encoding }
}
