import type { DueShare } from '@wasla/contract/rewards/payout.ts'
import type { RewardRecord } from '@wasla/contract/rewards/record.ts'
import { sharesOf } from '@wasla/contract/splits/in-force.ts'
import type { Database } from '#database/database.ts'
import { shareSplitsOf } from '../managed-accounts/service.ts'
import type { RewardsDeps } from './deps.ts'
import { findShares, insertShares } from './stores/shares.ts'

/**
 * Sets the managers' shares of new rewards by the splits that are in force when they are earned. Later changes of a split never change them
 * (docs/decisions/091-splits.md).
 */
export async function freezeShares(tx: Database, { dialect }: Pick<RewardsDeps, 'dialect'>, added: readonly RewardRecord[]): Promise<void> {
  const cash = added.filter(({ rewardType }) => rewardType === 'CASH')
  const talents = [...new Set(cash.map(({ profileId }) => profileId))]
  const splits = await shareSplitsOf(tx, dialect, talents, Math.min(...cash.map(({ achievedAt }) => achievedAt)))
  await insertShares(tx, sharesOf(cash, splits))
}

/**
 * Returns the shares of rewards that are paid now. Locks the managers' wallets, so that an account that is being closed either is closed
 * before the payout or keeps the money of it from being closed.
 */
export async function dueShares(
  tx: Database,
  { dialect, wallet }: Pick<RewardsDeps, 'dialect' | 'wallet'>,
  rewards: readonly RewardRecord[],
): Promise<DueShare[]> {
  const shares = await findShares(
    tx,
    dialect,
    rewards.map(({ id }) => id),
  )
  const closed = await wallet.lockReceivers(
    tx,
    shares.map(({ managerId }) => managerId),
  )
  return shares.map((share) => ({ ...share, isClosed: closed.has(share.managerId) }))
}
