import { derive, keyedHash } from '#platform/keyed-hash.ts'
import type { Secrets } from '../../config/env.ts'

/** One key for each purpose, so that a token or hash of one purpose is not valid for another. */
export type SessionKeys = {
  access: Buffer
  refreshTag: Buffer
  refreshChild: Buffer
  refreshHash: Buffer
  code: Buffer
  device: Buffer
}

/** Derives all keys from the two secrets of the environment: tokens are signed with one, stored values are hashed with the other. */
export const sessionKeys = ({ token, otp }: Secrets): SessionKeys => ({
  access: derive(token, 'access token'),
  refreshTag: derive(token, 'tag of refresh tokens'),
  refreshChild: derive(token, 'next refresh token'),
  refreshHash: derive(otp, 'hash of refresh tokens'),
  code: derive(otp, 'hash of codes'),
  device: derive(otp, 'hash of device tokens'),
})

/** Returns the hash under which a code is stored. It matches only in the challenge the code was sent for (B-06). */
export const codeHash = (keys: SessionKeys, challengeId: string, code: string) => keyedHash(keys.code, `${challengeId}\n${code}`)

/** Returns the hash under which a device's random token is stored (B-08). */
export const deviceHash = (keys: SessionKeys, token: string) => keyedHash(keys.device, token)
