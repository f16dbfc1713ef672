import { derive, keyedHash } from '#platform/keyed-hash.ts'
import type { Secrets } from '../../env.ts'

/** One key for each purpose, so that what is made for one purpose fits no other. */
export type SessionKeys = {
  access: Buffer
  refreshTag: Buffer
  refreshChild: Buffer
  refreshHash: Buffer
  code: Buffer
  device: Buffer
}

/** All keys come from the two secrets of the environment: tokens are made with one, and what the database stores is hashed with the other. */
export const sessionKeys = ({ token, otp }: Secrets): SessionKeys => ({
  access: derive(token, 'access token'),
  refreshTag: derive(token, 'tag of refresh tokens'),
  refreshChild: derive(token, 'next refresh token'),
  refreshHash: derive(otp, 'hash of refresh tokens'),
  code: derive(otp, 'hash of codes'),
  device: derive(otp, 'hash of device tokens'),
})

/** The form in which a code is stored; it fits only the challenge it was sent for (B-06). */
export const codeHash = (keys: SessionKeys, challengeId: string, code: string) => keyedHash(keys.code, `${challengeId}\n${code}`)

/** The form in which a device's random token is stored (B-08). */
export const deviceHash = (keys: SessionKeys, token: string) => keyedHash(keys.device, token)
