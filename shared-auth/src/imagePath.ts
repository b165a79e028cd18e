import { isRecord, parseJson } from './json.ts'

/** The widths in which a picture of our bucket exists; `image_url` names the middle one. */
const WIDTHS = [480, 960, 1440]
const STORED_WIDTH = /-960\.webp$/

export type ImageSource = { src: string; srcSet?: string }

/**
 * The image path rule of spec.md section 3 for `image_metadata.image_url`: an http URL is used unchanged, a JSON string
 * yields its first element or its `url`, any other string is a path in the bucket. Returns null for the placeholder: an
 * empty value, invalid JSON or an unsafe path.
 */
export function imageSourceAt(backendUrl: () => string, value: unknown): ImageSource | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (/^[[{"]/.test(text)) return imageSourceAt(backendUrl, firstAddress(parseJson(text)))
  if (/^https?:/i.test(text)) return isUrl(text) ? { src: text } : null
  return isBucketPath(text) ? bucketImage(backendUrl(), text) : null
}

function isUrl(text: string): boolean {
  try {
    return new URL(text) !== null
  } catch {
    return false
  }
}

function bucketImage(backendUrl: string, path: string): ImageSource {
  const src = inBucket(backendUrl, path)
  if (!STORED_WIDTH.test(path)) return { src }
  const srcSet = WIDTHS.map(
    (width) => `${inBucket(backendUrl, path.replace(STORED_WIDTH, `-${width}.webp`))} ${width}w`,
  )
  return { src, srcSet: srcSet.join(', ') }
}

/** The public URL of a path in the listing_images bucket. */
function inBucket(backendUrl: string, path: string): string {
  const segments = path.split('/').map(encodeURIComponent)
  return `${backendUrl}/storage/v1/object/public/listing_images/${segments.join('/')}`
}

/** Whether a path has no scheme, stays in the bucket and contains no character that ends the path. */
function isBucketPath(path: string): boolean {
  return (
    path !== '' &&
    !/[\p{Cc}\\?#:]/u.test(path) &&
    path.split('/').every((segment) => !['', '.', '..'].includes(segment))
  )
}

function firstAddress(json: unknown): unknown {
  const first = Array.isArray(json) ? json[0] : json
  if (isRecord(first) && 'url' in first) return first.url
  // one level is enough: JSON inside JSON would let a short string recurse for long
  return typeof first === 'string' && !/^\s*[[{"]/.test(first) ? first : null
}
