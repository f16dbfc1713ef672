import { readProfileSummaries } from '@wasla/contract/admin/records.ts'
import { labelRules, suspendRules, withReasonRules } from '@wasla/contract/admin/rules.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { UserRow } from '@wasla/contract/generated/admin-types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { endManagedAccounts } from '../../managed-accounts/service.ts'
import type { OnboardingService } from '../../onboarding/service.ts'
import { findLabel, moveAll, revertMembership as revert, updateProfile } from '../../profiles/service.ts'
import type { SessionService } from '../../session/service.ts'
import { act } from '../action.ts'
import type { Admin, AdminParts } from '../parts.ts'
import { userRows } from './list.ts'

async function rowOf({ db }: Pick<AdminParts, 'db'>, userId: string): Promise<UserRow> {
  const [row] = await userRows(db, [userId])
  if (!row) throw new Problem('USER_NOT_FOUND')
  return row
}

/** Where somebody's profiles stand, for the log: it is kept for ever, so no names. */
const standings = ({ profiles }: UserRow) => readProfileSummaries(profiles).map(({ id, status }) => ({ id, status }))

/** `adminUser`: `USER_NOT_FOUND` for nobody. */
export const oneUser = (parts: AdminParts, userId: string): Promise<UserRow> => rowOf(parts, userId)

/**
 * `adminSetUserSuspended` (B-16): every session ends, every profile rests, and comes back as it was unless the account was closed
 * meanwhile. `NO_CHANGES_TO_UPDATE` where it is so already or the account is erased, `USER_NOT_FOUND` for nobody.
 */
export async function setSuspended(
  parts: AdminParts,
  session: Pick<SessionService, 'suspendAccount' | 'reinstateAccount'>,
  admin: Admin,
  userId: string,
  input: { suspended: boolean; reason: string },
): Promise<UserRow> {
  const { suspended, reason } = accept(suspendRules, input)
  const before = await rowOf(parts, userId)
  return act(parts, admin, async (tx) => {
    const done = suspended ? (await session.suspendAccount(tx, userId)) && { isOpen: false } : await session.reinstateAccount(tx, userId)
    if (!done) return new Problem('NO_CHANGES_TO_UPDATE')
    // A closed account stays closed, so its profiles go on resting.
    if (suspended || done.isOpen) await moveAll(tx, parts, userId, suspended ? 'suspended' : 'reinstated')
    const [result = before] = await userRows(tx, [userId])
    return {
      action: suspended ? 'admin.userSuspended' : 'admin.userReinstated',
      target: userId,
      before: { isSuspended: before.isSuspended, profiles: standings(before) },
      after: { isSuspended: suspended, profiles: standings(result), reason },
      result,
    }
  })
}

/**
 * `adminCloseAccount` (D-37): sessions end, profiles become inactive at once, and what is personal is erased when its days are over.
 * `NO_CHANGES_TO_UPDATE` for an account that is closed already.
 */
export async function closeAccount(
  parts: AdminParts,
  { session, onboarding }: { session: Pick<SessionService, 'closeAccount'>; onboarding: Pick<OnboardingService, 'leave'> },
  admin: Admin,
  userId: string,
  input: { reason: string },
): Promise<UserRow> {
  const { reason } = accept(withReasonRules, input)
  const before = await rowOf(parts, userId)
  return act(parts, admin, async (tx) => {
    if (!(await session.closeAccount(tx, userId))) return new Problem('NO_CHANGES_TO_UPDATE')
    await moveAll(tx, parts, userId, 'closed')
    await onboarding.leave(tx, userId)
    await endManagedAccounts(tx, parts, { userId }, 'closed')
    const [result = before] = await userRows(tx, [userId])
    return {
      action: 'admin.accountClosed',
      target: userId,
      before: { profiles: standings(before) },
      after: { profiles: standings(result), reason },
      result,
    }
  })
}

/** `adminSetProfileLabel` (D-29); an empty text takes it away. */
export async function setProfileLabel(
  parts: AdminParts,
  admin: Admin,
  profileId: string,
  input: { label?: string | null | undefined },
): Promise<void> {
  const { label } = accept(labelRules, input)
  await act(parts, admin, async (tx) => {
    const before = await findLabel(tx, profileId)
    if (!before) return new Problem('PROFILE_NOT_FOUND')
    if (before.label === label) return new Problem('NO_CHANGES_TO_UPDATE')
    await updateProfile(tx, profileId, { label })
    return { action: 'admin.profileLabelled', target: profileId, before: { label: before.label }, after: { label }, result: undefined }
  })
}

/** `adminRevertMembership` (D-24): an agent is a networker again. `UNAUTHORIZED_UPDATING` for everybody else, and who has talents. */
export async function revertMembership(parts: AdminParts, admin: Admin, profileId: string, input: { reason: string }): Promise<void> {
  const { reason } = accept(withReasonRules, input)
  await act(parts, admin, async (tx) => {
    const reverted = await revert(tx, parts, profileId)
    if (reverted === 'missing') return new Problem('PROFILE_NOT_FOUND')
    if (reverted !== 'reverted') return new Problem('UNAUTHORIZED_UPDATING')
    return {
      action: 'admin.membershipReverted',
      target: profileId,
      before: { type: 'AGENT' },
      after: { type: 'INFLUENCER', reason },
      result: undefined,
    }
  })
}
