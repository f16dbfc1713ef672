import { flagKeys, type FlagKey, type Flags } from '@wasla/contract/flags/flags.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { inTransaction } from '#database/transaction.ts'
import { appendEvent } from '../events/service.ts'
import { flagsSwitched } from './store.ts'

/** Built-in flags as they are stored, with the moment of their last switch; one that was never switched has no row. */
export const flagRows = (db: Database) => db.selectFrom('flags').selectAll().execute()

/** Switches built-in flags and tells every process, in the transaction of who switches them. */
export async function writeFlags(tx: Database, dialect: Dialect, flags: Partial<Flags>, at: number): Promise<void> {
  const given = flagKeys.filter((key): key is FlagKey => flags[key] !== undefined)
  for (const key of given) {
    const enabled = flags[key] ? 1 : 0
    await tx
      .insertInto('flags')
      .values({ key, enabled, updated_at: at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ enabled, updated_at: at }))
      .execute()
  }
  await appendEvent(tx, dialect, { userId: null, kind: flagsSwitched, data: given, at })
}

/** The same in a transaction of its own. */
export const switchFlags = (db: Database, dialect: Dialect, flags: Partial<Flags>, at: number): Promise<void> =>
  inTransaction(db, (tx) => writeFlags(tx, dialect, flags, at))
