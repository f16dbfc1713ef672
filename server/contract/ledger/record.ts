import type { Currency } from './accounts.ts'

/** A transaction: entries that sum to zero, written together and never changed. */
export type TransactionRecord = {
  id: string
  /** Kind of the transaction, such as `TOP_UP`, chosen by the caller. The ledger does not interpret it. */
  kind: string
  /** The id of the record for which the transaction was made. */
  reference: string
  currency: Currency
  /** The id of the transaction that this one reverses; null if it is no reversal. */
  reverses: string | null
  createdAt: number
}

/** One amount on one account. `amount` is in halalas: positive if the account receives it, negative if it pays it, never zero. */
export type EntryRecord = {
  transactionId: string
  /** The position of the entry in its transaction, from 0. */
  line: number
  accountId: string
  amount: number
  /** The number of the entry among the entries of its account, from 1. */
  accountVersion: number
  /** The balance of the account after the entry, in halalas. */
  balanceAfter: number
}
