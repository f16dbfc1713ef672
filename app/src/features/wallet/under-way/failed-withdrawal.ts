import { happeningOf, type Transaction } from '../transactions/row.ts'

/** How long a withdrawal that failed stays above the balance, in milliseconds: two weeks, unless another one is made before. */
const life = 14 * 24 * 60 * 60 * 1000

/**
 * The money that came back of the newest withdrawal, where that failed lately; null where it did not, and once another one was made. `rows`
 * are the newest withdrawals, the newest first. What the back office corrected is no withdrawal.
 */
export function failedWithdrawalOf(rows: readonly Transaction[], now: number): Transaction | null {
  const newest = rows.find((row) => happeningOf(row) !== 'adjusted')
  if (!newest || happeningOf(newest) !== 'returned') return null
  return now - Date.parse(newest.createdAt) < life ? newest : null
}

type Box = Pick<Storage, 'getItem' | 'setItem'>
const name = 'wasla.failedWithdrawalRead'

/** Of this tab alone: the failed withdrawal that its reader put away. The list of transactions keeps it. */
export const readFailure = {
  is: (box: Box, withdrawalId: string): boolean => box.getItem(name) === withdrawalId,
  store: (box: Box, withdrawalId: string): void => box.setItem(name, withdrawalId),
}
