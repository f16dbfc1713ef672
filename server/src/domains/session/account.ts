import { accountStateOf, decideAccountChange, type AccountEvent, type AccountState } from '@wasla/contract/session/account-states.ts'
import type { Deps } from '../../deps.ts'
import type { Database } from '#database/database.ts'
import { announceSessionsEnded } from './sessions-ended.ts'
import { revokeAll } from './stores/sessions.ts'
import { findAccount, lockUser, saveAccount } from './stores/users.ts'

type AccountDeps = Pick<Deps, 'clock' | 'dialect'>

/**
 * Applies an event to an account, in the caller's transaction, and returns its new state. Null if nothing changes or there is no account.
 */
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

/** Applies an event that ends all sessions of the account. */
async function shut(tx: Database, { clock, dialect }: AccountDeps, userId: string, event: 'suspended' | 'closed'): Promise<boolean> {
  const now = clock.now()
  if ((await changeAccount(tx, userId, event, now)) === null) return false
  await revokeAll(tx, userId, event, now)
  await announceSessionsEnded(tx, { dialect }, userId, now)
  return true
}

/** Suspends an account and ends all its sessions (B-16). False if it is suspended already, or does not exist. */
export const suspendAccount = (tx: Database, deps: AccountDeps, userId: string): Promise<boolean> => shut(tx, deps, userId, 'suspended')

/** Closes an account for good (D-37): ends its sessions and starts the time until it is erased. False if it is closed already. */
export const closeAccount = (tx: Database, deps: AccountDeps, userId: string): Promise<boolean> => shut(tx, deps, userId, 'closed')

/** Ends a suspension; null if there was none. `isOpen`: whether the owner can sign in again, which they cannot if the account is closed. */
export async function reinstateAccount(
  tx: Database,
  { clock }: Pick<AccountDeps, 'clock'>,
  userId: string,
): Promise<{ isOpen: boolean } | null> {
  const state = await changeAccount(tx, userId, 'reinstated', clock.now())
  return state && { isOpen: state === 'open' }
}

/** Locks an account until the transaction ends, and returns whether it is open. */
export async function lockOpenAccount(tx: Database, userId: string): Promise<boolean> {
  await lockUser(tx, userId)
  const account = await findAccount(tx, userId)
  return account !== undefined && accountStateOf(account) === 'open'
}
