import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip as gzipOf } from 'node:zlib'
import type { Context } from 'hono'
import { acceptedEncodings } from '../files/encodings.ts'
import { weakEtag } from '../files/weakEtag.ts'
import type { SiteDocument } from '../server/document.ts'

/** Whether a page is made for its first visitor, or was asked for before. */
export type Visit = 'first' | 'again'

/** A document as it is sent. Its text is in the compressed bytes. */
export type SentDocument = Omit<SiteDocument, 'html'> & {
  /** Its bytes in an encoding; an empty one is plain text. */
  bytes(encoding: string): Promise<Bytes>
  /** What it may take in memory, in bytes. */
  size: number
  etag: string
}

/** As a body has them: another kind would be copied for each answer. */
type Bytes = Uint8Array<ArrayBuffer>

/** What gzip takes more than brotli, at most. */
const GZIP_TO_BROTLI = 1.5

/**
 * The qualities of brotli. Most pages are asked for once: `first` takes a third of the time of `again`, and 11 % more bytes.
 * A frame is made once for a release: its quality takes 18 ms more and saves 2 %.
 */
const QUALITY = { first: 3, again: 5, frame: 9 }
/** The window is 2 to this power bytes. A document is smaller, and the default of 4 MB is allocated for each document. */
const WINDOW = 18
/** Most documents fit into one chunk of this size, in bytes. */
const CHUNK = 65_536

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzipOf)

/** Compresses a document. One for its first visitor is compressed again when a second one asks for it. */
export async function compress(
  { html, ...digests }: SiteDocument,
  use: Visit | 'frame',
): Promise<SentDocument> {
  let brotli = await brotliOf(html, QUALITY[use])
  let isSentAsItIs = use === 'first'
  let better: Promise<void> | undefined
  let gzipped: Promise<Bytes> | undefined
  const text = () => decompressBrotli(brotli)

  async function inBrotli(): Promise<Bytes> {
    if (isSentAsItIs) isSentAsItIs = false
    else if (use === 'first') {
      // without it the bytes that are there are sent on
      better ??= text().then(async (html) => {
        brotli = await brotliOf(html, QUALITY.again)
      })
      await better.catch(() => {})
    }
    return brotli
  }

  async function inGzip(): Promise<Bytes> {
    try {
      return new Uint8Array(await compressGzip(await text()))
    } catch (error) {
      // the next visitor's is made again
      gzipped = undefined
      throw error
    }
  }

  return {
    ...digests,
    async bytes(encoding) {
      if (encoding === 'br') return inBrotli()
      if (encoding !== 'gzip') return new Uint8Array(await text())
      // made for the first browser that has no brotli, and kept: few have none
      gzipped ??= inGzip()
      return gzipped
    },
    size: brotli.length * (1 + GZIP_TO_BROTLI),
    // weak: the same document is sent in several encodings
    etag: weakEtag(brotli),
  }
}

async function brotliOf(text: Buffer, quality: number): Promise<Bytes> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: WINDOW }
  return new Uint8Array(await compressBrotli(text, { params, chunkSize: CHUNK }))
}

/** The body of a document in the best encoding that the browser accepts, which is empty for none. */
export async function bodyFor(context: Context, document: SentDocument) {
  const encoding = acceptedEncodings(context)[0] ?? ''
  return { body: await document.bytes(encoding), encoding }
}
