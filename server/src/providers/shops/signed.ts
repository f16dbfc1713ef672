import { createHmac, timingSafeEqual } from 'node:crypto'

/** Returns whether two texts are equal, in a time that does not depend on where they differ. */
export function isEqualText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Returns the HMAC-SHA256 of a body. */
export const hmacOf = (secret: string, text: string, encoding: 'hex' | 'base64'): string =>
  createHmac('sha256', secret).update(text).digest(encoding)
