import { Problem } from '@wasla/contract/errors/problem.ts'
import { isBusiness, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import type { Viewer } from './viewer.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import { settle, type Verdict } from '#platform/verdict.ts'
import { tellSessionsEnded } from './ended.ts'
import { refreshLife, type SessionParts } from './parts.ts'
import { tokensAfter, type TokenPair } from './refresh.ts'
import { childSecret, refreshHash } from './refresh-token.ts'
import { findOwnProfile, removeProvisional } from './stores/profiles.ts'
import { findSession, moveSessions, rotate } from './stores/sessions.ts'

type Wanted = { profileId: string; type: ProfileType }

/** A line in the audit log, which is never shortened: one a day of each profile that was wanted, and so many of one person. */
async function tellRefusal(parts: SessionParts, tx: Database, viewer: Viewer, wanted: Wanted): Promise<void> {
  const target = wanted.profileId.slice(0, 64)
  const isOver = async (key: string, rule: { count: number; window: number }) =>
    (await parts.limits.take(`switch-refused:${key}`, rule, { whenDown: 'closed', within: tx })) !== null
  if (await isOver(`${viewer.userId}:${target}`, sessionLimits.refusedSwitchTold)) return
  if (await isOver(viewer.userId, sessionLimits.refusedSwitchesTold)) return
  await writeAudit(tx, parts, { actor: viewer.userId, action: 'session.switchRefused', target, detail: { type: wanted.type } })
}

async function change(parts: SessionParts, tx: Database, viewer: Viewer, wanted: Wanted, now: number): Promise<Verdict<TokenPair>> {
  const profile = await findOwnProfile(tx, viewer.userId, wanted.profileId, wanted.type)
  if (!profile) {
    await tellRefusal(parts, tx, viewer, wanted)
    return new Problem('PROFILE_NOT_FOUND')
  }
  const session = await findSession(tx, viewer.sessionId)
  if (!session || session.revoked_at !== null) return new Problem('INVALID_SESSION')
  if (session.profile_id !== viewer.profileId) return new Problem('UN_AUTHORIZED')
  const from = session.refresh_hash
  const to = refreshHash(parts.keys, childSecret(parts.keys, from))
  const expiresAt = now + refreshLife(parts)
  // A refresh at the same moment: the session is read again as it left it.
  if (!(await rotate(tx, { id: session.id, from, to, now, expiresAt, profileId: profile.id })))
    return change(parts, tx, viewer, wanted, now)
  if (isBusiness(profile.type) && (await removeProvisional(tx, viewer.userId, viewer.profileId, now)))
    await moveSessions(tx, viewer.userId, viewer.profileId, profile.id)
  await tellSessionsEnded(tx, parts, viewer.userId, now)
  await writeAudit(tx, parts, { actor: viewer.userId, action: 'session.switched', target: profile.id, detail: { from: viewer.profileId } })
  return tokensAfter(parts, session, { profile_id: profile.id, profile_type: profile.type }, from, now)
}

/**
 * `switchUser` (B-19): the session goes over to another profile of the same user. The access token of before is `UN_AUTHORIZED` from
 * now on, its refresh token still leads to the new one for 30 s. Foreign, closed, removed and wrongly paired profiles are all alike
 * `PROFILE_NOT_FOUND`, and leave a line in the audit log, once a day (security case 14). A provisional profile that was never set up goes with
 * the first switch to a business (C-05).
 */
export const switchUser = async (parts: SessionParts, viewer: Viewer, wanted: Wanted): Promise<TokenPair> => {
  const now = parts.clock.now()
  return settle(await inTransaction(parts.db, (tx) => change(parts, tx, viewer, wanted, now)))
}
