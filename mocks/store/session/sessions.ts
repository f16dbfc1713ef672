import { Problem } from '@wasla/contract/errors/problem.ts'
import { isBusiness, type ProfileType } from '@wasla/contract/profiles/types.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { isDemoNumber } from '@wasla/contract/session/demo.ts'
import { sessionRefusals, signInRefusals } from '@wasla/contract/session/account-states.ts'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import { idOf } from '../../world/ids.ts'
import { accountStateOfUser, findProfile, findUser, profilesOf } from '../find.ts'
import type { Session, Store } from '../memory.ts'
import { readAccess, readRefresh, writeAccess, writeRefresh, type RefreshClaims } from './tokens.ts'

export type Viewer = { userId: string; profileId: string; profileType: ProfileType; sessionId: string }

export type Tokens = { accessToken: string; refreshToken: string }

const refreshLife = sessionLimits.refreshLife * 1000
const grace = sessionLimits.refreshGrace * 1000

/** The profile a new session stands on: the person's own, else the oldest business; a closed one only where nothing else is left. */
export const firstProfile = (store: Store, userId: string): ProfileRecord | undefined =>
  profilesOf(store, userId)
    .map((profile) => ({ profile, rank: (profile.status === 'Inactive' ? 2 : 0) + (isBusiness(profile.type) ? 1 : 0) }))
    .toSorted((one, other) => one.rank - other.rank)[0]?.profile

const tokensOf = (store: Store, session: Session, type: ProfileType): Tokens => ({
  accessToken: writeAccess(session, type, store.clock.now()),
  refreshToken: writeRefresh(session),
})

/** A session on `profile`, as if its owner had signed in `ago` milliseconds before. */
export function signedInAs(store: Store, profile: ProfileRecord, ago = 0): Tokens {
  const session = openSession(store, profile, idOf(`session:${profile.id}`, store.clock.now()))
  session.expiresAt -= ago
  return { accessToken: writeAccess(session, profile.type, store.clock.now() - ago), refreshToken: writeRefresh(session) }
}

function openSession(store: Store, profile: ProfileRecord, id = store.nextId('session')): Session {
  const now = store.clock.now()
  const session: Session = {
    id,
    userId: profile.userId,
    profileId: profile.id,
    expiresAt: now + refreshLife,
    lastUsedAt: now,
    revoked: false,
    turn: 1,
    rotatedAt: 0,
  }
  store.memory.sessions.set(session.id, session)
  return session
}

/** Ends all but the ten sessions used last (B-13). */
function dropOldest({ memory, clock }: Store, userId: string) {
  const open = [...memory.sessions.values()].filter(
    (session) => session.userId === userId && !session.revoked && session.expiresAt > clock.now(),
  )
  for (const session of open
    .toReversed()
    .toSorted((one, other) => other.lastUsedAt - one.lastUsedAt)
    .slice(sessionLimits.devices))
    session.revoked = true
}

/** Refuses who comes with a session of an account that is suspended or closed (B-16, D-37). */
function requireOpen(store: Store, userId: string): void {
  const user = findUser(store, userId)
  const refusal = user ? sessionRefusals[accountStateOfUser(user)] : 'INVALID_SESSION'
  if (refusal !== null) throw new Problem(refusal)
}

/** Lets the owner of a proven number in, or refuses: `USER_NOT_FOUND`, `USER_SUSPENDED`, `ACCOUNT_CLOSED` (B-05, B-16, D-37). */
export function enter(store: Store, userId: string, isNewUser: boolean): Tokens & { isNewUser: boolean } {
  const now = store.clock.now()
  const user = findUser(store, userId)
  if (!user) throw new Problem('USER_NOT_FOUND')
  const refusal = signInRefusals[accountStateOfUser(user)]
  if (refusal !== null) throw new Problem(refusal)
  const seen = user.lastSignInAt ?? user.createdAt
  user.lastSignInAt = now
  const profile = firstProfile(store, userId)
  if (!profile) throw new Problem('USER_NOT_FOUND')
  const limitless = isDemoNumber(user.mobileNo)
  if (!limitless && now - seen > sessionLimits.dormantAfter * 1000) {
    for (const session of store.memory.sessions.values()) if (session.userId === userId) session.revoked = true
    user.identityRecheckSince ??= now
  }
  const session = openSession(store, profile)
  if (!limitless) dropOldest(store, userId)
  return { ...tokensOf(store, session, profile.type), isNewUser }
}

/** Of a session known by its access token only: the first refresh token that comes is taken for the one in force. */
const unknownTurn = 0

