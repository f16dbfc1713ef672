import type { PaidRewards, RewardLine } from './paid-rewards.ts'
import type { TransactionRow } from './row.ts'
import { paidTogether, type WalletChange } from './rows.ts'

/** Returns the line of rewards of a change; null for any other change, or if its run is unknown. */
export function rewardLineOf(change: WalletChange): RewardLine | null {
  if (change.change !== 'rewardEarned' && change.change !== 'rewardsPaid') return null
  const { id, payoutRunId, programId, at } = change
  if (payoutRunId === undefined) return null
  const isOwners = change.change === 'rewardsPaid'
  const amount = isOwners ? paidTogether(change).amount : change.amount
  return { id, payoutRunId, programId, amount, at, isOwners }
}

/** Returns transactions with their rewards. `rewards` has them by transaction id. */
export const withRewards = (rows: readonly TransactionRow[], rewards: ReadonlyMap<string, PaidRewards>): TransactionRow[] =>
  rows.map((row) => {
    const paid = rewards.get(row.id)
    return paid ? { ...row, rewards: paid } : row
  })
