import { civilDate } from '../platform/riyadh.ts'
import type { ProfileStatus } from '../profiles/types.ts'
import { nextPayoutRun, type PayoutFrequency } from '../wallet/payout-run.ts'
import { returnsAt } from './hold.ts'
import type { RewardRecord, LeftoverRecord } from './record.ts'

/** Reasons why a reward is not paid, in order of precedence. */
const unpaidReasons = ['WAITING_FOR_BUDGET', 'HELD', 'SUSPENDED', 'NOT_VERIFIED', 'ON_HOLD', 'NEXT_RUN'] as const
export type UnpaidReason = (typeof unpaidReasons)[number]

/** The fields of an earner that decide whether they can be paid; null if the profile is deleted. */
export type Payee = { readonly status: ProfileStatus; readonly isSuspended: boolean } | null

type Unpaid = Pick<RewardRecord, 'state' | 'rewardType' | 'achievedAt' | 'payableAt'>

/** Returns whether a reward is cash that is still to be paid. */
export const isUnpaidCash = ({ state, rewardType }: Pick<RewardRecord, 'state' | 'rewardType'>): boolean =>
  rewardType === 'CASH' && (state === 'Waiting' || state === 'Accrued' || state === 'Held')

/**
 * Returns why an earner cannot be paid at all: only verified profiles have a wallet, and suspended earners are not paid (L-09, X-31). Null
 * if the earner can be paid.
 */
export function hindranceOf(payee: Payee): LeftoverRecord['reason'] | null {
  if (payee?.isSuspended) return 'SUSPENDED'
  return payee?.status === 'Active' ? null : 'NOT_VERIFIED'
}

/** Returns why earned cash is not paid at the time `now`; `NEXT_RUN` if the cash only waits for the day of the run. */
export function unpaidReasonOf({ state, payableAt }: Unpaid, payee: Payee, now: number): UnpaidReason {
  if (state === 'Waiting') return 'WAITING_FOR_BUDGET'
  if (state === 'Held') return 'HELD'
  return hindranceOf(payee) ?? (payableAt > now ? 'ON_HOLD' : 'NEXT_RUN')
}

/** Returns whether a run that pays as of `asOf` pays the reward (L-08, N-12). */
export const isPayable = (reward: Unpaid, payee: Payee, asOf: number): boolean =>
  reward.state === 'Accrued' && reward.rewardType === 'CASH' && unpaidReasonOf(reward, payee, asOf) === 'NEXT_RUN'

/**
 * Returns whether a reward goes back to the brand because its earner was not verified for a year (L-09). Suspended earners keep their
 * rewards. Held rewards stay until they are decided (Y-08).
 */
export const isForfeited = (reward: Unpaid, payee: Payee, now: number): boolean =>
  reward.state === 'Accrued' && reward.rewardType === 'CASH' && hindranceOf(payee) === 'NOT_VERIFIED' && returnsAt(reward.achievedAt) <= now

/**
 * Returns the time of the run that will pay the reward, in milliseconds; null if the payment depends on more than the end of the hold and
 * the next run.
 */
export function expectedRunAt(reward: Unpaid, payee: Payee, frequency: PayoutFrequency, now: number): number | null {
  const reason = unpaidReasonOf(reward, payee, now)
  return reason === 'ON_HOLD' || reason === 'NEXT_RUN' ? nextPayoutRun(frequency, Math.max(now, reward.payableAt)) : null
}

/** Returns the day in Riyadh of the run that will pay the reward; null in the same cases as `expectedRunAt`. */
export function expectedOn(reward: Unpaid, payee: Payee, frequency: PayoutFrequency, now: number): string | null {
  const run = expectedRunAt(reward, payee, frequency, now)
  return run === null ? null : civilDate(run)
}
