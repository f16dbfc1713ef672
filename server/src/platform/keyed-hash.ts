import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Derives a key for one purpose from a secret of the environment. A hash of one purpose is never valid for another. */
export const derive = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'wasla', purpose, 32))

/** Returns the HMAC-SHA-256 in base64url: 43 characters. */
export const keyedHash = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

/** Compares two texts of equal length in constant time. */
export function sameText(left: string, right: string): boolean {
  const a = Buffer.from(left)
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}
