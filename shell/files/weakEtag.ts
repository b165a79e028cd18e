import { createHash } from 'node:crypto'

/** The tag of a text that is sent in several encodings: it stands for the content, not for the bytes. */
export const weakEtag = (content: Buffer | Uint8Array | string): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
