import type { Page } from '@wasla/contract/common/page.ts'
import type { AccountRecord } from '@wasla/contract/ledger/accounts.ts'
import {
  balanceBefore,
  newestOnPage,
  type BookPage,
  type BookProof,
  type BookState,
  type BookTransaction,
} from '@wasla/contract/ledger/books.ts'
import { genesis } from '@wasla/contract/ledger/canonical.ts'
import type { Database } from '#database/database.ts'
import { hashAfter } from './chain.ts'
import { findAccounts } from './stores/accounts.ts'
import {
  findAccountPage,
  findBookEntries,
  findEntriesUpTo,
  findIdsByReference,
  findMoved,
  findMovedFor,
  findReversals,
} from './stores/books.ts'
import { findSeal, lastSeal, linksAfter } from './stores/seals.ts'
import { findLastCheck, findReadOnly } from './stores/state.ts'

/** An amount in halalas that moved on one account, and the reference of that movement. */
type MovedAmount = { reference: string; amount: number }

/** Functions with which the back office reads the ledger. None of them writes. */
export type LedgerBooks = {
  /** Returns a page of the accounts by name; with `among`, only open accounts with these names. */
  accountPage(among: readonly string[] | null, page: Page): Promise<{ count: number; data: AccountRecord[] }>
  /**
   * Returns a page of an account’s entries, newest first; null if there is no such account. The time does not grow with the number of
   * entries.
   */
  entryPage(accountId: string, page: Page): Promise<BookPage | null>
  /** Returns transactions with all their entries, ordered by id; leaves out unknown ids. */
  transactions(ids: readonly string[]): Promise<BookTransaction[]>
  /** Returns the transactions of a reference, newest first. */
  transactionsFor(reference: string): Promise<BookTransaction[]>
  /** Recomputes one link of the chain; null if the chain has fewer links. */
  proof(number: number): Promise<BookProof | null>
  state(): Promise<BookState>
  /** Returns the amounts that moved on an account in transactions from `from` on and before `until`, both in milliseconds. */
  movedBetween(accountId: string, from: number, until: number): Promise<MovedAmount[]>
  /** Returns the amounts that moved on an account for these references, at any time. */
  movedFor(accountId: string, references: readonly string[]): Promise<MovedAmount[]>
}

/** Largest number of transactions that are shown for one reference. A withdrawal has two transactions; a program has one a week. */
const mostForOne = 100

async function transactions(db: Database, ids: readonly string[]): Promise<BookTransaction[]> {
  const [entries, reversals] = await Promise.all([findBookEntries(db, ids), findReversals(db, ids)])
  return [...Map.groupBy(entries, ({ transactionId }) => transactionId)].flatMap(([id, lines]) => {
    const [first] = lines
    return first ? [{ transaction: first.transaction, reversedBy: reversals.get(id) ?? null, entries: lines }] : []
  })
}

async function proof(db: Database, number: number): Promise<BookProof | null> {
  const [link] = number >= 1 ? await linksAfter(db, number - 1, 1) : []
  if (link?.seq !== number) return null
  const previousHash = number === 1 ? genesis : (await findSeal(db, number - 1))?.hash
  // The previous link is missing, so this link cannot be verified.
  if (previousHash === undefined) return { number, previousHash: '', hash: link.hash, isSound: false }
  return { number, previousHash, hash: link.hash, isSound: hashAfter(previousHash, link) === link.hash }
}

/** Creates the functions that read the ledger of a database. */
export const ledgerBooks = (db: Database): LedgerBooks => ({
  accountPage: (among, page) => findAccountPage(db, among, page),
  async entryPage(accountId, { limit, offset }) {
    const [account] = await findAccounts(db, [accountId])
    if (!account) return null
    const entries = await findEntriesUpTo(db, accountId, newestOnPage(account, offset), limit)
    const oldest = entries.at(-1)
    return { account, entries, carriedOver: oldest ? balanceBefore(oldest) : 0 }
  },
  transactions: (ids) => transactions(db, ids),
  async transactionsFor(reference) {
    const ids = await findIdsByReference(db, reference, mostForOne)
    const found = new Map((await transactions(db, ids)).map((one) => [one.transaction.id, one]))
    return ids.flatMap((id) => found.get(id) ?? [])
  },
  proof: (number) => proof(db, number),
  async state() {
    const [readOnly, check, last] = await Promise.all([findReadOnly(db), findLastCheck(db), lastSeal(db)])
    return { checkedAt: check?.at ?? null, findings: check?.findings ?? [], isReadOnly: readOnly !== null, last }
  },
  movedBetween: (accountId, from, until) => findMoved(db, accountId, from, until),
  movedFor: (accountId, references) => findMovedFor(db, accountId, references),
})
