import { pageFrom, type Page } from '@wasla/contract/common/page.ts'
import type { AccountRecord } from '@wasla/contract/ledger/accounts.ts'
import {
  balanceBefore,
  newestOnPage,
  type BookEntry,
  type BookPage,
  type BookProof,
  type BookTransaction,
} from '@wasla/contract/ledger/books.ts'
import { canonical, genesis } from '@wasla/contract/ledger/canonical.ts'
import { allPlatformAccounts, walletAccounts } from '@wasla/contract/wallet/ledger-accounts.ts'
import type { Store } from '../../store/memory.ts'
import { digest } from './digest.ts'

type Link = { seq: number; hash: string; previousHash: string }

/** Returns all entries in the order of posting, each with its link of the chain. */
function sealed({ memory }: Store): (BookEntry & { link: Link })[] {
  const { entries, transactions } = memory.ledger
  const byId = new Map(transactions.map((transaction) => [transaction.id, transaction]))
  let previousHash = genesis
  return entries.flatMap((entry, index) => {
    const transaction = byId.get(entry.transactionId)
    if (!transaction) return []
    const seq = index + 1
    const hash = digest(previousHash + canonical({ seq, transaction, entry }))
    const link = { seq, hash, previousHash }
    previousHash = hash
    return [{ ...entry, transaction, seal: { seq, hash }, link }]
  })
}

const bookEntry = ({ link: _link, ...entry }: BookEntry & { link: Link }): BookEntry => entry

/** Returns all accounts by id: the accounts of the platform and of all wallets, and every account with entries. */
function accountsOf({ memory }: Store): Map<string, AccountRecord> {
  const openings = [...allPlatformAccounts, ...memory.world.wallets.flatMap(({ profileId }) => walletAccounts(profileId))]
  const accounts = new Map(
    openings.map(({ id, kind }): [string, AccountRecord] => [id, { id, kind, currency: 'SAR', balance: 0, version: 0, createdAt: 0 }]),
  )
  for (const { accountId: id, balanceAfter: balance, accountVersion: version } of memory.ledger.entries) {
    const known = accounts.get(id) ?? ({ id, kind: 'owned', currency: 'SAR', createdAt: 0 } as const)
    accounts.set(id, { ...known, balance, version })
  }
  return accounts
}

/** Returns a page of the accounts, sorted by id. `among` limits the accounts to these ids. */
export function accountPage(store: Store, among: readonly string[] | null, page: Page) {
  const found = [...accountsOf(store).values()].filter(({ id }) => among === null || among.includes(id))
  return pageFrom(
    found.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    page,
  )
}

/** Returns a page of an account’s entries, newest first. Returns null if the account does not exist. */
export function entryPage(store: Store, accountId: string, { limit, offset }: Page): BookPage | null {
  const account = accountsOf(store).get(accountId)
  if (!account) return null
  const newest = newestOnPage(account, offset)
  const entries = sealed(store)
    .filter((entry) => entry.accountId === accountId && entry.accountVersion <= newest)
    .map(bookEntry)
    .toReversed()
    .slice(0, limit)
  const oldest = entries.at(-1)
  return { account, entries, carriedOver: oldest ? balanceBefore(oldest) : 0 }
}

/** Returns transactions with their entries, in the order of `ids`. Unknown ids are left out. */
export function transactionsOf(store: Store, ids: readonly string[]): BookTransaction[] {
  const entries = sealed(store)
  return ids.flatMap((id) => {
    const transaction = store.memory.ledger.transactions.find((one) => one.id === id)
    if (!transaction) return []
    const reversedBy = store.memory.ledger.transactions.find(({ reverses }) => reverses === id)?.id ?? null
    return [{ transaction, reversedBy, entries: entries.filter((entry) => entry.transactionId === id).map(bookEntry) }]
  })
}

/** Returns all transactions with this reference, newest first. */
export const transactionsFor = (store: Store, reference: string): BookTransaction[] =>
  transactionsOf(
    store,
    store.memory.ledger.transactions.filter((one) => one.reference === reference).map(({ id }) => id),
  ).toReversed()

/** Returns the proof of one link of the chain, or null if the chain is shorter. `isSound` is always true in the mock. */
export function proofOf(store: Store, number: number): BookProof | null {
  const link = sealed(store).find(({ link: { seq } }) => seq === number)?.link
  return link ? { number, previousHash: link.previousHash, hash: link.hash, isSound: true } : null
}

/** Returns the last link of the chain, or null if nothing has been posted yet. */
export function lastSeal(store: Store) {
  const last = sealed(store).at(-1)
  return last ? { seq: last.link.seq, hash: last.link.hash, sealedAt: last.transaction.createdAt } : null
}
