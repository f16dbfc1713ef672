import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { decideAccess, isExpired } from '@wasla/contract/session/access.ts'
import { refreshLifeFrom } from '@wasla/contract/session/configured-limits.ts'
import { newSession } from '@wasla/contract/session/entry.ts'
import type { RevokedWhy } from '@wasla/contract/session/record.ts'
import { decideRefresh, type RefreshState, type Rotation } from '@wasla/contract/session/refresh.ts'
import { decideSwitch, type SwitchRequest } from '@wasla/contract/session/switch-user.ts'
import { accountOf, findProfile, findUser } from '../find.ts'
import type { Session, Store } from '../memory.ts'
import { setting } from '../settings.ts'
import { readAccess, readRefresh, writeAccess, writeRefresh, type RefreshClaims } from './tokens.ts'

export type Viewer = { userId: string; profileId: string; profileType: ProfileType; sessionId: string }

export type Tokens = { accessToken: string; refreshToken: string }

export const refreshLife = refreshLifeFrom(setting)

export const tokensOf = (session: Session, type: ProfileType, now: number): Tokens => ({
  accessToken: writeAccess(session, type, now),
  refreshToken: writeRefresh(session),
})

/** Ends all sessions of a user. */
export function revokeAll({ memory, clock }: Store, userId: string, revokedWhy: RevokedWhy): void {
  for (const session of memory.sessions.values())
    if (session.userId === userId && session.revokedAt === null) Object.assign(session, { revokedAt: clock.now(), revokedWhy })
}

/** Turn of a session of which only the access token is known. The next refresh token counts as the current one. */
const unknownTurn = 0

/**
 * Returns the session of a token. A page reload deletes the mock's sessions but not the browser's tokens. An unknown session is therefore
 * created from its token, if user and profile belong together.
 */
function sessionOf(store: Store, token: Omit<RefreshClaims, 'turn'> & { turn?: number }): Session | undefined {
  const { sessionId: id, userId, profileId, expiresAt, turn = unknownTurn } = token
  const known = store.memory.sessions.get(id)
  if (known) return known
  if (findProfile(store, profileId)?.userId !== userId) return undefined
  const session: Session = { ...newSession({ id, userId, profileId }, refreshLife, store.clock.now()), expiresAt, turn }
  store.memory.sessions.set(id, session)
  return session
}

/**
 * Returns a session with the account of its user and the type of its profile. Returns undefined if the session or its user does not exist.
 */
function stateOf(store: Store, session: Session | undefined) {
  const user = session && findUser(store, session.userId)
  if (!session || !user) return undefined
  const profile = findProfile(store, session.profileId)
  return { session, account: accountOf(user), profileType: profile?.type ?? 'INFLUENCER', isProfileRemoved: !profile }
}

/** Returns the viewer of a request, or null without a header (B-13, B-16). Throws `UN_AUTHORIZED` or the reason why the session ended. */
export function readViewer(store: Store, authorization: string | null): Viewer | null {
  if (authorization === null) return null
  const now = store.clock.now()
  const claims = readAccess(/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '')
  if (!claims || isExpired(claims, now)) throw new Problem('UN_AUTHORIZED')
  const { sid: sessionId, sub: userId, profileId } = claims
  const state = stateOf(store, sessionOf(store, { sessionId, userId, profileId, expiresAt: now + refreshLife }))
  const active = changesOf(decideAccess(state && { ...state.session, ...state, isRevoked: state.session.revokedAt !== null }, claims, now))
  return { userId: active.userId, profileId: active.profileId, profileType: active.profileType, sessionId }
}

/** Makes the next refresh token the current one. */
const rotate = (session: Session, { rotatedAt, lastUsedAt, expiresAt }: Rotation) =>
  Object.assign(session, { turn: session.turn + 1, rotatedAt, lastUsedAt, expiresAt })

const tokenAge = (session: Session, turn: number): RefreshState['token'] =>
  turn === session.turn ? 'current' : turn === session.turn - 1 ? 'parent' : 'older'

/** Implements the mutation `regenerateAccessToken` (B-14). */
export function regenerateAccessToken(store: Store, refreshToken: string): Tokens {
  const now = store.clock.now()
  const token = readRefresh(refreshToken)
  const found = token ? stateOf(store, sessionOf(store, token)) : undefined
  if (found && token && found.session.turn === unknownTurn) found.session.turn = token.turn
  const state = found && token && { ...found, isDemoUser: false, isDemoMode: true, token: tokenAge(found.session, token.turn) }
  const refresh = changesOf(decideRefresh(state ?? undefined, refreshLife, now))
  const { session, profileType } = refresh.state
  if (refresh.kind === 'replayed') {
    Object.assign(session, { revokedAt: now, revokedWhy: 'refreshReplayed' })
    throw refresh.refusal
  }
  if (refresh.kind === 'rotated') rotate(session, refresh)
  return tokensOf(session, profileType, now)
}

/**
 * Implements the mutation `signOut` (B-15). Ends the session of a current or former refresh token. An unknown token gets the same answer.
 */
export function signOut(store: Store, refreshToken: string): void {
  const token = readRefresh(refreshToken)
  const session = token && sessionOf(store, token)
  if (session && session.revokedAt === null) Object.assign(session, { revokedAt: store.clock.now(), revokedWhy: 'signedOut' })
}

/** Implements the mutation `switchUser` (B-19). */
export function switchUser(store: Store, viewer: Viewer, request: SwitchRequest): Tokens {
  const { memory, clock } = store
  const now = clock.now()
  const state = {
    viewer,
    target: findProfile(store, request.profileId),
    previous: findProfile(store, viewer.profileId),
    session: memory.sessions.get(viewer.sessionId),
  }
  const { session, profileId, profileType, removesPrevious, ...rotation } = changesOf(decideSwitch(state, request, refreshLife, now))
  session.profileId = profileId
  rotate(session, rotation)
  if (removesPrevious) {
    memory.world.profiles = memory.world.profiles.filter(({ id }) => id !== viewer.profileId)
    for (const other of memory.sessions.values()) if (other.profileId === viewer.profileId) other.profileId = profileId
  }
  return tokensOf(session, profileType, now)
}
