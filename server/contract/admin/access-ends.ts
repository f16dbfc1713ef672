import type { AdminAction } from '../common/admin-action.ts'
import type { SettingRecord } from '../settings/change.ts'
import { decideAdjustment } from '../wallet/adjustments/adjustment.ts'
import type { AdjustmentRecord } from '../wallet/adjustments/record.ts'
import { decideRevocation, type AdminInvitationRecord } from './invitations.ts'
import { decideOnSettingChange, type SettingChangeRecord } from './setting-changes.ts'

/** Open work of an admin account: its proposals, the one-time links that it sent, and the links that reset its password. */
export type OpenWork = {
  readonly adjustments: readonly AdjustmentRecord[]
  readonly settingChanges: readonly { readonly change: SettingChangeRecord; readonly setting: SettingRecord }[]
  readonly invitations: readonly AdminInvitationRecord[]
}

/** The proposals and links that were closed when an account lost its access, and the audit lines about them. */
export type EndedWork = {
  readonly adjustments: readonly AdjustmentRecord[]
  readonly settingChanges: readonly SettingChangeRecord[]
  readonly invitations: readonly AdminInvitationRecord[]
  readonly actions: readonly AdminAction[]
}

/**
 * Ends an account's open work when the account is disabled, enabled again or given a new password (Y-09). Rejects the proposals of the
 * account in the name of the admin `endedBy`, and revokes the links. An intruder may have made a proposal with the account, so no second
 * person may approve it later. An honest colleague can propose it again.
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
