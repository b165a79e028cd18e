import { lstatSync, openAsBlob, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ENDINGS, isText } from 'federation/release'
import fresh from 'fresh'
import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { acceptedEncodings, type Encoding } from './encodings.ts'
import { keepRecent } from './keepRecent.ts'
import { shortDigest } from './weakEtag.ts'

/** The bytes of the files that are kept in memory, and the largest of them. Larger ones are read from the disk. */
const ROOM = 64_000_000
const LARGEST = 1_000_000

/** A file, or a compressed copy of it. `size` is in bytes. */
type Opened = { content: Uint8Array<ArrayBuffer> | Blob; size: number; etag: string; modified: string }

/**
 * Returns a function that answers with a file below a folder, in the best encoding of which there is a copy, or with
 * undefined if there is no such file. A range is one of the file as it is, never of a compressed copy.
 */
export function createFiles(root: string) {
  const open = createOpener()

  return async (context: Context, key: string, cacheControl: string): Promise<Response | undefined> => {
    const file = path.join(root, key)
    // of a GET only (RFC 9110, 14.2)
    const range = context.req.method === 'GET' ? context.req.header('range') : undefined
    const found = await openBest(file, range || !isText(key) ? [] : acceptedEncodings(context))
    if (!found) return undefined
    const { encoding, content, size, etag, modified } = found
    const headers: Record<string, string> = {
      'cache-control': cacheControl,
      etag,
      'last-modified': modified,
      ...(isText(key) ? { vary: 'accept-encoding' } : {}),
    }
    if (fresh(conditionsOf(context), headers)) return context.body(null, 304, headers)
    headers['accept-ranges'] = 'bytes'
    const part = range && isSame(context, found) ? partOf(range, size) : undefined
    if (part === 'none') return context.body(null, 416, { ...headers, 'content-range': `bytes */${size}` })
    headers['content-type'] = getMimeType(key) ?? 'application/octet-stream'
    if (encoding) headers['content-encoding'] = encoding
    if (!part) return send(context, content, 200, { ...headers, 'content-length': String(size) })
    const { start, end } = part
    return send(context, content.slice(start, end + 1), 206, {
      ...headers,
      'content-length': String(end + 1 - start),
      'content-range': `bytes ${start}-${end}/${size}`,
    })
  }

  async function openBest(file: string, encodings: Encoding[]) {
    for (const encoding of [...encodings, ''] as const) {
      const opened = await open(encoding ? file + ENDINGS[encoding] : file)
      if (opened) return { ...opened, encoding }
    }
    return undefined
  }
}

/** Opens files, and keeps the small ones that were used last. One that was replaced on the disk is read again. */
function createOpener() {
  const kept = keepRecent<Opened & { stamp: string }>(ROOM)
  return async (file: string): Promise<Opened | undefined> => {
    const found = look(file)
    if (!found?.isFile()) return undefined
    const { size, mtime, mtimeMs, ino } = found
    const stamp = `${mtimeMs} ${size} ${ino}`
    const known = kept.get(file)
    if (known?.stamp === stamp) return known
    const modified = mtime.toUTCString()
    if (size > LARGEST) {
      const content = await openAsBlob(file).catch(asNoFile)
      return content && { content, size, etag: `"${shortDigest(stamp)}"`, modified }
    }
    // a copy of a bucket may remove it just now
    const bytes = await readFile(file).catch(asNoFile)
    if (!bytes) return undefined
    const content = new Uint8Array(bytes)
    const opened = { content, size: content.length, etag: `"${shortDigest(content)}"`, modified, stamp }
    kept.set(file, opened)
    return opened
  }
}

/** What is at a path. A link that leads round in a circle is no file; below a folder that is one nothing can be read. */
function look(file: string) {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch (error) {
    return codeOf(error) === 'ELOOP' ? lstatSync(file) : asNoFile(error)
  }
}

/** No file is there: also where a name is longer than any file's can be. */
function asNoFile(error: unknown): undefined {
  if (['ENOENT', 'ENAMETOOLONG'].includes(codeOf(error))) return undefined
  throw error
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

const send = (
  context: Context,
  content: Opened['content'],
  status: 200 | 206,
  headers: Record<string, string>,
) => context.body(content instanceof Blob ? content.stream() : content, status, headers)

function conditionsOf({ req }: Context) {
  return {
    'if-none-match': req.header('if-none-match'),
    'if-modified-since': req.header('if-modified-since'),
    'cache-control': req.header('cache-control'),
  }
}

/** Whether a browser that resumes a download has the first part of the same file. */
function isSame(context: Context, { etag, modified }: Opened): boolean {
  const known = context.req.header('if-range')
  return known === undefined || known === etag || known === modified
}

/** The requested part. Requests for several parts, and those that it does not understand, get the whole file. */
function partOf(range: string, size: number): { start: number; end: number } | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)$/i.exec(range) ?? []
  if (!first && !last) return undefined
  // of a file that is shorter than the end that was asked for: all (RFC 9110, 14.1.2)
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  return start > end ? 'none' : { start, end }
}
