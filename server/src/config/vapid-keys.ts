import { createECDH } from 'node:crypto'
import * as z from 'zod/mini'

/** The pair of keys that signs pushes (RFC 8292), in base64url: a point of P-256 without compression, and a number of 32 bytes. */
export type VapidKeys = { publicKey: string; privateKey: string }

/** Returns the pair of a private key of 32 bytes. Throws if the key is no number of the curve. */
export function vapidKeysOf(privateKey: Buffer): VapidKeys {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

/** A public key of the environment. */
export const vapidPublicKey = z.string().check(z.regex(/^B[\w-]{86}$/, { error: 'must be a public key of P-256, 87 letters of base64url' }))

/** A private key of the environment. */
export const vapidPrivateKey = z
  .string()
  .check(z.regex(/^[\w-]{43}$/, { error: 'must be a private key of P-256, 43 letters of base64url' }))

/** The address at which push services reach the operator. */
export const vapidSubject = z
  .string()
  .check(z.regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, { error: 'must be an address that begins with mailto: or https://' }))

function isPair({ publicKey, privateKey }: VapidKeys): boolean {
  try {
    return vapidKeysOf(Buffer.from(privateKey, 'base64url')).publicKey === publicKey
  } catch {
    return false
  }
}

/** Returns a problem if both keys are given and do not belong together: every push would be refused. */
export const unpairedKeys = (publicKey: string | undefined, privateKey: string | undefined): string[] =>
  publicKey && privateKey && !isPair({ publicKey, privateKey }) ? ['VAPID_PRIVATE_KEY is not the private key of VAPID_PUBLIC_KEY'] : []

type Given = Partial<Record<'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT', string | undefined>>

/** Returns the keys of the environment; null without them. */
export const pushOf = (given: Given, publicUrl: string): (VapidKeys & { subject: string }) | null =>
  given.VAPID_PUBLIC_KEY && given.VAPID_PRIVATE_KEY
    ? { publicKey: given.VAPID_PUBLIC_KEY, privateKey: given.VAPID_PRIVATE_KEY, subject: given.VAPID_SUBJECT ?? publicUrl }
    : null
