import { createHmac, timingSafeEqual } from 'node:crypto'

const signatureOf = (secret: string, source: string) =>
  createHmac('sha256', secret).update(`cover:${source}`).digest('base64url').slice(0, 22)
const longest = 1_500

/** The address at which we show another site's picture; only we can make one, so that nobody has us fetch what they like. Null where it is too long. */
export const coverAddress = (secret: string, source: string): string | null =>
  source.length > longest ? null : `/covers/${signatureOf(secret, source)}/${Buffer.from(source).toString('base64url')}`

/** The picture behind an address we made; null for any other. */
export function coverSource(secret: string, signature: string, encoded: string): string | null {
  const source = Buffer.from(encoded, 'base64url').toString()
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(secret, source))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? source : null
}
