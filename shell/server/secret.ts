import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a text is the secret, in constant time. Without a secret or a text it never is. */
export function isSecret(given: string | undefined, secret: string | undefined): boolean {
  if (!given || !secret) return false
  // digests have one length, which the comparison needs
  return timingSafeEqual(digestOf(given), digestOf(secret))
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()
