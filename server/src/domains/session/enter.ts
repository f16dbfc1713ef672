import { createHash } from 'node:crypto'
import type { AuthSession } from '@wasla/contract/generated/user-types.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { accountStateOf, signInRefusals } from '@wasla/contract/session/account-states.ts'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import type { Database } from '#database/database.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Verdict } from '#platform/verdict.ts'
import { invitationAccepted } from '../invites/accepted.ts'
import { tellSessionsEnded } from './ended.ts'
import { deviceOf, isLimitless, refreshLife, type Caller, type SessionParts } from './parts.ts'
import { refreshHash, writeRefreshToken } from './refresh-token.ts'
import { rememberDevice } from './stores/devices.ts'
import { firstProfile } from './stores/profiles.ts'
import { forgetSends } from './stores/sends.ts'
import { dropOldest, insertSession, revokeAll } from './stores/sessions.ts'
import {
  accountFacts,
  askIdentityAgain,
  findInviter,
  findUserByNumber,
  firstProfileOf,
  holdUser,
  insertProfile,
  insertUser,
  markSignedIn,
  type User,
} from './stores/users.ts'

/** Somebody who has proven that a number is theirs. */
export type Entrant = { mobileNo: string; countryId: string; invitationCode: string | null; mayOpenAccount: boolean }

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789' // no I, O, 0, 1: people read these aloud

/** Eight letters and digits from a secret (J-03). */
export const invitationCodeFrom = (secret: string) =>
  [...createHash('sha256').update(secret).digest().subarray(0, 8)].map((byte) => letters[byte % letters.length]).join('')

/** A new user with the provisional profile that answers the first questions (C-05). */
async function openAccount(parts: SessionParts, tx: Database, entrant: Entrant, now: number): Promise<{ user: User; isNew: boolean }> {
  const inviter = entrant.invitationCode === null ? undefined : await findInviter(tx, entrant.invitationCode)
  for (;;) {
    const user: User = {
      id: parts.ids.uuid(),
      mobile_no: entrant.mobileNo,
      country_id: entrant.countryId,
      language: null,
      accepted_terms_at: now,
      created_at: now,
      last_sign_in_at: now,
      suspended_at: null,
      identity_recheck_since: null,
      invitation_code: invitationCodeFrom(parts.ids.secret(16)),
      invited_by: inviter?.id ?? null,
      is_demo: parts.env.mode === 'demo' ? 1 : 0,
    }
    if (await insertUser(tx, user)) {
      await insertProfile(tx, firstProfileOf({ id: parts.ids.uuid(), userId: user.id, now }))
      if (inviter) await invitationAccepted(tx, parts, { inviterId: inviter.id, mobileNo: user.mobile_no })
      return { user, isNew: true }
    }
    // Either the number was taken by a sign-up at the same moment, or the invitation code is one of another user: then draw again.
    const known = await findUserByNumber(tx, entrant.mobileNo)
    if (known) return { user: known, isNew: false }
  }
}

/** Nobody of a demonstration is anybody where the product is real. */
const isMadeUp = ({ env }: SessionParts, user: User) => user.is_demo === 1 && env.mode !== 'demo'

const lastSeen = (user: User) => user.last_sign_in_at ?? user.created_at

/** The number may have a new owner: other sessions end, and money waits for an identity check (security case 10). */
async function wakeDormant(parts: SessionParts, tx: Database, user: User, now: number) {
  await revokeAll(tx, user.id, 'dormant', now)
  await tellSessionsEnded(tx, parts, user.id, now)
  await askIdentityAgain(tx, user.id, now)
  await writeAudit(tx, parts, {
    actor: user.id,
    action: 'session.dormantReturned',
    target: user.id,
    detail: { days: Math.floor((now - lastSeen(user)) / 86_400_000) },
  })
}

/**
 * Opens a session for the owner of a number, and the account itself where there is none and it may. Called inside the transaction
 * that used up the proof; refusals are verdicts: `USER_NOT_FOUND`, `USER_SUSPENDED`, `ACCOUNT_CLOSED` (B-05, B-16, D-37).
 */
export async function enter(
  parts: SessionParts,
  tx: Database,
  entrant: Entrant,
  caller: Caller,
  now: number,
): Promise<Verdict<AuthSession>> {
  const known = await findUserByNumber(tx, entrant.mobileNo)
  if (!known && !entrant.mayOpenAccount) return new Problem('USER_NOT_FOUND')
  const { user, isNew } = known ? { user: known, isNew: false } : await openAccount(parts, tx, entrant, now)
  // Behind the lock: an account that is shut at the same moment is seen shut, or shuts this session with the others.
  await holdUser(tx, user.id)
  const refusal = signInRefusals[accountStateOf(await accountFacts(tx, user.id))]
  if (refusal !== null) return new Problem(refusal)
  if (isMadeUp(parts, user)) return new Problem('USER_SUSPENDED')
  await markSignedIn(tx, user.id, now)
  const profile = await firstProfile(tx, user.id)
  if (!profile) return new Problem('USER_NOT_FOUND')
  const limitless = isLimitless(parts, user.mobile_no)
  if (!limitless && now - lastSeen(user) > sessionLimits.dormantAfter * 1000) await wakeDormant(parts, tx, user, now)

  const sessionId = parts.ids.uuid()
  const secret = parts.ids.secret(32)
  await insertSession(tx, {
    id: sessionId,
    user_id: user.id,
    profile_id: profile.id,
    created_at: now,
    last_used_at: now,
    expires_at: now + refreshLife(parts),
    revoked_at: null,
    revoked_why: null,
    refresh_hash: refreshHash(parts.keys, secret),
    parent_hash: null,
    rotated_at: null,
    user_agent: caller.userAgent.slice(0, 200),
  })
  if (!limitless) {
    if (await dropOldest(tx, user.id, parts.settings.get('session.devices'), now)) await tellSessionsEnded(tx, parts, user.id, now)
    await forgetSends(tx, user.mobile_no)
    const device = deviceOf(parts, caller)
    if (device !== null) await rememberDevice(tx, device, user.mobile_no, now)
  }
  return {
    accessToken: parts.tokens.sign({ sub: user.id, profileId: profile.id, profileType: profile.type, sid: sessionId }, now),
    refreshToken: writeRefreshToken(parts.keys, { sessionId, secret }),
    isNewUser: isNew,
  }
}
