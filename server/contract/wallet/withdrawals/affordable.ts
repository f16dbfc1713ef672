import { walletBill } from '../bill.ts'
import type { AmountRange } from '../day-use.ts'
import type { WalletTerms } from '../terms.ts'
import { withdrawalCountProblem, withdrawalRange, type RecentWithdrawals } from './limits.ts'

/** Returns the highest amount whose total the balance covers, in halalas. Fee and VAT are the same for every amount (P-04). */
function affordable(available: number, { fees }: Pick<WalletTerms, 'fees'>): number {
  const { fee, vat } = walletBill('WITHDRAWAL', 1, fees)
  return Math.max(0, available - fee - vat)
}

/**
 * Returns `Wallet.withdrawalRange`: the range of amounts that may be withdrawn now. The rest of the daily limit and the balance bound it.
 * `max` is below `min` if no amount may be withdrawn.
 */
export function affordableRange(
  available: number,
  withdrawals: RecentWithdrawals,
  terms: Pick<WalletTerms, 'fees' | 'withdrawal'>,
  now: number,
): AmountRange {
  const { min, max } = withdrawalRange(withdrawals, terms, now)
  return { min, max: Math.min(max, affordable(available, terms)) }
}

/**
 * Why nothing can be withdrawn. `BALANCE`: the balance does not cover the least amount with fee and VAT. `COUNT`: the day's number of
 * withdrawals is used up. `DAY`: the day's sum is used up.
 */
export type WithdrawalBlock = 'BALANCE' | 'COUNT' | 'DAY'

/**
 * Returns `Wallet.withdrawalBlock`; null if something may be withdrawn. The balance is checked first, because with too little money it does
 * not help to wait for the next day.
 */
export function withdrawalBlock(
  available: number,
  withdrawals: RecentWithdrawals,
  terms: Pick<WalletTerms, 'fees' | 'withdrawal'>,
  now: number,
): WithdrawalBlock | null {
  const { min, max } = withdrawalRange(withdrawals, terms, now)
  if (affordable(available, terms) < min) return 'BALANCE'
  if (withdrawalCountProblem(withdrawals, terms, now)) return 'COUNT'
  return max < min ? 'DAY' : null
}
