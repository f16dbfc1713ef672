import type { AdminAction } from '../common/admin-action.ts'
import type { SettingRecord } from '../settings/change.ts'
import { decideAdjustment } from '../wallet/adjustments/adjustment.ts'
import type { AdjustmentRecord } from '../wallet/adjustments/record.ts'
import { decideRevocation, type AdminInvitationRecord } from './invitations.ts'
import { decideOnSettingChange, type SettingChangeRecord } from './setting-changes.ts'

/** What an account of the back office began and nobody has ended yet: its proposals, and the links that it sent or that were sent for it. */
export type BegunWork = {
  readonly adjustments: readonly AdjustmentRecord[]
  readonly settingChanges: readonly { readonly change: SettingChangeRecord; readonly setting: SettingRecord }[]
  readonly invitations: readonly AdminInvitationRecord[]
}

/** The same after it was ended, and the lines of the audit log that say so. */
export type EndedWork = {
  readonly adjustments: readonly AdjustmentRecord[]
  readonly settingChanges: readonly SettingChangeRecord[]
  readonly invitations: readonly AdminInvitationRecord[]
  readonly actions: readonly AdminAction[]
}

/**
 * What becomes of an account's open work when the account is disabled, enabled again, or given a new password (Y-09). Whoever had the account
 * may have begun it, so nothing of it waits for a second person any more: proposals are rejected by the admin who ended the access, and
 * links are withdrawn. An honest colleague proposes it again.
 */
export function endWork(begun: BegunWork, { endedBy, now }: { endedBy: string; now: number }): EndedWork {
  const by = { adminId: endedBy, problemAfter: () => null, now }
  const adjustments = begun.adjustments.flatMap((one) => decideAdjustment(one, { approve: false, available: null }, by).changes ?? [])
  const settingChanges = begun.settingChanges.flatMap((one) => decideOnSettingChange(one, { approve: false }, by).changes ?? [])
  const invitations = begun.invitations.flatMap((one) => decideRevocation(one, now).changes ?? [])
  return {
    adjustments: adjustments.map(({ adjustment }) => adjustment),
    settingChanges: settingChanges.map(({ change }) => change),
    invitations: invitations.map(({ invitation }) => invitation),
    actions: [...adjustments, ...settingChanges, ...invitations].map(({ action }) => action),
  }
}
