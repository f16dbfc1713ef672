import type { AccountRecord } from './accounts.ts'
import type { EntryRecord, TransactionRecord } from './record.ts'

/** An entry as the books show it; `seal` is null until it is sealed. */
export type BookEntry = EntryRecord & {
  readonly transaction: TransactionRecord
  readonly seal: { readonly seq: number; readonly hash: string } | null
}

/** A transaction with its entries, in the order of their lines. */
export type BookTransaction = {
  readonly transaction: TransactionRecord
  /** The id of the transaction's reversal; null if there is none. */
  readonly reversedBy: string | null
  readonly entries: readonly BookEntry[]
}

/** A page of an account's entries, the newest first. `carriedOver`: the balance before the oldest entry of the page, in halalas. */
export type BookPage = { readonly account: AccountRecord; readonly entries: readonly BookEntry[]; readonly carriedOver: number }

/** The check of one link of the chain. `isSound`: whether its hash follows from its entry and from the hash before it. */
export type BookProof = { readonly number: number; readonly previousHash: string; readonly hash: string; readonly isSound: boolean }

/** A finding of a check: a view that is not empty, with its number of rows. 10 means ten rows or more. */
export type BookFinding = { readonly view: string; readonly rows: number }

/** The result of the last check, and the last link of the chain. */
export type BookState = {
  /** The time of the last check, in milliseconds; null before the first one. */
  readonly checkedAt: number | null
  readonly findings: readonly BookFinding[]
  /** While true, the ledger refuses every movement. */
  readonly isReadOnly: boolean
  readonly last: { readonly seq: number; readonly hash: string; readonly sealedAt: number } | null
}

/** Returns the balance of the account before an entry, in halalas. */
export const balanceBefore = ({ balanceAfter, amount }: Pick<EntryRecord, 'balanceAfter' | 'amount'>): number => balanceAfter - amount

/**
 * Returns the number of the newest entry on a page that skips `offset` entries. No entries are counted, because the numbers have no gaps.
 */
export const newestOnPage = ({ version }: Pick<AccountRecord, 'version'>, offset: number): number => Math.max(0, version - offset)
