import { Problem } from '@wasla/contract/errors/problem.ts'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import { decideRefresh, type RefreshState } from '@wasla/contract/session/refresh.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import { resultOrThrow, type Verdict } from '#platform/verdict.ts'
import { sameText } from '#platform/keyed-hash.ts'
import { isLimitless, refreshLife, type Caller, type SessionParts } from './parts.ts'
import { childSecret, readRefreshToken, refreshHash, writeRefreshToken } from './refresh-token.ts'
import { announceSessionsEnded } from './sessions-ended.ts'
import { findSession, revoke, rotate, type FoundSession, type StoredSession } from './stores/sessions.ts'

export type TokenPair = { accessToken: string; refreshToken: string }

/** Returns the next access and refresh token of a session, for `profile`. They follow the refresh token with `parentHash`. */
export function tokensAfter(
  parts: SessionParts,
  session: Pick<StoredSession, 'id' | 'userId'>,
  profile: { id: string; type: ProfileType },
  parentHash: string,
  now: number,
): TokenPair {
  const secret = childSecret(parts.keys, parentHash)
  return {
    accessToken: parts.tokens.sign({ sub: session.userId, profileId: profile.id, profileType: profile.type, sid: session.id }, now),
    refreshToken: writeRefreshToken(parts.keys, { sessionId: session.id, secret }),
  }
}

/** Returns which of a session's refresh tokens has this hash. */
function tokenOf({ refreshHash: current, parentHash }: StoredSession, hash: string): RefreshState['token'] {
  if (sameText(current, hash)) return 'current'
  return parentHash !== null && sameText(parentHash, hash) ? 'parent' : 'older'
}

/** Ends the session whose old refresh token was used again. The caller commits this before it throws the refusal. */
async function endReplayed(parts: SessionParts, tx: Database, { id, userId }: StoredSession, now: number): Promise<void> {
  if ((await revoke(tx, id, 'refreshReplayed', now)) === null) return
  await writeAudit(tx, parts, { actor: userId, action: 'session.refreshReplayed', target: id })
  await announceSessionsEnded(tx, parts, userId, now)
}

const stateOf = ({ env }: SessionParts, found: FoundSession, hash: string): FoundSession & RefreshState => ({
  ...found,
  isDemoMode: env.mode === 'demo',
  token: tokenOf(found.session, hash),
})

async function follow(parts: SessionParts, tx: Database, sessionId: string, hash: string, now: number): Promise<Verdict<TokenPair>> {
  const found = await findSession(tx, sessionId)
  const refresh = decideRefresh(found && stateOf(parts, found, hash), refreshLife(parts), now)
  if (refresh.problem) return refresh.problem
  const { session, profileType } = refresh.changes.state
  if (refresh.changes.kind === 'replayed') {
    await endReplayed(parts, tx, session, now)
    return refresh.changes.refusal
  }
  if (refresh.changes.kind === 'rotated') {
    const to = refreshHash(parts.keys, childSecret(parts.keys, hash))
    const rotated = await rotate(tx, { id: session.id, from: hash, to }, refresh.changes)
    // A concurrent request with the same token was faster. The token is the parent now, and its child is the same as here.
    if (!rotated) return follow(parts, tx, sessionId, hash, now)
  }
  return tokensAfter(parts, session, { id: session.profileId, type: profileType }, hash, now)
}

/**
 * `regenerateAccessToken` (B-14): returns a new access token and the next refresh token. The direct parent of the current token gets the
 * same child for 30 s. Any older token ends the session in the database before `ACCESS_TOKEN_REFRESH_FAILED` is thrown. Throws the same
 * code for a token that is not ours or has expired, `INVALID_SESSION` for a session that ended, and `USER_SUSPENDED` (B-16).
 */
export async function regenerateAccessToken(parts: SessionParts, refreshToken: string, caller: Caller): Promise<TokenPair> {
  const { db, clock, limits, log } = parts
  const token = readRefreshToken(parts.keys, refreshToken)
  const session = token ? await findSession(db, token.sessionId) : undefined
  if (!session || !isLimitless(parts, session.loginNumber))
    await limits.enforce(`refresh:${caller.address}`, sessionLimits.refreshesPerAddress, { whenDown: 'open' })
  if (!token) {
    log.warn('A refresh token was refused: it is none of ours')
    throw new Problem('ACCESS_TOKEN_REFRESH_FAILED')
  }
  await limits.enforce(`refresh:${token.sessionId}`, sessionLimits.refreshesPerSession, { whenDown: 'open' })
  const hash = refreshHash(parts.keys, token.secret)
  const now = clock.now()
  const verdict = await inTransaction(db, (tx) => follow(parts, tx, token.sessionId, hash, now))
  return resultOrThrow(verdict, (problem) => log.warn('A refresh was refused', { refusal: problem.code, session: token.sessionId }))
}

/** `signOut` (B-15): ends the session of a refresh token, whether the token is current or old. Ignores other tokens silently. */
export async function signOut(parts: SessionParts, refreshToken: string): Promise<void> {
  const token = readRefreshToken(parts.keys, refreshToken)
  if (!token) return
  const now = parts.clock.now()
  await inTransaction(parts.db, async (tx) => {
    const userId = await revoke(tx, token.sessionId, 'signedOut', now)
    if (userId !== null) await announceSessionsEnded(tx, parts, userId, now)
  })
}
