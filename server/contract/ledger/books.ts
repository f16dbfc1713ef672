import type { AccountRecord } from './accounts.ts'
import type { EntryRecord, TransactionRecord } from './record.ts'

/** An entry as somebody reads it in the books; `seal` is null until it has its place in the chain. */
export type BookEntry = EntryRecord & {
  readonly transaction: TransactionRecord
  readonly seal: { readonly seq: number; readonly hash: string } | null
}

/** A transaction with all that belongs to it, its entries in the order of their lines. */
export type BookTransaction = {
  readonly transaction: TransactionRecord
  /** The transaction that took it back; null while none did. */
  readonly reversedBy: string | null
  readonly entries: readonly BookEntry[]
}

/** A page of an account, the newest entry first. `carriedOver`: what it had before the oldest of them, in halalas. */
export type BookPage = { readonly account: AccountRecord; readonly entries: readonly BookEntry[]; readonly carriedOver: number }

/** Whether a link of the chain follows from its entry and the link before it. */
export type BookProof = { readonly number: number; readonly previousHash: string; readonly hash: string; readonly isSound: boolean }

/** What a check found: a view that is not empty, and how many rows of it were looked at: ten stands for ten or more. */
export type BookFinding = { readonly view: string; readonly rows: number }

/** The last check, and how far the chain goes. */
export type BookState = {
  /** Null before the first check. */
  readonly checkedAt: number | null
  readonly findings: readonly BookFinding[]
  /** While true, nothing moves. */
  readonly isReadOnly: boolean
  readonly last: { readonly seq: number; readonly hash: string; readonly sealedAt: number } | null
}

/** What the account had before an entry. */
export const balanceBefore = ({ balanceAfter, amount }: Pick<EntryRecord, 'balanceAfter' | 'amount'>): number => balanceAfter - amount

/**
 * Which entries of an account are on a page that begins after so many of the newest: those with a number up to `newest`, at most
 * `limit`. Entries are numbered without a gap, so that no page is counted up to.
 */
export const newestOnPage = ({ version }: Pick<AccountRecord, 'version'>, offset: number): number => Math.max(0, version - offset)
