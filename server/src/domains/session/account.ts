import { accountStateOf } from '@wasla/contract/session/account-states.ts'
import type { Deps } from '../../deps.ts'
import type { Database } from '#database/database.ts'
import { tellSessionsEnded } from './ended.ts'
import { revokeAll } from './stores/sessions.ts'
import { accountFacts, close, holdUser, reinstate, suspend } from './stores/users.ts'

type AccountDeps = Pick<Deps, 'clock' | 'dialect'>

async function endAll(tx: Database, { clock, dialect }: AccountDeps, userId: string, why: 'suspended' | 'closed'): Promise<void> {
  await revokeAll(tx, userId, why, clock.now())
  await tellSessionsEnded(tx, { dialect }, userId, clock.now())
}

/** Shuts an account to its owner and ends all its sessions (B-16), in the transaction of whoever decided it. False where it is shut already, or nobody's. */
export async function suspendAccount(tx: Database, deps: AccountDeps, userId: string): Promise<boolean> {
  if (!(await suspend(tx, userId, deps.clock.now()))) return false
  await endAll(tx, deps, userId, 'suspended')
  return true
}

/** Takes a suspension away. `isOpen` says whether the owner may come in again: a closed account stays closed. Null where there was none. */
export async function reinstateAccount(tx: Database, userId: string): Promise<{ isOpen: boolean } | null> {
  if (!(await reinstate(tx, userId))) return null
  return { isOpen: accountStateOf(await accountFacts(tx, userId)) === 'open' }
}

/** Whether an account is open, held as it is until the transaction is over. */
export async function holdOpenAccount(tx: Database, userId: string): Promise<boolean> {
  await holdUser(tx, userId)
  return accountStateOf(await accountFacts(tx, userId)) === 'open'
}

/** Closes an account for good (D-37): its sessions end, and the days until it is erased begin. False where it is closed already. */
export async function closeUsersAccount(tx: Database, deps: AccountDeps, userId: string): Promise<boolean> {
  if (!(await close(tx, userId, deps.clock.now()))) return false
  await endAll(tx, deps, userId, 'closed')
  return true
}
