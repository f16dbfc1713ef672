import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** A key of its own for one purpose, from a secret of the environment: what is made for one purpose fits no other. */
export const derive = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'wasla', purpose, 32))

/** HMAC-SHA-256, base64url: 43 characters. */
export const keyedHash = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

/** Compares in the same time whatever the texts are, so long as they are equally long. */
export function sameText(left: string, right: string): boolean {
  const a = Buffer.from(left)
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}
