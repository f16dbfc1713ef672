import { civilDate } from '../platform/riyadh.ts'
import type { ProfileStatus } from '../profiles/types.ts'
import { nextPayoutRun, type PayoutFrequency } from '../wallet/payout-run.ts'
import { returnsAt } from './hold.ts'
import type { RewardRecord } from './record.ts'

/** Why a reward is not paid, in the order in which it is said. */
export const unpaidReasons = ['WAITING_FOR_BUDGET', 'HELD', 'SUSPENDED', 'NOT_VERIFIED', 'ON_HOLD', 'NEXT_RUN'] as const
export type UnpaidReason = (typeof unpaidReasons)[number]

/** Of who earned it, what says whether they can be paid; nobody of a profile that is gone. */
export type Payee = { readonly status: ProfileStatus; readonly isSuspended: boolean } | null

type Unpaid = Pick<RewardRecord, 'state' | 'rewardType' | 'achievedAt' | 'payableAt'>

/** Whether it is money that somebody is still to get. */
export const isUnpaidCash = ({ state, rewardType }: Pick<RewardRecord, 'state' | 'rewardType'>): boolean =>
  rewardType === 'CASH' && (state === 'Waiting' || state === 'Accrued' || state === 'Held')

/** What keeps somebody from being paid at all: a wallet is for who is verified, and for nobody who is suspended (L-09, X-31). */
export function hindranceOf(payee: Payee): 'SUSPENDED' | 'NOT_VERIFIED' | null {
  if (payee?.isSuspended) return 'SUSPENDED'
  return payee?.status === 'Active' ? null : 'NOT_VERIFIED'
}

/** Why money that was earned is not paid at a moment; `NEXT_RUN` where nothing but the day is missing. */
export function unpaidReasonOf({ state, payableAt }: Unpaid, payee: Payee, now: number): UnpaidReason {
  if (state === 'Waiting') return 'WAITING_FOR_BUDGET'
  if (state === 'Held') return 'HELD'
  return hindranceOf(payee) ?? (payableAt > now ? 'ON_HOLD' : 'NEXT_RUN')
}

/** Whether a run as of a moment pays it (L-08, N-12). */
export const isPayable = (reward: Unpaid, payee: Payee, asOf: number): boolean =>
  reward.state === 'Accrued' && reward.rewardType === 'CASH' && unpaidReasonOf(reward, payee, asOf) === 'NEXT_RUN'

/**
 * Whether it goes back to the brand: nobody could be paid for a year (L-09). Who is suspended keeps what they earned, and what is held
 * stays until it is decided (Y-08).
 */
export const isForfeited = (reward: Unpaid, payee: Payee, now: number): boolean =>
  reward.state === 'Accrued' && reward.rewardType === 'CASH' && hindranceOf(payee) === 'NOT_VERIFIED' && returnsAt(reward.achievedAt) <= now

/** The run that is to pay it, in milliseconds; null where nobody can say, because more than the day is missing. */
export function expectedRunAt(reward: Unpaid, payee: Payee, frequency: PayoutFrequency, now: number): number | null {
  const reason = unpaidReasonOf(reward, payee, now)
  return reason === 'ON_HOLD' || reason === 'NEXT_RUN' ? nextPayoutRun(frequency, Math.max(now, reward.payableAt)) : null
}

/** The same as a day of Riyadh. */
export function expectedOn(reward: Unpaid, payee: Payee, frequency: PayoutFrequency, now: number): string | null {
  const run = expectedRunAt(reward, payee, frequency, now)
  return run === null ? null : civilDate(run)
}
