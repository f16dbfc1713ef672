import { Problem } from '../../errors/problem.ts'
import { dayOf, isWithin, ofToday, rangeOf, usedToday, type AmountRange } from '../day-use.ts'
import type { WalletTerms } from '../terms.ts'
import type { WithdrawalRecord } from './record.ts'

/** The profile's open withdrawals, and all its withdrawals of the current day. Older withdrawals are ignored. */
export type RecentWithdrawals = readonly Pick<WithdrawalRecord, 'status' | 'subtotal' | 'createdAt'>[]

/**
 * Returns the range of amounts for one withdrawal, in halalas. It ends at the rest of the daily limit (P-10). The balance is not
 * considered.
 */
export const withdrawalRange = (
  withdrawals: RecentWithdrawals,
  { withdrawal }: Pick<WalletTerms, 'withdrawal'>,
  now: number,
): AmountRange => rangeOf({ ...withdrawal, most: withdrawal.perDay }, usedToday(withdrawals, now))

/** Returns the problem of an amount outside the range, with the bounds; null if it is inside. */
export const withdrawalAmountProblem = (amount: number, range: AmountRange): Problem<'WITHDRAWAL_AMOUNT_INVALID'> | null =>
  isWithin(amount, range) ? null : new Problem('WITHDRAWAL_AMOUNT_INVALID', range)

/**
 * Returns the problem of too many withdrawals on one day, with the seconds until the next withdrawal is allowed; null if one is
 * allowed now.
 */
export function withdrawalCountProblem(
  withdrawals: RecentWithdrawals,
  { withdrawal }: Pick<WalletTerms, 'withdrawal'>,
  now: number,
): Problem<'RATE_LIMITED'> | null {
  if (ofToday(withdrawals, now).length < withdrawal.timesPerDay) return null
  return new Problem('RATE_LIMITED', { retryAfter: Math.ceil((dayOf(now).end - now) / 1000) })
}
