import { changesOf } from '@wasla/contract/common/decision.ts'
import type { CreateWithdrawalAccountInput, UpdateWithdrawalAccountInput } from '@wasla/contract/wallet/input.ts'
import {
  decideWithdrawalAccountCreation,
  decideWithdrawalAccountRemoval,
  decideWithdrawalAccountUpdate,
  withdrawalAccountConflict,
  withdrawalAccountMissing,
  type WithdrawalAccountState,
} from '@wasla/contract/wallet/withdrawal-accounts/account.ts'
import type { WithdrawalAccountRecord } from '@wasla/contract/wallet/withdrawal-accounts/record.ts'
import { isClash } from '#database/clash.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Viewer } from '../session/viewer.ts'
import { termsOf, type WalletDeps } from './deps.ts'
import { lockOwnWallet } from './open.ts'
import { findAccounts, insertAccount, saveAccount } from './stores/withdrawal-accounts.ts'
import { findOpenWithdrawals } from './stores/withdrawals.ts'

type Owner = Pick<Viewer, 'profileId' | 'userId'>
type Action = 'wallet.accountAdded' | 'wallet.accountChanged' | 'wallet.accountRemoved'

/**
 * Locks the wallet and returns its state. Because of the lock, two bank accounts that are added at once are counted one after the other.
 */
async function loadLocked(tx: Database, { profileId }: Owner): Promise<WithdrawalAccountState> {
  const { owner } = await lockOwnWallet(tx, profileId)
  return {
    owner,
    accounts: await findAccounts(tx, profileId),
    withdrawals: await findOpenWithdrawals(tx, profileId),
  }
}

/** Writes an audit record that says who changed a bank account, without the IBAN. */
const writeTrace = (tx: Database, deps: WalletDeps, { userId, profileId }: Owner, action: Action, accountId: string) =>
  writeAudit(tx, deps, { actor: userId, action, target: accountId, detail: { profile: profileId } })

/**
 * Runs `work` in one transaction. If the unique index refuses an IBAN that is stored already, throws the conflict that the decision would
 * throw.
 */
async function changing(
  deps: WalletDeps,
  owner: Owner,
  work: (tx: Database, state: WithdrawalAccountState) => Promise<WithdrawalAccountRecord>,
): Promise<WithdrawalAccountRecord> {
  try {
    return await inTransaction(deps.db, async (tx) => work(tx, await loadLocked(tx, owner)))
  } catch (error) {
    throw isClash(error) ? withdrawalAccountConflict() : error
  }
}

const rulesOf = (deps: WalletDeps) => ({ mode: deps.env.mode, terms: termsOf(deps) })

/** Adds a bank account: `createWithdrawalAccount` (P-13). */
export const createAccount = (deps: WalletDeps, owner: Owner, input: CreateWithdrawalAccountInput) =>
  changing(deps, owner, async (tx, state) => {
    const at = { id: deps.ids.uuid(), now: deps.clock.now() }
    const account = changesOf(decideWithdrawalAccountCreation(state, input, rulesOf(deps), at))
    await insertAccount(tx, account)
    await writeTrace(tx, deps, owner, 'wallet.accountAdded', account.id)
    return account
  })

async function save(tx: Database, account: WithdrawalAccountRecord): Promise<WithdrawalAccountRecord> {
  if (!(await saveAccount(tx, account))) throw withdrawalAccountMissing()
  return account
}

/** Changes a bank account: `updateWithdrawalAccount` (P-13). The waiting period begins again (P-11). */
export const updateAccount = (deps: WalletDeps, owner: Owner, input: UpdateWithdrawalAccountInput) =>
  changing(deps, owner, async (tx, state) => {
    const account = await save(tx, changesOf(decideWithdrawalAccountUpdate(state, input, rulesOf(deps), deps.clock.now())))
    await writeTrace(tx, deps, owner, 'wallet.accountChanged', account.id)
    return account
  })

/** Removes a bank account: `deleteWithdrawalAccount` (P-13). */
export const removeAccount = (deps: WalletDeps, owner: Owner, id: string) =>
  changing(deps, owner, async (tx, state) => {
    const account = await save(tx, changesOf(decideWithdrawalAccountRemoval(state, id, deps.clock.now())))
    await writeTrace(tx, deps, owner, 'wallet.accountRemoved', account.id)
    return account
  })
