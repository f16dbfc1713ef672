import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { WithdrawFromWalletInput } from '@wasla/contract/wallet/input.ts'
import type { WithdrawalRecord } from '@wasla/contract/wallet/withdrawals/record.ts'
import { demoSettlement, type Settlement } from '@wasla/contract/wallet/withdrawals/settlement.ts'
import { decideWithdrawal } from '@wasla/contract/wallet/withdrawals/withdrawal.ts'
import type { Store } from '../memory.ts'
import { notify } from '../notifications/notifications.ts'
import { accountById, availableOf, ownerOf, walletTerms, withdrawalsOf } from './state.ts'

/** Implements the mutation `withdrawFromWallet` (P-06, P-11). The demo bank settles the withdrawal automatically. */
export function startWithdrawal(store: Store, profile: ProfileRecord, input: WithdrawFromWalletInput): WithdrawalRecord {
  const { clock, memory, nextId } = store
  const now = clock.now()
  const withdrawals = withdrawalsOf(store, profile.id)
  const start = changesOf(
    decideWithdrawal(
      {
        owner: ownerOf(store, profile),
        available: availableOf(store, profile.id),
        account: accountById(store, input.withdrawalAccountId) ?? null,
        withdrawals,
        previous: withdrawals.find(({ idempotencyKey }) => idempotencyKey === input.idempotencyKey) ?? null,
      },
      input,
      walletTerms,
      { id: nextId('withdrawal'), now },
    ),
  )
  if (start.isRepeat) return start.withdrawal
  const holdId = memory.ledger.execute(start.instruction, { transactionId: nextId('transaction'), now })
  const withdrawal = { ...start.withdrawal, holdId }
  memory.world.withdrawals.push(withdrawal)
  memory.withBank.add(withdrawal.id)
  return withdrawal
}

/** Implements the query `withdrawal`. Returns only the viewer's own withdrawals. */
export function withdrawalById(store: Store, profileId: string, id: string): WithdrawalRecord {
  const withdrawal = withdrawalsOf(store, profileId).find((one) => one.id === id)
  if (!withdrawal) throw new Problem('WITHDRAWAL_NOT_FOUND')
  return withdrawal
}

/** Saves the settlement of a withdrawal and moves its money. */
export function saveSettlement(
  store: Store,
  before: WithdrawalRecord,
  { withdrawal, instruction, notification }: Settlement,
): WithdrawalRecord {
  const { clock, memory, nextId } = store
  if (instruction) memory.ledger.execute(instruction, { transactionId: nextId('transaction'), now: clock.now() })
  if (notification) notify(store, notification)
  memory.withBank.delete(before.id)
  return Object.assign(before, withdrawal)
}

/** Settles withdrawals after the demo bank's delay (P-12). Withdrawals of the world wait for the back office instead. */
export function settleWithdrawals(store: Store): void {
  const { withBank, world } = store.memory
  for (const withdrawal of world.withdrawals) {
    const account = withBank.has(withdrawal.id) ? accountById(store, withdrawal.accountId) : undefined
    const settlement = account ? demoSettlement(withdrawal, account, store.clock.now()) : null
    if (settlement) saveSettlement(store, withdrawal, settlement)
  }
}
