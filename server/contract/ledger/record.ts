import type { Currency } from './accounts.ts'

/** Entries that sum to zero, written together and never changed. */
export type TransactionRecord = {
  id: string
  /** What it is to its caller, such as `TOP_UP`. The ledger reads nothing in it. */
  kind: string
  /** The id of what it was made for. */
  reference: string
  currency: Currency
  /** The transaction that this one takes back; null for all others. */
  reverses: string | null
  createdAt: number
}

/** One amount on one account. `amount` in halalas: positive where the account gets it, negative where it gives it, never zero. */
export type EntryRecord = {
  transactionId: string
  /** From 0, in the order in which they were given. */
  line: number
  accountId: string
  amount: number
  /** Which entry of its account it is, from 1. */
  accountVersion: number
  /** What the account holds after it, in halalas. */
  balanceAfter: number
}
