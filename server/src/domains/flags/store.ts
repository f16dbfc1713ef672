import { sql } from 'kysely'
import type { FlagKey, Flags } from '@wasla/contract/flags/flags.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'

/** Returns the rows of all flags that were switched at least once. */
export const readFlagRows = (db: Database) => db.selectFrom('flags').selectAll().execute()

/** Returns the built-in flags. A flag that was never switched is off. */
export async function readFlags(db: Database): Promise<Flags> {
  const rows = await readFlagRows(db)
  const on = new Set(rows.filter((row) => row.enabled === 1).map((row) => row.key))
  return { program: on.has('program'), payment: on.has('payment') }
}

export async function saveFlag(tx: Database, key: FlagKey, isOn: boolean, at: number): Promise<void> {
  const enabled = isOn ? 1 : 0
  await tx
    .insertInto('flags')
    .values({ key, enabled, updated_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ enabled, updated_at: at }))
    .execute()
}

/**
 * The last values that a flag provider returned, and the time. Because of them, a restart while the provider is down changes no flag for a
 * day.
 */
export type LastGood = { flags: Flags; at: number }

const lastGoodKey = 'flags.last-good'

export async function readLastGood(db: Database): Promise<LastGood | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', lastGoodKey).executeTakeFirst()
  return row ? (JSON.parse(row.value) as LastGood) : null
}

export async function saveLastGood(db: Database, good: LastGood): Promise<void> {
  const value = JSON.stringify(good)
  await db
    .insertInto('settings')
    .values({ key: lastGoodKey, value, updated_at: good.at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: good.at }))
    .execute()
}

/**
 * Removes the statement timeout of this transaction. At the start of a process, the transaction may wait for another process that fills the
 * demo data.
 */
export async function takeTime(tx: Database, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') await sql`set local statement_timeout = 0`.execute(tx)
}
