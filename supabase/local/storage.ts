import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { App } from '@supabase/lite'

type StorageAdapter = NonNullable<App['_storageAdapter']>

/**
 * Stores objects as files: <folder>/<bucket>/<key>. @supabase/lite documents such an adapter but does not export it.
 * The content type and caching of an uploaded object are in <key>.meta.json. The type of a file without one (the seeded
 * pictures) follows from its extension.
 */
export function createFileStorage(folder: string): StorageAdapter {
  const locate = (bucket: string, key: string) => objectPath(folder, bucket, key)

  async function describe(file: string) {
    const { size, mtime } = await stat(file)
    const meta = await readMeta(file)
    return {
      ...meta,
      size,
      contentLength: size,
      lastModified: mtime,
      eTag: etag(size, mtime),
      httpStatusCode: 200,
    }
  }

  return {
    driver: null,
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const file = locate(bucket, key)
      await store(file, { mimetype, cacheControl }, (to) => writeFile(to, body))
      return describe(file)
    },
    async getObject(bucket, key) {
      const file = locate(bucket, key)
      const metadata = await describe(file).catch(() => {
        throw Object.assign(new Error('Object not found'), { status: 404 })
      })
      return { metadata, httpStatusCode: 200, body: Readable.toWeb(createReadStream(file)) }
    },
    headObject: (bucket, key) => describe(locate(bucket, key)),
    async deleteObject(bucket, key) {
      await removeObject(locate(bucket, key))
    },
    async deleteObjects(bucket, keys) {
      for (const key of keys) await removeObject(locate(bucket, key))
    },
    async copyObject(sourceBucket, source, _version, bucket, key) {
      const from = locate(sourceBucket, source)
      const to = locate(bucket, key)
      await store(to, await readMeta(from), (copy) => copyFile(from, copy))
      return describe(to)
    },
    privateAssetUrl: async () => '',
  }
}

/** Returns the file path of an object. Throws (status 400) if the key leaves its bucket. */
export function objectPath(folder: string, bucket: string, key: string): string {
  const root = resolve(folder, bucket)
  const file = resolve(root, key)
  if (!root.startsWith(resolve(folder) + sep) || !file.startsWith(root + sep)) {
    throw Object.assign(new Error('Invalid key'), { status: 400 })
  }
  return file
}

/** Returns a different value for each version of a file. */
export const etag = (size: number, modified: Date) =>
  `"${size.toString(16)}-${modified.getTime().toString(16)}"`

/** The metadata that follows from a picture's extension. */
export const mimeTypeOf = (file: string) =>
  MIME_TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream'

const MIME_TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}

type Meta = { mimetype: string; cacheControl: string }

async function readMeta(file: string): Promise<Meta> {
  const fallback = { mimetype: mimeTypeOf(file), cacheControl: 'max-age=3600' }
  const text = await readFile(`${file}.meta.json`, 'utf8').catch(() => '{}')
  const kept: Partial<Meta> = JSON.parse(text)
  return { ...fallback, ...kept }
}

/** Writes an object and its type under other names first: nobody reads half of one, and a write that fails changes nothing. */
async function store(file: string, meta: Partial<Meta>, write: (to: string) => Promise<void>): Promise<void> {
  const [body, type, before] = [0, 1, 2].map(() => `${file}.${randomUUID()}`) as [string, string, string]
  const place = `${file}.meta.json`
  await mkdir(dirname(file), { recursive: true })
  try {
    await write(body)
    await writeFile(type, JSON.stringify(meta))
    const isReplaced = await copyIfThere(place, before)
    // first, so that nobody sees an object whose type is not known yet
    await rename(type, place)
    try {
      await rename(body, file)
    } catch (error) {
      // the object that stays has its own type
      await (isReplaced ? rename(before, place) : rm(place))
      throw error
    }
  } finally {
    for (const left of [body, type, before]) await rm(left, { force: true })
  }
}

/** Copies a file. Returns whether there is one. */
async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

async function removeObject(file: string): Promise<void> {
  await rm(file, { force: true })
  await rm(`${file}.meta.json`, { force: true })
}
