import { changesOf } from '@wasla/contract/common/decision.ts'
import { decideDelivery } from '@wasla/contract/rewards/deliver.ts'
import type { RewardRecord } from '@wasla/contract/rewards/record.ts'
import { inTransaction } from '#database/transaction.ts'
import { lockProgram } from '../programs/service.ts'
import type { Viewer } from '../session/viewer.ts'
import type { RewardsDeps } from './deps.ts'
import { findReward, saveDelivered } from './stores/rewards.ts'

/**
 * Marks an experience as delivered (`markRewardDelivered`, L-12). Locks the program, so that no result is counted at the same time. Throws
 * the errors of `decideDelivery`.
 */
export const markDelivered = (
  { db, clock }: RewardsDeps,
  viewer: Pick<Viewer, 'profileId'>,
  which: Pick<RewardRecord, 'programId' | 'profileId' | 'milestoneId'>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const program = await lockProgram(tx, which.programId)
    const reward = program && (await findReward(tx, which))
    await saveDelivered(tx, changesOf(decideDelivery(program, reward, viewer, clock.now())))
  })
