import type { AdminAction } from '../common/admin-action.ts'
import type { SettingRecord } from '../settings/change.ts'
import { decideAdjustment } from '../wallet/adjustments/adjustment.ts'
import type { AdjustmentRecord } from '../wallet/adjustments/record.ts'
import { decideRevocation, type AdminInvitationRecord } from './invitations.ts'
import { decideOnSettingChange, type SettingChangeRecord } from './setting-changes.ts'

/** Open work of an admin account: its proposals, and the links that it sent or that reset its password. */
export type OpenWork = {
  readonly adjustments: readonly AdjustmentRecord[]
  readonly settingChanges: readonly { readonly change: SettingChangeRecord; readonly setting: SettingRecord }[]
  readonly invitations: readonly AdminInvitationRecord[]
}

/** The open work of an admin account after it was ended, with its audit lines. */
export type EndedWork = {
  readonly adjustments: readonly AdjustmentRecord[]
  readonly settingChanges: readonly SettingChangeRecord[]
  readonly invitations: readonly AdminInvitationRecord[]
  readonly actions: readonly AdminAction[]
}

/**
 * Ends an account's open work when the account is disabled, enabled again or given a new password (Y-09): rejects its proposals in the name
 * of the admin who ended the access, and revokes its links. Somebody else may have used the account to begin them, so none may wait for a
 * second person. An honest colleague can propose them again.
 */
export function endWork(open: OpenWork, { endedBy, now }: { endedBy: string; now: number }): EndedWork {
  const by = { adminId: endedBy, problemAfter: () => null, now }
  const adjustments = open.adjustments.flatMap((one) => decideAdjustment(one, { approve: false, available: null }, by).changes ?? [])
  const settingChanges = open.settingChanges.flatMap((one) => decideOnSettingChange(one, { approve: false }, by).changes ?? [])
  const invitations = open.invitations.flatMap((one) => decideRevocation(one, now).changes ?? [])
  return {
    adjustments: adjustments.map(({ adjustment }) => adjustment),
    settingChanges: settingChanges.map(({ change }) => change),
    invitations: invitations.map(({ invitation }) => invitation),
    actions: [...adjustments, ...settingChanges, ...invitations].map(({ action }) => action),
  }
}
