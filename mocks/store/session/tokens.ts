import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { accessClaims, isAccessClaims, type AccessClaims } from '@wasla/contract/session/access.ts'
import type { Session } from '../memory.ts'
import { setting } from '../settings.ts'

const toBase64Url = (text: string) =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
const fromBase64Url = (text: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0))

const head = toBase64Url(JSON.stringify({ alg: 'none', typ: 'JWT' }))
const seal = 'mock'

/** Returns an access token in the server's format, because the app reads it (B-13). The token has no signature. */
export function writeAccess({ id: sid, userId: sub, profileId }: Session, profileType: ProfileType, now: number): string {
  const claims = accessClaims({ sub, profileId, profileType, sid }, setting('session.accessLife'), now)
  return `${head}.${toBase64Url(JSON.stringify(claims))}.${seal}`
}

/** Returns the claims of a token, or null if the mock did not create the token. */
export function readAccess(token: string): AccessClaims | null {
  const [start, body, end] = token.split('.')
  if (start !== head || end !== seal || !body) return null
  try {
    const claims: unknown = JSON.parse(fromBase64Url(body))
    return isAccessClaims(claims) ? claims : null
  } catch {
    return null
  }
}

export type RefreshClaims = { sessionId: string; userId: string; profileId: string; turn: number; expiresAt: number }

export const writeRefresh = (session: Session): string =>
  ['mock-refresh', session.id, session.userId, session.profileId, session.turn, session.expiresAt].join('.')

export function readRefresh(token: string): RefreshClaims | null {
  const [kind, sessionId, userId, profileId, turn, expiresAt, ...more] = token.split('.')
  if (kind !== 'mock-refresh' || !sessionId || !userId || !profileId || !turn || !expiresAt || more.length > 0) return null
  return { sessionId, userId, profileId, turn: Number(turn), expiresAt: Number(expiresAt) }
}
