import { Secret, TOTP } from 'otpauth'

const period = 30

const of = (secret: string, issuer: string, label: string) =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) })

/** Returns a secret of 160 random bits in base32. */
export const newTotpSecret = (random: Buffer): string =>
  new Secret({ buffer: random.buffer.slice(random.byteOffset, random.byteOffset + random.length) as ArrayBuffer }).base32

/** Returns the address for the QR code of an authenticator app. */
export const totpUri = (secret: string, issuer: string, label: string): string => of(secret, issuer, label).toString()

/**
 * Returns the 30-second period to which a code belongs: the current, the previous or the next one. Null if the code belongs to none of
 * them.
 */
export function totpStep(secret: string, code: string, now: number): number | null {
  const delta = of(secret, '', '').validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}
