import type { AuthSession } from '@wasla/contract/generated/user-types.ts'
import { decideEntry, newSession, sessionsBeyond } from '@wasla/contract/session/entry.ts'
import type { CodeRequest } from '@wasla/contract/session/challenge.ts'
import type { Database } from '#database/database.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Verdict } from '#platform/verdict.ts'
import { findOwner, type Owner } from './number-owner.ts'
import { deviceOf, isLimitless, refreshLife, type Caller, type SessionParts } from './parts.ts'
import { refreshHash, writeRefreshToken } from './refresh-token.ts'
import { announceSessionsEnded } from './sessions-ended.ts'
import { rememberDevice } from './stores/devices.ts'
import { findProfilesOf } from './stores/profiles.ts'
import { forgetSends } from './stores/sends.ts'
import { findOpenSessions, insertSession, revokeAll, revokeSome } from './stores/sessions.ts'
import { findAccount, lockUser, requireIdentityCheck, saveSignIn, type StoredUser } from './stores/users.ts'

/**
 * Locks the owner of a number, and returns the state that decides whether they may sign in. The account is read after locking. So a
 * suspension or closing at the same moment is either seen here, or happens later and ends this session too.
 */
async function lockOwner(tx: Database, owner: Owner) {
  await lockUser(tx, owner.id)
  const account = (await findAccount(tx, owner.id)) ?? { suspendedAt: owner.suspendedAt, closedAt: null, erasedAt: null }
  return { ...owner, account, profiles: await findProfilesOf(tx, owner.id), isDemoUser: owner.isDemo }
}

/** Ends the other sessions and requires an identity check before money moves: the number may have a new owner (security case 10). */
async function wakeDormant(parts: SessionParts, tx: Database, userId: string, days: number, now: number) {
  await revokeAll(tx, userId, 'dormant', now)
  await announceSessionsEnded(tx, parts, userId, now)
  await requireIdentityCheck(tx, userId, now)
  await writeAudit(tx, parts, { actor: userId, action: 'session.dormantReturned', target: userId, detail: { days } })
}

/** Ends the oldest sessions above the device limit, and remembers this device. */
async function limitDevices(parts: SessionParts, tx: Database, { id: userId, mobileNo }: StoredUser, caller: Caller, now: number) {
  const tooMany = sessionsBeyond(await findOpenSessions(tx, userId, now), parts.settings.get('session.devices'))
  if (tooMany.length > 0) {
    await revokeSome(
      tx,
      tooMany.map(({ id }) => id),
      'tooManyDevices',
      now,
    )
    await announceSessionsEnded(tx, parts, userId, now)
  }
  await forgetSends(tx, mobileNo)
  const device = deviceOf(parts, caller)
  if (device !== null) await rememberDevice(tx, device, mobileNo, now)
}

/**
 * Opens a session for the owner of a number that the caller has proven to be theirs. If the number has no owner, a sign-up creates the
 * account first. Returns the refusals of `decideEntry` instead of throwing them, because the transaction that used up the proof must
 * commit.
 */
export async function enter(
  parts: SessionParts,
  tx: Database,
  request: CodeRequest,
  caller: Caller,
  now: number,
): Promise<Verdict<AuthSession>> {
  const found = await findOwner(parts, tx, request, now)
  const limitless = isLimitless(parts, request.mobileNo)
  const owner = found && (await lockOwner(tx, found))
  const entry = decideEntry({ owner, isDemoMode: parts.env.mode === 'demo', isLimitless: limitless }, now)
  if (entry.problem) return entry.problem
  const { owner: user, profile, lastSignInAt, dormantDays } = entry.changes
  await saveSignIn(tx, user.id, lastSignInAt)
  if (dormantDays !== null) await wakeDormant(parts, tx, user.id, dormantDays, now)

  const sessionId = parts.ids.uuid()
  const secret = parts.ids.secret(32)
  await insertSession(tx, {
    ...newSession({ id: sessionId, userId: user.id, profileId: profile.id }, refreshLife(parts), now),
    createdAt: now,
    refreshHash: refreshHash(parts.keys, secret),
    parentHash: null,
    userAgent: caller.userAgent.slice(0, 200),
  })
  if (!limitless) await limitDevices(parts, tx, user, caller, now)
  return {
    accessToken: parts.tokens.sign({ sub: user.id, profileId: profile.id, profileType: profile.type, sid: sessionId }, now),
    refreshToken: writeRefreshToken(parts.keys, { sessionId, secret }),
    isNewUser: user.isNew,
  }
}
