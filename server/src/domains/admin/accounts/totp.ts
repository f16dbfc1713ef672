import { Secret, TOTP } from 'otpauth'

const period = 30

const of = (secret: string, issuer: string, label: string) =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) })

/** 160 random bits as people type them. */
export const newTotpSecret = (random: Buffer): string =>
  new Secret({ buffer: random.buffer.slice(random.byteOffset, random.byteOffset + random.length) as ArrayBuffer }).base32

/** What a QR code for an authenticator app holds. */
export const totpUri = (secret: string, issuer: string, label: string): string => of(secret, issuer, label).toString()

/** The half minute a code belongs to, one before and one after `now` allowed; null where it is none of theirs. */
export function totpStep(secret: string, code: string, now: number): number | null {
  const delta = of(secret, '', '').validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}
