import { importJWK, SignJWT } from 'jose'
import type { VapidKeys } from '../../config/vapid-keys.ts'

/** Push services accept a day at most. */
const life = 12 * 60 * 60

const jwkOf = ({ publicKey, privateKey }: VapidKeys) => {
  const point = Buffer.from(publicKey, 'base64url')
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url')
  return { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65), d: privateKey }
}

/**
 * Returns a function that makes the `authorization` header of a push (RFC 8292): who we are, signed for one push service and half a day.
 * `now` is in milliseconds.
 */
export function vapidSigner({ subject, ...keys }: VapidKeys & { subject: string }): (url: URL, now: number) => Promise<string> {
  const key = importJWK(jwkOf(keys), 'ES256')
  return async ({ origin }, now) => {
    const token = await new SignJWT()
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setAudience(origin)
      .setSubject(subject)
      .setExpirationTime(Math.floor(now / 1000) + life)
      .sign(await key)
    return `vapid t=${token}, k=${keys.publicKey}`
  }
}