/**
 * The session a token speaks of. The mock forgets its sessions when the page is loaded anew, the browser keeps its tokens:
 * what they say is then believed, as long as user and profile still belong together.
 */
function sessionOf(store: Store, token: Omit<RefreshClaims, 'turn'> & { turn?: number }): Session | undefined {
  const known = store.memory.sessions.get(token.sessionId)
  if (known) return known
  if (findProfile(store, token.profileId)?.userId !== token.userId) return undefined
  const session: Session = {
    id: token.sessionId,
    userId: token.userId,
    profileId: token.profileId,
    expiresAt: token.expiresAt,
    lastUsedAt: store.clock.now(),
    revoked: false,
    turn: token.turn ?? unknownTurn,
    rotatedAt: 0,
  }
  store.memory.sessions.set(session.id, session)
  return session
}

/** Who is asking (B-13, B-16). Null without a header; throws `UN_AUTHORIZED`, `INVALID_SESSION`, `USER_SUSPENDED`. */
export function readViewer(store: Store, authorization: string | null): Viewer | null {
  if (authorization === null) return null
  const now = store.clock.now()
  const claims = readAccess(/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '')
  if (!claims || now >= claims.exp * 1000) throw new Problem('UN_AUTHORIZED')
  const session = sessionOf(store, { sessionId: claims.sid, userId: claims.sub, profileId: claims.profileId, expiresAt: now + refreshLife })
  const profile = session && findProfile(store, session.profileId)
  if (!session || !profile) throw new Problem('INVALID_SESSION')
  requireOpen(store, session.userId)
  if (session.revoked || now >= session.expiresAt) throw new Problem('INVALID_SESSION')
  if (session.userId !== claims.sub || session.profileId !== claims.profileId) throw new Problem('UN_AUTHORIZED')
  return { userId: session.userId, profileId: session.profileId, profileType: profile.type, sessionId: session.id }
}

/** `regenerateAccessToken` (B-14). */
export function regenerateAccessToken(store: Store, refreshToken: string): Tokens {
  const now = store.clock.now()
  const token = readRefresh(refreshToken)
  const session = token && sessionOf(store, token)
  const profile = session && findProfile(store, session.profileId)
  if (!token || !session) throw new Problem('ACCESS_TOKEN_REFRESH_FAILED')
  requireOpen(store, session.userId)
  if (session.revoked || !profile) throw new Problem('INVALID_SESSION')
  if (now >= session.expiresAt) throw new Problem('ACCESS_TOKEN_REFRESH_FAILED')
  if (session.turn === unknownTurn) session.turn = token.turn
  if (token.turn === session.turn) rotate(store, session)
  else if (token.turn !== session.turn - 1 || now > session.rotatedAt + grace) {
    session.revoked = true
    throw new Problem('ACCESS_TOKEN_REFRESH_FAILED')
  }
  return tokensOf(store, session, profile.type)
}

function rotate({ clock }: Store, session: Session) {
  const now = clock.now()
  Object.assign(session, { turn: session.turn + 1, rotatedAt: now, lastUsedAt: now, expiresAt: now + refreshLife })
}

/** `signOut` (B-15): ends the session of any token that is or was its own, and says nothing about others. */
export function signOut(store: Store, refreshToken: string): void {
  const token = readRefresh(refreshToken)
  const session = token && sessionOf(store, token)
  if (session) session.revoked = true
}

/** Whether a profile was never set up and goes with the first switch to a business (C-05). */
const isProvisional = (profile: ProfileRecord) =>
  profile.status === 'Onboarding' &&
  profile.onboardingStep === 'SelectAccountType' &&
  profile.firstName === null &&
  profile.lastName === null &&
  profile.userName === null

/** `switchUser` (B-19). */
export function switchUser(store: Store, viewer: Viewer, wanted: { profileId: string; type: ProfileType }): Tokens {
  const profile = findProfile(store, wanted.profileId)
  if (!profile || profile.userId !== viewer.userId || profile.type !== wanted.type || profile.status === 'Inactive')
    throw new Problem('PROFILE_NOT_FOUND')
  const session = store.memory.sessions.get(viewer.sessionId)
  if (!session || session.revoked) throw new Problem('INVALID_SESSION')
  session.profileId = profile.id
  rotate(store, session)
  const before = findProfile(store, viewer.profileId)
  if (before && isBusiness(profile.type) && isProvisional(before)) {
    store.memory.world.profiles = store.memory.world.profiles.filter(({ id }) => id !== before.id)
    for (const other of store.memory.sessions.values()) if (other.profileId === before.id) other.profileId = profile.id
  }
  return tokensOf(store, session, profile.type)
}
