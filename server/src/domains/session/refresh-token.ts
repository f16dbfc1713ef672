import { keyedHash, sameText } from '#platform/keyed-hash.ts'
import type { SessionKeys } from './keys.ts'

/**
 * A refresh token: `<session id>.<secret>.<tag>`. Its holder cannot read it. The tag tells an old token of ours from a forged one, because
 * only an old one may end a session (B-14). The database stores only keyed hashes of the secrets.
 */
export type RefreshToken = { sessionId: string; secret: string }

const tagOf = (keys: SessionKeys, token: RefreshToken) => keyedHash(keys.refreshTag, `${token.sessionId}.${token.secret}`)

export const writeRefreshToken = (keys: SessionKeys, token: RefreshToken) => `${token.sessionId}.${token.secret}.${tagOf(keys, token)}`

/** Returns null for a text that this server did not create. */
export function readRefreshToken(keys: SessionKeys, text: string): RefreshToken | null {
  if (text.length > 256) return null
  const [sessionId, secret, tag, ...more] = text.split('.')
  if (!sessionId || !secret || !tag || more.length > 0) return null
  const token = { sessionId, secret }
  return sameText(tag, tagOf(keys, token)) ? token : null
}

export const refreshHash = (keys: SessionKeys, secret: string) => keyedHash(keys.refreshHash, secret)

/**
 * Returns the secret that follows the one with this hash. It depends only on the stored hash and a key. So two tabs with the same parent
 * token get the same child, although no plaintext is stored. `switchUser`, which gets no refresh token, can rotate the token too.
 */
export const childSecret = (keys: SessionKeys, hash: string) => keyedHash(keys.refreshChild, hash)
