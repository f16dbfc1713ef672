import type { AccountRecord } from '@wasla/contract/ledger/accounts.ts'
import type { BookEntry } from '@wasla/contract/ledger/books.ts'
import type { Page } from '@wasla/contract/common/page.ts'
import type { Database } from '#database/database.ts'
import { account } from './accounts.ts'
import { entry, transaction } from './transactions.ts'

const entriesOf = (db: Database) =>
  db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .leftJoin('ledger_seals as s', (join) => join.onRef('s.transaction_id', '=', 'e.transaction_id').onRef('s.line', '=', 'e.line'))
    .select([...entry.columns('e'), ...transaction.columns('t'), 's.seq', 's.hash'])

type Row = Awaited<ReturnType<ReturnType<typeof entriesOf>['execute']>>[number]

const bookEntry = (row: Row): BookEntry => ({
  ...entry.read(row),
  transaction: transaction.read(row),
  seal: row.seq === null || row.hash === null ? null : { seq: row.seq, hash: row.hash },
})

/**
 * Returns the entries of an account with a number up to `newest`, newest first. Reads along the index, so long accounts are as fast as
 * short ones.
 */
export async function findEntriesUpTo(db: Database, accountId: string, newest: number, limit: number): Promise<BookEntry[]> {
  const rows = await entriesOf(db)
    .where('e.account_id', '=', accountId)
    .where('e.account_version', '<=', newest)
    .orderBy('e.account_version', 'desc')
    .limit(limit)
    .execute()
  return rows.map(bookEntry)
}

/** Returns the entries of these transactions, by transaction and line. */
export async function findBookEntries(db: Database, transactionIds: readonly string[]): Promise<BookEntry[]> {
  if (transactionIds.length === 0) return []
  const rows = await entriesOf(db).where('e.transaction_id', 'in', transactionIds).orderBy('e.transaction_id').orderBy('e.line').execute()
  return rows.map(bookEntry)
}

/** Returns, by transaction id, the id of the reversal. Leaves out transactions that were not reversed. */
export async function findReversals(db: Database, transactionIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (transactionIds.length === 0) return new Map()
  const rows = await db.selectFrom('ledger_transactions').select(['id', 'reverses']).where('reverses', 'in', transactionIds).execute()
  return new Map(rows.flatMap(({ id, reverses }) => (reverses === null ? [] : [[reverses, id] as const])))
}

/** Returns the ids of the transactions of a reference, newest first, at most `limit`. */
export async function findIdsByReference(db: Database, reference: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('reference', '=', reference)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns a page of accounts by id, and their count; with `among`, only accounts with these ids. */
export async function findAccountPage(
  db: Database,
  among: readonly string[] | null,
  { limit, offset }: Page,
): Promise<{ count: number; data: AccountRecord[] }> {
  if (among?.length === 0) return { count: 0, data: [] }
  const found = among === null ? db.selectFrom('ledger_accounts') : db.selectFrom('ledger_accounts').where('id', 'in', among)
  const { count } = await found.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await found.select(account.columns('ledger_accounts')).orderBy('id').limit(limit).offset(offset).execute()
  return { count, data: rows.map(account.read) }
}

/** Returns the amounts that moved on an account in transactions from `from` on and before `until`, with their references. */
export const findMoved = (db: Database, accountId: string, from: number, until: number): Promise<{ reference: string; amount: number }[]> =>
  db
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', (join) => join.onRef('e.transaction_id', '=', 't.id').on('e.account_id', '=', accountId))
    .select(['t.reference', 'e.amount'])
    .where('t.created_at', '>=', from)
    .where('t.created_at', '<', until)
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute()

/** Returns the amounts that moved on an account for these references, at any time. */
export async function findMovedFor(
  db: Database,
  accountId: string,
  references: readonly string[],
): Promise<{ reference: string; amount: number }[]> {
  if (references.length === 0) return []
  return db
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', (join) => join.onRef('e.transaction_id', '=', 't.id').on('e.account_id', '=', accountId))
    .select(['t.reference', 'e.amount'])
    .where('t.reference', 'in', references)
    .orderBy('t.id')
    .execute()
}
