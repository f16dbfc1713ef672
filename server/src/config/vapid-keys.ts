import { createECDH } from 'node:crypto'

/** The pair of keys that signs pushes (RFC 8292), in base64url: a point of P-256 without compression, and a number of 32 bytes. */
export type VapidKeys = { publicKey: string; privateKey: string }

/** Returns the pair of a private key of 32 bytes. Throws if the key is no number of the curve. */
export function vapidKeysOf(privateKey: Buffer): VapidKeys {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

/** Returns whether two keys are a pair. */
export function isVapidPair({ publicKey, privateKey }: VapidKeys): boolean {
  try {
    return vapidKeysOf(Buffer.from(privateKey, 'base64url')).publicKey === publicKey
  } catch {
    return false
  }
}
