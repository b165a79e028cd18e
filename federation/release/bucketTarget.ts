import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getMimeType } from 'hono/utils/mime'
import { ReleaseError, type StoredObject, type Target } from './target.ts'

/** How long a bucket may say nothing before a request is tried again, in milliseconds. The client tries three times. */
const PATIENCE = 5_000
/** How often an answer that was cut in its body is asked for: the client tries again only until the body begins. */
const READS = 3

/**
 * A site in a bucket with the S3 protocol. Credentials come from AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and
 * AWS_SESSION_TOKEN only, the region from AWS_REGION, another service than Amazon's from AWS_ENDPOINT_URL_S3 or
 * AWS_ENDPOINT_URL. The service must support conditional writes.
 */
export function bucketTarget(place: string, patience = PATIENCE): Target {
  const { hostname: bucket, pathname } = new URL(place)
  const prefix = pathname.replace(/^\/|\/$/g, '')
  const client = connect(patience)
  const at = (key: string) => ({ Bucket: bucket, Key: prefix ? `${prefix}/${key}` : key })
  const keyOf = (found: string) => (prefix ? found.slice(prefix.length + 1) : found)

  /** Waits for a request. Returns undefined for these statuses; any other error becomes one line that names the bucket. */
  async function unless<Answer>(statuses: number[], request: Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await request
    } catch (cause) {
      const { name, message } = cause instanceof Error ? cause : new Error(String(cause))
      const status = cause instanceof S3ServiceException ? cause.$metadata.httpStatusCode : undefined
      if (status && statuses.includes(status) && name !== 'NoSuchBucket') return undefined
      const told = [status, name, message].filter(Boolean).join(' ')
      throw new ReleaseError(`${place} failed: ${told}`, { cause })
    }
  }

  const put = (key: string, body: Buffer, condition: { IfMatch?: string; IfNoneMatch?: string } = {}) =>
    client.send(
      new PutObjectCommand({
        ...at(key),
        ...condition,
        Body: body,
        ContentType: getMimeType(key) ?? 'application/octet-stream',
        CacheControl: /^(remotes|shell)\//.test(key) ? 'public, max-age=31536000, immutable' : 'no-cache',
      }),
    )

  async function readWhole(key: string, left = READS): Promise<StoredObject> {
    const { Body, ETag } = await client.send(new GetObjectCommand(at(key)))
    if (!Body || !ETag) throw new Error(`an answer without a body or a tag for ${key}`)
    try {
      return { body: Buffer.from(await Body.transformToByteArray()), tag: ETag }
    } catch (error) {
      if (left > 1) return readWhole(key, left - 1)
      throw error
    }
  }

  return {
    name: place,
    read: (key) => unless([404], readWhole(key)),
    async write(key, body) {
      await unless([], put(key, body))
    },
    async replace(key, body, tag) {
      const condition = tag === undefined ? { IfNoneMatch: '*' } : { IfMatch: tag }
      // 412: the object has changed; 409: another write is running; 404: the object was removed
      return (await unless([404, 409, 412], put(key, body, condition))) !== undefined
    },
    async list(start) {
      const keys: string[] = []
      let next: string | undefined
      do {
        const request = { Bucket: bucket, Prefix: at(start).Key, ContinuationToken: next }
        const page = await unless([], client.send(new ListObjectsV2Command(request)))
        for (const { Key } of page?.Contents ?? []) if (Key) keys.push(keyOf(Key))
        next = page?.IsTruncated ? page.NextContinuationToken : undefined
        // what is missing in a list is taken for removed
        if (page?.IsTruncated && !next)
          throw new ReleaseError(`${place} answered with half a list of ${start}`)
      } while (next)
      return keys.sort()
    },
    async remove(key) {
      await unless([404], client.send(new DeleteObjectCommand(at(key))))
    },
  }
}

function connect(patience: number): S3Client {
  const { env } = process
  const accessKeyId = env.AWS_ACCESS_KEY_ID
  const secretAccessKey = env.AWS_SECRET_ACCESS_KEY
  if (!accessKeyId || !secretAccessKey)
    throw new ReleaseError('A bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.')
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || undefined
  return new S3Client({
    region: env.AWS_REGION || 'us-east-1',
    credentials: { accessKeyId, secretAccessKey, sessionToken: env.AWS_SESSION_TOKEN || undefined },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // a connection that hangs would end neither a start nor the look for new releases. An upload may take its time
    requestHandler: { connectionTimeout: patience, socketTimeout: patience },
    // the release compares all bytes itself, and not every service supports these headers
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}
