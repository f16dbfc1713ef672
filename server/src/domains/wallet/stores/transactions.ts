import { sql } from 'kysely'
import type { TransactionsFilter } from '@wasla/contract/wallet/transactions/filter.ts'
import type { TransactionRow, TransactionType } from '@wasla/contract/wallet/transactions/row.ts'
import type { WalletChange } from '@wasla/contract/wallet/transactions/rows.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { insertingRows } from '#database/json-rows/json-rows.ts'
import { defineRecord, json, orNull, same } from '#database/record.ts'
import type { WalletTransactionsTable } from '#database/tables/wallet.ts'

/** A change that has no table of its own, so it is stored in the list itself. */
export type DetailedChange = Exclude<WalletChange, { change: 'topUp' | 'withdrawal' }>

/** A transaction's entry in a wallet's list, and the record from which its row is read. */
export type ListedTransaction = {
  id: string
  change: WalletChange['change']
  sourceId: string
  detail: DetailedChange | null
  at: number
}

const listed = defineRecord<WalletTransactionsTable>()({
  id: same,
  change: same,
  sourceId: same,
  detail: orNull(json<DetailedChange>()),
  at: same,
})

/** Bits in the stored `types` column. A new type takes the next bit; a bit is never reused. */
const bitOf: Readonly<Record<TransactionType, number>> = {
  TOP_UP: 1,
  PAYMENT: 2,
  FEE: 4,
  VAT: 8,
  WITHDRAWAL: 16,
  PROGRAM_PAYOUT: 32,
  PROGRAM_EARNING: 64,
  PROGRAM_TOP_UP: 128,
  PROGRAM_PAYMENT: 256,
}

/** Returns the types of a transaction and its lines as one number. */
const maskOf = (types: readonly TransactionType[]) => types.reduce((mask, type) => mask | bitOf[type], 0)

/** A change of a wallet, with its rows in the list. */
type Source = Omit<ListedTransaction, 'id' | 'at'> & { profileId: string; rows: readonly TransactionRow[] }

const columns = {
  id: 'text',
  profile_id: 'text',
  change: 'text',
  source_id: 'text',
  detail: 'text',
  types: 'integer',
  net_amount: 'integer',
  at: 'integer',
} as const

const valuesOf = ({ profileId, rows, ...source }: Source) =>
  rows.map((row) => ({
    ...listed.write({ id: row.id, ...source, at: row.createdAt }),
    profile_id: profileId,
    types: maskOf([row.type, ...row.children.map(({ type }) => type)]),
    net_amount: row.netAmount,
  }))

/** Inserts or updates the list entries of the transactions that these changes belong to. Runs one statement, in the order of ids. */
export async function saveListed(tx: Database, dialect: Dialect, sources: readonly Source[]): Promise<void> {
  await sql`${insertingRows(dialect, 'wallet_transactions', columns, sources.flatMap(valuesOf), 'id')}
    on conflict (id) do update set
      types = excluded.types, net_amount = excluded.net_amount, at = excluded.at, detail = excluded.detail`.execute(tx)
}

/** `hasMoved`: only transactions that changed the balance. */
export type ListFilter = TransactionsFilter & { readonly hasMoved?: boolean }

const chosen = (db: Database, profileId: string, { types, since, before, hasMoved = false }: ListFilter) =>
  db
    .selectFrom('wallet_transactions')
    .where('profile_id', '=', profileId)
    .$if(types !== null, (query) => query.where(sql<boolean>`(types & ${maskOf(types ?? [])}) <> 0`))
    .$if(since !== null, (query) => query.where('at', '>=', since ?? 0))
    .$if(before !== null, (query) => query.where('at', '<', before ?? 0))
    .$if(hasMoved, (query) => query.where('net_amount', '<>', 0))

/** Counts the transactions that a filter lists. */
export async function countListed(db: Database, profileId: string, filter: TransactionsFilter): Promise<number> {
  const row = await chosen(db, profileId, filter)
    .select((count) => count.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Returns a page of the list, the newest first. */
export async function findListed(
  db: Database,
  profileId: string,
  filter: TransactionsFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedTransaction[]> {
  const rows = await chosen(db, profileId, filter)
    .select(listed.columns('wallet_transactions'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(listed.read)
}

/** Returns the list entry of one transaction of a profile, or null if the profile has none with this id. */
export async function findPlace(db: Database, profileId: string, id: string): Promise<ListedTransaction | null> {
  const row = await db
    .selectFrom('wallet_transactions')
    .select(listed.columns('wallet_transactions'))
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
  return row ? listed.read(row) : null
}

/** Returns at most `limit` list entries that come after the entry `after`, or the first entries if `after` is null. */
export async function findListedAfter(
  db: Database,
  profileId: string,
  filter: ListFilter,
  after: { at: number; id: string } | null,
  limit: number,
): Promise<ListedTransaction[]> {
  // `after` bounds the index. The filter's end, which all later rows meet, is left out: with both, SQLite may start at that end.
  const rows = await chosen(db, profileId, after ? { ...filter, before: null } : filter)
    .$if(after !== null, (query) => query.where((row) => row(row.refTuple('at', 'id'), '<', row.tuple(after?.at ?? 0, after?.id ?? ''))))
    .select(listed.columns('wallet_transactions'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(listed.read)
}

/** Returns a wallet's balance just before a moment, in halalas: the sum of all earlier changes. */
export async function balanceBefore(db: Database, profileId: string, before: number): Promise<number> {
  const row = await db
    .selectFrom('wallet_transactions')
    .select((sum) => sum.fn.sum<number | string | null>('net_amount').as('sum'))
    .where('profile_id', '=', profileId)
    .where('at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(row.sum ?? 0)
}

/** Returns when the balance last changed, or null if it never did. */
export async function lastChangedAt(db: Database, profileId: string): Promise<number | null> {
  const row = await chosen(db, profileId, { types: null, since: null, before: null, hasMoved: true })
    .select('at')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Returns when the first transaction of a wallet was, or null if there is none. */
export async function firstListedAt(db: Database, profileId: string): Promise<number | null> {
  const row = await db
    .selectFrom('wallet_transactions')
    .select('at')
    .where('profile_id', '=', profileId)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}
