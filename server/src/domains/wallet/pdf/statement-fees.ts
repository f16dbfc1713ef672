import type { Statement } from '@wasla/contract/wallet/transactions/statement.ts'
import type { TransactionRow } from '@wasla/contract/wallet/transactions/row.ts'

/** Returns whether a transaction returns a fee, because a withdrawal failed or a top-up was refunded. */
const isReturn = ({ metadata: { reason } }: TransactionRow) => reason === 'WITHDRAWAL_FAILED' || reason === 'TOP_UP_RETURNED'

/** Returns fee and VAT of the month in halalas. Returned fees are subtracted, so either may be below zero. */
export function feesOf({ lines }: Pick<Statement, 'lines'>): { fee: number; vat: number } {
  let fee = 0
  let vat = 0
  for (const { row } of lines) {
    const sign = isReturn(row) ? -1 : 1
    fee += sign * row.fees
    vat += sign * row.vat
  }
  return { fee, vat }
}
