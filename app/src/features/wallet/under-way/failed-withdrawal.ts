import { happeningOf, type Transaction } from '../transactions/row.ts'

/** How long the card of a failed withdrawal is shown, in milliseconds: two weeks, or until another withdrawal is made. */
const life = 14 * 24 * 60 * 60 * 1000

/**
 * Returns the row with which the money of the newest withdrawal came back, if that withdrawal failed recently. Returns null if none failed
 * recently, or if another withdrawal was made since. `rows` are the newest rows of withdrawals, newest first; corrections by the back
 * office among them are ignored.
 */
export function failedWithdrawalOf(rows: readonly Transaction[], now: number): Transaction | null {
  const newest = rows.find((row) => happeningOf(row) !== 'adjusted')
  if (!newest || happeningOf(newest) !== 'returned') return null
  return now - Date.parse(newest.createdAt) < life ? newest : null
}

type Box = Pick<Storage, 'getItem' | 'setItem'>
const name = 'wasla.failedWithdrawalRead'

/** Stores in this tab which failed withdrawal's card was closed. The list of transactions still shows that withdrawal. */
export const readFailure = {
  is: (box: Box, withdrawalId: string): boolean => box.getItem(name) === withdrawalId,
  store: (box: Box, withdrawalId: string): void => box.setItem(name, withdrawalId),
}
