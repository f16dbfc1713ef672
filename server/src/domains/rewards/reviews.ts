import { changesOf } from '@wasla/contract/common/decision.ts'
import type { Page } from '@wasla/contract/common/page.ts'
import { decideRewardCase, type DecidedRewardCase, type RewardCaseState } from '@wasla/contract/rewards/decide-held.ts'
import type { RewardCaseRecord } from '@wasla/contract/rewards/held.ts'
import { rewardEvent } from '@wasla/contract/webhooks/reward-events.ts'
import type { Database } from '#database/database.ts'
import { notify } from '../notifications/service.ts'
import { lockState } from '../programs/service.ts'
import { appendWebhooks } from '../webhooks/service.ts'
import type { RewardsDeps } from './deps.ts'
import { programRewards } from './program-rewards.ts'
import { grantWaiting, targetsOf } from './save-counting.ts'
import { findCase, findCasePage, saveCaseDecision, saveReviewed } from './stores/cases.ts'
import { findRewardById } from './stores/rewards.ts'

/** An admin’s decision on a held reward. */
export type RewardDecision = { readonly pays: boolean; readonly note: string; readonly adminId: string }

/** Held rewards for the back office (Y-08). The caller supplies the transaction, reads the names and writes the audit line. */
export function rewardReviews(deps: RewardsDeps) {
  return {
    page: (status: RewardCaseRecord['status'] | null, page: Page) => findCasePage(deps.db, status, page),
    /** Returns the target of the milestone of a case’s reward; null if the program has no such milestone. */
    async targetOf({ programId, milestoneId }: RewardCaseRecord, within: Database = deps.db): Promise<number | null> {
      const milestones = (await targetsOf(within, programId))?.milestones ?? []
      return milestones.find(({ id }) => id === milestoneId)?.target ?? null
    },
    /**
     * Decides a case once, in the transaction of its audit line. The program is locked, so nothing counts or pays the reward at the same
     * time. A refusal frees budget, which pays for waiting rewards. Throws the errors of `decideRewardCase`.
     */
    async decide(tx: Database, id: string, { adminId, ...input }: RewardDecision): Promise<DecidedRewardCase> {
      const before = await findCase(tx, id)
      const status = before && (await lockState(tx, { ...deps, rewards: programRewards(deps) }, before.programId))
      // Read again under the lock, so that the second of two concurrent decisions sees the first.
      const found = status && (await findCase(tx, id))
      const state: RewardCaseState = {
        found,
        reward: found && (await findRewardById(tx, found.rewardId)),
        program: status?.program ?? null,
      }
      const decided = changesOf(decideRewardCase(state, input, { now: deps.clock.now(), adminId }))
      if (!(await saveCaseDecision(tx, decided.record)) || !(await saveReviewed(tx, decided.reward)))
        throw new Error('A case that is read under the lock of its program is still open')
      for (const notification of decided.notifications) await notify(tx, deps, notification)
      if (!status) return decided
      const isRefused = decided.reward.state === 'Refused'
      await appendWebhooks(tx, deps, [rewardEvent(status.program, isRefused ? 'REWARD_REFUSED' : 'REWARD_APPROVED', decided.reward)])
      const freed = isRefused ? decided.reward.amount : 0
      if (freed > 0) await grantWaiting(tx, deps, { ...status, money: { ...status.money, accrued: status.money.accrued - freed } })
      return decided
    },
  }
}

export type RewardReviews = ReturnType<typeof rewardReviews>
