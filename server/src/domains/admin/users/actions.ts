import { closureAction, decideClosure, decideSuspension, suspensionAction } from '@wasla/contract/admin/accounts.ts'
import { decideLabel, decideMembershipReversion } from '@wasla/contract/admin/profiles.ts'
import { readProfileSummaries } from '@wasla/contract/admin/profile-summary.ts'
import { labelRules, suspendRules, withReasonRules } from '@wasla/contract/admin/rules.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { UserRow } from '@wasla/contract/generated/admin-types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { Database } from '#database/database.ts'
import type { OtherServices } from '../other-services.ts'
import { endAccount, findDeletion } from '../../own-data/service.ts'
import { findLabel, updateProfile, type ProfilesService } from '../../profiles/service.ts'
import { performAction } from '../action.ts'
import type { Admin, AdminParts } from '../parts.ts'
import { findAccountFacts, findUserRows } from '../stores/users.ts'

async function rowOf(db: Database, userId: string): Promise<UserRow> {
  const [row] = await findUserRows(db, [userId])
  if (!row) throw new Problem('USER_NOT_FOUND')
  return row
}

const sideOf = (row: UserRow) => ({ profiles: readProfileSummaries(row.profiles), groups: row.groups })

/** `adminUser`: returns one user. Throws `USER_NOT_FOUND`. */
export const oneUser = ({ db }: AdminParts, userId: string): Promise<UserRow> => rowOf(db, userId)

/** The refusal if somebody else changed the account at the same moment. */
const unchanged = () => new Problem('NO_CHANGES_TO_UPDATE')

/** `adminSetUserSuspended` (B-16): suspends or reinstates a user with all their profiles. */
export async function setSuspended(
  parts: AdminParts,
  { session, profiles }: Pick<OtherServices, 'session' | 'profiles'>,
  admin: Admin,
  userId: string,
  input: { suspended: boolean; reason: string },
): Promise<UserRow> {
  const { suspended, reason } = accept(suspendRules, input)
  return performAction(parts, admin, async (tx, now) => {
    const { profileEvent } = changesOf(decideSuspension(await findAccountFacts(tx, userId), { suspended }, now))
    const before = await rowOf(tx, userId)
    if (!(suspended ? await session.suspendAccount(tx, userId) : await session.reinstateAccount(tx, userId))) throw unchanged()
    // The profiles of an account whose owner deletes it stay hidden.
    const staysHidden = profileEvent === 'reinstated' && (await findDeletion(tx, userId)) !== null
    if (profileEvent && !staysHidden) await profiles.moveAll(tx, userId, profileEvent)
    const result = await rowOf(tx, userId)
    return {
      action: suspensionAction(suspended, { userId, reason, before: sideOf(before), after: sideOf(result) }),
      result,
    }
  })
}

/** `adminCloseAccount` (D-37): closes an account. The agreements of its profiles and its place in the waiting list end too. */
export async function closeAccount(
  parts: AdminParts,
  { session, profiles, onboarding, wallet }: Pick<OtherServices, 'session' | 'profiles' | 'onboarding' | 'wallet'>,
  admin: Admin,
  userId: string,
  input: { reason: string },
): Promise<UserRow> {
  const { reason } = accept(withReasonRules, input)
  return performAction(parts, admin, async (tx, now) => {
    changesOf(decideClosure(await findAccountFacts(tx, userId), await wallet.lockFunds(tx, userId), now))
    const before = await rowOf(tx, userId)
    if (!(await endAccount(tx, { ...parts, session, profiles, onboarding }, userId))) throw unchanged()
    const result = await rowOf(tx, userId)
    return { action: closureAction({ userId, reason, before: sideOf(before), after: sideOf(result) }), result }
  })
}

/** `adminSetProfileLabel` (D-29): sets a profile's label. An empty text removes it. */
export async function setProfileLabel(
  parts: AdminParts,
  admin: Admin,
  profileId: string,
  input: { label?: string | null | undefined },
): Promise<void> {
  const { label: requested } = accept(labelRules, input)
  return performAction(parts, admin, async (tx) => {
    const profile = await findLabel(tx, profileId)
    const { label, action } = changesOf(decideLabel(profile && { id: profileId, label: profile.label }, { label: requested }))
    await updateProfile(tx, profileId, { label })
    return { action, result: undefined }
  })
}

/** `adminRevertMembership` (D-24): makes an agent a networker again. */
export async function revertMembership(
  parts: AdminParts,
  profiles: ProfilesService,
  admin: Admin,
  profileId: string,
  input: { reason: string },
): Promise<void> {
  const { reason } = accept(withReasonRules, input)
  return performAction(parts, admin, async (tx) => {
    const outcome = await profiles.revertMembership(tx, profileId)
    const { action } = changesOf(decideMembershipReversion(outcome, { profileId, reason }))
    return { action, result: undefined }
  })
}
