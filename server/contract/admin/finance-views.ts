import type { Adjustment, AdminUser, Reconciliation } from '../generated/admin-types.ts'
import { toDateTime } from '../profiles/fields.ts'
import type { AdjustmentRecord } from '../wallet/adjustments/record.ts'
import { differenceOf, type ReconciliationRecord } from '../wallet/reconciliation/record.ts'
import type { ProfileNames } from './ledger-views.ts'
import type { AdminAccountRecord } from './record.ts'
import { adminUserOf } from './views.ts'

/** Admin accounts by id. */
export type Admins = ReadonlyMap<string, AdminAccountRecord>

/** Returns an admin account for a list. Throws if it is missing, because accounts are never deleted. */
export function adminOf(admins: Admins, id: string): AdminUser {
  const account = admins.get(id)
  if (!account) throw new Error(`There is no admin ${id}`)
  return adminUserOf(account)
}

const orNull = (moment: number | null) => (moment === null ? null : toDateTime(moment))

/** Returns an `Adjustment`. `profileName` is empty if the profile is gone. */
export const adjustmentOf = (adjustment: AdjustmentRecord, names: ProfileNames, admins: Admins): Adjustment => {
  const { id, profileId, amount, reason, status, proposedBy, decidedBy, createdAt, decidedAt, transactionId } = adjustment
  return {
    ...{ id, profileId, amount, reason, status, transactionId },
    profileName: names.get(profileId) ?? '',
    proposedBy: adminOf(admins, proposedBy),
    decidedBy: decidedBy === null ? null : adminOf(admins, decidedBy),
    createdAt: toDateTime(createdAt),
    decidedAt: orNull(decidedAt),
  }
}

/** Returns a `Reconciliation`. */
export const reconciliationOf = (compared: ReconciliationRecord): Reconciliation => {
  const { day, gateway, theirs, ours, checkedAt } = compared
  return { id: `${day}:${gateway}`, day, gateway, theirs, ours, difference: differenceOf(compared), checkedAt: toDateTime(checkedAt) }
}
