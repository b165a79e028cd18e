import { createHash } from 'node:crypto'

/** A short digest of a content, for tags. */
export const shortDigest = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)

/** The tag of a text that is sent in several encodings: it stands for the content, not for the bytes. */
export const weakEtag = (content: Uint8Array | string): string => `W/"${shortDigest(content)}"`
