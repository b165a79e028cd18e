import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip as gzipOf } from 'node:zlib'
import type { Context } from 'hono'
import { acceptedEncodings } from '../files/encodings.ts'
import type { SiteDocument } from '../server/document.ts'

/** A document as it is sent. Its text is in the compressed bytes. */
export type SentDocument = Omit<SiteDocument, 'html'> & {
  brotli: Bytes
  /** Made for the first browser that has no brotli, and kept: few have none. */
  gzip(): Promise<Bytes>
  /** What it may take in memory, in bytes. */
  size: number
  etag: string
}

/** As a body has them: another kind would be copied for each answer. */
type Bytes = Uint8Array<ArrayBuffer>

/** What gzip takes more than brotli, at most. */
const GZIP_TO_BROTLI = 1.5

/** A rendered page serves only a few requests: a higher quality takes 18 ms more and saves 2 %. */
const QUALITY = { page: 5, frame: 9 }
/** The window is 2 to this power bytes. A document is smaller, and the default of 4 MB is allocated for each document. */
const WINDOW = 18
/** Most documents fit into one chunk of this size, in bytes. */
const CHUNK = 65_536

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzipOf)

export async function compress(
  { html, ...digests }: SiteDocument,
  use: keyof typeof QUALITY,
): Promise<SentDocument> {
  const text = Buffer.from(html)
  const brotli = new Uint8Array(
    await compressBrotli(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[use], [constants.BROTLI_PARAM_LGWIN]: WINDOW },
      chunkSize: CHUNK,
    }),
  )
  let gzipped: Promise<Bytes> | undefined
  // weak: the same document is sent in several encodings
  const etag = `W/"${createHash('sha256').update(brotli).digest('base64url').slice(0, 22)}"`
  return {
    ...digests,
    brotli,
    gzip() {
      gzipped ??= decompressBrotli(brotli).then(async (bytes) => new Uint8Array(await compressGzip(bytes)))
      return gzipped
    },
    size: brotli.length * (1 + GZIP_TO_BROTLI),
    etag,
  }
}

/** The body of a document in the best encoding that the browser accepts, which is empty for none. */
export async function bodyFor(context: Context, { brotli, gzip }: SentDocument) {
  const encoding = acceptedEncodings(context)[0] ?? ''
  const body =
    encoding === 'br'
      ? brotli
      : encoding === 'gzip'
        ? await gzip()
        : new Uint8Array(await decompressBrotli(brotli))
  return { body, encoding }
}
