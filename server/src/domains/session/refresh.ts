import { Problem } from '@wasla/contract/errors/problem.ts'
import { accountStateOf, sessionRefusals } from '@wasla/contract/session/account-states.ts'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import { settle, type Verdict } from '#platform/verdict.ts'
import { sameText } from '#platform/keyed-hash.ts'
import { tellSessionsEnded } from './ended.ts'
import { isLimitless, refreshLife, type Caller, type SessionParts } from './parts.ts'
import { childSecret, readRefreshToken, refreshHash, writeRefreshToken } from './refresh-token.ts'
import { findSession, revoke, rotate, type FoundSession } from './stores/sessions.ts'

export type TokenPair = { accessToken: string; refreshToken: string }

const grace = sessionLimits.refreshGrace * 1000

/** The tokens a session has once `parentHash` has been followed. */
export function tokensAfter(
  parts: SessionParts,
  session: { id: string; user_id: string },
  profile: Pick<FoundSession, 'profile_id' | 'profile_type'>,
  parentHash: string,
  now: number,
): TokenPair {
  const secret = childSecret(parts.keys, parentHash)
  return {
    accessToken: parts.tokens.sign(
      { sub: session.user_id, profileId: profile.profile_id, profileType: profile.profile_type, sid: session.id },
      now,
    ),
    refreshToken: writeRefreshToken(parts.keys, { sessionId: session.id, secret }),
  }
}

/** How the token that was brought stands to the session. */
type Standing = 'inForce' | 'justReplaced' | 'old'

function standingOf(session: FoundSession, hash: string, now: number): Standing {
  if (sameText(session.refresh_hash, hash)) return 'inForce'
  const isParent = session.parent_hash !== null && sameText(session.parent_hash, hash)
  return isParent && now <= (session.rotated_at ?? 0) + grace ? 'justReplaced' : 'old'
}

/** Refusals that have nothing to do with the token's age. */
function refusalOf({ env }: SessionParts, session: FoundSession | undefined, now: number): Problem | null {
  if (!session) return new Problem('ACCESS_TOKEN_REFRESH_FAILED')
  const { suspended_at: suspendedAt, closed_at: closedAt, erased_at: erasedAt } = session
  const shut = sessionRefusals[accountStateOf({ suspendedAt, closedAt, erasedAt })]
  if (shut !== null) return new Problem(shut)
  if (session.is_demo === 1 && env.mode !== 'demo') return new Problem('INVALID_SESSION')
  if (session.revoked_at !== null || session.profile_deleted_at !== null) return new Problem('INVALID_SESSION')
  return now >= session.expires_at ? new Problem('ACCESS_TOKEN_REFRESH_FAILED') : null
}

/** Somebody brings a token that was used before: whoever holds the newer one loses it too. Committed before it is told. */
async function endReplayed(parts: SessionParts, tx: Database, session: FoundSession, now: number): Promise<Problem> {
  if ((await revoke(tx, session.id, 'refreshReplayed', now)) !== null) {
    await writeAudit(tx, parts, { actor: session.user_id, action: 'session.refreshReplayed', target: session.id })
    await tellSessionsEnded(tx, parts, session.user_id, now)
  }
  return new Problem('ACCESS_TOKEN_REFRESH_FAILED')
}

async function follow(parts: SessionParts, tx: Database, sessionId: string, hash: string, now: number): Promise<Verdict<TokenPair>> {
  const session = await findSession(tx, sessionId)
  const refusal = refusalOf(parts, session, now)
  if (refusal || !session) return refusal ?? new Problem('ACCESS_TOKEN_REFRESH_FAILED')
  const standing = standingOf(session, hash, now)
  if (standing === 'old') return endReplayed(parts, tx, session, now)
  if (standing === 'inForce') {
    const to = refreshHash(parts.keys, childSecret(parts.keys, hash))
    const moved = await rotate(tx, { id: session.id, from: hash, to, now, expiresAt: now + refreshLife(parts) })
    // Somebody with the same token was faster: it is the parent now, and its child is the same.
    if (!moved) return follow(parts, tx, sessionId, hash, now)
  }
  return tokensAfter(parts, session, session, hash, now)
}

/**
 * `regenerateAccessToken` (B-14): a new access token and the next refresh token. The immediate parent within 30 s gets the same
 * child; anything older ends the session, in the database, before `ACCESS_TOKEN_REFRESH_FAILED` is thrown. What is not ours or
 * expired is `ACCESS_TOKEN_REFRESH_FAILED`, a session that ended `INVALID_SESSION`, its user suspended `USER_SUSPENDED` (B-16).
 */
export async function regenerateAccessToken(parts: SessionParts, refreshToken: string, caller: Caller): Promise<TokenPair> {
  const { db, clock, limits, log } = parts
  const token = readRefreshToken(parts.keys, refreshToken)
  const session = token ? await findSession(db, token.sessionId) : undefined
  if (!session || !isLimitless(parts, session.mobile_no))
    await limits.enforce(`refresh:${caller.address}`, sessionLimits.refreshesPerAddress, { whenDown: 'open' })
  if (!token) {
    log.warn('A refresh token was refused: it is none of ours')
    throw new Problem('ACCESS_TOKEN_REFRESH_FAILED')
  }
  await limits.enforce(`refresh:${token.sessionId}`, sessionLimits.refreshesPerSession, { whenDown: 'open' })
  const hash = refreshHash(parts.keys, token.secret)
  const now = clock.now()
  const verdict = await inTransaction(db, (tx) => follow(parts, tx, token.sessionId, hash, now))
  return settle(verdict, (problem) => log.warn('A refresh was refused', { refusal: problem.code, session: token.sessionId }))
}

/** `signOut` (B-15): ends the session of any token that is or was its own. There is nothing to tell about others. */
export async function signOut(parts: SessionParts, refreshToken: string): Promise<void> {
  const token = readRefreshToken(parts.keys, refreshToken)
  if (!token) return
  const now = parts.clock.now()
  await inTransaction(parts.db, async (tx) => {
    const userId = await revoke(tx, token.sessionId, 'signedOut', now)
    if (userId !== null) await tellSessionsEnded(tx, parts, userId, now)
  })
}
