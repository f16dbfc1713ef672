import { sql } from 'kysely'
import type { TransactionsFilter } from '@wasla/contract/wallet/transactions/filter.ts'
import type { TransactionRow, TransactionType } from '@wasla/contract/wallet/transactions/row.ts'
import type { WalletChange } from '@wasla/contract/wallet/transactions/rows.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { insertingRows } from '#database/json-rows/json-rows.ts'
import { defineRecord, json, orNull, same } from '#database/record.ts'
import type { WalletTransactionsTable } from '#database/tables/wallet.ts'

/** What is listed and lies in no table of its own. */
export type DetailedChange = Exclude<WalletChange, { change: 'topUp' | 'withdrawal' }>

/** Where a transaction stands in a wallet's list, and what it is read from. */
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

/** Rows are stored by these: a new type takes the next bit, and none ever takes another's. */
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

/** One number says of which types a transaction and its lines are. */
const maskOf = (types: readonly TransactionType[]) => types.reduce((mask, type) => mask | bitOf[type], 0)

/** A change of a wallet, and the transactions it is listed as. */
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

/** Writes where the transactions of some changes stand, or stand from now on: one statement, in the order of their ids. */
export async function saveListed(tx: Database, dialect: Dialect, sources: readonly Source[]): Promise<void> {
  await sql`${insertingRows(dialect, 'wallet_transactions', columns, sources.flatMap(valuesOf), 'id')}
    on conflict (id) do update set
      types = excluded.types, net_amount = excluded.net_amount, at = excluded.at, detail = excluded.detail`.execute(tx)
}

/** `hasMoved`: only what changed the balance. */
export type ListFilter = TransactionsFilter & { readonly hasMoved?: boolean }

const chosen = (db: Database, profileId: string, { types, since, before, hasMoved = false }: ListFilter) =>
  db
    .selectFrom('wallet_transactions')
    .where('profile_id', '=', profileId)
    .$if(types !== null, (query) => query.where(sql<boolean>`(types & ${maskOf(types ?? [])}) <> 0`))
    .$if(since !== null, (query) => query.where('at', '>=', since ?? 0))
    .$if(before !== null, (query) => query.where('at', '<', before ?? 0))
    .$if(hasMoved, (query) => query.where('net_amount', '<>', 0))

/** How many transactions a filter lists. */
export async function countListed(db: Database, profileId: string, filter: TransactionsFilter): Promise<number> {
  const row = await chosen(db, profileId, filter)
    .select((count) => count.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** A page of the list, the newest first. */
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

/** Where one transaction of a profile stands; null for one of somebody else, as for none. */
export async function findPlace(db: Database, profileId: string, id: string): Promise<ListedTransaction | null> {
  const row = await db
    .selectFrom('wallet_transactions')
    .select(listed.columns('wallet_transactions'))
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
  return row ? listed.read(row) : null
}

/** The rows that come after one in the list, as many as `limit`; from the beginning where there is none. */
export async function findListedAfter(
  db: Database,
  profileId: string,
  filter: ListFilter,
  after: { at: number; id: string } | null,
  limit: number,
): Promise<ListedTransaction[]> {
  // The place bounds the index: what comes before it is not walked through again. Whatever is after it is before the filter's end, too,
  // and with both SQLite may choose to begin at that end.
  const rows = await chosen(db, profileId, after ? { ...filter, before: null } : filter)
    .$if(after !== null, (query) => query.where((row) => row(row.refTuple('at', 'id'), '<', row.tuple(after?.at ?? 0, after?.id ?? ''))))
    .select(listed.columns('wallet_transactions'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(listed.read)
}

/** What a wallet had before a moment, by all that changed it until then, in halalas. */
export async function balanceBefore(db: Database, profileId: string, before: number): Promise<number> {
  const row = await db
    .selectFrom('wallet_transactions')
    .select((sum) => sum.fn.sum<number | string | null>('net_amount').as('sum'))
    .where('profile_id', '=', profileId)
    .where('at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(row.sum ?? 0)
}

/** When the balance last changed; null before it did. */
export async function lastChangedAt(db: Database, profileId: string): Promise<number | null> {
  const row = await chosen(db, profileId, { types: null, since: null, before: null, hasMoved: true })
    .select('at')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

/** When the first transaction of a wallet was; null before there is one. */
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
