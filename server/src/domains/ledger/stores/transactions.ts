import type { Posting } from '@wasla/contract/ledger/posting.ts'
import type { EntryRecord, TransactionRecord } from '@wasla/contract/ledger/record.ts'
import type { Reversible } from '@wasla/contract/ledger/reversal.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { insertingRows } from '#database/json-rows/json-rows.ts'
import { defineRecord, same } from '#database/record.ts'
import type { LedgerEntriesTable, LedgerTransactionsTable } from '#database/tables/ledger.ts'
import { currency } from './accounts.ts'

export const transaction = defineRecord<LedgerTransactionsTable>()({
  id: same,
  kind: same,
  reference: same,
  currency,
  reverses: same,
  createdAt: same,
})

export const entry = defineRecord<LedgerEntriesTable>()({
  transactionId: same,
  line: same,
  accountId: same,
  amount: same,
  accountVersion: same,
  balanceAfter: same,
})

const entryColumns = {
  transaction_id: 'text',
  line: 'integer',
  account_id: 'text',
  amount: 'integer',
  account_version: 'integer',
  balance_after: 'integer',
} as const

/**
 * Inserts a transaction with all its entries, in the order of their lines. Triggers move the balances, and refuse an entry that does not
 * continue its account.
 */
export async function insertPosting(tx: Database, dialect: Dialect, { transaction: made, entries }: Posting): Promise<void> {
  await tx
    .insertInto('ledger_transactions')
    .values({ ...transaction.write(made), last_line: entries.length - 1 })
    .execute()
  await insertingRows(dialect, 'ledger_entries', entryColumns, entries.map(entry.write), 'line').execute(tx)
}

export async function findTransaction(db: Database, id: string): Promise<TransactionRecord | null> {
  const row = await db
    .selectFrom('ledger_transactions')
    .select(transaction.columns('ledger_transactions'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? transaction.read(row) : null
}

/** Returns the entries of a transaction, in the order of their lines. */
export async function findEntries(db: Database, transactionId: string): Promise<EntryRecord[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .select(entry.columns('ledger_entries'))
    .where('transaction_id', '=', transactionId)
    .orderBy('line')
    .execute()
  return rows.map(entry.read)
}

/** Returns the data that the decision on a reversal needs; null if there is no such transaction. */
export async function findReversible(db: Database, id: string): Promise<Reversible | null> {
  const found = await findTransaction(db, id)
  if (!found) return null
  const reversal = await db.selectFrom('ledger_transactions').select('id').where('reverses', '=', id).executeTakeFirst()
  return { transaction: found, entries: await findEntries(db, id), reversedBy: reversal?.id ?? null }
}
