import { CompiledQuery, sql } from 'kysely'
import type { Database, DatabaseHandle } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'

const run = (db: Database, statement: string) => db.executeQuery(CompiledQuery.raw(statement))

/** SQLite cannot switch triggers off, so they are dropped and created again. */
async function pastRulesOfSqlite(db: Database, statement: string): Promise<void> {
  const { rows: triggers } = await sql<{ name: string; text: string }>`
    select name, sql as text from sqlite_master where type = 'trigger' and tbl_name like 'ledger%'`.execute(db)
  for (const { name } of triggers) await run(db, `drop trigger ${name}`)
  await run(db, 'pragma ignore_check_constraints = 1')
  await run(db, 'pragma foreign_keys = 0')
  await run(db, statement)
  await run(db, 'pragma foreign_keys = 1')
  await run(db, 'pragma ignore_check_constraints = 0')
  for (const { text } of triggers) await run(db, text)
}

const pastRulesOfPostgres = (db: Database, statement: string) =>
  inTransaction(db, async (tx) => {
    await run(tx, 'set local session_replication_role = replica')
    await run(tx, statement)
  })

/** Writes past every rule of the database, as a broken disk could, or a person with its password. */
export async function tamper({ db, dialect }: Pick<DatabaseHandle, 'db' | 'dialect'>, statement: string): Promise<void> {
  await (dialect === 'sqlite' ? pastRulesOfSqlite : pastRulesOfPostgres)(db, statement)
}
