import type { Decision } from '@wasla/contract/common/decision.ts'
import type { ManagedAccountChange } from '@wasla/contract/managed-accounts/changes.ts'
import type { ManagedAccountRecord } from '@wasla/contract/managed-accounts/record.ts'
import type { Database } from '#database/database.ts'
import type { Verdict } from '#platform/verdict.ts'
import type { Deps } from '../../deps.ts'
import { updateNotification } from '../notifications/service.ts'
import { endSplitsOf } from './splits/change.ts'
import { findManagedAccount, saveStatus } from './store.ts'

/**
 * Loads a managed account, decides the change, saves it and updates the notification in the networker's panel. If another change was saved
 * first, it decides again on the new state. There are few retries, because a status only moves towards a final status.
 */
export async function changeAccount(
  tx: Database,
  deps: Pick<Deps, 'clock'>,
  id: string,
  decide: (account: ManagedAccountRecord | null) => Decision<ManagedAccountChange> | Promise<Decision<ManagedAccountChange>>,
): Promise<Verdict<ManagedAccountRecord>> {
  for (;;) {
    const before = await findManagedAccount(tx, id)
    const { problem, changes } = await decide(before)
    if (problem) return problem
    const { account, invitationMeta } = changes
    if (before === null || !(await saveStatus(tx, before.status, account))) continue
    const line = { profileId: account.talentId, type: 'MANAGED_ACCOUNT_CREATED', referenceId: id } as const
    await updateNotification(tx, line, invitationMeta)
    // The splits of an agreement end with it.
    if (before.status === 'Accepted') await endSplitsOf(tx, deps, account)
    return account
  }
}
