import type { Database } from '#database/database.ts'
import type { Tables } from '#database/schema.ts'
import { seededKey } from '#database/tables/settings.ts'

/** Files that are not marked as deleted. */
export const storedFiles = (tx: Database) => tx.selectFrom('files').select(['id', 'extension']).where('deleted_at', 'is', null).execute()

/** Deletes all rows of these tables, in this order. */
export async function emptyTables(tx: Database, tables: readonly (keyof Tables)[]): Promise<void> {
  for (const table of tables) await tx.deleteFrom(table).execute()
}

/** Saves that the demo data was inserted. */
export const markSeeded = (tx: Database, now: number) =>
  tx.insertInto('settings').values({ key: seededKey, value: '1', updated_at: now }).execute()
