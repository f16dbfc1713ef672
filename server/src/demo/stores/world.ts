import type { MediaKind } from '@wasla/contract/files/media.ts'
import type { Database } from '#database/database.ts'
import type { Tables } from '#database/schema.ts'
import { seededKey } from '#database/tables/settings.ts'

/** A file in the store, as `<id>.<extension>`. */
export type StoredFile = { readonly id: string; readonly extension: MediaKind | 'zip' }

/** Returns the uploads that are not marked as deleted, and the archives of own data that were not removed. */
export async function storedFiles(tx: Database): Promise<StoredFile[]> {
  const uploads = await tx.selectFrom('files').select(['id', 'extension']).where('deleted_at', 'is', null).execute()
  const archives = await tx
    .selectFrom('data_archives')
    .select('id')
    .where('state', '<>', 'Making')
    .where('removed_at', 'is', null)
    .execute()
  return [...uploads, ...archives.map(({ id }) => ({ id, extension: 'zip' as const }))]
}

/** Deletes all rows of these tables, in this order. */
export async function emptyTables(tx: Database, tables: readonly (keyof Tables)[]): Promise<void> {
  for (const table of tables) await tx.deleteFrom(table).execute()
}

/** Saves that the demo data was inserted. */
export const markSeeded = (tx: Database, now: number) =>
  tx.insertInto('settings').values({ key: seededKey, value: '1', updated_at: now }).execute()
