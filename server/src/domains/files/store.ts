import type { Selectable } from 'kysely'
import type { Database } from '#database/database.ts'
import type { FilesTable } from '#database/tables/verification.ts'

export type FileRow = Selectable<FilesTable>

export const insertFile = (db: Database, file: FileRow) => db.insertInto('files').values(file).execute()

export const findFile = (db: Database, id: string): Promise<FileRow | undefined> =>
  db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('kept_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** How many of them now belong to something; what was dropped meanwhile stays dropped. */
export async function markKept(tx: Database, ids: readonly string[], profileId: string, now: number): Promise<number> {
  if (ids.length === 0) return 0
  const kept = await tx
    .updateTable('files')
    .set({ kept_at: now, profile_id: profileId })
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return Number(kept.numUpdatedRows)
}

export const markDeleted = (db: Database, ids: readonly string[], now: number) =>
  db.updateTable('files').set({ deleted_at: now }).where('id', 'in', ids).execute()

export const findFiles = (db: Database, ids: readonly string[]): Promise<FileRow[]> =>
  db.selectFrom('files').selectAll().where('id', 'in', ids).execute()

/** Files that belong to nothing since `before`. */
export const findLoose = (db: Database, before: number): Promise<FileRow[]> =>
  db
    .selectFrom('files')
    .selectAll()
    .where('kept_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('created_at', '<', before)
    .limit(100)
    .execute()
