import { walletBill } from '../bill.ts'
import type { AmountRange } from '../day-use.ts'
import type { WalletTerms } from '../terms.ts'
import { withdrawalCountProblem, withdrawalRange, type RecentWithdrawals } from './limits.ts'

/** The highest amount whose total a balance covers, in halalas: fee and tax are the same for every amount (P-04). */
export function affordable(available: number, { fees }: Pick<WalletTerms, 'fees'>): number {
  const { fee, vat } = walletBill('WITHDRAWAL', 1, fees)
  return Math.max(0, available - fee - vat)
}

/** `Wallet.withdrawalRange`: what a bank may get now, which the day bounds and the balance too. `max` is below `min` where that is nothing. */
export function affordableRange(
  available: number,
  withdrawals: RecentWithdrawals,
  terms: Pick<WalletTerms, 'fees' | 'withdrawal'>,
  now: number,
): AmountRange {
  const { min, max } = withdrawalRange(withdrawals, terms, now)
  return { min, max: Math.min(max, affordable(available, terms)) }
}

/** What a bank can get nothing for: the balance does not pay the least amount with fee and tax, or the day has had its number or its sum. */
export type WithdrawalBlock = 'BALANCE' | 'COUNT' | 'DAY'

/** `Wallet.withdrawalBlock`; null where something may be withdrawn. The balance comes first: waiting for tomorrow is of no use without it. */
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
