import { changesOf } from '@wasla/contract/common/decision.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { CreateWithdrawalAccountInput, UpdateWithdrawalAccountInput } from '@wasla/contract/wallet/input.ts'
import {
  decideWithdrawalAccountCreation,
  decideWithdrawalAccountRemoval,
  decideWithdrawalAccountUpdate,
  type WithdrawalAccountState,
} from '@wasla/contract/wallet/withdrawal-accounts/account.ts'
import type { WithdrawalAccountRecord } from '@wasla/contract/wallet/withdrawal-accounts/record.ts'
import type { Store } from '../memory.ts'
import { insertRow, updateRow } from '../showcase/rows.ts'
import { accountsOf, ownerOf, walletTerms, withdrawalsOf } from './state.ts'

const rules = { mode: 'demo', terms: walletTerms } as const

const stateOf = (store: Store, profile: ProfileRecord): WithdrawalAccountState => ({
  owner: ownerOf(store, profile),
  accounts: accountsOf(store, profile.id),
  withdrawals: withdrawalsOf(store, profile.id),
})

/** Implements the mutation `createWithdrawalAccount` (P-13). */
export function createAccount(store: Store, profile: ProfileRecord, input: CreateWithdrawalAccountInput): WithdrawalAccountRecord {
  const made = { id: store.nextId('account'), now: store.clock.now() }
  const account = changesOf(decideWithdrawalAccountCreation(stateOf(store, profile), input, rules, made))
  return insertRow(store.memory.world.withdrawalAccounts, account)
}

/** Implements the mutation `updateWithdrawalAccount` (P-13). */
export const updateAccount = (store: Store, profile: ProfileRecord, input: UpdateWithdrawalAccountInput): WithdrawalAccountRecord =>
  updateRow(
    store.memory.world.withdrawalAccounts,
    changesOf(decideWithdrawalAccountUpdate(stateOf(store, profile), input, rules, store.clock.now())),
  )

/** Implements the mutation `deleteWithdrawalAccount` (P-13). */
export function removeAccount(store: Store, profile: ProfileRecord, id: string): { id: string } {
  const removed = changesOf(decideWithdrawalAccountRemoval(stateOf(store, profile), id, store.clock.now()))
  updateRow(store.memory.world.withdrawalAccounts, removed)
  return { id }
}
