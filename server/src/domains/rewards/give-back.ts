import { isForfeited } from '@wasla/contract/rewards/payable.ts'
import { monthsLater } from '@wasla/contract/platform/riyadh.ts'
import { rewardEvent } from '@wasla/contract/webhooks/reward-events.ts'
import { inTransaction } from '#database/transaction.ts'
import { lockState } from '../programs/service.ts'
import { appendWebhooks } from '../webhooks/service.ts'
import type { RewardsDeps } from './deps.ts'
import { programRewards } from './program-rewards.ts'
import { grantWaiting } from './save-counting.ts'
import { findForgotten, findForgottenIn, saveReturned } from './stores/owed.ts'
import { sumAccrued } from './stores/rewards.ts'

/** `programs`: number of programs that one page reads. `rewards`: number of rewards that one transaction gives back. */
const most = { programs: 50, rewards: 200 }
const day = 86_400_000

/**
 * Returns the time limit for reading unpaid rewards. It is three days too late on purpose: months differ in length, and the rule itself
 * then checks the exact day.
 */
const readLimit = (now: number) => ({ achievedUntil: monthsLater(now, -12) + 3 * day, now })

/** Gives some of a program’s rewards back to its budget, which then grants waiting rewards. Returns whether there may be more. */
const giveBackSome = (deps: RewardsDeps, programId: string): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const status = await lockState(tx, { ...deps, rewards: programRewards(deps) }, programId)
    if (!status) return false
    const found = await findForgottenIn(tx, programId, readLimit(now), most.rewards)
    const rewards = found.filter(({ reward, payee }) => isForfeited(reward, payee, now)).map(({ reward }) => reward)
    if (rewards.length === 0) return false
    await saveReturned(
      tx,
      rewards.map(({ id }) => id),
      now,
    )
    await appendWebhooks(
      tx,
      deps,
      rewards.map((reward) => rewardEvent(status.program, 'REWARD_RETURNED', { ...reward, state: 'Returned', returnedAt: now })),
    )
    const accrued = (await sumAccrued(tx, [programId])).get(programId) ?? 0
    await grantWaiting(tx, deps, { ...status, money: { ...status.money, accrued } })
    return rewards.length === most.rewards
  })

/** For the timer (L-09): gives rewards back to their program if their earner could not be paid for twelve months. */
export async function giveBackForgotten(deps: RewardsDeps): Promise<void> {
  const { db, clock, log } = deps
  for (let last: string | null = null; ;) {
    const found: string[] = await findForgotten(db, readLimit(clock.now()), last, most.programs)
    for (const programId of found)
      try {
        while (await giveBackSome(deps, programId));
      } catch (error) {
        log.error('Rewards that nobody can be paid could not go back', { program: programId, error })
      }
    last = found.at(-1) ?? null
    if (found.length < most.programs) return
  }
}
