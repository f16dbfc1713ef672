import { changesOf } from '@wasla/contract/common/decision.ts'
import { decideAccountChange } from '@wasla/contract/session/account-states.ts'
import type { UserRecord } from '@wasla/contract/session/record.ts'
import { accountOf } from '../find.ts'
import type { Store } from '../memory.ts'
import { revokeAll } from './sessions.ts'

/** Suspends, reinstates or closes an account (B-16, D-37). Suspending or closing it ends its sessions. */
export function changeAccount(store: Store, user: UserRecord, event: 'suspended' | 'reinstated' | 'closed', now: number): void {
  const { suspendedAt, closedAt } = changesOf(decideAccountChange(accountOf(user), event, now))
  Object.assign(user, { suspendedAt, closedAt })
  if (event !== 'reinstated') revokeAll(store, user.id, event)
}
