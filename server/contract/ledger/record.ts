import type { Currency } from './accounts.ts'

/** A transaction: entries that sum to zero, written together and never changed. */
export type TransactionRecord = {
  id: string
  /** What it means to its caller, such as `TOP_UP`. The ledger does not interpret it. */
  kind: string
  /** The id of what it was made for. */
  reference: string
  currency: Currency
  /** The transaction that this one reverses; null for all others. */
  reverses: string | null
  createdAt: number
}

/** One amount on one account. `amount` is in halalas: positive if the account receives it, negative if it pays it, never zero. */
export type EntryRecord = {
  transactionId: string
  /** From 0, in the order in which the entries were given. */
  line: number
  accountId: string
  amount: number
  /** Its number among the entries of its account, from 1. */
  accountVersion: number
  /** The balance of the account after it, in halalas. */
  balanceAfter: number
}
