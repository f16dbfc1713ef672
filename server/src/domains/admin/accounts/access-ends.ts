import { endWork } from '@wasla/contract/admin/access-ends.ts'
import type { Database } from '#database/database.ts'
import { effectiveSetting } from '../../settings/service.ts'
import type { WalletService } from '../../wallet/service.ts'
import { writeAction } from '../action.ts'
import type { AdminParts } from '../parts.ts'
import { decideOnce, findOpenAdjustmentsBy } from '../stores/adjustments.ts'
import { changeInvitation, findWaitingInvitationsOf } from '../stores/invitations.ts'
import { endSessions } from '../stores/sessions.ts'
import { findOpenChangesBy, saveSettingDecision } from '../stores/setting-changes.ts'
import { forgetDevices } from './devices.ts'

type Wallet = Pick<WalletService, 'takeApprovalsBack'>
type Ending = { readonly accountId: string; readonly endedBy: string; readonly now: number }

/**
 * Removes an account's approvals of open withdrawals and ends its open work (`endWork`, Y-09). Writes an audit line for each piece of work
 * that it ends. A proposal or invitation that another admin decides at the same moment keeps that decision.
 */
export async function takeWorkBack(tx: Database, parts: AdminParts, wallet: Wallet, { accountId, endedBy, now }: Ending): Promise<void> {
  await wallet.takeApprovalsBack(tx, accountId)
  const settingChanges = []
  for (const change of await findOpenChangesBy(tx, accountId))
    settingChanges.push({ change, setting: await effectiveSetting(tx, parts.env.mode, change.key) })
  const ended = endWork(
    { settingChanges, adjustments: await findOpenAdjustmentsBy(tx, accountId), invitations: await findWaitingInvitationsOf(tx, accountId) },
    { endedBy, now },
  )
  for (const adjustment of ended.adjustments) await decideOnce(tx, adjustment)
  for (const change of ended.settingChanges) await saveSettingDecision(tx, change)
  for (const invitation of ended.invitations) await changeInvitation(tx, invitation)
  for (const action of ended.actions) await writeAction(tx, parts, { id: endedBy }, action)
}

/** Ends every session and the open work of an account, and makes all its browsers unknown. */
export async function endAccess(tx: Database, parts: AdminParts, wallet: Wallet, ending: Ending): Promise<void> {
  await endSessions(tx, ending.accountId, ending.now)
  await forgetDevices(tx, parts, ending.accountId)
  await takeWorkBack(tx, parts, wallet, ending)
}
