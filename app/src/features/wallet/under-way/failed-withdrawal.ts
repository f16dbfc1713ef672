import { happeningOf, type Transaction } from '../transactions/row.ts'

/** Time for which a failed withdrawal stays above the balance, in milliseconds: two weeks, unless another one is made before. */
const life = 14 * 24 * 60 * 60 * 1000

/**
 * Returns the return of the newest withdrawal if that failed recently; null if it did not fail or another one was made since.
 * `rows` are the newest withdrawals, newest first. Skips corrections by the back office.
 */
export function failedWithdrawalOf(rows: readonly Transaction[], now: number): Transaction | null {
  const newest = rows.find((row) => happeningOf(row) !== 'adjusted')
  if (!newest || happeningOf(newest) !== 'returned') return null
  return now - Date.parse(newest.createdAt) < life ? newest : null
}

type Box = Pick<Storage, 'getItem' | 'setItem'>
const name = 'wasla.failedWithdrawalRead'

/** Remembers the dismissed failed withdrawal in this tab's storage. The list of transactions still shows it. */
export const readFailure = {
  is: (box: Box, withdrawalId: string): boolean => box.getItem(name) === withdrawalId,
  store: (box: Box, withdrawalId: string): void => box.setItem(name, withdrawalId),
}
