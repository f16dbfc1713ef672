import { flagKeys, type FlagKey, type Flags } from '@wasla/contract/flags/flags.ts'
import type { FlagRecord } from '@wasla/contract/flags/switch.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { inTransaction } from '#database/transaction.ts'
import type { FlagService } from '#providers/flags/port.ts'
import { appendEvent } from '../events/service.ts'
import { readFlagRows, saveFlag, takeTime } from './store.ts'

/** Creates a flag service whose values never change, for tests and for code that runs without a provider. */
export const fixedFlags = (flags: Flags): FlagService => ({
  current: () => flags,
  isOn: (key) => flags[key],
  subscribe: () => () => undefined,
})

/** The event that makes the other processes read the flags again. */
export const flagsSwitched = 'process:flags-switched'

type Row = Awaited<ReturnType<typeof readFlagRows>>[number]

/** Returns the record of a flag. A flag without a row was never switched: it is off, with time 0. */
const recordOf = (rows: readonly Row[], key: FlagKey): FlagRecord => {
  const row = rows.find((one) => one.key === key)
  return { key, enabled: row?.enabled === 1, updatedAt: row?.updated_at ?? 0 }
}

/** Returns the stored built-in flags, in the contract's order. */
export async function storedFlags(db: Database): Promise<FlagRecord[]> {
  const rows = await readFlagRows(db)
  return flagKeys.map((key) => recordOf(rows, key))
}

export const storedFlag = async (db: Database, key: FlagKey): Promise<FlagRecord> => recordOf(await readFlagRows(db), key)

/** Switches built-in flags and notifies every process, in the caller's transaction. */
export async function changeFlags(tx: Database, dialect: Dialect, flags: Partial<Flags>, at: number): Promise<void> {
  const changed = flagKeys.filter((key) => flags[key] !== undefined)
  for (const key of changed) await saveFlag(tx, key, flags[key] === true, at)
  await appendEvent(tx, dialect, { userId: null, kind: flagsSwitched, data: changed, at })
}

/**
 * Switches built-in flags in a transaction of its own. The transaction may wait until another starting process has filled the demo data.
 */
export const switchFlags = (db: Database, dialect: Dialect, flags: Partial<Flags>, at: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    await takeTime(tx, dialect)
    await changeFlags(tx, dialect, flags, at)
  })
