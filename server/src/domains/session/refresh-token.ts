import { keyedHash, sameText } from '#platform/keyed-hash.ts'
import type { SessionKeys } from './keys.ts'

/**
 * `<session id>.<secret>.<tag>`: opaque to its holder. The tag distinguishes an old token of ours from an invented one, so that
 * only the first kind can end a session (B-14). The database stores only keyed hashes of the secrets.
 */
export type RefreshToken = { sessionId: string; secret: string }

const tagOf = (keys: SessionKeys, token: RefreshToken) => keyedHash(keys.refreshTag, `${token.sessionId}.${token.secret}`)

export const writeRefreshToken = (keys: SessionKeys, token: RefreshToken) => `${token.sessionId}.${token.secret}.${tagOf(keys, token)}`

/** Null for everything this server did not make. */
export function readRefreshToken(keys: SessionKeys, text: string): RefreshToken | null {
  if (text.length > 256) return null
  const [sessionId, secret, tag, ...more] = text.split('.')
  if (!sessionId || !secret || !tag || more.length > 0) return null
  const token = { sessionId, secret }
  return sameText(tag, tagOf(keys, token)) ? token : null
}

export const refreshHash = (keys: SessionKeys, secret: string) => keyedHash(keys.refreshHash, secret)

/**
 * The secret that follows the one behind `hash`. It depends on nothing but the stored hash and a key, so two tabs that bring the
 * same parent get the same child and no plaintext is stored; `switchUser`, which brings no token, can rotate too.
 */
export const childSecret = (keys: SessionKeys, hash: string) => keyedHash(keys.refreshChild, hash)
