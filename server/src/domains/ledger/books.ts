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

/** An amount that moved on one account, and what it moved for. */
export type MovedAmount = { reference: string; amount: number }

/** What the back office reads in the ledger. Nothing here changes anything. */
export type LedgerBooks = {
  /** A page of the accounts by name; `among` leaves those of these names, where they are open. */
  accountPage(among: readonly string[] | null, page: Page): Promise<{ count: number; data: AccountRecord[] }>
  /** A page of an account's entries, the newest first; null where no account has the name. As fast at a million entries as at ten. */
  entryPage(accountId: string, page: Page): Promise<BookPage | null>
  /** Whole transactions, in the order of their ids; those there are none of are left out. */
  transactions(ids: readonly string[]): Promise<BookTransaction[]>
  /** The transactions that were made for something, the newest first. */
  transactionsFor(reference: string): Promise<BookTransaction[]>
  /** Computes one link of the chain anew; null where it is not that long. */
  proof(number: number): Promise<BookProof | null>
  state(): Promise<BookState>
  /** What moved on an account in transactions made in this time, in milliseconds: `until` is the first moment after it. */
  movedBetween(accountId: string, from: number, until: number): Promise<MovedAmount[]>
  /** What moved on an account for these, whenever it was. */
  movedFor(accountId: string, references: readonly string[]): Promise<MovedAmount[]>
}

/** What one thing moves at most: a withdrawal has two transactions, a program has one a week. */
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
  // A gap before it: there is nothing it could follow from.
  if (previousHash === undefined) return { number, previousHash: '', hash: link.hash, isSound: false }
  return { number, previousHash, hash: link.hash, isSound: hashAfter(previousHash, link) === link.hash }
}

/** The books of a ledger. */
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
