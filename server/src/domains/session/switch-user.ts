import { sessionLimits } from '@wasla/contract/session/limits.ts'
import { decideSwitch, type SwitchRequest } from '@wasla/contract/session/switch-user.ts'
import type { Viewer } from './viewer.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import { resultOrThrow, type Verdict } from '#platform/verdict.ts'
import { refreshLife, type SessionParts } from './parts.ts'
import { tokensAfter, type TokenPair } from './refresh.ts'
import { childSecret, refreshHash } from './refresh-token.ts'
import { announceSessionsEnded } from './sessions-ended.ts'
import { findProfile, removeProvisional } from './stores/profiles.ts'
import { findSession, moveSessions, rotate } from './stores/sessions.ts'

/**
 * Writes a refusal to the audit log, once a day for each requested profile and up to a limit per user. There are limits because audit lines
 * are never deleted.
 */
async function auditRefusal(parts: SessionParts, tx: Database, viewer: Viewer, request: SwitchRequest): Promise<void> {
  const target = request.profileId.slice(0, 64)
  const isOver = async (key: string, rule: { count: number; window: number }) =>
    (await parts.limits.take(`switch-refused:${key}`, rule, { whenDown: 'closed', within: tx })) !== null
  if (await isOver(`${viewer.userId}:${target}`, sessionLimits.auditedSwitchRefusal)) return
  if (await isOver(viewer.userId, sessionLimits.auditedSwitchRefusals)) return
  await writeAudit(tx, parts, { actor: viewer.userId, action: 'session.switchRefused', target, detail: { type: request.type } })
}

/** Returns the viewer's profile as the request read it. */
const previousOf = ({ profile }: Viewer) => ({
  status: profile.status,
  onboardingStep: profile.onboarding_step,
  firstName: profile.first_name,
  lastName: profile.last_name,
  userName: profile.user_name,
})

async function change(parts: SessionParts, tx: Database, viewer: Viewer, request: SwitchRequest, now: number): Promise<Verdict<TokenPair>> {
  const target = await findProfile(tx, request.profileId)
  const found = await findSession(tx, viewer.sessionId)
  const decision = decideSwitch({ viewer, target, previous: previousOf(viewer), session: found?.session }, request, refreshLife(parts), now)
  if (decision.problem) {
    if (decision.problem.code === 'PROFILE_NOT_FOUND') await auditRefusal(parts, tx, viewer, request)
    return decision.problem
  }
  const { session, profileId, profileType, removesPrevious, ...rotation } = decision.changes
  const from = session.refreshHash
  const to = refreshHash(parts.keys, childSecret(parts.keys, from))
  // A refresh at the same moment rotated the token: read the session again.
  if (!(await rotate(tx, { id: session.id, from, to, profileId }, rotation))) return change(parts, tx, viewer, request, now)
  if (removesPrevious && (await removeProvisional(tx, viewer.userId, viewer.profileId, now)))
    await moveSessions(tx, viewer.userId, viewer.profileId, profileId)
  await announceSessionsEnded(tx, parts, viewer.userId, now)
  await writeAudit(tx, parts, { actor: viewer.userId, action: 'session.switched', target: profileId, detail: { from: viewer.profileId } })
  return tokensAfter(parts, session, { id: profileId, type: profileType }, from, now)
}

/**
 * `switchUser` (B-19): makes another profile of the same user the active one of the session. From then on the previous access token is
 * `UN_AUTHORIZED`; the previous refresh token still gets the new one for 30 s. A foreign, closed, removed or wrongly typed profile is
 * `PROFILE_NOT_FOUND`, and leaves a line in the audit log once a day (security case 14). The first switch to a business removes a
 * provisional profile that was never set up (C-05).
 */
export const switchUser = async (parts: SessionParts, viewer: Viewer, request: SwitchRequest): Promise<TokenPair> => {
  const now = parts.clock.now()
  return resultOrThrow(await inTransaction(parts.db, (tx) => change(parts, tx, viewer, request, now)))
}
