import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { accountStateOf, sessionRefusals, type AccountFacts } from './account-states.ts'
import { sessionLimits } from './limits.ts'
import type { SessionRecord } from './record.ts'

const grace = sessionLimits.refreshGrace * 1000

/** The times of a session that change when its refresh token is replaced. In milliseconds. */
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
  /** Whether the user belongs to the demo data, and whether the product runs in demo mode. */
  isDemoUser: boolean
  isDemoMode: boolean
  /** Which of the session's refresh tokens was sent: the current one, its immediate parent, or an older one. */
  token: 'current' | 'parent' | 'older'
}

/**
 * The result of a refresh. `rotated`: the next refresh token is now the current one. `repeated`: the parent token was sent again within 30
 * s, for example by a second tab, and gets the same new token. `replayed`: an older token was sent, so two people hold tokens of the
 * session and one of them is a thief. The session then ends for both (B-14). Its end is saved before the refusal is returned.
 */
export type Refresh<State extends RefreshState> = { state: State } & (
  | ({ kind: 'rotated' } & Rotation)
  | { kind: 'repeated' }
  | { kind: 'replayed'; refusal: Problem }
)

/**
 * Decides `regenerateAccessToken` (B-14). Refused with `ACCESS_TOKEN_REFRESH_FAILED` if the session is unknown or its refresh token has
 * expired, `INVALID_SESSION` if the session ended, or `USER_SUSPENDED` (B-16).
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
