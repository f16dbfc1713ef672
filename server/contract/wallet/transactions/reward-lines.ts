import type { PaidRewards, RewardLine } from './paid-rewards.ts'
import type { TransactionRow } from './row.ts'
import { paidTogether, type WalletChange } from './rows.ts'

/** The line of rewards that a change is; null for everything else, and where the run is not known. */
export function rewardLineOf(change: WalletChange): RewardLine | null {
  if (change.change !== 'rewardEarned' && change.change !== 'rewardsPaid') return null
  const { id, payoutRunId, programId, at } = change
  if (payoutRunId === undefined) return null
  const isOwners = change.change === 'rewardsPaid'
  const amount = isOwners ? paidTogether(change).amount : change.amount
  return { id, payoutRunId, programId, amount, at, isOwners }
}

/** The transactions with what their rewards were paid for, by their ids. */
export const withRewards = (rows: readonly TransactionRow[], rewards: ReadonlyMap<string, PaidRewards>): TransactionRow[] =>
  rows.map((row) => {
    const paid = rewards.get(row.id)
    return paid ? { ...row, rewards: paid } : row
  })
