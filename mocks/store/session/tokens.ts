import { profileTypes, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import type { Session } from '../memory.ts'

/** What an access token says; shaped like the server's (B-13), because the app reads it, and signed by nobody. */
export type AccessClaims = { sub: string; profileId: string; profileType: ProfileType; sid: string; exp: number }

const toBase64Url = (text: string) =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
const fromBase64Url = (text: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0))

const head = toBase64Url(JSON.stringify({ alg: 'none', typ: 'JWT' }))
const seal = 'mock'

export function writeAccess(session: Session, profileType: ProfileType, now: number): string {
  const claims: AccessClaims = {
    sub: session.userId,
    profileId: session.profileId,
    profileType,
    sid: session.id,
    exp: Math.floor(now / 1000) + sessionLimits.accessLife,
  }
  return `${head}.${toBase64Url(JSON.stringify(claims))}.${seal}`
}

/** Null for everything that is not one of ours. */
export function readAccess(token: string): AccessClaims | null {
  const [start, body, end] = token.split('.')
  if (start !== head || end !== seal || !body) return null
  try {
    const { sub, profileId, profileType, sid, exp } = JSON.parse(fromBase64Url(body)) as Partial<Record<keyof AccessClaims, unknown>>
    const type = profileTypes.find((one) => one === profileType)
    if (typeof sub !== 'string' || typeof profileId !== 'string' || typeof sid !== 'string' || typeof exp !== 'number' || !type) return null
    return { sub, profileId, profileType: type, sid, exp }
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
