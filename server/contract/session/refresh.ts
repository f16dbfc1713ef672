import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { accountStateOf, sessionRefusals, type AccountFacts } from './account-states.ts'
import { sessionLimits } from './limits.ts'
import type { SessionRecord } from './record.ts'

const grace = sessionLimits.refreshGrace * 1000

/** What a session is afterwards whose refresh token is replaced by the next one. */
export type Rotation = { rotatedAt: number; lastUsedAt: number; expiresAt: number }

export const rotationAt = (now: number, refreshLife: number): Rotation => ({
  rotatedAt: now,
  lastUsedAt: now,
  expiresAt: now + refreshLife,
})

export type RefreshState = {
  session: Pick<SessionRecord, 'expiresAt' | 'revokedAt' | 'rotatedAt'>
  account: AccountFacts
  isProfileRemoved: boolean
  /** Whether a demonstration invented the user, and whether the product runs as one. */
  isDemoUser: boolean
  isDemoMode: boolean
  /** Which of the session's refresh tokens was brought: the one in force, its immediate parent, or an older one. */
  token: 'current' | 'parent' | 'older'
}

/**
 * `rotated`: the next refresh token is in force. `repeated`: the parent was brought again within 30 s, as by a second tab, and gets the
 * same child. `replayed`: whoever holds the newer token loses it too, because one of the two is a thief (B-14); the session's end is
 * saved before its refusal is answered.
 */
export type Refresh<State extends RefreshState> = { state: State } & (
  | ({ kind: 'rotated' } & Rotation)
  | { kind: 'repeated' }
  | { kind: 'replayed'; refusal: Problem }
)

/**
 * `regenerateAccessToken` (B-14). `ACCESS_TOKEN_REFRESH_FAILED` where the session is unknown or its refresh token is too old,
 * `INVALID_SESSION` where it ended, `USER_SUSPENDED` (B-16).
 */
export function decideRefresh<State extends RefreshState>(
  state: State | undefined,
  refreshLife: number,
  now: number,
): Decision<Refresh<State>> {
  if (!state) return refused(new Problem('ACCESS_TOKEN_REFRESH_FAILED'))
  const { session, token } = state
  const refusal = sessionRefusals[accountStateOf(state.account)]
  if (refusal !== null) return refused(new Problem(refusal))
  if (state.isDemoUser && !state.isDemoMode) return refused(new Problem('INVALID_SESSION'))
  if (session.revokedAt !== null || state.isProfileRemoved) return refused(new Problem('INVALID_SESSION'))
  if (now >= session.expiresAt) return refused(new Problem('ACCESS_TOKEN_REFRESH_FAILED'))
  if (token === 'current') return decided({ state, kind: 'rotated', ...rotationAt(now, refreshLife) })
  if (token === 'parent' && now <= (session.rotatedAt ?? 0) + grace) return decided({ state, kind: 'repeated' })
  return decided({ state, kind: 'replayed', refusal: new Problem('ACCESS_TOKEN_REFRESH_FAILED') })
}
