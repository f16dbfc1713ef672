import { Problem } from '../../errors/problem.ts'
import { dayOf, isWithin, ofToday, rangeOf, usedToday, type AmountRange } from '../day-use.ts'
import type { WalletTerms } from '../terms.ts'
import type { WithdrawalRecord } from './record.ts'

/** At least the profile's withdrawals of the day, and those that are open. */
export type RecentWithdrawals = readonly Pick<WithdrawalRecord, 'status' | 'subtotal' | 'createdAt'>[]

/** What the bank may get at once, which is what is left of the day (P-10), in halalas. The balance is another question. */
export const withdrawalRange = (
  withdrawals: RecentWithdrawals,
  { withdrawal }: Pick<WalletTerms, 'withdrawal'>,
  now: number,
): AmountRange => rangeOf({ ...withdrawal, most: withdrawal.perDay }, usedToday(withdrawals, now))

/** The refusal of an amount outside of it, with its bounds; null where it may be withdrawn. */
export const withdrawalAmountProblem = (amount: number, range: AmountRange): Problem<'WITHDRAWAL_AMOUNT_INVALID'> | null =>
  isWithin(amount, range) ? null : new Problem('WITHDRAWAL_AMOUNT_INVALID', range)

/** The refusal of one more withdrawal on the same day, with the seconds until the next; null where there may be one. */
export function withdrawalCountProblem(
  withdrawals: RecentWithdrawals,
  { withdrawal }: Pick<WalletTerms, 'withdrawal'>,
  now: number,
): Problem<'RATE_LIMITED'> | null {
  if (ofToday(withdrawals, now).length < withdrawal.timesPerDay) return null
  return new Problem('RATE_LIMITED', { retryAfter: Math.ceil((dayOf(now).end - now) / 1000) })
}
