import type { Statement } from '@wasla/contract/wallet/transactions/statement.ts'
import type { TransactionRow } from '@wasla/contract/wallet/transactions/row.ts'

/** Fees come back with the money they were paid for: of a withdrawal that failed, and of a payment that went back. */
const isReturn = ({ metadata: { reason } }: TransactionRow) => reason === 'WITHDRAWAL_FAILED' || reason === 'TOP_UP_RETURNED'

/** What the month cost, in halalas; fees that came back are taken off, so it may be below zero. */
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
