import type { AccountRecord, Currency } from '@wasla/contract/ledger/accounts.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { defineRecord, same, type Codec } from '#database/record.ts'
import { locking } from '#database/row-lock.ts'
import type { LedgerAccountsTable } from '#database/tables/ledger.ts'

/** The tables do not restrict currencies; only our code writes them. */
export const currency: Codec<string, Currency> = { read: (column) => column as Currency, write: (value) => value }

export const account = defineRecord<LedgerAccountsTable>()({
  id: same,
  kind: same,
  currency,
  balance: same,
  version: same,
  createdAt: same,
})

const select = (db: Database, ids: readonly string[]) =>
  db.selectFrom('ledger_accounts').select(account.columns('ledger_accounts')).where('id', 'in', ids).orderBy('id')

export async function findAccounts(db: Database, ids: readonly string[]): Promise<AccountRecord[]> {
  return (await select(db, ids).execute()).map(account.read)
}

/** Returns these accounts, locked until the transaction ends. All callers lock in the order of the ids, to avoid deadlocks. */
export async function lockAccounts(tx: Database, dialect: Dialect, ids: readonly string[]): Promise<AccountRecord[]> {
  const rows = await select(tx, [...new Set(ids)])
    .$call(locking(dialect))
    .execute()
  return rows.map(account.read)
}

/** Inserts accounts unless their ids exist; returns how many it inserted. */
export async function insertAccounts(tx: Database, opened: readonly AccountRecord[]): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('ledger_accounts')
    .values(opened.map(account.write))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** Returns all accounts whose ids begin with `prefix`, ordered by id. */
export async function findAccountsUnder(db: Database, prefix: string): Promise<AccountRecord[]> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(account.columns('ledger_accounts'))
    .where('id', 'like', `${prefix}%`)
    .orderBy('id')
    .execute()
  return rows.map(account.read)
}
