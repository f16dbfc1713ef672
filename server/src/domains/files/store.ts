import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#database/database.ts'
import type { FilesTable } from '#database/tables/files.ts'

export type FileRow = Selectable<FilesTable>

export const insertFile = (db: Database, file: Insertable<FilesTable>) => db.insertInto('files').values(file).execute()

export const findFile = (db: Database, id: string): Promise<FileRow | undefined> =>
  db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('stored_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('obsolete_at', 'is', null)
    .executeTakeFirst()

/** Gives files to a profile. Returns how many were updated; obsolete files are left out. */
export async function markStored(tx: Database, ids: readonly string[], profileId: string, now: number): Promise<number> {
  if (ids.length === 0) return 0
  const stored = await tx
    .updateTable('files')
    .set({ stored_at: now, profile_id: profileId })
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('obsolete_at', 'is', null)
    .executeTakeFirst()
  return Number(stored.numUpdatedRows)
}

export const markDeleted = (db: Database, ids: readonly string[], now: number) =>
  db.updateTable('files').set({ deleted_at: now }).where('id', 'in', ids).execute()

export const findFiles = (db: Database, ids: readonly string[]): Promise<FileRow[]> =>
  db.selectFrom('files').selectAll().where('id', 'in', ids).execute()

/** Marks files as obsolete. Nobody can read them after this transaction. The caller or the sweep then removes them from the store. */
export const markObsolete = (tx: Database, ids: readonly string[], now: number) =>
  tx.updateTable('files').set({ obsolete_at: now }).where('id', 'in', ids).where('deleted_at', 'is', null).execute()

/** Marks all files of a person as obsolete, except those in `except`. Returns their ids. */
export async function markAllObsolete(tx: Database, userId: string, now: number, except: readonly string[] = []): Promise<string[]> {
  const rows = await tx
    .updateTable('files')
    .set({ obsolete_at: now })
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Marks files as obsolete that were uploaded before `before` and belong to no profile. */
export const markLoose = (db: Database, before: number, now: number) =>
  db
    .updateTable('files')
    .set({ obsolete_at: now })
    .where('stored_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('obsolete_at', 'is', null)
    .where('created_at', '<', before)
    .execute()

/** Returns obsolete files that are still in the store. The file whose removal was tried longest ago comes first. */
export const findObsolete = (db: Database, limit: number): Promise<FileRow[]> =>
  db
    .selectFrom('files')
    .selectAll()
    .where('obsolete_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('obsolete_at')
    .orderBy('id')
    .limit(limit)
    .execute()
