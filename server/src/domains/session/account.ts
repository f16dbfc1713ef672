import { accountStateOf, decideAccountChange, type AccountEvent, type AccountState } from '@wasla/contract/session/account-states.ts'
import type { Deps } from '../../deps.ts'
import type { Database } from '#database/database.ts'
import { announceSessionsEnded } from './sessions-ended.ts'
import { revokeAll } from './stores/sessions.ts'
import { findAccount, lockUser, saveAccount } from './stores/users.ts'

type AccountDeps = Pick<Deps, 'clock' | 'dialect'>

/** The state of an account after an event, in the transaction of whoever decided it; null where the event changes nothing, or for nobody. */
async function changeAccount(
  tx: Database,
  userId: string,
  event: Exclude<AccountEvent, 'erased'>,
  now: number,
): Promise<AccountState | null> {
  await lockUser(tx, userId)
  const account = await findAccount(tx, userId)
  const { changes } = account ? decideAccountChange(account, event, now) : {}
  return account && changes && (await saveAccount(tx, userId, account, changes)) ? accountStateOf(changes) : null
}

/** Changes an account by an event that ends all its sessions. */
async function shut(tx: Database, { clock, dialect }: AccountDeps, userId: string, event: 'suspended' | 'closed'): Promise<boolean> {
  const now = clock.now()
  if ((await changeAccount(tx, userId, event, now)) === null) return false
  await revokeAll(tx, userId, event, now)
  await announceSessionsEnded(tx, { dialect }, userId, now)
  return true
}

/** Suspends an account and ends all its sessions (B-16). False where it is suspended already, or nobody's. */
export const suspendAccount = (tx: Database, deps: AccountDeps, userId: string): Promise<boolean> => shut(tx, deps, userId, 'suspended')

/** Closes an account for good (D-37): its sessions end, and the days until it is erased begin. False where it is closed already. */
export const closeAccount = (tx: Database, deps: AccountDeps, userId: string): Promise<boolean> => shut(tx, deps, userId, 'closed')

/** Takes a suspension away. `isOpen` says whether the owner may come in again: a closed account stays closed. Null where there was none. */
export async function reinstateAccount(
  tx: Database,
  { clock }: Pick<AccountDeps, 'clock'>,
  userId: string,
): Promise<{ isOpen: boolean } | null> {
  const state = await changeAccount(tx, userId, 'reinstated', clock.now())
  return state && { isOpen: state === 'open' }
}

/** Whether an account is open. It stays as it is until the transaction is over. */
export async function lockOpenAccount(tx: Database, userId: string): Promise<boolean> {
  await lockUser(tx, userId)
  const account = await findAccount(tx, userId)
  return account !== undefined && accountStateOf(account) === 'open'
}
