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

/** A page of an account, the newest entry first. `carriedOver`: the balance before the oldest of them, in halalas. */
export type BookPage = { readonly account: AccountRecord; readonly entries: readonly BookEntry[]; readonly carriedOver: number }

/** Whether a link of the chain follows from its entry and the link before it. */
export type BookProof = { readonly number: number; readonly previousHash: string; readonly hash: string; readonly isSound: boolean }

/** A finding of a check: a view that is not empty, and how many of its rows were read; ten means ten or more. */
export type BookFinding = { readonly view: string; readonly rows: number }

/** The last check, and the end of the chain. */
export type BookState = {
  /** The time of the last check, in milliseconds; null before the first one. */
  readonly checkedAt: number | null
  readonly findings: readonly BookFinding[]
  /** While true, nothing can be moved. */
  readonly isReadOnly: boolean
  readonly last: { readonly seq: number; readonly hash: string; readonly sealedAt: number } | null
}

/** Returns the balance of the account before an entry, in halalas. */
export const balanceBefore = ({ balanceAfter, amount }: Pick<EntryRecord, 'balanceAfter' | 'amount'>): number => balanceAfter - amount

/**
 * Returns the number of the newest entry on a page that skips `offset` entries. Entries are numbered without a gap, so no entries need to
 * be counted.
 */
export const newestOnPage = ({ version }: Pick<AccountRecord, 'version'>, offset: number): number => Math.max(0, version - offset)
