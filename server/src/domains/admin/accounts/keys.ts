import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Secrets } from '../../../config/env.ts'
import { derive } from '#platform/keyed-hash.ts'

/** Keys of the back office only. Tokens and hashes made with these keys are not valid for users, and those of users are not valid here. */
export type AdminKeys = { access: Buffer; tries: Buffer; device: Buffer; seal: Buffer; oidc: Buffer; ticket: Buffer }

export const adminKeys = ({ token, otp }: Secrets): AdminKeys => ({
  access: derive(token, 'admin access token'),
  tries: derive(otp, 'names of admin tries'),
  device: derive(otp, 'hash of admin device tokens'),
  seal: derive(otp, 'seal of admin totp secrets'),
  oidc: derive(token, 'states of admin openid connect'),
  ticket: derive(token, 'tickets of admin openid connect'),
})

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts a secret that must be read again, so that the database alone does not reveal it. `nonce` must be new each time. */
export function seal(key: Buffer, text: string, nonce: Buffer): string {
  const sealing = createCipheriv(cipher, key, nonce.subarray(0, nonceBytes), { authTagLength: tagBytes })
  const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([nonce.subarray(0, nonceBytes), sealing.getAuthTag(), body]).toString('base64url')
}

/** Decrypts a sealed text. Throws if it was sealed with another key or has been changed. */
export function unseal(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8')
}
