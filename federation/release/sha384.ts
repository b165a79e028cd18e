import { createHash } from 'node:crypto'

/** The digest of bytes or of a text in the format of the `integrity` attribute. */
export const sha384 = (data: Buffer | string): string =>
  `sha384-${createHash('sha384').update(data).digest('base64')}`
